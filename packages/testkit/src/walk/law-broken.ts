import type { MatchRecord } from '../conformance/law.ts';

/** Where a walk stood when a law was broken. */
export interface LawBrokenDetails {
  /** The id of the game. */
  readonly game: string;
  /** The name of the law. */
  readonly law: string;
  /** The number of the promise; see `Law`. */
  readonly promise: string;
  /** The step of the match. */
  readonly step: number;
  /** What differs from what is promised, in words. */
  readonly difference: string;
  /** All that was done up to there, for `playRecord` and `walkRecord`; no entries for what only a whole set of matches shows. */
  readonly record: MatchRecord;
  /** The record as TypeScript to be pasted into a test: walks write it. */
  readonly replay?: string | undefined;
}

/**
 * Thrown by a walk that found a law broken: says which, where and what differed, and carries the actions that lead there. Compare `error.name`, not
 * `instanceof`: the ESM and the CommonJS build have a class each.
 */
export class LawBroken extends Error implements LawBrokenDetails {
  override readonly name = 'LawBroken';
  readonly game: string;
  readonly law: string;
  readonly promise: string;
  readonly step: number;
  readonly difference: string;
  readonly record: MatchRecord;
  readonly replay: string | undefined;

  /** Puts what was broken into words, with the replay; `cause` is what a law or a rule has thrown, if one has. */
  constructor(details: LawBrokenDetails, options: { readonly cause?: unknown } = {}) {
    super(messageOf(details), options.cause === undefined ? undefined : { cause: options.cause });
    this.game = details.game;
    this.law = details.law;
    this.promise = details.promise;
    this.step = details.step;
    this.difference = details.difference;
    this.record = details.record;
    this.replay = details.replay;
  }
}

function messageOf({ game, law, promise, step, difference, record, replay }: LawBrokenDetails): string {
  const again = replay ?? `Play it again with playRecord(engine, ${JSON.stringify(record)})`;
  return `${game} breaks ${promise} (${law}) at step ${step}: ${difference}\n${again}`;
}
