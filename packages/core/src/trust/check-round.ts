import { Fault } from '../model/fault.ts';
import type { CommitRound } from '../primitives/commits/commit-round.ts';

/** A round of commitments belongs to one position: elsewhere it is a mistake of who passes it on. */
export function checkRound(
  api: string,
  match: { readonly game: string; readonly rules: string; readonly phase: string; readonly step: number },
  { place }: CommitRound,
): void {
  const same = match.game === place.game && match.rules === place.rules && match.phase === place.phase && match.step === place.step;
  if (same) return;
  throw new Fault({
    code: 'another-round',
    api,
    expected: `the match as it stood when the round began: ${place.game} ${place.rules} in ${place.phase} at step ${place.step}`,
    received: `${match.game} ${match.rules} in ${match.phase} at step ${match.step}`,
    remedy: 'Resolve each round once, on the match that it was begun with.',
  });
}
