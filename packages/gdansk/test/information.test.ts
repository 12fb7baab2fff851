import { SIZES } from '@quayside/gdansk';
import { describe, expect, test } from 'vitest';
import { execute, serve } from './support/actions.ts';
import { engine, type GdanskMatch } from './support/engine.ts';
import { turn } from './support/play.ts';
import { ADAM, ANNA, CAROLINE, type PositionSpec, position } from './support/position.ts';

const text = (value: unknown) => JSON.stringify(value);

/** All that viewers may get to know of a match: views, legal actions, words. */
function known(match: GdanskMatch, viewers: readonly (number | null)[]): string {
  return text(
    viewers.map((viewer) => {
      const view = engine.view(match, viewer);
      return [view, engine.legal(view), engine.describe(view).position(view)];
    }),
  );
}

type Hidden = GdanskMatch['state']['hidden'];

/** The same match with other secrets. */
function withSecrets(match: GdanskMatch, hidden: Partial<Hidden>, hands = match.state.hands): GdanskMatch {
  const loaded = engine.load(
    JSON.parse(text({ ...match, state: { ...match.state, hands, hidden: { ...match.state.hidden, ...hidden } } })),
  );
  if (!loaded.ok) throw new Error(text(loaded.rejection));
  return loaded.match;
}

const SPEC: PositionSpec = {
  dice: 'R R R',
  orders: { 12: 'T02', 10: 'T05' },
  anna: { at: 12, workers: 9, cargo: { grain: 2, fuels: 2 } },
  adam: { ships: ['S01', 'S08'] },
};
const everybody = [null, ANNA, ADAM, CAROLINE];

describe('secrets', () => {
  const start = position(SPEC);
  const { cards, tokens, ships } = start.state.hidden;

  test('GD.R68: the order of the port cards shows nowhere before they are drawn', () => {
    const other = withSecrets(start, { cards: [...cards.slice(0, 2), ...cards.slice(2).reverse()] });
    expect(known(other, everybody)).toBe(known(start, everybody));
    const [one, two] = [start, other].map((match) => turn(match, ANNA, execute(12)));
    expect(one?.events).toEqual(two?.events);
    expect(one && known(one.match, everybody)).toBe(two && known(two.match, everybody));
  });

  test('GD.R56 GD.R68: nor the order of the tokens, but for the top one', () => {
    const under = withSecrets(start, { tokens: [...tokens.slice(0, 1), ...tokens.slice(1).reverse()] });
    expect(known(under, everybody)).toBe(known(start, everybody));
    const top = withSecrets(start, { tokens: [...tokens].reverse() });
    expect(known(top, [null])).not.toBe(known(start, [null]));
    const next = turn(start, ANNA, execute(12)).match;
    expect(engine.view(next, null).shown.topToken).toBe(tokens[2]);
  });

  test('GD.R48 GD.R68: nor the order of the ships', () => {
    const other = withSecrets(start, {
      ships: { small: [...ships.small].reverse(), medium: [...ships.medium].reverse(), large: [...ships.large].reverse() },
    });
    expect(known(other, everybody)).toBe(known(start, everybody));
  });

  test('GD.I2 GD.R50 GD.R68: what others have served, but for its size', () => {
    const [first = -1] = ships.small;
    const swapped = withSecrets(start, { ships: { ...ships, small: [0, ...ships.small.slice(1)] } }, [
      { ships: [] },
      { ships: [first, 7] },
      { ships: [] },
    ]);
    expect(known(swapped, [null, ANNA, CAROLINE])).toBe(known(start, [null, ANNA, CAROLINE]));
    expect(known(swapped, [ADAM])).not.toBe(known(start, [ADAM]));
    for (const viewer of everybody) expect(engine.view(start, viewer).table.seats[ADAM]?.ships).toEqual({ small: 1, medium: 1, large: 0 });
  });

  test('GD.I2: nobody can tell from what is said which ship was served', () => {
    const told = [ships.small, [...ships.small].reverse()].map((small) => {
      const result = engine.apply(withSecrets(start, { ships: { ...ships, small } }), ANNA, serve('small'));
      if (!result.ok) throw new Error('refused');
      return text([known(result.match, [null, ADAM, CAROLINE]), result.events.filter(({ audience }) => audience === 'all')]);
    });
    expect(told[0]).toBe(told[1]);
  });

  test('a view has nothing of the stacks', () => {
    for (const viewer of everybody) {
      expect(Object.keys(engine.view(start, viewer).shown).sort()).toEqual(['ships', 'topToken']);
      expect(engine.view(start, viewer)).not.toHaveProperty('state');
    }
  });
});

test('GD.R68: cubes, workers, tokens, port cards, markers and points lie open', () => {
  const start = position({ ...SPEC, caroline: { score: 12, workers: 3, markers: [1], orders: ['T01'], cargo: { roro: 2 } } });
  for (const viewer of everybody) {
    const { table } = engine.view(start, viewer);
    expect(table.seats[CAROLINE]).toMatchObject({ score: 12, workers: 3, stock: 7, cards: [1], cargo: { roro: 2 } });
    expect(table.quays[0]?.markers).toEqual([CAROLINE]);
    expect([table.cardsLeft, table.tokensLeft]).toEqual([start.state.hidden.cards.length, start.state.hidden.tokens.length]);
    for (const size of SIZES) expect(table.shipsLeft[size]).toBe(start.state.hidden.ships[size].length);
  }
});

test('whoever plays on from a view alone has the same choices as the host gives', () => {
  const start = position({ ...SPEC, adam: { markers: [20] }, anna: { ...SPEC.anna, markers: [1] } });
  const wire = JSON.parse(text(engine.view(start, ANNA))) as ReturnType<typeof engine.view>;
  expect(engine.legal(wire)).toEqual(engine.legal(engine.view(start, ANNA)));
});
