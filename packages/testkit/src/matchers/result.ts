/** What a matcher answers, as `expect.extend` of vitest and of Jest wants it. The message is for the case that the expectation fails, be it with `.not` or without. */
export interface MatcherResult {
  readonly pass: boolean;
  readonly message: () => string;
}
