import { Fault, type FaultDetails } from '../model/fault.ts';
import { compareVersions, isVersion } from './version.ts';

/** A JSON value that nobody may change. */
export type FrozenJson = null | boolean | number | string | readonly FrozenJson[] | FrozenObject;

/** A JSON object that nobody may change. */
export interface FrozenObject {
  readonly [key: string]: FrozenJson;
}

/**
 * What a migration changes of a match, as plain JSON: everything whose shape a game decides. Format, `step`, `random` and `presence` are the engine's and
 * stay as they are.
 */
export interface MatchParts {
  /** The game's own options and `seats`; the engine names the content beside them. */
  readonly options: FrozenObject;
  /** The phase that is open, which has to exist in the newer version. */
  readonly phase: string;
  /** By seat: an action, or `null`. */
  readonly commits: readonly FrozenJson[];
  /** The state in its three parts. */
  readonly state: {
    /** What everybody sees. */
    readonly table: FrozenJson;
    /** By seat, what it holds. */
    readonly hands: readonly FrozenJson[];
    /** What nobody sees. */
    readonly hidden: FrozenJson;
  };
  /** As in {@link Match}: an object with `reasons` and `finish`, or `null`. */
  readonly ending: FrozenJson;
  /** The content that the match is played with; the engine hashes what comes out. */
  readonly content: FrozenObject;
}

/** The names of {@link MatchParts}. */
export const MATCH_PARTS = ['options', 'phase', 'commits', 'state', 'ending', 'content'] as const satisfies readonly (keyof MatchParts)[];

/**
 * One step from a rules version to the next. Once released it is never changed: matches that it has migrated are under way.
 *
 * A step is written against plain JSON, not against the game's types, which are those of the newest version. It is pure: what it is given is frozen, it reads
 * nothing else, and the same parts give the same parts. It may throw for what was no match of its version; the match is then refused.
 *
 * @example
 * ```ts
 * import type { Migration } from '@quayside/core/sdk';
 *
 * export const renameSalt: Migration = {
 *   number: 1,
 *   from: '1.0.0',
 *   to: '2.0.0',
 *   migrate: (parts) => ({ ...parts, content: { ...parts.content, goods: ['grain', 'sea salt'] } }),
 * };
 * console.log(renameSalt.to); // 2.0.0
 * ```
 */
export interface Migration {
  /** 1, 2, 3 … in the order of the versions. */
  readonly number: number;
  /** The rules version that it starts from, that of the game when such matches were made. */
  readonly from: string;
  /** The rules version that it leads to, the `from` of the next step. */
  readonly to: string;
  /** Makes the parts of a match of version `from` into those of version `to`: pure, on frozen JSON. What it throws is told as `migration-failed`. */
  migrate(parts: MatchParts): MatchParts;
}

/** Refuses, by a fault that names the place, steps that are not one chain of versions up to the game's own. */
export function checkMigrations(migrations: readonly Migration[], rules: string): void {
  for (const index of migrations.keys()) {
    const flaw = orderFlaw(migrations, index) ?? versionFlaw(migrations, index);
    if (flaw !== undefined) throw new Fault({ ...flaw, api: `kit.game.migrations[${index}].${flaw.api}` });
  }
  const last = migrations.at(-1);
  if (last === undefined || last.to === rules) return;
  throw new Fault({
    code: 'migration-gap',
    api: 'kit.game.migrations',
    expected: `steps up to ${rules}, the version of the rules`,
    received: `a last step to ${last.to}`,
    remedy: 'Add the step that is missing, or correct `meta.rules`.',
  });
}

/** A number or a version that another step has, or a number out of order. */
function orderFlaw(migrations: readonly Migration[], index: number): FaultDetails | undefined {
  const { number, from } = migrations[index] as Migration;
  const earlier = migrations.slice(0, index);
  const remedy = 'Number the steps 1, 2, 3 … in the order of their versions, and keep one for each version.';
  for (const [api, twice] of [
    ['number', earlier.findIndex((other) => other.number === number)],
    ['from', earlier.findIndex((other) => other.from === from)],
  ] as const) {
    const received = `${JSON.stringify(migrations[index]?.[api])} again`;
    if (twice >= 0) return { code: 'migration-duplicate', api, expected: `another ${api} than migrations[${twice}] has`, received, remedy };
  }
  return number === index + 1
    ? undefined
    : { code: 'migration-gap', api: 'number', expected: String(index + 1), received: String(number), remedy };
}

/** Versions that are none, a step that leads back, or one that does not begin where the step before it ends. */
function versionFlaw(migrations: readonly Migration[], index: number): FaultDetails | undefined {
  const { from, to } = migrations[index] as Migration;
  const api = isVersion(from) ? 'to' : 'from';
  if (!isVersion(from) || !isVersion(to)) {
    const received = JSON.stringify(api === 'from' ? from : to);
    return { code: 'bad-rules-version', api, expected: 'a version such as "1.0.0"', received, remedy: 'Use three numbers.' };
  }
  const remedy = 'A step leads from one version of the rules to a newer one: rules never go back.';
  if (compareVersions(from, to) >= 0) return { code: 'migration-cycle', api, expected: `a version after ${from}`, received: to, remedy };
  const before = migrations[index - 1];
  if (before === undefined || before.to === from) return undefined;
  return { code: 'migration-gap', api: 'from', expected: before.to, received: from, remedy: 'Begin where the step before it ends.' };
}

/** The steps from a version to the game's own, in order; `undefined` if there is no way from there. */
export function stepsFrom(migrations: readonly Migration[], version: string): readonly Migration[] | undefined {
  const first = migrations.findIndex(({ from }) => from === version);
  return first < 0 ? undefined : migrations.slice(first);
}
