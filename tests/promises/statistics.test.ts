import { createEngine, createSession, type SessionOptions, statistics, sumStatistics } from '@quayside/core';
import { type GdanskAction, type GdanskTypes, gdansk } from '@quayside/gdansk';
import { type PiraeusAction, type PiraeusTypes, piraeus } from '@quayside/piraeus';
import { describe, expect, test } from 'vitest';
import { working } from '../../packages/gdansk/test/support/drivers.ts';
import { playSession } from '../support/play-session.ts';
import { type ToyAction, toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';

const engine = createEngine(toy);
const keep: ToyAction = { type: 'keep', index: 0 };
const quiet = { actions: {}, decisions: 0, time: 0, timeOuts: 0, stoodIn: 0, departures: 0, undone: 0, tallies: {} };

function counted(options: SessionOptions<Toy, ToyAction> = {}) {
  const counts = statistics<Toy, ToyAction>({
    tally(event, add) {
      if (event.type === 'gained') add('coins', event.coins, event.seat);
      if (event.type === 'tide') add('tides');
    },
  });
  const session = createSession(engine, { seats: 2, seed: 'counts', options: { rounds: 1 } }, { extensions: [counts], ...options });
  for (const seat of [0, 1]) session.dispatch(seat, keep, { at: 100 });
  return { ...session, counts: () => session.slice(counts).counts };
}

describe('P16 statistics', () => {
  test('count actions by type, decisions, the time of who is awaited, and what the game counts', () => {
    const { dispatch, counts, view } = counted({ at: 40 });
    dispatch(0, { type: 'stow', card: view(0).hand?.cards[0] ?? 0 }, { at: 150 });
    dispatch(0, { type: 'rest' }, { at: 200 });
    dispatch(1, { type: 'rest' });
    dispatch(1, { type: 'bid', coins: 0 }, { at: 260 });
    expect(counts()).toEqual({
      matches: 1,
      finished: 0,
      deeds: 6,
      steps: 5,
      seats: [
        // While no time is given none is counted: of what had passed when it was given again, those who are awaited by then have the whole.
        { ...quiet, actions: { keep: 1, stow: 1, rest: 1 }, decisions: 2, time: 60 + 100 + 60, tallies: { coins: 1 } },
        { ...quiet, actions: { keep: 1, rest: 1, bid: 1 }, decisions: 3, time: 60 + 60, tallies: { coins: 1 } },
      ],
      tallies: { tides: 1, coins: 2 },
    });
  });

  test('an undo takes back actions, decisions and tallies, but not the time, and is counted', () => {
    const { dispatch, counts, undo, view } = counted({ at: 100 });
    const before = counts();
    const stow = { type: 'stow', card: view(0).hand?.cards[0] ?? 0 } as const;
    for (let times = 0; times < 2; times += 1) {
      expect(dispatch(0, stow, { at: 150 + 100 * times })).toMatchObject({ ok: true, learnt: null });
      expect(undo(0, { at: 200 + 100 * times }).ok).toBe(true);
    }
    expect(counts().seats[0]).toEqual({ ...before.seats[0], time: 200, undone: 2 });
    expect({ ...counts(), seats: [] }).toEqual({ ...before, deeds: 6, seats: [] });
  });

  test('count time-outs, autopilots and departures, and the end', () => {
    const { changeSeat, dispatch, counts, getSnapshot } = counted();
    changeSeat(0, 'time-out');
    changeSeat(1, 'leave');
    expect(counts().seats).toEqual([
      { ...quiet, actions: { keep: 1 }, decisions: 1, timeOuts: 1, stoodIn: 1, tallies: { coins: 1 } },
      { ...quiet, actions: { keep: 1 }, decisions: 1, stoodIn: 2, departures: 1, tallies: { coins: 1 } },
    ]);
    dispatch(0, { type: 'bid', coins: 0 });
    expect([getSnapshot().match.phase, counts().finished]).toEqual(['over', 1]);
  });

  test('do not run for bots', () => {
    const { changeSeat, dispatch, counts } = counted({ at: 100 });
    changeSeat(0, 'replace', { at: 200 });
    dispatch(0, { type: 'rest' }, { at: 900 });
    expect(counts().seats[0]).toMatchObject({ time: 100, actions: { keep: 1, rest: 1 }, decisions: 2 });
  });

  test('are added up over matches: seats by number, names by name, and sums further', () => {
    const [one, two] = [counted(), counted()];
    two.dispatch(0, { type: 'wade' });
    const sum = sumStatistics([one.counts(), two.counts()]);
    expect(sum).toMatchObject({ matches: 2, deeds: 5, tallies: { tides: 2, coins: two.counts().tallies.coins } });
    expect(sum.seats[0]?.actions).toEqual({ keep: 2, wade: 1 });
    expect(sumStatistics([sum, sumStatistics([])])).toEqual(sum);
    expect(sumStatistics([sumStatistics([one.counts()]), two.counts()])).toEqual(sum);
  });
});

describe('P16 what a game counts itself', () => {
  test('Port of Piraeus: the income and the expenses of each seat explain its money', () => {
    const economy = statistics<PiraeusTypes, PiraeusAction>({
      tally(event, add) {
        if (event.type === 'card-bought') add('spent', event.price, event.seat);
        if (event.type === 'card-bought' && event.owner !== null) add('earned', event.price, event.owner);
        if (event.type === 'sold-to-locals') add('earned', event.price, event.seat);
      },
    });
    for (const seats of [3, 5]) {
      const session = playSession(createEngine(piraeus), { seats, seed: `economy ${seats}` }, undefined, undefined, {
        extensions: [economy],
      });
      const { table } = session.getSnapshot().match.state;
      const { counts } = session.slice(economy);
      const explained = counts.seats.map(({ tallies: { earned = 0, spent = 0 } }) => 10 + earned - spent);
      expect(explained).toEqual(table.seats.map(({ money }) => money));
      expect(counts.tallies.earned).toBeGreaterThan(0);
    }
  });

  test('Port Gdańsk: the executed orders of each seat', () => {
    const orders = statistics<GdanskTypes, GdanskAction>({
      tally(event, add) {
        if (event.type === 'order-executed') add('orders', 1, event.seat);
      },
    });
    const setup = { seats: 2, seed: 'match 12', options: { roundCap: 22 } };
    const session = playSession(createEngine(gdansk), setup, working({}), undefined, { extensions: [orders] });
    const { table } = session.getSnapshot().match.state;
    const { counts } = session.slice(orders);
    expect(counts.seats.map(({ tallies }) => tallies.orders ?? 0)).toEqual(table.seats.map((seat) => seat.orders.length));
    expect(counts.tallies.orders).toBeGreaterThan(0);
    const acted = counts.seats.flatMap(({ actions }) => Object.values(actions)).reduce((sum, each) => sum + each, 0);
    expect(acted).toBe(counts.deeds);
  });
});
