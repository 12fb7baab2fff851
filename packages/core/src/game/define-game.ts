import { ENGINE_EVENTS } from '../model/event.ts';
import { Fault } from '../model/fault.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { copyJson } from '../model/json.ts';
import { FINISHES, SHARED_RANKS } from '../model/outcome.ts';
import { RESERVED_REJECTIONS } from '../model/rejection.ts';
import { brief, foundAt, toldAs } from '../model/told.ts';
import type { AnyActionOf } from './action.ts';
import { demandContract } from './contract.ts';
import { type Game, type GameParts, type KitSpec, STAGES } from './game.ts';
import { OVER } from './match.ts';
import { checkMigrations } from './migration.ts';
import { numberActions } from './numbering.ts';
import { type Phase, UNOPENED_POLICIES } from './phase.ts';
import { flawAt, schemaFlaw } from './schema-flaw.ts';
import { isVersion } from './version.ts';

/** What `kit.game` is given besides the parts that stay as they are. */
export interface GameStructure<G extends GameTypes> {
  /** In the order of their numbers, which a release freezes. */
  readonly actions: readonly AnyActionOf<G>[];
  /** By name; `over` is the engine's own. */
  readonly phases: Readonly<Record<string, Phase<G>>>;
  /** The phase that a new match enters. */
  readonly first: string;
}

/** Checks the structure of a game and numbers its actions. Every mistake is a fault that names the place. */
export function defineGame<G extends GameTypes, A extends AnyAction>(spec: KitSpec, parts: GameParts<G, A> & GameStructure<G>): Game<G, A> {
  checkFunctions(parts);
  checkNames(spec, parts);
  checkPhases(parts);
  checkEnds(parts);
  checkRanking(parts);
  demandContract('kit.game.meta.engine', parts.meta.engine);
  const { stage = 'alpha' } = parts.meta;
  demand(
    STAGES.includes(stage),
    'bad-stage',
    'meta.stage',
    STAGES.join(' or '),
    JSON.stringify(stage),
    'Name one of them, or leave it out.',
  );
  checkMigrations(parts.migrations ?? [], parts.meta.rules);
  checkDefaults(spec, parts.defaultOptions);
  const phaseActions = Object.fromEntries(
    Object.entries(parts.phases).map(([name, phase]) => [
      name,
      phase.actions.map((action) => parts.actions.indexOf(action)).sort((a, b) => a - b),
    ]),
  );
  // Shared by every engine of the game, and exported by most packages: nobody may change them.
  deepFreeze(parts.meta);
  deepFreeze(parts.contents);
  deepFreeze(parts.migrations);
  deepFreeze(parts.observation);
  return Object.freeze({ ...parts, spec, phaseActions, numbering: numberActions<G, A>(parts.actions) });
}

function demand(holds: boolean, code: string, place: string, expected: string, received: string, remedy: string): void {
  if (!holds) throw new Fault({ code, api: `kit.game.${place}`, expected, received, remedy });
}

/** Whether they fit seats and content only a match can tell: what fits no match at all is found here. */
function checkDefaults({ options }: KitSpec, defaults: unknown): void {
  const copied = copyJson(defaults);
  const flaw = copied.ok ? schemaFlaw(options, copied.value) : flawAt(copied.path, copied.problem);
  if (flaw === undefined) return;
  throw new Fault({
    code: 'bad-default-options',
    api: ['kit.game.defaultOptions', ...flaw.path].join('.'),
    ...toldAs(flaw.problem, 'options that the schema `options` takes', () => brief(foundAt(defaults, flaw.path))),
    remedy: 'Give every option of the schema a default that it takes.',
  });
}

const FUNCTIONS = ['setup', 'shown', 'determinize', 'autopilot', 'score', 'bound'] as const;

function checkFunctions<G extends GameTypes, A>(parts: GameParts<G, A>): void {
  for (const name of FUNCTIONS)
    demand(typeof parts[name] === 'function', 'no-function', name, 'a function', typeof parts[name], 'Every game has one.');
}

function checkNames<G extends GameTypes>(
  spec: KitSpec,
  { meta, actions, contents }: Pick<GameParts<G, AnyAction> & GameStructure<G>, 'meta' | 'actions' | 'contents'>,
): void {
  const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
  demand(
    kebab.test(meta.id),
    'bad-game-id',
    'meta.id',
    'a kebab-case id',
    JSON.stringify(meta.id),
    'Matches are bound to this id: choose it once.',
  );
  demand(
    isVersion(meta.rules),
    'bad-rules-version',
    'meta.rules',
    'a version such as "1.0.0"',
    JSON.stringify(meta.rules),
    'Use three numbers.',
  );
  const { min, max } = meta.seats;
  demand(
    Number.isInteger(min) && Number.isInteger(max) && min >= 1 && max >= min,
    'bad-seats',
    'meta.seats',
    'integers 1 ≤ min ≤ max',
    `${min} to ${max}`,
    'Correct them.',
  );
  demand(
    contents.length > 0,
    'no-content',
    'contents',
    'at least one content',
    'none',
    'A game without components declares one content with nothing but an id.',
  );
  unique(
    contents.map(({ id }) => id),
    'contents',
  );
  unique(
    actions.map(({ type }) => type),
    'actions',
  );
  for (const { type } of actions)
    demand(kebab.test(type), 'bad-action-type', 'actions', 'kebab-case types', JSON.stringify(type), 'Rename the action.');
  for (const event of ENGINE_EVENTS) {
    demand(
      !Object.hasOwn(spec.events, event),
      'reserved-event',
      'events',
      'no event of the engine',
      JSON.stringify(event),
      'Rename the event.',
    );
  }
  for (const code of RESERVED_REJECTIONS) {
    demand(
      !Object.hasOwn(spec.rejections, code),
      'reserved-rejection',
      'rejections',
      'no code of the engine',
      JSON.stringify(code),
      'Rename the code.',
    );
  }
  for (const code of Object.keys(spec.rejections)) {
    demand(kebab.test(code), 'bad-rejection-code', 'rejections', 'kebab-case codes', JSON.stringify(code), 'Rename the code.');
  }
}

function unique(names: readonly string[], place: string): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  demand(twice === undefined, 'duplicate-name', place, 'different names', `${JSON.stringify(twice)} twice`, 'Rename one of them.');
}

function checkPhases<G extends GameTypes>({ phases, first, actions }: GameStructure<G>): void {
  demand(
    !Object.hasOwn(phases, OVER),
    'reserved-phase',
    `phases.${OVER}`,
    'no phase of that name',
    'one',
    'The engine owns it: only an end leads there.',
  );
  demand(
    Object.hasOwn(phases, first),
    'unknown-phase',
    'first',
    'a declared phase',
    JSON.stringify(first),
    'Declare the phase, or correct the name.',
  );
  const used = new Set<AnyActionOf<G>>();
  for (const [name, phase] of Object.entries(phases)) {
    const place = `phases.${name}`;
    for (const to of phase.to) {
      demand(
        Object.hasOwn(phases, to),
        'unknown-phase',
        `${place}.to`,
        'declared phases',
        JSON.stringify(to),
        'Declare the phase, or correct the name.',
      );
    }
    demand(
      phase.to.length === 1 || phase.next !== undefined,
      'no-next',
      place,
      '`next`, since `to` does not name exactly one phase',
      'none',
      'Say which phase follows.',
    );
    demand(
      phase.unopened === undefined || (phase.kind === 'simultaneous' && UNOPENED_POLICIES.includes(phase.unopened)),
      'bad-unopened',
      `${place}.unopened`,
      `${UNOPENED_POLICIES.join(' or ')}, for a simultaneous phase`,
      JSON.stringify(phase.unopened),
      'Leave it out where the autopilot may commit for a seat that does not open.',
    );
    const kind = phase.kind === 'simultaneous' ? 'sealed' : 'action';
    for (const action of phase.actions) {
      demand(
        actions.includes(action),
        'unlisted-action',
        `${place}.actions`,
        'actions that the game lists',
        action.type,
        'Add it to `actions` of kit.game.',
      );
      demand(
        action.kind === kind,
        'wrong-action-kind',
        `${place}.actions`,
        `actions made by kit.${kind}`,
        action.type,
        'Simultaneous phases take sealed actions, all others do not.',
      );
      used.add(action);
    }
  }
  const idle = actions.find((action) => !used.has(action));
  demand(
    idle === undefined,
    'unused-action',
    'actions',
    'actions that some phase allows',
    String(idle?.type),
    'List it in a phase, or delete it.',
  );
}

function checkEnds<G extends GameTypes>({ ends, phases }: Pick<GameParts<G, AnyAction>, 'ends'> & GameStructure<G>): void {
  unique(
    ends.map(({ reason }) => reason),
    'ends',
  );
  demand(ends.length > 0, 'no-end', 'ends', 'at least one end', 'none', 'Only an end leads to the phase "over".');
  const closes = Object.values(phases).map((phase) => phase.closes);
  for (const { reason, finish } of ends) {
    const reachable = closes.some(
      (close) => typeof close === 'function' || (close !== undefined && FINISHES.indexOf(close) >= FINISHES.indexOf(finish)),
    );
    demand(
      finish === 'now' || reachable,
      'unreachable-finish',
      `ends.${reason}`,
      `a phase that closes the ${finish}`,
      'none',
      'Declare `closes` on the phase that completes it.',
    );
  }
}

function checkRanking<G extends GameTypes>({
  ranking,
  sharedRanks = 'gap',
}: Pick<GameParts<G, AnyAction>, 'ranking' | 'sharedRanks'>): void {
  unique(
    ranking.map(({ name }) => name),
    'ranking',
  );
  demand(
    SHARED_RANKS.includes(sharedRanks),
    'bad-shared-ranks',
    'sharedRanks',
    SHARED_RANKS.join(' or '),
    JSON.stringify(sharedRanks),
    'Leave it out where a shared rank leaves a gap.',
  );
}
