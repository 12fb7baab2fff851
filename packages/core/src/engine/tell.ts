import { phrase, seatName, type Telling, type Words } from '../game/describe.ts';
import type { Game } from '../game/game.ts';
import type { View } from '../game/match.ts';
import type { Context } from '../game/rule-view.ts';
import { ENGINE_EVENTS, type EngineEvent, type GameEvent } from '../model/event.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Outcome } from '../model/outcome.ts';
import { RESERVED_REJECTIONS, type Rejection } from '../model/rejection.ts';
import type { Seat } from '../model/seat.ts';
import { brief } from '../model/told.ts';
import type { Deed } from './history.ts';
import { attach } from './views.ts';
import { ENGINE_WORDS } from './words.ts';

/** Puts into words what a game and the engine have to say of one match: for logs, transcripts, failing tests. */
export interface Teller<G extends GameTypes, A extends AnyAction> {
  /** What a seat does. */
  action(seat: Seat, action: A): string;
  /** What was done, be it an action or not. */
  deed(deed: Deed<A>): string;
  /** What happened. */
  event(event: GameEvent<G>): string;
  /** Why a player may not. */
  rejection(rejection: Rejection): string;
  /** The position as one viewer sees it, in a few lines. */
  position(view: View<G, A>): string;
  /** How the match came out, a line per seat. */
  outcome(outcome: Outcome): string;
}

/** Joins the game's own describer with the engine's words; `replaced` words take precedence over both tables. */
export function createTeller<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  context: Context<G>,
  replaced: Words,
): Teller<G, A> {
  checkWords(replaced);
  const words = { ...ENGINE_WORDS, ...game.words, ...replaced };
  const telling: Telling<G> = { ...context, words };
  function deed(done: Deed<A>): string {
    if ('action' in done) return game.describe.action(done.seat, done.action, telling);
    const { seat } = done;
    return engineEvent('change' in done ? { type: 'seat-changed', seat, change: done.change } : { type: 'undone', seat }, words);
  }
  return {
    deed,
    action: (seat, action) => game.describe.action(seat, action, telling),
    event: (event) => (isEngineEvent(event) ? engineEvent(event, words) : game.describe.event(event, telling)),
    rejection: (rejection) =>
      isEngineRejection(rejection) ? engineRejection(rejection, words) : game.describe.rejection(rejection as never, telling),
    position: (view) => game.describe.position(attach(view, context), telling),
    outcome: (outcome) => outcomeText(outcome, words),
  };
}

/** Refuses, by fault, words of a host that are no text: they would be found out in the middle of a sentence. */
function checkWords(words: Words): void {
  const odd = Object.entries(words ?? {}).find(([, template]) => typeof template !== 'string');
  if (odd === undefined) return;
  throw new Fault({
    code: 'bad-words',
    api: `engine.describe(of, { ${JSON.stringify(odd[0])}: … })`,
    expected: 'a text',
    received: brief(odd[1]),
    remedy: 'Give templates by key, or leave the key out.',
  });
}

function isEngineEvent(event: { readonly type: string }): event is EngineEvent {
  return (ENGINE_EVENTS as readonly string[]).includes(event.type);
}

function isEngineRejection({ code }: Rejection): boolean {
  return RESERVED_REJECTIONS.includes(code);
}

function engineEvent(event: EngineEvent, words: Words): string {
  switch (event.type) {
    case 'commit-replaced':
      return phrase(words, 'event.commit-replaced', { seat: seatName(words, event.seat) });
    case 'seat-changed':
      return phrase(words, `event.seat-changed.${event.change}`, { seat: seatName(words, event.seat) });
    case 'stood-in':
    case 'undone':
      return phrase(words, `event.${event.type}`, { seat: seatName(words, event.seat) });
    case 'end-triggered':
      return phrase(words, `event.end-triggered.${event.finish}`, { reason: phrase(words, `reason.${event.reason}`) });
    case 'match-over':
      return phrase(words, 'event.match-over', { winners: event.outcome.winners.map((seat) => seatName(words, seat)).join(', ') });
  }
}

function engineRejection({ code, rule, data }: Rejection, words: Words): string {
  const cited = rule === null ? '' : ` (${rule})`;
  const said = phrase(words, `rejection.${code}`, data);
  const where = whereText(data, words);
  return `${where === undefined ? said : `${said.replace(/\.$/, '')} (${where}).`}${cited}`;
}

/** What of the data a rejection is about, within its sentence. */
function whereText({ path, problem }: Rejection['data'], words: Words): string | undefined {
  const at = Array.isArray(path) && path.length > 0 ? path.join('.') : undefined;
  if (typeof problem === 'string') return at === undefined ? problem : `${at}: ${problem}`;
  return at === undefined ? undefined : phrase(words, 'flaw.at', { path: at });
}

function outcomeText({ ranks, scores, reasons, decidedBy }: Outcome, words: Words): string {
  const lines = scores.map(({ total, parts }, seat) => {
    const listed = Object.entries(parts).map(([part, points]) =>
      phrase(words, 'outcome.part', { part: phrase(words, `score.${part}`), points }),
    );
    return phrase(words, 'outcome.seat', { rank: ranks[seat] ?? 0, seat: seatName(words, seat), total, parts: listed.join(', ') });
  });
  const why = reasons.map((reason) => phrase(words, `reason.${reason}`)).join(', ');
  const how =
    decidedBy === null ? phrase(words, 'outcome.shared') : phrase(words, 'outcome.decided', { rung: phrase(words, `rung.${decidedBy}`) });
  return [...lines, phrase(words, 'outcome.why', { reasons: why, how })].join('\n');
}
