import { createEngine, createSession, openRandom, type RecordedSession, seedRandom, type Viewer } from '@quayside/core';
import { type GdanskAction, type GdanskTypes, gdansk } from '@quayside/gdansk';
import { Window } from 'happy-dom';
import { afterAll, expect, test, vi } from 'vitest';
import type { Seated } from './use-seat.ts';

// The hook in React's own renderer, around a document without a browser. Port Gdańsk has more to take back than Port of Piraeus.

const window = new Window();
for (const [name, value] of Object.entries({
  window,
  document: window.document,
  navigator: window.navigator,
  IS_REACT_ACT_ENVIRONMENT: true,
}))
  vi.stubGlobal(name, value);
const { act, createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { useSeat } = await import('./use-seat.ts');

afterAll(() => vi.unstubAllGlobals());

const engine = createEngine(gdansk);

type Seen = Seated<GdanskTypes, GdanskAction>;

interface Probed {
  readonly session: RecordedSession<GdanskTypes, GdanskAction>;
  readonly who: Viewer;
  readonly seen: Seen[];
}

/** A component that shows nothing, and keeps what the hook gave it each time that it was rendered. */
function Probe({ session, who, seen }: Probed): null {
  seen.push(useSeat(session, who));
  return null;
}

async function mounted(viewer: Viewer) {
  const session = createSession(engine, { seats: 2, seed: 'hook' });
  const seen: Seen[] = [];
  const root = createRoot(document.createElement('div'));
  const show = (who: Viewer) => act(async () => root.render(createElement(Probe, { session, who, seen })));
  await show(viewer);
  return { session, seen, last: () => seen.at(-1) as Seen, show, unmount: () => act(async () => root.unmount()) };
}

/** Somebody acts at random until a seat may take something back. */
function playUntilUndo({ session }: Awaited<ReturnType<typeof mounted>>, wanted: (seat: number) => boolean): void {
  const random = openRandom(seedRandom('hook', 'xoroshiro128plus'));
  for (let acted = 0; acted < 1000; acted += 1) {
    const [seat = 0] = session.getSnapshot().awaited;
    session.dispatch(seat, random.pick('action', engine.legal(session.view(seat))));
    if (wanted(seat) && session.explainUndo(seat) === null) return;
  }
  throw new Error('nothing could be taken back');
}

test('it renders again when something was done, whoever did it, and not for a refusal of somebody else', async () => {
  const { session, seen, last } = await mounted(1);
  expect(seen).toHaveLength(1);
  const [seat = 0] = session.getSnapshot().awaited;
  await act(async () => void session.dispatch(seat, { type: 'end-turn' }));
  expect(seen).toHaveLength(1);
  await act(async () => void session.dispatch(seat, engine.legal(session.view(seat))[0] as GdanskAction));
  expect(seen).toHaveLength(2);
  expect(last().view).toBe(session.view(1));
  expect(last().events).toEqual(session.events(1));
});

test('a refusal is told to the seat that tried, until something has been done', async () => {
  const { session, last } = await mounted(0);
  await act(async () => last().act({ type: 'end-turn' }));
  expect(last().refusal).toMatchObject({ code: expect.stringMatching(/^not-/) });
  const [seat = 0] = session.getSnapshot().awaited;
  await act(async () => void session.dispatch(seat, engine.legal(session.view(seat))[0] as GdanskAction));
  expect(last().refusal).toBeNull();
});

test('what may be taken back is, and then the very match of before stands again', async () => {
  const probe = await mounted(0);
  await act(async () => playUntilUndo(probe, (seat) => seat === 0));
  expect(probe.last().mayUndo).toBe(true);
  const before = probe.session.history().at(-2)?.match;
  await act(async () => probe.last().undo());
  expect(probe.session.getSnapshot().match).toBe(before);
  expect(probe.last().view).toEqual(engine.view(before as never, 0));
});

test('another viewer is another view at once; the spectator can do nothing', async () => {
  const { session, last, show } = await mounted(0);
  await show(null);
  expect([last().view.seat, last().legal, last().mayUndo]).toEqual([null, [], false]);
  const { match } = session.getSnapshot();
  await act(async () => {
    last().act({ type: 'end-turn' });
    last().undo();
  });
  expect([session.getSnapshot().match, last().refusal]).toEqual([match, null]);
});

test('once it is gone, it hears nothing more', async () => {
  const { session, seen, unmount } = await mounted(0);
  await unmount();
  const [seat = 0] = session.getSnapshot().awaited;
  session.dispatch(seat, engine.legal(session.view(seat))[0] as GdanskAction);
  expect(seen).toHaveLength(1);
});
