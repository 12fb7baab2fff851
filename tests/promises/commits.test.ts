import {
  type AnyAction,
  addCommitment,
  addLegalOpening,
  type CommitRound,
  closeCommitments,
  commitBinding,
  createEngine,
  type Engine,
  type GameTypes,
  hashJson,
  type Match,
  pastCommits,
  type RoundAnswer,
  resolveCommits,
  sealCommit,
  startCommits,
  type UnopenedPolicy,
} from '@quayside/core';
import { piraeus } from '@quayside/piraeus';
import { describe, expect, test } from 'vitest';
import { adding, mini, miniKit, seal } from '../support/mini-game.ts';

const TABLE = 'table 7';
const saltOf = (seat: number, round = 0) => hashJson([seat, round]);

function done(answer: RoundAnswer): CommitRound {
  if (!answer.ok) throw new Error(answer.rejection.code);
  return answer.round;
}

function refusal(answer: RoundAnswer) {
  if (answer.ok) throw new Error('accepted');
  return answer.rejection;
}

/** What each seat does with an action that it has chosen, and the round when all have committed. */
function commitAll<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  actions: readonly A[],
  begun?: CommitRound,
) {
  const sealed = actions.map((action, seat) =>
    sealCommit(commitBinding(engine.view(match, seat), TABLE), action, saltOf(seat, match.step)),
  );
  const round = sealed.reduce(
    (now, { commitment }, seat) => done(addCommitment(now, seat, commitment)),
    begun ?? startCommits(engine, engine.view(match, null), TABLE),
  );
  return { round, openings: sealed.map(({ opening }) => JSON.parse(JSON.stringify(opening)) as unknown) };
}

const engine = createEngine(piraeus);
const { match } = engine.create({ seats: 3, seed: 'harbour' });
const plans = (['buyer', 'seller', 'buyer'] as const).map((as) => ({ type: 'plan', as }) as const);

describe('salted commitments in a match', () => {
  test('P7 what is opened is what would have been committed on a trusted host, in whatever order it came', () => {
    const { round, openings } = commitAll(engine, match, plans);
    const opened = [2, 0, 1].reduce((now, seat) => done(addLegalOpening(engine, match, now, seat, openings[seat])), round);
    const resolved = resolveCommits(engine, match, opened);
    let trusted = match;
    for (const [seat, plan] of plans.entries()) {
      const applied = engine.apply(trusted, seat, plan);
      if (applied.ok) trusted = applied.match;
    }
    expect(engine.hash(resolved.match)).toBe(engine.hash(trusted));
    expect(resolved.unopened).toEqual([]);
    expect(resolved.entries.map(({ deed }) => deed)).toEqual(plans.map((action, seat) => ({ seat, action })));
  });

  test('they are bound to the phase instance: those of one round open in no other', () => {
    const first = commitAll(engine, match, plans);
    const opened = plans.reduce((now, _, seat) => done(addLegalOpening(engine, match, now, seat, first.openings[seat])), first.round);
    const next = resolveCommits(engine, match, opened).match;
    expect(next.phase).toBe('offering');
    const later = startCommits(engine, engine.view(next, null), TABLE, pastCommits(opened));
    expect(later.seats.map(({ seat }) => seat)).toEqual([1]);
    expect(refusal(addCommitment(later, 1, first.round.seats[0]?.commitment)).code).toBe('reused-commitment');
    const salted = sealCommit(commitBinding(engine.view(next, 1), TABLE), { type: 'offer', goods: [] }, saltOf(1, match.step));
    const committed = done(addCommitment(later, 1, salted.commitment));
    expect(refusal(addLegalOpening(engine, next, committed, 1, first.openings[1]))).toMatchObject({
      code: 'mis-bound',
      data: { field: 'phase' },
    });
    expect(refusal(addLegalOpening(engine, next, committed, 1, salted.opening)).code).toBe('reused-salt');
  });

  test('case 15: copied at once, and without salt, with eight bytes of it or from another round at the opening: four codes', () => {
    const { round, openings } = commitAll(engine, match, plans);
    const begun = startCommits(engine, engine.view(match, 0), TABLE);
    const mine = sealCommit(commitBinding(engine.view(match, 0), TABLE), { type: 'plan', as: 'buyer' }, saltOf(0)).commitment;
    const copied = addCommitment(done(addCommitment(begun, 0, mine)), 1, mine);
    const opening = openings[0] as { readonly salt: string; readonly binding: object };
    const opened = [{ salt: '' }, { salt: '0011223344556677' }, { binding: { ...opening.binding, step: 99 } }].map((change) =>
      refusal(addLegalOpening(engine, match, round, 0, { ...opening, ...change })),
    );
    expect([refusal(copied).code, ...opened.map(({ code }) => code)]).toEqual([
      'copied-commitment',
      'missing-salt',
      'short-salt',
      'mis-bound',
    ]);
  });

  test('an opening that the game refuses carries its reason and its rule', () => {
    const bad = [plans[0], { type: 'offer', goods: [] }, { type: 'plan', as: 'pirate' }] as unknown as typeof plans;
    const { round, openings } = commitAll(engine, match, bad);
    const [late, unknown] = [1, 2].map((seat) => refusal(addLegalOpening(engine, match, round, seat, openings[seat])));
    expect(late).toMatchObject({ code: 'illegal-opening', rule: 'PI.D1', data: { rejection: { code: 'not-now', rule: 'PI.D1' } } });
    expect(unknown).toMatchObject({ code: 'illegal-opening', rule: 'PI.C1', data: { rejection: { code: 'bad-action' } } });
  });

  test('a phase in which seats act one at a time has no round, and the spectator nothing to bind', () => {
    const other = createEngine(mini());
    const turn = other.create({ seats: 2, seed: 'any' }).match;
    expect(() => startCommits(other, other.view(turn, 0), TABLE)).toThrow(expect.objectContaining({ code: 'not-simultaneous' }));
    expect(() => commitBinding(engine.view(match, null), TABLE)).toThrow(expect.objectContaining({ code: 'not-a-seat' }));
  });

  test('a round is resolved where it began, once', () => {
    const { round } = commitAll(engine, match, plans);
    const { match: next } = resolveCommits(engine, match, round);
    expect(() => resolveCommits(engine, next, round)).toThrow(expect.objectContaining({ code: 'another-round' }));
    expect(() => addLegalOpening(engine, next, round, 0, null)).toThrow(expect.objectContaining({ code: 'another-round' }));
  });
});

/** Each round all seats seal a number; what was opened is added up. */
function sealing(unopened?: UnopenedPolicy) {
  const phase = miniKit.simultaneous({
    rule: 'MINI.2',
    awaiting: ({ options }) => Array.from({ length: options.seats }, (_, seat) => seat),
    actions: [seal],
    to: ['sealing'],
    closes: 'round',
    ...(unopened === undefined ? {} : { unopened }),
    reveal({ table }, commits) {
      for (const { seat, action } of commits) table.sums[seat] = (table.sums[seat] ?? 0) + action.n;
    },
  });
  return createEngine(mini({ actions: [seal], phases: { sealing: phase }, first: 'sealing' }));
}

/** A round of three seats in which those that are named open. */
function resolvedWith(opens: readonly number[], unopened?: UnopenedPolicy) {
  const game = sealing(unopened);
  const { match: begun } = game.create({ seats: 3, seed: 'any' });
  const { round, openings } = commitAll(
    game,
    begun,
    [1, 2, 3].map((n) => ({ type: 'seal', n }) as const),
  );
  const opened = opens.reduce((now, seat) => done(addLegalOpening(game, begun, now, seat, openings[seat])), round);
  return resolveCommits(game, begun, opened);
}

describe('a seat that will not open', () => {
  test('has the autopilot commit for it, once, unless the phase declares otherwise', () => {
    const { match: next, unopened, entries } = resolvedWith([0, 2]);
    expect(next.state.table.sums).toEqual([1, 0, 3]);
    expect(unopened).toEqual([1]);
    expect(entries.map(({ deed }) => deed)).toEqual([
      { seat: 0, action: { type: 'seal', n: 1 } },
      { seat: 2, action: { type: 'seal', n: 3 } },
      { seat: 1, change: 'time-out' },
    ]);
    expect(next.presence).toEqual(['present', 'present', 'present']);
  });

  test('case 16: who has seen the other openings and does not open leaves the match where the phase says so, and the rest is resolved', () => {
    const { match: next, unopened, entries } = resolvedWith([0, 2], 'leave');
    expect(next.state.table.sums).toEqual([1, 0, 3]);
    expect(unopened).toEqual([1]);
    expect(entries.at(-1)?.deed).toEqual({ seat: 1, change: 'leave' });
    expect(next.presence).toEqual(['present', 'away', 'present']);
  });

  test.each(['autopilot', 'leave'] as const)('does not stop the others: nobody opens, policy %s', (policy) => {
    const { match: next, unopened, entries } = resolvedWith([], policy);
    expect(unopened).toEqual([0, 1, 2]);
    expect(next).toMatchObject({ step: 1, state: { table: { sums: [0, 0, 0] } } });
    // The last at the table cannot leave.
    const changes = entries.map(({ deed }) => ('change' in deed ? deed.change : null));
    expect(changes).toEqual(policy === 'leave' ? ['leave', 'leave', 'time-out'] : ['time-out', 'time-out', 'time-out']);
  });

  test('nor does one that never committed', () => {
    const game = sealing();
    const { match: begun } = game.create({ seats: 2, seed: 'any' });
    const mine = sealCommit(commitBinding(game.view(begun, 1), TABLE), { type: 'seal', n: 2 } as const, saltOf(1));
    const closed = closeCommitments(done(addCommitment(startCommits(game, game.view(begun, 1), TABLE), 1, mine.commitment)));
    const resolved = resolveCommits(game, begun, done(addLegalOpening(game, begun, closed, 1, mine.opening)));
    expect(resolved).toMatchObject({ unopened: [0], match: { state: { table: { sums: [0, 2] } } } });
  });

  test('a policy that there is not, or on a phase that seals nothing, is a fault where the game is defined', () => {
    const odd = { ...adding, unopened: 'leave' as const };
    expect(() => mini({ phases: { adding: odd } })).toThrow(
      expect.objectContaining({ code: 'bad-unopened', api: 'kit.game.phases.adding.unopened' }),
    );
    expect(() => sealing('forfeit' as UnopenedPolicy)).toThrow(expect.objectContaining({ code: 'bad-unopened' }));
  });
});
