import { at, int, type State } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { Card, inOrder, kit, type Toy2, worth } from './kit.ts';

/** TOY.2 */
export const keep = kit.action({
  type: 'keep',
  rule: 'TOY.2',
  input: z.strictObject({ index: int(0, 1) }),
  check: (view) => (at(view.table.seats, view.seat).kept ? kit.reject('nothing-to-keep') : undefined),
  apply({ table }, { index }, { seat, hand, emit }) {
    const open = at(hand.cards, 1 - index);
    hand.cards.splice(1 - index, 1);
    table.open.push(open);
    Object.assign(at(table.seats, seat), { kept: true, held: 1 });
    emit({ type: 'kept', seat, open });
  },
});

/** TOY.5 */
export const peek = kit.action({
  type: 'peek',
  rule: 'TOY.5',
  check({ table }) {
    if (table.turn.peeked) return kit.reject('peeked-already');
    return table.deck === 0 ? kit.reject('nothing-to-peek-at') : undefined;
  },
  apply({ table }, _, { seat, emit }) {
    table.turn.peeked = true;
    at(table.seats, seat).peeked = true;
    emit({ type: 'peeked', seat }, { except: [seat] });
  },
});

/** TOY.6 */
export const stow = kit.action({
  type: 'stow',
  rule: 'TOY.6',
  input: z.strictObject({ card: Card }),
  check: ({ hand }, { card }) => (hand.cards.includes(card) ? undefined : kit.reject('no-such-card', { card })),
  apply({ table }, { card }, { seat, hand, emit }) {
    hand.cards.splice(hand.cards.indexOf(card), 1);
    const place = at(table.seats, seat);
    place.held -= 1;
    place.stowed.push(card);
    emit({ type: 'stowed', seat, card });
  },
});

/** TOY.7 */
export const dare = kit.action({
  type: 'dare',
  rule: 'TOY.7',
  input: z.strictObject({ rival: int(0, 3) }),
  check({ table, seat, options }, { rival }) {
    if (table.turn.dared) return kit.reject('dared-already');
    return rival === seat || rival >= options.seats ? kit.reject('no-such-rival', { rival }) : undefined;
  },
  apply({ table, hands }, { rival }, { seat, hand, emit }) {
    table.turn.dared = true;
    const [mine, theirs] = [inOrder(hand.cards).at(-1), inOrder(at(hands, rival).cards).at(-1)];
    const loser = mine === theirs || mine === undefined || theirs === undefined ? null : worth(mine) < worth(theirs) ? seat : rival;
    if (loser !== null) {
      const { cards } = at(hands, loser);
      const lost = (loser === seat ? mine : theirs) as Card;
      table.open.push(...cards.splice(cards.indexOf(lost), 1));
      at(table.seats, loser).held -= 1;
    }
    emit({ type: 'dared', seat, rival, loser });
  },
});

/** TOY.8 */
export const dive = kit.action({
  type: 'dive',
  rule: 'TOY.8',
  check: ({ table }) => (table.deck === 0 ? kit.reject('deck-empty') : undefined),
  apply({ table, hidden }, _, { seat, hand, emit }) {
    const card = hidden.deck.pop() as Card;
    hand.cards = inOrder([...hand.cards, card]);
    table.deck -= 1;
    at(table.seats, seat).held += 1;
    for (const place of table.seats) place.peeked = false;
    emit({ type: 'drew', seat, card }, { only: [seat] });
    emit({ type: 'dived', seat }, { except: [seat] });
    endTurn(table);
  },
});

/** TOY.9 */
export const wade = kit.action({
  type: 'wade',
  rule: 'TOY.9',
  apply({ table }, _, { seat, random, emit }) {
    const coins = Math.ceil((random.int('dice', 6) + 1) / 2);
    at(table.seats, seat).coins += coins;
    emit({ type: 'gained', seat, coins });
    endTurn(table);
  },
});

/** TOY.10 */
export const rest = kit.action({
  type: 'rest',
  rule: 'TOY.10',
  apply({ table }, _, { seat, emit }) {
    at(table.seats, seat).coins += 1;
    emit({ type: 'gained', seat, coins: 1 });
    endTurn(table);
  },
});

/** TOY.14 */
export const moor = kit.action({
  type: 'moor',
  rule: 'TOY.14',
  apply({ table }, _, { seat, emit }) {
    table.turn.moored = true;
    emit({ type: 'moored', seat });
  },
});

/** TOY.11 */
export const bid = kit.sealed({
  type: 'bid',
  rule: 'TOY.11',
  input: z.strictObject({ coins: int(0, 9) }),
  check: ({ table, seat }, { coins }) => (coins > at(table.seats, seat).coins ? kit.reject('too-dear', { coins }) : undefined),
});

/** TOY.4 */
function endTurn(table: State<Toy2>['table']): void {
  table.turn.over = true;
  table.turns += 1;
}
