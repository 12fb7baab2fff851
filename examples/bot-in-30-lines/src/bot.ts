import type { AnyAction, Engine, GameTypes } from '@quayside/core';
import { type Bot, createSimulator } from '@quayside/core/bots';

/** A bot for any game: tries each legal action in matches that it imagines, plays them to the end by chance, and does what won most often. */
export function tryingBot<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, playouts: number): Bot<G, A> {
  return ({ view, seat, legal, random }) => {
    const simulator = createSimulator(engine, engine.determinize(view, 'imagined anew in each playout'));
    const victories = legal.map((id) => {
      let won = 0;
      for (let done = 0; done < playouts; done += 1) {
        // A match that could be the real one: what the seat cannot see is drawn.
        simulator.imagine(view, random);
        simulator.step(seat, id);
        while (!simulator.isOver()) {
          const next = random.pick('seat', simulator.awaited());
          simulator.step(next, random.pick('action', simulator.legal(next)));
        }
        if (simulator.outcome()?.winners.includes(seat)) won += 1;
      }
      return won;
    });
    return legal[victories.indexOf(Math.max(...victories))] ?? 0;
  };
}
