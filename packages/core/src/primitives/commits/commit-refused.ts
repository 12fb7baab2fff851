import { deepFreeze } from '../../model/freeze.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Rejection } from '../../model/rejection.ts';
import type { CommitRejection } from '../../model/trust-rejection.ts';

/** A commitment or an opening that was refused: nothing has changed. */
export interface CommitRefused {
  readonly ok: false;
  readonly rejection: Rejection<CommitRejection>;
}

/** Refuses, by a code of `COMMIT_REJECTIONS`. */
export function refuseCommit(code: CommitRejection, data: JsonObject = {}, rule: string | null = null): CommitRefused {
  return deepFreeze({ ok: false, rejection: { code, rule, data } });
}
