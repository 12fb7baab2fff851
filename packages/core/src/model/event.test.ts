import { describe, expect, it } from 'vitest';
import { type Audience, eventsFor, hears } from './event.ts';

describe('hears', () => {
  it.each<[Audience, boolean[]]>([
    // Seats 0, 1, 2 and the spectator.
    ['all', [true, true, true, true]],
    [{ only: [1] }, [false, true, false, false]],
    [{ only: [] }, [false, false, false, false]],
    [{ except: [1] }, [true, false, true, true]],
    [{ except: [] }, [true, true, true, true]],
  ])('%j', (audience, expected) => {
    expect([0, 1, 2, null].map((viewer) => hears(audience, viewer))).toEqual(expected);
  });
});

describe('eventsFor', () => {
  const events = [
    { audience: { only: [0] }, event: 'a card' },
    { audience: { except: [0] }, event: 'some card' },
    { audience: 'all', event: 'the next turn' },
  ] as const;

  it('keeps the order, and leaves the audiences out', () => {
    expect(eventsFor(events, 0)).toEqual(['a card', 'the next turn']);
    expect(eventsFor(events, 1)).toEqual(['some card', 'the next turn']);
    expect(eventsFor(events, null)).toEqual(['some card', 'the next turn']);
  });

  it.each([undefined, -1, 0.5, -0, '0'])('refuses %j, who is no viewer', (viewer) => {
    expect(() => eventsFor(events, viewer as number)).toThrow(expect.objectContaining({ code: 'bad-seat' }));
  });
});
