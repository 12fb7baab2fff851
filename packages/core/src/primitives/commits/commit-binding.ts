import { isSeatNumber, type Seat } from '../../model/seat.ts';

/** Where a round of commitments belongs: its phase instance is named by `step`, which does not change while the phase is open. */
export interface CommitPlace {
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules. */
  readonly rules: string;
  /** What the players call this match, the same for all and never used before: see `hashJson`. */
  readonly match: string;
  /** The simultaneous phase that is open. */
  readonly phase: string;
  /** The step of the match: with the phase, it names this one round. */
  readonly step: number;
}

/** What one commitment is bound to: it opens nowhere else, and for nobody else. */
export interface CommitBinding extends CommitPlace {
  /** The seat that commits. */
  readonly seat: Seat;
}

/** The fields of a {@link CommitBinding}, in the order in which they are compared. */
export const BINDING_FIELDS = ['game', 'rules', 'match', 'phase', 'step', 'seat'] as const satisfies readonly (keyof CommitBinding)[];

/** The first field, in that order, whose value is not of its kind; `undefined` if all are. */
export function bindingFlaw(binding: Readonly<Record<string, unknown>>): keyof CommitBinding | undefined {
  return BINDING_FIELDS.find((field) => !isOfItsKind(field, binding[field]));
}

function isOfItsKind(field: keyof CommitBinding, value: unknown): boolean {
  if (field === 'seat') return isSeatNumber(value);
  return field === 'step' ? isCount(value) : isName(value);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** The first field in which two bindings differ; `undefined` if they are the same. */
export function bindingDifference(one: CommitBinding, other: CommitBinding): keyof CommitBinding | undefined {
  return BINDING_FIELDS.find((field) => one[field] !== other[field]);
}
