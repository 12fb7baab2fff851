/** By where a thing of the packages is declared, in reading order: under which heading the reference shows it. The longest path that fits counts. */
const PLACES: readonly (readonly [heading: string, ...paths: string[]])[] = [
  // What one door alone has comes before what all of them name.
  ['Bots and searches', 'core/src/search/'],
  ['Simulation', 'core/src/sim/', 'core/src/model/same', 'core/src/engine/state-flaw'],
  ['Views and actions as numbers', 'core/src/encode/', 'core/src/codec/coding'],
  ['Schemas and fingerprints', 'core/src/schema/'],
  ['Engine and matches', 'core/src/engine/engine', 'core/src/engine/create', 'core/src/engine/apply', 'core/src/engine/change-seat'],
  ['Engine and matches', 'core/src/engine/learnt', 'core/src/game/match', 'core/src/model/seat', 'core/src/model/presence'],
  ['Sessions, history, undo', 'core/src/session/', 'core/src/engine/history', 'core/src/engine/undo'],
  ['Rejections and faults', 'core/src/model/rejection', 'core/src/model/session-rejection', 'core/src/model/fault'],
  ['Events', 'core/src/model/event', 'core/src/engine/event-flaw'],
  ['Words', 'core/src/engine/tell', 'core/src/engine/words', 'core/src/game/describe'],
  ['Ends and outcomes', 'core/src/model/outcome', 'core/src/game/ending'],
  ['Saves and transcripts', 'core/src/engine/save', 'core/src/engine/transcript', 'core/src/model/canonical', 'core/src/model/hash'],
  [
    'Rules versions',
    'core/src/registry/',
    'core/src/game/version',
    'core/src/game/contract',
    'core/src/game/migration',
    'core/src/engine/migrate',
  ],
  ['Extensions', 'core/src/slices/', 'core/src/extensions/'],
  [
    'Actions',
    'core/src/game/action',
    'core/src/codec/finite',
    'core/src/codec/in-order',
    'core/src/codec/strict-object',
    'core/src/game/numbering',
    'core/src/engine/legality',
  ],
  ['Phases and seats that leave', 'core/src/game/phase', 'core/src/game/leaving'],
  ['What rules are given', 'core/src/game/rule-view', 'core/src/random/random'],
  ['A game and its parts', 'core/src/game/'],
  ['Chance', 'core/src/random/'],
  [
    'Fair play without trust',
    'core/src/trust/',
    'core/src/primitives/commits/',
    'core/src/random/fair-seed',
    'core/src/model/trust-rejection',
  ],
  ['Dice', 'core/src/primitives/dice/'],
  ['Decks', 'core/src/primitives/decks/'],
  ['Tracks and turn orders', 'core/src/primitives/tracks/', 'core/src/primitives/turn-order/'],
  ['Best partitions', 'core/src/primitives/partition/'],
  ['Types and small tools', 'core/src/model/'],
  ['Laws', 'testkit/src/conformance/'],
  ['Walks', 'testkit/src/walk/', 'testkit/src/shrink/'],
  ['Scenarios', 'testkit/src/scenario/'],
  ['Golden matches', 'testkit/src/golden/'],
  ['Rules versions', 'testkit/src/versions/'],
  ['Suites, matchers, assertions', 'testkit/src/suite/', 'testkit/src/vitest/', 'testkit/src/matchers/', 'testkit/src/assert/'],
  ...['piraeus', 'gdansk'].flatMap((game) => [
    ['The game', `${game}/src/game`, `${game}/src/kit`, `${game}/src/actions/`] as const,
    ['State', `${game}/src/state`, `${game}/src/vocabulary`] as const,
    ['Rules for screens and bots', `${game}/src/rules/`, `${game}/src/derived`] as const,
    ['Content', `${game}/src/content/`] as const,
    ['Bots', `${game}/src/bots/`] as const,
  ]),
];

/** The headings of the reference, in reading order. */
export const HEADINGS: readonly string[] = [...new Set(PLACES.map(([heading]) => heading))];

/** The heading for what a source file declares; `undefined` for a place that nobody has thought of. */
export function headingFor(file: string): string | undefined {
  const source = file.replaceAll('\\', '/').split('/packages/').at(-1) ?? file;
  const fitting = PLACES.flatMap(([heading, ...paths]) =>
    paths.filter((path) => source.startsWith(path)).map((path) => ({ heading, path })),
  );
  return fitting.sort((a, b) => b.path.length - a.path.length)[0]?.heading;
}
