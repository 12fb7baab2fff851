import { type AnyAction, type GameTypes, OVER, openRandom, type Random, seedRandom, type Viewer } from '@quayside/core';
import { first } from './first.ts';
import type { Difference, Law, Position } from './law.ts';
import { contextView, viewersOf } from './sample.ts';

/** A leaf of a certain place is judged once it was looked at in so many positions; before that, with all leaves of its list. */
const ENOUGH = 20;

/** In how many positions a leaf was compared in twins, and in how many of them it differed for some viewer. */
interface Sightings {
  seen: number;
  varied: number;
}

/**
 * Leaves that a viewer can work out although they are secret, by path, with the reason; `*` stands for any one key, e.g. `hands.*.cards.*`. What is known
 * in one phase alone is declared with it: `hidden.deck.* in showdown`.
 */
export type Deducible = Readonly<Record<string, string>>;

/**
 * P5b, over a set of matches: every secret is one. For each viewer two twins are drawn at each position, independently of one another; every leaf of
 * `hidden` and of other hands has to differ now and then, in its own place (such as `hidden.deck.0`) where it was looked at often enough, and with its
 * whole list (`hidden.deck.*`) otherwise; the list also in each phase, where it was looked at often enough there. One that never does is known to everybody who reads `determinize`: either it is drawn wrongly, or it is no secret,
 * which has to be declared with a reason. A finished match is left out, since games may open everything.
 */
export class HiddenLeaves {
  private readonly exact = new Map<string, Sightings>();
  /** By list and phase. */
  private readonly inPhase = new Map<string, Sightings>();
  /** Give it to walks. It never objects by itself: what counts is `difference`. */
  readonly law: Law = { name: HIDDEN_LEAVES, promise: 'P5b', position: (position): Difference => this.look(position) };

  private look<G extends GameTypes, A extends AnyAction>(position: Position<G, A>): Difference {
    if (position.match.phase === OVER) return undefined;
    const { random, match } = position;
    const varied = new Map<string, boolean>();
    const note = (place: string, differs: boolean) => varied.set(place, differs || varied.get(place) === true);
    for (const viewer of viewersOf(position)) {
      const [one, other] = [secretsOf(position, viewer, random), secretsOf(position, viewer, random)];
      for (const path of new Set([...one.keys(), ...other.keys()])) {
        const differs = one.get(path) !== other.get(path);
        note(path, differs);
        note(`${listOf(path)} in ${match.phase}`, differs);
      }
    }
    for (const [place, differs] of varied) count(place.includes(' in ') ? this.inPhase : this.exact, place, differs);
    return undefined;
  }

  /** The paths of all leaves that were seen, lists told as one. */
  paths(): string[] {
    return [...this.lists().keys()].sort();
  }

  /** The first leaf that never varied and is not declared, or that is declared and varies. */
  difference(deducible: Deducible): Difference {
    const declared = Object.keys(deducible);
    const isDeclared = (path: string) => declared.some((pattern) => fits(pattern, path));
    const open = new Map([...this.exact].filter(([path]) => !isDeclared(path)));
    const openLists = new Set([...open.keys()].map(listOf));
    const phases = [...this.inPhase].filter(([place]) => openLists.has(place.split(' in ')[0] ?? '') && !declared.includes(place));
    return (
      first(listed(open), ([path, { varied, seen }]) => (varied > 0 ? undefined : never(path, seen))) ??
      first([...open, ...phases], ([path, { varied, seen }]) => (varied > 0 || seen < ENOUGH ? undefined : never(path, seen))) ??
      first(declared, (pattern) => this.wrongDeclaration(pattern))
    );
  }

  private wrongDeclaration(pattern: string): Difference {
    const fitting = pattern.includes(' in ')
      ? [...this.inPhase].filter(([place]) => place === pattern)
      : [...this.exact].filter(([path]) => fits(pattern, path));
    if (fitting.length === 0 && this.exact.size > 0) return `${pattern} is declared deducible, but there is no such leaf`;
    return first(fitting, ([path, { varied }]) => (varied === 0 ? undefined : `${path} is declared deducible, but differs in twins`));
  }

  private lists(): Map<string, Sightings> {
    return listed(this.exact);
  }
}

/** The name of the law that secrets vary. */
export const HIDDEN_LEAVES = 'hidden-leaves-vary';

function never(path: string, seen: number): string {
  return `${path} is the same in two twins, each time of ${seen}: draw it in determinize, or declare why it is no secret`;
}

/** What `determinize` draws of what the viewer cannot know: hidden things and other hands, leaf by leaf. */
function secretsOf<G extends GameTypes, A extends AnyAction>(
  position: Position<G, A>,
  viewer: Viewer,
  random: Random,
): Map<string, unknown> {
  const chance = openRandom(seedRandom(`leaves ${random.int('leaves', 2 ** 32)}`, 'xoroshiro128plus'));
  const { hidden, hands } = position.engine.game.determinize(contextView(position, viewer), chance);
  const leaves = new Map<string, unknown>();
  addLeaves(leaves, 'hidden', hidden);
  for (const [seat, hand] of hands.entries()) if (seat !== viewer) addLeaves(leaves, `hands.${seat}`, hand);
  return leaves;
}

/** Empty lists have no leaves: how many there are of something stands on the table. */
function addLeaves(leaves: Map<string, unknown>, path: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) leaves.set(path, value);
  else for (const [key, part] of Object.entries(value)) addLeaves(leaves, `${path}.${key}`, part);
}

function count(sightings: Map<string, Sightings>, path: string, varied: boolean): void {
  const known = sightings.get(path) ?? { seen: 0, varied: 0 };
  known.seen += 1;
  if (varied) known.varied += 1;
  sightings.set(path, known);
}

/** Leaves of the same list, or of the same place in different hands, taken together. */
function listed(exact: ReadonlyMap<string, Sightings>): Map<string, Sightings> {
  const lists = new Map<string, Sightings>();
  for (const [path, { seen, varied }] of exact) {
    const list = listOf(path);
    const known = lists.get(list) ?? { seen: 0, varied: 0 };
    lists.set(list, { seen: known.seen + seen, varied: known.varied + varied });
  }
  return lists;
}

function listOf(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '.*');
}

function fits(pattern: string, path: string): boolean {
  const [expected, keys] = [pattern.split('.'), path.split('.')];
  return expected.length === keys.length && expected.every((key, index) => key === '*' || key === keys[index]);
}
