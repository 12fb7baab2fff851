/** Anything that looks like the id of a rule. The whole word is taken, so `PI.Q2` is never found inside `PI.Q26`, and typos are seen. */
const idLike = /(?<![\w.])(?:PI|GD)\.\w+/g;

/** The ids that a text cites, each once. */
export const citedIds = (text: string): readonly string[] => [...new Set(text.match(idLike) ?? [])];

/** The ids that a title begins with, parted by blanks or commas: `PI.E4, PI.Q25: a card may be contested` gives both. */
export function leadingIds(title: string): readonly string[] {
  const [list] = /^(?:(?:PI|GD)\.\w+[\s,]*)*/.exec(title) ?? [''];
  return citedIds(list);
}

/** The lines of a list of ids; blank lines do not count. */
export const parseIdList = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
