import { phrase, type Words } from '../game/describe.ts';
import type { Game } from '../game/game.ts';
import type { View } from '../game/match.ts';
import type { Context } from '../game/rule-view.ts';
import { ENGINE_EVENTS, type EngineEvent, type GameEvent } from '../model/event.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { DATA_REJECTIONS, ENGINE_REJECTIONS, type Rejection } from '../model/rejection.ts';
import type { Seat } from '../model/seat.ts';
import { attach } from './views.ts';
import { ENGINE_WORDS } from './words.ts';

/** Puts into words what a game and the engine have to say; give each a table of words, whole or in part, to replace the English one. */
export interface Teller<G extends GameTypes, A extends AnyAction> {
  action(seat: Seat, action: A, words?: Words): string;
  event(event: GameEvent<G>, words?: Words): string;
  rejection(rejection: Rejection, words?: Words): string;
  position(view: View<G, A>, words?: Words): string;
}

/** Joins the game's own describer with the engine's words. */
export function createTeller<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  contextOf: (view: View<G, A>) => Context<G>,
): Teller<G, A> {
  const english = { ...ENGINE_WORDS, ...game.words };
  const table = (words: Words | undefined): Words => (words === undefined ? english : { ...english, ...words });
  return {
    action: (seat, action, words) => game.describe.action(seat, action, table(words)),
    event: (event, words) => (isEngineEvent(event) ? engineEvent(event, table(words)) : game.describe.event(event, table(words))),
    rejection: (rejection, words) =>
      isEngineRejection(rejection) ? engineRejection(rejection, table(words)) : game.describe.rejection(rejection as never, table(words)),
    position: (view, words) => game.describe.position(attach(view, contextOf(view)), table(words)),
  };
}

function isEngineEvent(event: { readonly type: string }): event is EngineEvent {
  return (ENGINE_EVENTS as readonly string[]).includes(event.type);
}

function isEngineRejection({ code }: Rejection): boolean {
  return ([...ENGINE_REJECTIONS, ...DATA_REJECTIONS] as readonly string[]).includes(code);
}

function engineEvent(event: EngineEvent, words: Words): string {
  switch (event.type) {
    case 'commit-replaced':
      return phrase(words, 'event.commit-replaced', { seat: event.seat });
    case 'end-triggered':
      return phrase(words, `event.end-triggered.${event.finish}`, { reason: words[`reason.${event.reason}`] ?? event.reason });
    case 'match-over':
      return phrase(words, 'event.match-over', { ranks: event.outcome.ranks.join(', ') });
  }
}

function engineRejection({ code, rule, data }: Rejection, words: Words): string {
  const cited = rule === null ? '' : ` (${rule})`;
  const path = Array.isArray(data.path) && data.path.length > 0 ? ` At ${data.path.join('.')}.` : '';
  return `${phrase(words, `rejection.${code}`)}${path}${cited}`;
}
