import { type Describer, phrase, seatName, type Words } from '@quayside/core/sdk';
import type { PiraeusAction } from './actions/all.ts';
import { describeEvent } from './describe-event.ts';
import { describePosition } from './describe-position.ts';
import type { PiraeusTypes } from './kit.ts';
import { goodsText } from './wording.ts';

/** Puts actions, events, rejections and positions into words. */
export const describe: Describer<PiraeusTypes, PiraeusAction> = {
  action: (seat, action, { words }) => actionText(seatName(words, seat), action, words),
  event: describeEvent,
  rejection: ({ code, data }, { words }) => phrase(words, `rejection.${code}`, { ...data, good: phrase(words, String(data.good)) }),
  position: describePosition,
};

function actionText(seat: string, action: PiraeusAction, words: Words): string {
  switch (action.type) {
    case 'plan':
      return phrase(words, `action.plan.${action.as}`, { seat });
    case 'offer':
      return phrase(words, 'action.offer', { seat, goods: goodsText(action.goods, words) });
    default:
      return phrase(words, `action.${action.type}`, { ...action, seat });
  }
}
