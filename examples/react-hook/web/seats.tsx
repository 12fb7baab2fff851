import type { View } from '@quayside/core';
import { GOODS, type PiraeusAction, type PiraeusTypes } from '@quayside/piraeus';
import { GOOD_COLOURS, SEAT_COLOURS } from './colours.ts';

/** What everybody knows of each seat. */
export function Seats({
  view,
  word,
  names,
}: {
  readonly view: View<PiraeusTypes, PiraeusAction>;
  readonly word: (key: string) => string;
  readonly names: readonly string[];
}) {
  return (
    <table className="seats">
      <thead>
        <tr>
          <th scope="col">Merchant</th>
          <th scope="col">Nation</th>
          <th scope="col">Money</th>
          <th scope="col">Hand</th>
          <th scope="col">Bought</th>
        </tr>
      </thead>
      <tbody>
        {view.table.seats.map(({ nation, money, handSize, bought, plan }, seat) => (
          <tr key={names[seat]}>
            <th scope="row">
              <span className="token" style={{ background: SEAT_COLOURS[seat] }} /> {names[seat]}
              {plan !== null && <small> {plan}</small>}
              {view.committed.includes(seat) && <small> has decided</small>}
            </th>
            <td>{word(nation)}</td>
            <td>{money}</td>
            <td>{handSize}</td>
            <td>{bought.length === 0 ? '–' : bought.map(({ good }) => word(good)).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cards in the viewer's own hand. */
export function Hand({ view, word }: { readonly view: View<PiraeusTypes, PiraeusAction>; readonly word: (key: string) => string }) {
  if (view.hand === null) return <p className="quiet">A spectator sees no hand.</p>;
  const { cards } = view.hand;
  return (
    <ul className="hand">
      {GOODS.filter((good) => cards[good] > 0).map((good) => (
        <li key={good} style={{ background: GOOD_COLOURS[good] }}>
          {word(good)} <strong>{cards[good]}</strong>
        </li>
      ))}
    </ul>
  );
}
