import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import type { AnyGame } from '../game/game.ts';
import { OVER } from '../game/match.ts';
import type { EngineEvent } from '../model/event.ts';
import { FINISHES } from '../model/outcome.ts';
import { PRESENCES, SEAT_CHANGES } from '../model/presence.ts';

/** The words of a game that the engine itself uses, as schemas: seats, phases, reasons of the end, outcomes. */
export interface Vocabulary {
  readonly seat: core.$ZodType;
  readonly seats: core.$ZodType;
  readonly presence: core.$ZodType;
  readonly phase: core.$ZodType;
  readonly ending: core.$ZodType;
  readonly outcome: core.$ZodType;
  readonly events: Readonly<Record<EngineEvent['type'], core.$ZodType>>;
}

/** The vocabulary of a game. */
export function vocabularyOf({ meta, phases, ends, ranking, spec }: AnyGame): Vocabulary {
  const seat = z.int().check(z.gte(0), z.lte(meta.seats.max - 1));
  const seats = z.array(seat).check(z.maxLength(meta.seats.max));
  const bySeat = <S extends core.$ZodType>(each: S) => z.array(each).check(z.minLength(meta.seats.min), z.maxLength(meta.seats.max));
  const reason = z.enum(ends.map((end) => end.reason));
  const reasons = z.array(reason).check(z.minLength(1));
  const outcome = z.strictObject({
    ranks: bySeat(z.int().check(z.gte(1), z.lte(meta.seats.max))),
    winners: seats,
    scores: bySeat(z.strictObject({ total: z.number(), parts: z.record(z.string(), z.number()) })),
    reasons,
    decidedBy: z.nullable(z.enum(ranking.map(({ name }) => name))),
  });
  const finish = z.enum(FINISHES);
  return {
    seat,
    seats,
    presence: bySeat(z.enum(PRESENCES)),
    phase: z.enum([...Object.keys(phases), OVER]),
    ending: z.strictObject({ reasons, finish }),
    outcome,
    events: {
      'commit-replaced': z.strictObject({ seat, code: z.enum(Object.keys(spec.rejections)) }),
      'seat-changed': z.strictObject({ seat, change: z.enum(SEAT_CHANGES) }),
      'stood-in': z.strictObject({ seat }),
      undone: z.strictObject({ seat }),
      'end-triggered': z.strictObject({ reason, finish }),
      'match-over': z.strictObject({ outcome }),
    },
  };
}
