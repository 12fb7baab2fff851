import { type ConformanceOptions, type ConformanceReport, conformance, LawBroken } from '@quayside/testkit';
import type { Wreck } from '../support/wreck.ts';
import type { ToyAction } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';
import { CONTRACT } from './contract.ts';
import { type Mutant, mutants } from './mutant.ts';
import { RULES } from './rules.ts';
import { SECRECY } from './secrecy.ts';
import { toySymmetry } from './symmetry.ts';
import { wrecks } from './wrecks.ts';

/** Every wrong toy, each once: the wrecks that show the laws one by one, and the others by kind. */
export const MUTANTS: readonly Mutant[] = [
  ...mutants(Object.fromEntries(wrecks.map(([name, , game]) => [name, game]))),
  ...SECRECY,
  ...CONTRACT,
  ...RULES,
];

/** With what the toy is tried, the right one and the wrong ones alike: mostly matches of one short round. */
function optionsOf(seed: string): ConformanceOptions<Toy, ToyAction> {
  return {
    setups: [
      { seats: 2, options: { rounds: 1 } },
      { seats: 3, options: { rounds: 1, storm: true } },
      { seats: 2, options: { rounds: 2 }, content: 'small' },
      { seats: 3, options: { rounds: 3 }, content: 'small' },
      { seats: 3, options: { rounds: 3 } },
    ],
    matches: 5,
    scouts: 600,
    seed,
    unreachable: { 'rejections.nothing-to-keep': 'a seat that has kept a card is not awaited any more' },
    symmetric: toySymmetry,
  };
}

/** Tries one toy; throws `LawBroken` if it is a wrong one. */
export function tryToy(game: Wreck, seed: string): ConformanceReport {
  return conformance(game, optionsOf(seed));
}

/** What became of a mutant. */
export interface Killed {
  readonly name: string;
  /** The law that found it; `null` if none did. */
  readonly law: string | null;
  /** The actions of the printed replay; `null` if it takes a whole set of matches. */
  readonly actions: number | null;
  readonly message: string;
  readonly replay: string;
}

export function kill({ name, game }: Mutant, seed = 'mutants'): Killed {
  try {
    tryToy(game, seed);
    return { name, law: null, actions: null, message: '', replay: '' };
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    const { law, record, replay = '', message } = error;
    return { name, law, actions: replay.includes('walkRecord(') ? record.entries.length : null, message, replay };
  }
}
