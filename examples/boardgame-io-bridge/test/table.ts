import { type AnyAction, type Engine, type GameTypes, hashJson, type Match, openRandom, type Seat, seedRandom } from '@quayside/core';
import type { MasterG } from '../src/sealed-match.ts';
import { type ClientG, toBoardgameIO } from '../src/to-boardgame-io.ts';
import { Client, Local, type Master, type State } from './boardgame-io.ts';

export const SECRET = 'known to the host alone';

/** A table at which every seat has a client of its own, and a spectator has one too, around one local master. */
export function openTable<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, seats: number, nonce: string) {
  const game = toBoardgameIO(engine, { secret: SECRET, nonce: () => nonce });
  const local = Local();
  let master: Master | undefined;
  const multiplayer = (options: object) => {
    const transport = local(options);
    master = transport.master;
    return transport;
  };
  const client = (playerID: string | null) => Client<ClientG<G, A>>({ game, numPlayers: seats, debug: false, playerID, multiplayer });
  const clients = Array.from({ length: seats }, (_, seat) => client(String(seat)));
  const spectator = client(null);
  for (const each of [...clients, spectator]) each.start();

  /** What the master has. */
  const state = () => (master as Master).storageAPI.fetch('default', { state: true }).state as State<MasterG>;
  const match = (): Match<G, A> => {
    const { G } = state();
    return G.match === null ? engine.create({ seats, seed: seedOf(nonce) }).match : (JSON.parse(G.match) as Match<G, A>);
  };
  const send = (seat: Seat, { type, ...input }: A) => clients[seat]?.moves[type]?.(input);
  const close = () => {
    for (const each of [...clients, spectator]) each.stop();
  };
  return { game, master: master as unknown as Master, clients, spectator, state, match, send, close };
}

/** The seed of a match: what the host makes of its secret and the nonce. */
export const seedOf = (nonce: string): string => hashJson([SECRET, nonce]);

/** Picks seats and actions at random by a seed, from what the client of the seat knows. */
export function chooser(seed: string) {
  const random = openRandom(seedRandom(seed, 'xoroshiro128plus'));
  return {
    seat: (awaited: readonly Seat[]): Seat => random.pick('seat', awaited),
    action: <A>(legal: readonly A[]): A => random.pick('action', legal),
  };
}
