import { createEngine, createSession, type Session, type Viewer } from '@quayside/core';
import { type PiraeusAction, type PiraeusTypes, piraeus } from '@quayside/piraeus';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from './table.tsx';

const NAMES = ['Anna', 'Ben', 'Clara'];
const engine = createEngine(piraeus);

function begun(seed: string): Session<PiraeusTypes, PiraeusAction> {
  return createSession(engine, { seats: 3, seed, options: { nations: ['romans', 'egyptians', 'indians'] } });
}

const rendered = (session: Session<PiraeusTypes, PiraeusAction>, viewer: Viewer) =>
  renderToString(createElement(Table, { session, viewer, names: NAMES }));

test('a server renders what the seat sees: its hand, what it may do, and nothing for it to take back', () => {
  const html = rendered(begun('server'), 0);
  expect(html).toContain('Anna’s hand');
  expect(html).toContain('Anna plans to buy');
  expect(html).toContain('waiting for Anna, Ben, Clara');
  expect(html).toMatch(/<button type="button" class="undo" disabled="">/);
});

test('what it renders is the same whatever the others have decided in secret', () => {
  const other = (as: 'buyer' | 'seller') => {
    const session = begun('secret');
    session.dispatch(1, { type: 'plan', as });
    return [rendered(session, 0), rendered(session, null), rendered(session, 1)] as const;
  };
  const [buys, sells] = [other('buyer'), other('seller')];
  expect(buys[0]).toContain('has decided');
  expect([buys[0], buys[1]]).toEqual([sells[0], sells[1]]);
});

test('a spectator has no hand and no buttons but the tabs', () => {
  const html = rendered(begun('spectator'), null);
  expect(html).not.toContain('hand</h2>');
  expect(html).not.toContain('Take back');
});
