import type { View } from '@quayside/core';
import { GOODS, type PiraeusAction, type PiraeusTypes } from '@quayside/piraeus';
import { GOOD_COLOURS, SEAT_COLOURS } from './colours.ts';

type Words = (key: string) => string;

/** The prices of the six goods. */
export function Prices({ view, word }: { readonly view: View<PiraeusTypes, PiraeusAction>; readonly word: Words }) {
  return (
    <ul className="prices">
      {GOODS.map((good) => (
        <li key={good} style={{ background: GOOD_COLOURS[good] }}>
          <span>{word(good)}</span>
          <strong>{view.table.prices[good]}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The cards on the market. Each can be tried at any time: the rules say whether it may be. */
export function Market({
  view,
  word,
  names,
  choose,
}: {
  readonly view: View<PiraeusTypes, PiraeusAction>;
  readonly word: Words;
  readonly names: readonly string[];
  readonly choose: (place: number) => void;
}) {
  const cards = view.table.market.flatMap((card, place) => (card === null ? [] : [{ ...card, place }]));
  if (cards.length === 0) return <p className="quiet">The market is empty.</p>;
  return (
    <ul className="market">
      {cards.map(({ good, origin, tokens, place }) => (
        <li key={place}>
          <button
            type="button"
            className="card"
            style={{ background: GOOD_COLOURS[good] }}
            onClick={() => choose(place)}
            disabled={view.seat === null}
          >
            <span className="good">{word(good)}</span>
            <span className="origin">{word(origin)}</span>
            <span className="tokens">
              {tokens.map((seat) => (
                <span key={seat} className="token" style={{ background: SEAT_COLOURS[seat] }} title={names[seat]} />
              ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
