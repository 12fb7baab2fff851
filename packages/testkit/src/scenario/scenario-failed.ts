/** What a failing scenario says. */
export interface ScenarioFailure {
  /** The id of the game. */
  readonly game: string;
  /** Which step, counting from 0; `null` for the position before all steps, or for the end after them. */
  readonly step: number | null;
  /** Where that is, in words. */
  readonly where: string;
  /** What was expected and what came instead. */
  readonly problem: string;
  /** The position in words, as the seat that acts sees it. */
  readonly position?: string | undefined;
  /** The action in words and as data: the one that was tried, or the last that was done. */
  readonly action?: string | undefined;
  /** The code of the rejection, if there is one. */
  readonly code?: string | undefined;
  /** The rule that the rejection cites; `null` if none of the game is concerned. */
  readonly rule?: string | null | undefined;
  /** The first difference, with its path. */
  readonly difference?: string | undefined;
}

/**
 * Thrown by a scenario that fails: the message holds the position, the action, code and rule, and the first difference. Compare `error.name`, not
 * `instanceof`: the ESM and the CommonJS build have a class each.
 */
export class ScenarioFailed extends Error implements ScenarioFailure {
  override readonly name = 'ScenarioFailed';
  readonly game: string;
  readonly step: number | null;
  readonly where: string;
  readonly problem: string;
  readonly position: string | undefined;
  readonly action: string | undefined;
  readonly code: string | undefined;
  readonly rule: string | null | undefined;
  readonly difference: string | undefined;

  /** Puts what failed into words; `cause` is what was thrown underneath, if anything was. */
  constructor(failure: ScenarioFailure, cause?: unknown) {
    super(messageOf(failure), cause === undefined ? undefined : { cause });
    this.game = failure.game;
    this.step = failure.step;
    this.where = failure.where;
    this.problem = failure.problem;
    this.position = failure.position;
    this.action = failure.action;
    this.code = failure.code;
    this.rule = failure.rule;
    this.difference = failure.difference;
  }
}

function messageOf({ game, where, problem, position, action, code, rule, difference }: ScenarioFailure): string {
  const lines = [`${game}, ${where}: ${problem}`];
  if (position !== undefined) lines.push('Position:', ...position.split('\n').map((line) => `  ${line}`));
  if (action !== undefined) lines.push(`Action: ${action}`);
  if (code !== undefined) lines.push(`Code: ${code}, rule: ${rule ?? 'none'}`);
  if (difference !== undefined) lines.push(`First difference: ${difference}`);
  return lines.join('\n');
}
