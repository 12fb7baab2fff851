import { createEngine, openRandom, seedRandom } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { expect, test } from 'vitest';
import { neighbourOf } from '../../packages/testkit/src/conformance/neighbours.ts';
import { toy } from '../toy/game.ts';

const engine = createEngine(toy);
const random = openRandom(seedRandom('neighbours', 'xoroshiro128plus'));

test('P5b a neighbour looks the same to the viewer, and differs in two hidden things that have changed places', () => {
  const { match } = engine.create({ seats: 3, seed: 'neighbours' });
  const found = [0, 1, ...Array.from({ length: 20 }, () => null)].map((viewer) => {
    const neighbour = neighbourOf(engine, match, viewer, random);
    if (neighbour === undefined) throw new Error('there are ten cards in the deck, and one was found each time');
    expect(engine.view(neighbour, viewer)).toEqual(engine.view(match, viewer));
    expect({ ...neighbour, state: { ...neighbour.state, hidden: match.state.hidden } }).toEqual(match);
    const [now, before] = [neighbour.state.hidden.deck, match.state.hidden.deck];
    expect([...now].sort()).toEqual([...before].sort());
    return now.flatMap((card, place) => (card === before[place] ? [] : [place]));
  });
  for (const places of found) expect(places).toHaveLength(2);
  expect(found.some((places) => places.includes(match.state.hidden.deck.length - 1))).toBe(true);
});

test('P5b there is none where nothing is hidden, or where all that is hidden is seen', () => {
  const open = createEngine({ ...toy, shown: ({ hidden }) => ({ top: null, end: { deck: [...hidden.deck], hands: [] } }) });
  expect(neighbourOf(open, open.create({ seats: 2, seed: 'seen' }).match, null, random)).toBeUndefined();
  const four = createEngine(connectFour);
  expect(neighbourOf(four, four.create({ seats: 2, seed: 'seen' }).match, null, random)).toBeUndefined();
});
