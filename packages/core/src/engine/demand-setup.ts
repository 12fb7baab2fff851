import type { Game } from '../game/game.ts';
import type { Match } from '../game/match.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Json } from '../model/json.ts';
import { sameJson } from '../model/same.ts';
import { type MatchSetup, randomOf } from './create.ts';

/** Refuses (fault `another-setup`) a setup that makes another match: a transcript that begins with it could never be played again. What the setup holds is not told: the seed is secret. */
export function demandSetup<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, setup: MatchSetup<G>, match: Match<G, A>): void {
  const other = otherOption(game, setup, match) ?? otherChance(setup, match);
  if (other === undefined) return;
  throw new Fault({
    code: 'another-setup',
    api: `engine.startTranscript.setup.${other}`,
    expected: 'the setup that the match was created from',
    received: 'another',
    remedy: 'Keep the setup that `engine.create` was given beside the match.',
  });
}

function otherOption<G extends GameTypes, A extends AnyAction>(
  { contents, defaultOptions }: Game<G, A>,
  { seats, options, content = contents[0]?.id }: MatchSetup<G>,
  match: Match<G, A>,
): string | undefined {
  const {
    seats: played,
    content: used,
    ...own
  } = match.options as unknown as { readonly seats: number; readonly content: { readonly id: string } };
  if (seats !== played) return 'seats';
  if (content !== used.id) return 'content';
  const asked = JSON.parse(JSON.stringify({ ...defaultOptions, ...options })) as Record<string, Json>;
  const differing = Object.keys({ ...asked, ...own }).find((key) => !sameOption(asked[key], (own as Record<string, Json>)[key]));
  return differing === undefined ? undefined : `options.${differing}`;
}

function sameOption(one: Json | undefined, other: Json | undefined): boolean {
  return one === undefined || other === undefined ? one === other : sameJson(one, other);
}

/** A script stands in for the seed in tests, where nobody asks for the chance of the setup. */
function otherChance<G extends GameTypes, A extends AnyAction>(setup: MatchSetup<G>, { random }: Match<G, A>): string | undefined {
  if (random.algorithm === 'script') return undefined;
  const { algorithm, key } = randomOf(setup);
  if (algorithm !== random.algorithm) return 'algorithm';
  return key === random.key ? undefined : 'seed';
}
