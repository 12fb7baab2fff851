import { describe, expect, it } from 'vitest';
import { openCommit } from './open-commit.ts';
import { digestOf, sealCommit } from './seal-commit.ts';

const binding = { game: 'auction', rules: '1.0.0', match: 'table 7', phase: 'bidding', step: 12, seat: 0 };
const action = { type: 'bid', amount: 5 };
const salt = '00112233445566778899aabbccddeeff';
const { commitment, opening } = sealCommit(binding, action, salt);

describe('sealCommit', () => {
  it('keeps copies, frozen', () => {
    const mine = { type: 'bid', goods: ['clay'] };
    const sealed = sealCommit(binding, mine, salt);
    expect(sealed.opening).toEqual({ binding, action: mine, salt });
    expect(sealed.opening.action).not.toBe(mine);
    expect(Object.isFrozen(sealed.opening.action.goods)).toBe(true);
    expect(Object.isFrozen(mine)).toBe(false);
  });

  it('does not depend on the order of keys', () => {
    const { seat, step, phase, match, rules, game } = binding;
    expect(sealCommit({ seat, step, phase, match, rules, game }, { amount: 5, type: 'bid' }, salt).commitment).toBe(commitment);
  });

  it.each<[string, object]>([
    ['game', { ...opening, binding: { ...binding, game: 'auctions' } }],
    ['rules', { ...opening, binding: { ...binding, rules: '1.0.1' } }],
    ['match', { ...opening, binding: { ...binding, match: 'table 8' } }],
    ['phase', { ...opening, binding: { ...binding, phase: 'biddin' } }],
    ['step', { ...opening, binding: { ...binding, step: 13 } }],
    ['seat', { ...opening, binding: { ...binding, seat: 1 } }],
    ['action', { ...opening, action: { ...action, amount: 6 } }],
    ['salt', { ...opening, salt: salt.replace('0', '1') }],
  ])('has every part in the digest: %s', (_, other) => {
    expect(digestOf(other as typeof opening)).not.toBe(commitment);
  });

  it.each([
    ['no salt', undefined, 'missing'],
    ['an empty salt', '', 'missing'],
    ['a salt of eight bytes', '0011223344556677', 'short'],
    ['words for a salt', 'correct horse battery staple 2', 'malformed'],
  ])('stops a programmer who has %s', (_, bad, problem) => {
    expect(() => sealCommit(binding, action, bad as string)).toThrow(
      expect.objectContaining({
        code: 'bad-secret',
        received: `one that is ${problem}`,
        remedy: expect.stringContaining('crypto.getRandomValues'),
      }),
    );
  });

  it.each(['game', 'rules', 'match', 'phase', 'step', 'seat'])('stops a programmer whose binding has no %s', (field) => {
    const bad = { ...binding, [field]: undefined };
    expect(() => sealCommit(bad, action, salt)).toThrow(
      expect.objectContaining({ code: 'bad-binding', api: expect.stringContaining(field) }),
    );
  });

  it('stops a programmer whose action is no JSON', () => {
    const odd = { type: 'bid', amount: Number.NaN };
    expect(() => sealCommit(binding, odd, salt)).toThrow(
      expect.objectContaining({ code: 'not-json', api: expect.stringContaining('amount') }),
    );
  });
});

describe('openCommit', () => {
  const codeOf = (given: unknown) => {
    const opened = openCommit(binding, commitment, given);
    return opened.ok ? 'open' : [opened.rejection.code, opened.rejection.data];
  };

  it('opens what was sealed, also after a trip through text', () => {
    expect(openCommit(binding, commitment, JSON.parse(JSON.stringify(opening)))).toEqual({ ok: true, opening });
  });

  it.each<[string, unknown, string, object]>([
    ['nothing', undefined, 'missing-opening', {}],
    ['null', null, 'missing-opening', {}],
    ['a text', 'bid 5', 'malformed-opening', { path: [] }],
    ['a list', [binding, action, salt], 'malformed-opening', { path: [] }],
    ['a function', () => opening, 'malformed-opening', { path: [] }],
    ['what is no JSON', { ...opening, action: { type: 'bid', amount: 5n } }, 'malformed-opening', { path: ['action', 'amount'] }],
    ['a key more', { ...opening, note: '' }, 'malformed-opening', { path: ['note'] }],
    ['no binding', { action, salt }, 'malformed-opening', { path: ['binding'] }],
    ['a binding without a step', { ...opening, binding: { ...binding, step: '12' } }, 'malformed-opening', { path: ['binding', 'step'] }],
    ['a binding with more', { ...opening, binding: { ...binding, day: 1 } }, 'malformed-opening', { path: ['binding', 'day'] }],
    ['no action', { binding, salt }, 'malformed-opening', { path: ['action'] }],
    ['an action that is none', { ...opening, action: ['bid'] }, 'malformed-opening', { path: ['action'] }],
    ['a salt that is none', { ...opening, salt: 7 }, 'malformed-opening', { path: ['salt'] }],
    ['no salt', { binding, action }, 'missing-salt', {}],
    ['eight bytes of salt', { ...opening, salt: salt.slice(0, 16) }, 'short-salt', {}],
    [
      'another game',
      { ...opening, binding: { ...binding, game: 'chess' } },
      'mis-bound',
      { field: 'game', expected: 'auction', received: 'chess' },
    ],
    [
      'another match',
      { ...opening, binding: { ...binding, match: 'table 8' } },
      'mis-bound',
      { field: 'match', expected: 'table 7', received: 'table 8' },
    ],
    [
      'another phase',
      { ...opening, binding: { ...binding, phase: 'dusk' } },
      'mis-bound',
      { field: 'phase', expected: 'bidding', received: 'dusk' },
    ],
    ['an earlier round', { ...opening, binding: { ...binding, step: 9 } }, 'mis-bound', { field: 'step', expected: 12, received: 9 }],
    ['another seat', { ...opening, binding: { ...binding, seat: 1 } }, 'mis-bound', { field: 'seat', expected: 0, received: 1 }],
    ['another action', { ...opening, action: { type: 'bid', amount: 6 } }, 'wrong-opening', {}],
    ['another salt', { ...opening, salt: salt.replace('00', '01') }, 'wrong-opening', {}],
  ])('refuses %s', (_, given, code, data) => {
    expect(codeOf(given)).toEqual([code, data]);
  });

  it('sees a commitment that was made for another round only by the binding in its digest', () => {
    const earlier = sealCommit({ ...binding, step: 9 }, action, salt);
    const claimed = openCommit(binding, earlier.commitment, { ...earlier.opening, binding });
    expect(claimed).toMatchObject({ ok: false, rejection: { code: 'wrong-opening' } });
  });
});
