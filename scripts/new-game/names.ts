import { BadArguments } from '../command-line.ts';

/** How one name is spelt in the places where the game is named. */
export interface Names {
  /** The package, the folder and the id of the game: `harbour-dice`. */
  readonly kebab: string;
  /** The game as a value: `harbourDice`. */
  readonly camel: string;
  /** The beginning of its types: `HarbourDice`. */
  readonly pascal: string;
  /** For people: `Harbour Dice`. */
  readonly title: string;
  /** What the numbers of its rules begin with: `HD`. */
  readonly rules: string;
}

/** The names that stand in the template. */
export const TEMPLATE = spell('your-first-game', 'YG');

const MOST_LETTERS = 50;

/** The names of a new game; throws {@link BadArguments} for one that cannot be spelt in all places. `taken` are the words that the code of the template uses. */
export function namesOf(name: string, taken: ReadonlySet<string>): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > MOST_LETTERS)
    throw new BadArguments(
      `"${name}" is no name for a game: take small letters and digits with single hyphens between, ${MOST_LETTERS} at most, such as harbour-dice`,
    );
  const names = spell(name);
  const word = [names.camel, names.pascal].find((each) => taken.has(each) || isReserved(each));
  if (word !== undefined)
    throw new BadArguments(`"${name}" would be "${word}" in the code, where that word means something already: choose another name`);
  return names;
}

/** Writes a text of the template for another game. */
export function renamed(text: string, names: Names): string {
  const spellings = (['kebab', 'camel', 'pascal', 'title'] as const).map((key) => [TEMPLATE[key], names[key]] as const);
  const named = spellings.reduce((now, [from, to]) => now.replaceAll(from, to), text);
  return named.replace(new RegExp(`\\b${TEMPLATE.rules}\\.(?=\\d|$)`, 'gm'), `${names.rules}.`);
}

function spell(kebab: string, rules?: string): Names {
  const words = kebab.split('-');
  const capitals = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const pascal = capitals.join('');
  const initials = (words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : kebab.slice(0, 2)).toUpperCase();
  return { kebab, pascal, camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1), title: capitals.join(' '), rules: rules ?? initials };
}

/** Whether no value may be called so, as the language itself says. */
function isReserved(word: string): boolean {
  try {
    new Function(`"use strict"; const ${word} = 0;`);
    return word === 'await';
  } catch {
    return true;
  }
}
