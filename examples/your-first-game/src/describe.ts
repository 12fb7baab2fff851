import {
  type DeclaredEvent,
  type Describer,
  type Immutable,
  phrase,
  seatName,
  type Telling,
  type View,
  type Words,
} from '@quayside/core/sdk';
import type { YourFirstGameAction } from './actions/all.ts';
import type { Crates, YourFirstGameTypes } from './kit.ts';
import { goodsOn } from './rules.ts';
import { GOODS } from './vocabulary.ts';

/** Puts actions, events, rejections and positions into words. */
export const describe: Describer<YourFirstGameTypes, YourFirstGameAction> = {
  action: (seat, action, { words }) => actionText(seatName(words, seat), action, words),
  event: (event, { words }) => eventText(event, words),
  rejection: ({ code, data }, { words }) => phrase(words, `rejection.${code}`, data),
  position: positionText,
};

function actionText(seat: string, action: YourFirstGameAction, words: Words): string {
  if (action.type === 'bid') return phrase(words, 'action.bid', { seat, ropes: action.ropes });
  const dice = action.again.map((place) => place + 1).join(', ');
  return phrase(words, dice === '' ? 'action.haul' : 'action.haul.again', { seat, dice });
}

function eventText(event: DeclaredEvent<YourFirstGameTypes>, words: Words): string {
  switch (event.type) {
    case 'commission-dealt':
      return phrase(words, 'event.commission-dealt', { commission: phrase(words, event.commission) });
    case 'day-began':
      return phrase(words, 'event.day-began', { day: event.day, washed: listText(event.washed, words) });
    case 'bids-revealed': {
      const bids = event.bids.map((ropes, seat) => phrase(words, 'event.bid', { seat: seatName(words, seat), ropes })).join(', ');
      const winner =
        event.winner === null ? phrase(words, 'event.nobody') : phrase(words, 'event.won', { seat: seatName(words, event.winner) });
      return phrase(words, 'event.bids-revealed', { bids, winner });
    }
    case 'hauled': {
      const key = event.again.length === 0 ? 'event.hauled' : 'event.hauled.again';
      const [again, crates] = [listText(event.again, words), cratesText(event.crates, words)];
      return phrase(words, key, { seat: seatName(words, event.seat), again, crates });
    }
  }
}

function positionText({ table, options, hand }: View<YourFirstGameTypes>, { words, derived }: Telling<YourFirstGameTypes>): string {
  const washed = listText(goodsOn(derived.die, table.dice), words);
  const lines = [
    phrase(words, 'position.day', {
      day: Math.min(table.day, options.days),
      days: options.days,
      washed,
      beach: cratesText(table.beach, words),
    }),
    ...table.seats.map(({ ropes, hauled }, seat) =>
      phrase(words, 'position.seat', { seat: seatName(words, seat), ropes, hauled: cratesText(hauled, words) }),
    ),
  ];
  if (hand !== null) lines.push(phrase(words, 'position.hand', { commission: phrase(words, hand.commission) }));
  return lines.join('\n');
}

function cratesText(crates: Immutable<Crates>, words: Words): string {
  const kinds = GOODS.filter((good) => crates[good] > 0).map((good) => `${crates[good]} ${phrase(words, good)}`);
  return kinds.join(', ') || phrase(words, 'nothing');
}

function listText(goods: readonly string[], words: Words): string {
  return goods.map((good) => phrase(words, good)).join(', ') || phrase(words, 'nothing');
}
