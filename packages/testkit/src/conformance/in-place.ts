import { OVER } from '@quayside/core';
import { first } from './first.ts';
import { differs } from './json.ts';
import type { Law } from './law.ts';
import { legalOf } from './legal.ts';

/** P8: in place, the same action gives the same match, the same events, awaited seats, legal actions and outcome as on the host path. */
export const inPlaceEqualsHost: Law = {
  name: 'in-place-equals-host',
  promise: 'P8',
  inPlace({ engine, simulator, events, accepted }) {
    const { match } = accepted;
    return (
      differs('the matches in place and on the host', simulator.match(), match) ??
      // The same JSON has the same hash; that both sides work it out alike is tried once a match.
      (match.phase === OVER && simulator.hash() !== engine.hash(match) ? 'the hashes differ' : undefined) ??
      differs('the events in place and on the host', events, accepted.events) ??
      differs('the seats awaited in place and on the host', simulator.awaited(), engine.awaited(match)) ??
      differs('the outcomes in place and on the host', simulator.outcome(), engine.outcome(match)) ??
      first(simulator.awaited(), (seat) =>
        differs(`the legal ids of seat ${seat} in place and on the host`, simulator.legal(seat), legalOf({ engine, match }, seat).ids),
      )
    );
  },
};
