import type { AnyAction } from '@quayside/core';
import type { Translation } from '@quayside/testkit';

/** What version 1 says of its card 6, version 2 says of the galleon. */
export const translation: Translation = {
  action: (action: AnyAction & { readonly card?: unknown }) => ('card' in action ? { ...action, card: renamed(action.card) } : action),
  event: (event: { readonly type: string; readonly card?: unknown; readonly open?: unknown }) => ({
    ...event,
    ...('card' in event ? { card: renamed(event.card) } : {}),
    ...('open' in event ? { open: renamed(event.open) } : {}),
  }),
};

function renamed(card: unknown): unknown {
  return card === 6 ? 'galleon' : card;
}
