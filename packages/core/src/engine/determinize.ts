import type { Game } from '../game/game.ts';
import { MATCH_FORMAT, type View } from '../game/match.ts';
import type { Context } from '../game/rule-view.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { copyJson } from '../model/json.ts';
import { openRandom } from '../random/open.ts';
import { seedRandom } from '../random/seed.ts';
import { anyCommit } from './any-commit.ts';
import type { Contexts } from './contexts.ts';
import { hostRun, runningParts } from './host.ts';
import { type Loaded, loadMatch } from './load.ts';
import { attach } from './views.ts';

/**
 * A whole match that the viewer cannot tell from the real one: hidden things and other hands drawn anew by the game, sealed commits of others chosen
 * anew among what is legal there, chance from a new seed. Only the view goes in, so nothing else can come out.
 */
export function determinizeView<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  contexts: Contexts<G>,
  context: Context<G>,
  view: View<G, A>,
  seed: string,
): Loaded<G, A> {
  const random = openRandom(seedRandom(seed, 'chacha20'));
  const { hidden, hands } = game.determinize(attach(view, context), random);
  const seats = Array.from({ length: view.options.seats }, (_, seat) => seat);
  const blank = {
    format: MATCH_FORMAT,
    game: view.game,
    rules: view.rules,
    options: view.options,
    step: view.step,
    phase: view.phase,
    commits: seats.map((seat) => (seat === view.seat ? view.commit : null)),
    presence: view.presence,
    random: random.state(),
    state: { table: view.table, hands: seats.map((seat) => (seat === view.seat ? view.hand : hands[seat])), hidden },
    ending: view.ending,
  };
  // The view may be of content that came with a save, which is known to this context alone.
  const known = contexts.knowing(context.options.content, context.content);
  const others = view.committed.filter((seat) => seat !== view.seat);
  if (others.length === 0) return loaded(game, known, blank);
  // A commit may have been sealed for a seat that is away: until it is drawn, the match is as if all were there.
  const drawn = loaded(game, known, { ...blank, presence: seats.map(() => 'present') });
  const commits = [...drawn.match.commits];
  const { run } = hostRun(game, context, drawn.match.random, runningParts(drawn.match));
  for (const seat of others) commits[seat] = anyCommit(run, seat, random);
  return loaded(game, known, { ...drawn.match, presence: view.presence, commits, random: random.state() });
}

function loaded<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, contexts: Contexts<G>, value: unknown): Loaded<G, A> {
  const plain = copyJson(value);
  const result = loadMatch(game, contexts, plain.ok ? plain.value : value);
  if (result.ok) return result.value;
  const { path, problem } = result.why.data;
  throw new Fault({
    code: 'bad-determinization',
    api: `determinize of ${game.meta.id}`,
    expected: 'hidden things and hands that fit the view',
    received: Array.isArray(path) ? `a flaw at ${path.join('.')}: ${String(problem ?? result.why.code)}` : JSON.stringify(result.why.data),
    remedy: 'Draw what the viewer cannot know so that schemas, invariants and legality hold.',
  });
}
