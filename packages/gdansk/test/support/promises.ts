import { ALL_LAWS, walk, walkInPlace } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { type Style, working } from './drivers.ts';
import { engine } from './engine.ts';

/** The laws of what the testkit promises later, and of words, are walked with fewer matches, beside the other games. */
const LAWS = ALL_LAWS.filter(({ name }) => name !== 'twins' && name !== 'words-for-all');

/** Ways to play that together come everywhere: one that does anything, and drivers that also do anything now and then. */
const STYLES: readonly Style[] = [{ whims: 10 }, { whims: 3, hr: true, port: true }, { whims: 2, cubes: true }, { whims: 2, hr: true }];
const styleOf = (number: number) => working(STYLES[number % STYLES.length]);

/** Two matches of twenty are played to an end that the rules know, the others for five rounds. */
const capOf = (number: number) => (number % 10 === 3 ? 40 : 5);

/**
 * Walks matches of one number of seats: 20 with every promise of the engine checked at every step, 300 in place with invariants and bound. Most are
 * cut short, for a match takes hundreds of steps.
 */
export function walkMatches(seats: number): void {
  test(`P1 P2 P3 P4 P5a P6 P7 P8 P9 P13: 20 matches of ${seats} seats keep every promise at every step`, () => {
    const reports = Array.from({ length: 20 }, (_, number) =>
      walk(engine, {
        setup: { seats, seed: `walk ${number}`, options: { roundCap: capOf(number) } },
        chooser: `chooser ${number}`,
        pick: styleOf(number),
        laws: LAWS,
      }),
    );
    expect(reports.filter(({ finished }) => finished)).toHaveLength(20);
    const phases = new Set(reports.flatMap((report) => Object.keys(report.phases)));
    expect([...phases].sort()).toEqual(['acting', 'placement', 'rolling']);
    expect(reports.some(({ reasons }) => reasons.some((reason) => reason !== 'round-cap'))).toBe(true);
  });

  test(`P13: 300 matches of ${seats} seats in place keep the invariants and end within the bound`, () => {
    const reasons: Record<string, number> = {};
    for (let number = 0; number < 300; number += 1) {
      const report = walkInPlace(engine, {
        setup: { seats, seed: `fast ${number}`, options: { roundCap: number % 10 === 3 ? 40 : 6 } },
        chooser: `chooser ${number}`,
        pick: styleOf(number),
      });
      for (const reason of report.reasons) reasons[reason] = (reasons[reason] ?? 0) + 1;
    }
    expect(Object.keys(reasons)).toContain('round-cap');
    expect(Object.keys(reasons)).toContain('markers-placed');
  });
}
