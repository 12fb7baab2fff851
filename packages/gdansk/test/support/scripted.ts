import { leftOver, scriptedRandom } from '@quayside/core';
import { type GdanskTypes, reconstructed } from '@quayside/gdansk';
import { shuffleDraws } from '@quayside/testkit';
import { placeMeeple } from './actions.ts';
import { faces } from './dice.ts';
import { engine, type GdanskMatch } from './engine.ts';
import { play, type Step } from './play.ts';
import { token } from './position.ts';

/** What chance deals in a match that begins at the beginning; the content's own order unless told. */
export interface Script {
  readonly seats?: number;
  readonly firstSeat?: number;
  readonly roundCap?: number;
  /** The first port cards, top first. */
  readonly cards?: readonly number[];
  /** The first order tokens, top first; of two players the top five leave. */
  readonly tokens?: readonly string[];
  /** By seat, where the meeples are placed; Central Port unless told. */
  readonly at?: readonly number[];
  /** What the dice show, in the order of the draws. */
  readonly rolls: string;
}

/** A match from its creation to the first roll, with every draw scripted. */
export function scripted(script: Script): GdanskMatch {
  const { seats = 3, firstSeat = 0, at = [] } = script;
  const { match } = engine.create(
    {
      seats,
      seed: 'not used',
      options: {
        firstSeat,
        roundCap: script.roundCap ?? null,
        removedColor: seats === 2 ? 'brown' : null,
      } satisfies GdanskTypes['options'],
    },
    scriptedRandom(drawsOf(script, seats)),
  );
  const steps = Array.from({ length: seats }, (_, place): Step => {
    const seat = (firstSeat + place) % seats;
    return [seat, placeMeeple(at[seat] ?? 0)];
  });
  return play(match, ...steps).match;
}

/** Fails if a script has a draw left that nobody made. */
export function assertAllDealt({ random }: GdanskMatch): void {
  const left = leftOver(random);
  if (Object.keys(left).length > 0) throw new Error(`not drawn: ${JSON.stringify(left)}`);
}

function drawsOf({ cards = [], tokens = [], rolls }: Script, seats: number): Record<string, number[]> {
  const quays = reconstructed.quays.filter(({ color }) => seats > 2 || color !== 'brown').map(({ number }) => number);
  const ships = (['small', 'medium', 'large'] as const).flatMap((size) => {
    const stack = reconstructed.cruiseShips.flatMap((ship, index) => (ship.size === size ? [index] : []));
    return shuffleDraws(stack, []);
  });
  return {
    'port-cards': shuffleDraws(quays, cards),
    'order-tokens': shuffleDraws([...reconstructed.orderTokens.keys()], tokens.map(token)),
    ships,
    dice: faces(rolls),
  };
}
