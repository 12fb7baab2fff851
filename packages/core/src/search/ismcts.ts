import type { Engine } from '../engine/engine.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Seat } from '../model/seat.ts';
import type { Random } from '../random/random.ts';
import type { Simulator } from '../sim/simulator.ts';
import { type Arm, type Arms, chooseArm, type Selection, visitsOf } from './arms.ts';
import type { Bot, Turn } from './bot.ts';
import { checkSearch } from './check-search.ts';
import type { Choice } from './explanation.ts';
import type { Guide } from './guide.ts';
import { consideredIds, rolloutId } from './guided.ts';
import { onlyChoice } from './only-choice.ts';
import { rewards } from './reward.ts';
import { rollOut } from './rollout.ts';
import { runSearch } from './run-search.ts';
import type { SearchOptions } from './search-options.ts';

/** A position as the search meets it: reached by the same actions, whatever is hidden. */
interface Node {
  /** By seat that has acted there, what it may do. */
  readonly arms: Map<Seat, Arms>;
  /** By what was done there, and what chance has shown then. */
  readonly children: Map<string, Node>;
}

/** One action on the way down. */
interface Taken {
  readonly seat: Seat;
  readonly arm: Arm;
}

/**
 * Information-set Monte Carlo tree search: one tree for all that the seat cannot tell apart. Each iteration imagines a match from the view, goes down the tree by what
 * is legal there, and learns from how it comes out. Where several seats commit at once, each chooses for itself, from what it knows of its own actions alone (decoupled
 * selection): no seat answers what another has sealed.
 *
 * Deterministic for a seed and a number of iterations. Refuses, by fault, options that are none (`no-budget`, `bad-search`), a turn without a legal action (`nothing-to-choose`),
 * and a guide that names what is not legal or values what it should not (`bad-guide`).
 */
export function searchInformationSets<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  turn: Turn<G, A>,
  options: SearchOptions<G, A>,
): Choice {
  const { guide, rolloutSteps = 40, exploration = 0.7, trust, warmUp = 1 } = options;
  const { seat, random } = turn;
  const selection = trust === undefined ? { exploration } : { exploration, trust };
  const arms: Arms = new Map();
  const root: Node = { arms: new Map([[seat, arms]]), children: new Map() };
  return runSearch(engine, turn, options, arms, (simulator) => {
    const path: Taken[] = [];
    descend({ simulator, guide, random, selection, warmUp }, root, seat, path);
    rollOut(simulator, guide, random, rolloutSteps);
    learn(path, rewards(simulator, guide));
  });
}

/**
 * A bot that searches anew in each turn, by {@link searchInformationSets}; what its guide leaves it no choice in is not searched. Options are refused when the bot is made: by the
 * fault `no-budget`, a search that would not end, and `bad-search`, a number out of its range or a guide that is none.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { ismctsBot, playMatch, randomBot } from '@quayside/core/bots';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const bot = ismctsBot(engine, {
 *   guide: { evaluate: () => [0.5, 0.5], rollout: (_, legal, random) => random.pick('playout', legal) },
 *   budget: { iterations: 50 },
 * });
 * console.log(playMatch(engine, { seats: 2, seed: 'any' }, [bot, randomBot()]).outcome?.winners); // [ 0 ]
 * ```
 */
export function ismctsBot<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, options: SearchOptions<G, A>): Bot<G, A> {
  checkSearch(options);
  return (turn) => onlyChoice(options.guide, turn) ?? searchInformationSets(engine, turn, options).id;
}

interface Descent<G extends GameTypes, A extends AnyAction> {
  readonly simulator: Simulator<G, A>;
  readonly guide: Guide<G, A>;
  readonly random: Random;
  readonly selection: Selection;
  readonly warmUp: number;
}

/** Goes down the tree until an action is tried for the first time, or the match is over. */
function descend<G extends GameTypes, A extends AnyAction>(descent: Descent<G, A>, root: Node, first: Seat, path: Taken[]): void {
  const { simulator } = descent;
  let node = root;
  let begins: Seat | undefined = first;
  while (!simulator.isOver()) {
    const taken = actTogether(descent, node, begins);
    path.push(...taken);
    if (taken.some(({ arm }) => arm.visits === 0)) return;
    node = childOf(node, taken, descent.guide.seen?.(simulator) ?? '');
    begins = undefined;
  }
}

/** All commits of a simultaneous phase, or the one action of a turn; each seat by what it knows of its own. */
function actTogether<G extends GameTypes, A extends AnyAction>(descent: Descent<G, A>, node: Node, first: Seat | undefined): Taken[] {
  const { simulator } = descent;
  const seats = actors(descent, first);
  const taken = seats.map((seat) => ({ seat, arm: pick(descent, node, seat, seat === first) }));
  // Whoever is awaited last opens the commits, so those that change a commit come before.
  const awaited = simulator.awaited();
  const order = taken.length === 1 ? taken : [...taken].sort((a, b) => Number(awaited.includes(a.seat)) - Number(awaited.includes(b.seat)));
  for (const { seat, arm } of order) simulator.step(seat, arm.id);
  return taken;
}

/** Who acts at a node: everybody who commits, or one seat. */
function actors<G extends GameTypes, A extends AnyAction>({ simulator, random }: Descent<G, A>, first: Seat | undefined): readonly Seat[] {
  const awaited = simulator.awaited();
  const view = simulator.view(awaited[0] ?? 0);
  if (simulator.isSimultaneous())
    return [...new Set([...view.committed, ...awaited])].filter((seat) => view.presence[seat] !== 'away').sort((a, b) => a - b);
  return [first ?? (awaited.length === 1 ? (awaited[0] ?? 0) : random.pick('seat', awaited))];
}

function pick<G extends GameTypes, A extends AnyAction>(
  { simulator, guide, selection, warmUp, random }: Descent<G, A>,
  node: Node,
  seat: Seat,
  isSearchedFor: boolean,
): Arm {
  const legal = simulator.legal(seat);
  const arms = node.arms.get(seat) ?? new Map<number, Arm>();
  node.arms.set(seat, arms);
  // Where little is known yet, what the guide would do comes first: few nodes are visited so often that all is tried.
  if (visitsOf(arms) < (isSearchedFor ? 1 : warmUp)) {
    return chooseArm(arms, [rolloutId(guide, simulator.view(seat), legal, random)], selection, random);
  }
  return chooseArm(arms, consideredIds(guide, simulator.view(seat), legal, seat), selection, random);
}

function childOf(node: Node, taken: readonly Taken[], seen: string | number): Node {
  const key = `${taken.map(({ seat, arm }) => `${seat}:${arm.id}`).join()} ${seen}`;
  const known = node.children.get(key);
  if (known !== undefined) return known;
  const child: Node = { arms: new Map(), children: new Map() };
  node.children.set(key, child);
  return child;
}

function learn(path: readonly Taken[], values: readonly number[]): void {
  for (const { seat, arm } of path) {
    arm.visits += 1;
    arm.value += values[seat] ?? 0;
  }
}
