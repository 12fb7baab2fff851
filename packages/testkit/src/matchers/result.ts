/** What a matcher answers, as `expect.extend` of vitest and of Jest wants it. The message is for the case that the expectation fails, be it with `.not` or without. */
export interface MatcherResult {
  /** Whether it holds. */
  readonly pass: boolean;
  /** What to say if the expectation fails. */
  readonly message: () => string;
}
