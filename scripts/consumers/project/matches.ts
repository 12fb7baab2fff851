// What every consumer does: a whole match of each game, by the engine's own numbering of what is legal. It knows nothing but the language and the packages.
import { type AnyAction, createEngine, type Engine, type GameTypes, hashJson, type MatchSetup } from '@quayside/core';
import { gdansk } from '@quayside/gdansk';
import { piraeus } from '@quayside/piraeus';

/** Plays to the end and gives the hash of the last match, by way of a save, as a host would keep it. */
function play<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, setup: MatchSetup<G>): string {
  let { match } = engine.create(setup);
  for (let [seat] = engine.awaited(match); seat !== undefined; [seat] = engine.awaited(match)) {
    const legal = engine.legal(engine.view(match, seat));
    // Not the first one each time: a prime steps through all kinds of actions.
    const applied = engine.apply(match, seat, legal[(match.step * 7) % legal.length]);
    if (!applied.ok) throw new Error(`step ${match.step}: ${applied.rejection.code}`);
    match = applied.match;
  }
  const loaded = engine.load(JSON.parse(JSON.stringify(engine.save(match))));
  if (!loaded.ok) throw new Error(`the last match does not load: ${loaded.rejection.code}`);
  return engine.hash(loaded.match);
}

/** One hash for both matches. */
export const hash: string = hashJson([
  play(createEngine(piraeus), { seats: 4, seed: 'consumers' }),
  play(createEngine(gdansk), { seats: 3, seed: 'consumers' }),
]);
