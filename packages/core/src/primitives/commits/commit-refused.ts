import type { JsonObject } from '../../model/json.ts';
import { makeRejection, type Rejection } from '../../model/rejection.ts';
import type { CommitRejection } from '../../model/trust-rejection.ts';

/** A commitment or an opening that was refused: nothing has changed. */
export interface CommitRefused {
  readonly ok: false;
  /** Why, by a code of `COMMIT_REJECTIONS`. */
  readonly rejection: Rejection<CommitRejection>;
}

/** Refuses, by a code of `COMMIT_REJECTIONS`. */
export function refuseCommit(code: CommitRejection, data: JsonObject = {}, rule: string | null = null): CommitRefused {
  return Object.freeze({ ok: false, rejection: makeRejection(code, data, rule) });
}
