import { describe, expectTypeOf, it } from 'vitest';
import { type Die, die } from './die.ts';
import { bestKeep, keepPlan } from './keep-plan.ts';
import { outcomesByTotals, poolOutcomes } from './pool-outcomes.ts';
import { reach } from './reach.ts';
import { totalOf, totals } from './totals.ts';

const weather = die([
  { symbol: 'sun', count: 1 },
  { symbol: 'rain', count: 2 },
]);

describe('the types of dice', () => {
  it('a die knows its symbols', () => {
    expectTypeOf(weather).toEqualTypeOf<Die<'sun' | 'rain'>>();
    expectTypeOf(weather).toExtend<Die<string>>();
    expectTypeOf(die([{ symbol: 'sun', count: 1 }], ['sun', 'snow'])).toEqualTypeOf<Die<'sun' | 'snow'>>();
  });

  it('faces may come from content', () => {
    const faces: readonly { symbol: 'sun' | 'rain'; count: number }[] = [];
    expectTypeOf(die<'sun' | 'rain'>).toBeCallableWith(faces);
  });

  it('totals have every symbol', () => {
    expectTypeOf(totals(weather, [])).toEqualTypeOf<Record<'sun' | 'rain', number>>();
    expectTypeOf(totals(weather, []).rain).toEqualTypeOf<number>();
    const [outcome] = outcomesByTotals(weather, poolOutcomes(weather, 1));
    expectTypeOf(outcome?.totals).toEqualTypeOf<Record<'sun' | 'rain', number> | undefined>();
    totalOf(weather, [], 'sun');
    // @ts-expect-error no such symbol
    () => totalOf(weather, [], 'snow');
  });

  it('a goal is asked with the totals of its die', () => {
    bestKeep(weather, [], 0, (sums) => {
      expectTypeOf(sums).toEqualTypeOf<Record<'sun' | 'rain', number>>();
      return sums.sun;
    });
    // @ts-expect-error no such symbol
    bestKeep(weather, [], 0, ({ snow }) => snow);
    // @ts-expect-error a goal is a number
    keepPlan(weather, 0, 0, () => 'sun');
  });

  it('a plan is a policy', () => {
    expectTypeOf(keepPlan(weather, 2, 1, ({ sun }) => sun)).toExtend<Parameters<typeof reach>[3]>();
    expectTypeOf(reach).parameter(1).toEqualTypeOf<readonly number[]>();
  });
});
