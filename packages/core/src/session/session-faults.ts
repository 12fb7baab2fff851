import { Fault } from '../model/fault.ts';
import type { Due } from '../slices/due-change.ts';

/** A slice was asked for that the session does not keep. */
export function foreignExtension(id: string, extensions: readonly { readonly id: string }[]): Fault {
  const known = extensions.map((extension) => extension.id).join(', ');
  return new Fault({
    code: 'foreign-extension',
    api: 'session.slice',
    expected: known === '' ? 'no extension, since the session has none' : `one of the session's own extensions (${known})`,
    received: `an extension ${id}`,
    remedy: 'Pass the very value that the session was given.',
  });
}

/** What was asked for would never be made, and be asked for again. */
export function refusedDue({ extension, seat, change }: Due, code: string): Fault {
  return new Fault({
    code: 'refused-due',
    api: `due of the extension ${extension}`,
    expected: 'changes that the engine makes',
    received: `${change} of seat ${seat}, which is refused: ${code}`,
    remedy: 'Look at `situation` before asking, e.g. whether the seat is awaited and who else is there.',
  });
}

/** What was asked for does not end the asking. */
export function endlessTick({ extension, seat, change }: Due, most: number): Fault {
  return new Fault({
    code: 'endless-tick',
    api: `due of the extension ${extension}`,
    expected: `at most ${most} changes at one moment`,
    received: `one more, ${change} of seat ${seat}`,
    remedy: 'Give the seat some time in `react`, once what was due has been made.',
  });
}

/** While extensions were told of one thing another was done, so what they were told is not what came next. */
export function impureExtension(): Fault {
  return new Fault({
    code: 'impure-extension',
    api: 'react of an extension',
    expected: 'nothing to be done in the session while it reacts',
    received: 'a deed; what it was reacting to was not done',
    remedy: 'Ask for changes of seats by `due`; let a subscriber of the session do anything else.',
  });
}
