import { at, type Effects, type State } from '@quayside/core/sdk';
import type { GdanskTypes } from '../kit.ts';

/**
 * GD.A9, GD.F10: reveals a port card and lays the top order token on its quay: quay by quay, so that a double location may get two (GD.R28). There is one card of each quay, so
 * none gets an order again (GD.R32).
 */
function revealOrder({ table, hidden }: State<GdanskTypes>, emit: Effects<GdanskTypes>['emit']): void {
  const [quay, token] = [at(hidden.cards.splice(0, 1), 0), at(hidden.tokens.splice(0, 1), 0)];
  at(table.quays, quay - 1).order = token;
  table.cardsLeft = hidden.cards.length;
  table.tokensLeft = hidden.tokens.length;
  emit({ type: 'order-revealed', quay, token });
}

/**
 * GD.F10, GD.F11, GD.R29: draws so many cards from the stack of port cards. A port card is revealed only if there is a token for it; the Central Port card, at the very
 * bottom (GD.A6), needs none. With two players it is uncovered, not drawn, once the last port card is gone (GD.R38).
 */
export function drawCards(state: State<GdanskTypes>, count: number, { options, emit }: Effects<GdanskTypes>): void {
  for (let drawn = 0; drawn < count; drawn += 1) {
    if (state.hidden.cards.length > 0) {
      if (state.hidden.tokens.length > 0) revealOrder(state, emit);
    } else if (options.seats > 2) {
      openCentralPort(state, emit);
    }
  }
  if (options.seats === 2 && state.hidden.cards.length === 0) openCentralPort(state, emit);
}

/** GD.F12: at once, and once. */
function openCentralPort({ table }: State<GdanskTypes>, emit: Effects<GdanskTypes>['emit']): void {
  if (table.centralPort) return;
  table.centralPort = true;
  emit({ type: 'central-port-opened' });
}
