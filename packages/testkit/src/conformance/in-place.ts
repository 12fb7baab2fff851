import { first } from './first.ts';
import { differs } from './json.ts';
import type { Law } from './law.ts';

/** P8: in place, the same action gives the same match (by hash), the same events, awaited seats, legal actions and outcome as on the host path. */
export const inPlaceEqualsHost: Law = {
  name: 'in-place-equals-host',
  promise: 'P8',
  inPlace({ engine, runner, events, accepted }) {
    const { match } = accepted;
    if (runner.hash() !== engine.hash(match))
      return differs('the matches in place and on the host', runner.match(), match) ?? 'the hashes differ';
    return (
      differs('the events in place and on the host', events, accepted.events) ??
      differs('the seats awaited in place and on the host', runner.awaited(), engine.awaited(match)) ??
      differs('the outcomes in place and on the host', runner.outcome(), engine.outcome(match)) ??
      first(runner.awaited(), (seat) => {
        const ids = engine.legal(engine.view(match, seat)).map((action) => engine.game.numbering.encode(action));
        return differs(`the legal ids of seat ${seat} in place and on the host`, runner.legal(seat), ids);
      })
    );
  },
};
