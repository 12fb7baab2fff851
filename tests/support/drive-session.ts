import { type AnyAction, type GameTypes, openRandom, type Random, type Session, seedRandom } from '@quayside/core';

/** What may be done in a session, each as likely as the others. */
const DEEDS = ['act', 'act', 'act', 'act', 'act', 'act', 'undo', 'leave', 'return', 'replace', 'time-out', 'tick', 'nonsense'] as const;

/** Chance for a driver. */
export function driverOf(seed: string): Random {
  return openRandom(seedRandom(seed, 'xoroshiro128plus'));
}

/** A moment for the next deed: mostly a little later, now and then much later, earlier, or unknown. */
export function nextMoment(random: Random, last: number): number | undefined {
  const kind = random.int('kind of moment', 10);
  if (kind === 0) return undefined;
  if (kind === 1) return Math.max(0, last - random.int('back', 5000));
  return last + random.int('moment', kind === 2 ? 200_000 : 4000);
}

/** Tries anything at all in a session: what is refused changes nothing. */
export function tryAnything<G extends GameTypes, A extends AnyAction>(
  session: Session<G, A>,
  random: Random,
  at: number | undefined,
): void {
  const { match, awaited } = session.getSnapshot();
  const seat = awaited.length === 0 ? 0 : random.pick('seat', awaited);
  const anybody = random.int('anybody', match.options.seats);
  const deed = random.pick('deed', DEEDS);
  if (deed === 'undo') session.undo(random.pick('who', [seat, anybody]), { at });
  else if (deed === 'tick') session.tick(at ?? 0);
  else if (deed === 'nonsense') session.dispatch(anybody, { type: 'nonsense' } as AnyAction as A, { at });
  else if (deed === 'act') act(session, random, seat, at);
  else session.changeSeat(random.pick('who', [seat, anybody]), deed, { at });
}

function act<G extends GameTypes, A extends AnyAction>(session: Session<G, A>, random: Random, seat: number, at: number | undefined): void {
  const legal = session.engine.legal(session.view(seat));
  if (legal.length === 0) return;
  const key = random.int('key', 3) === 0 ? `key ${random.int('which key', 5)}` : undefined;
  session.dispatch(seat, random.pick('action', legal), { at, key });
}
