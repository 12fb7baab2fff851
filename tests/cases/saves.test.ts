import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createEngine, type Match } from '@quayside/core';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/sources.ts';
import { CANDIDATES } from '../promises/games.ts';
import { done, moved } from '../support/done.ts';
import { goneOn } from '../support/gone-on.ts';
import { playSession } from '../support/play-session.ts';
import { toy } from '../toy/game.ts';

/** The same in a process that has never seen the matches. */
function elsewhere(game: string, saves: readonly unknown[]): unknown {
  const tsx = join(root, 'node_modules', '.bin', 'tsx');
  const script = ['--tsconfig', 'tsconfig.paths.json', 'tests/cases/go-on.ts'];
  const { status, stdout, stderr } = spawnSync(tsx, script, {
    cwd: root,
    input: JSON.stringify({ game, saves }),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** In the middle of what: a phase of several seats in which some have acted and some have not, or one that a seat was called into by another. */
const MIDDLES: Readonly<Record<string, (match: Match) => boolean>> = {
  wreckers: ({ phase, commits }) => phase === 'keeping' || commits.some((commit) => commit !== null),
  piraeus: ({ phase, commits }) => phase === 'moving' || commits.some((commit) => commit !== null),
};

describe.each(CANDIDATES.filter(({ name }) => name in MIDDLES))('$name', ({ name, engine, setup }) => {
  test('P4 case 28: saved between two commits or in mid-queue, it goes on in a new process to the same end, and asks the same seats', () => {
    const session = playSession(engine, setup(1));
    const all = session.history().filter(({ match }) => MIDDLES[name]?.(match as Match));
    const some = [...new Set(all.map(({ match }) => match.phase))].flatMap((phase) =>
      all.filter(({ match }) => match.phase === phase).slice(0, 3),
    );
    expect(some.length).toBeGreaterThan(3);
    const saves = some.map(({ match }) => JSON.parse(JSON.stringify(engine.save(match))));
    expect(elsewhere(name, saves)).toEqual(some.map(({ match }) => goneOn(engine, match)));
  });
});

describe('wreckers', () => {
  const engine = createEngine(toy);
  const { match: created } = engine.create({ seats: 3, seed: 'draws', options: { rounds: 3 } });
  const kept = moved(engine, created, [0, { type: 'keep', index: 0 }], [1, { type: 'keep', index: 0 }], [2, { type: 'keep', index: 0 }]);

  test('P4 case 28: nobody who has committed is asked again', () => {
    const rest = { type: 'rest' } as const;
    const bidding = moved(engine, kept, [0, rest], [1, rest], [2, rest], [1, { type: 'bid', coins: 2 }]);
    const loaded = createEngine(toy).load(JSON.parse(JSON.stringify(bidding)));
    expect(loaded.ok && createEngine(toy).awaited(loaded.match)).toEqual([0, 2]);
    expect(loaded.ok && loaded.match.commits[1]).toEqual({ type: 'bid', coins: 2 });
  });

  test('P4 case 29: three draws, a save and a load: the fourth number comes', () => {
    const wade = { type: 'wade' } as const;
    const gains: number[] = [];
    let [straight, broken] = [kept, kept];
    // The tide was the first draw of that stream.
    expect(kept.random.streams).toMatchObject({ dice: 1 });
    for (const seat of [0, 1, 2]) {
      const { match, events } = done(engine, straight, seat, wade);
      const host = createEngine(toy);
      const loaded = host.load(JSON.parse(JSON.stringify(host.save(broken))));
      if (!loaded.ok) throw new Error(loaded.rejection.code);
      const again = done(host, loaded.match, seat, wade);
      expect(again.events).toEqual(events);
      gains.push(...events.flatMap(({ event }) => (event.type === 'gained' ? [event.coins] : [])));
      [straight, broken] = [match, again.match];
    }
    expect(engine.hash(broken)).toBe(engine.hash(straight));
    expect(broken.random.streams).toMatchObject({ dice: 4 });
    // The seed was chosen so that not all of them are the same.
    expect(new Set(gains).size).toBeGreaterThan(1);
  });
});
