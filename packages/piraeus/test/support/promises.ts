import { ALL_LAWS, walk, walkInPlace } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { engine } from './engine.ts';

/** The laws of what the testkit promises later, and of words, are walked with fewer matches, beside the other games. */
const LAWS = ALL_LAWS.filter(({ name }) => !['twins', 'words-for-all'].includes(name));

/** Walks matches of one number of seats: 50 with every promise of the engine checked at every step, 1,000 in place with invariants and bound. */
export function walkMatches(seats: number): void {
  test(`P1 P2 P3 P4 P5a P6 P7 P8 P9 P13: 50 random matches of ${seats} seats keep every promise at every step`, () => {
    const reports = Array.from({ length: 50 }, (_, number) =>
      walk(engine, {
        setup: { seats, seed: `walk ${number}`, options: { placementOrder: number % 5 === 4 ? 'rotating' : 'any' } },
        chooser: `chooser ${number}`,
        laws: LAWS,
      }),
    );
    expect(reports.filter(({ finished }) => finished)).toHaveLength(50);
    const phases = new Set(reports.flatMap((report) => Object.keys(report.phases)));
    expect([...phases].sort()).toEqual(['bidding', 'moving', 'offering', 'placing', 'planning']);
  });

  test(`P13: 1,000 random matches of ${seats} seats in place keep the invariants and end within the bound`, () => {
    const finished = Array.from(
      { length: 1000 },
      (_, number) => walkInPlace(engine, { setup: { seats, seed: `fast ${number}` }, chooser: `chooser ${number}` }).finished,
    );
    expect(finished.filter(Boolean)).toHaveLength(1000);
  });
}
