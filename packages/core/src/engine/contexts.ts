import type { Flaw, Game } from '../game/game.ts';
import type { Context } from '../game/rule-view.ts';
import { canonicalJson } from '../model/canonical.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import { Fault } from '../model/fault.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, ContentRef, GameTypes, MatchOptions } from '../model/game-types.ts';
import { hashJson } from '../model/hash.ts';
import type { Immutable } from '../model/immutable.ts';
import { copyJson, type Json } from '../model/json.ts';
import { schemaFlaw } from './schema-flaw.ts';

/** So many derived tables are kept for options that no match object at hand refers to. */
const REMEMBERED = 64;

/** The content that an engine knows, and what follows from it and from options. */
export interface Contexts<G extends GameTypes> {
  /** Makes content known, by its hash and its id; the same content twice is one. */
  register(content: unknown): Checked<ContentRef, Flaw>;
  /** Makes content known by its hash alone: what comes embedded in untrusted data must not change what an id stands for. */
  embed(content: unknown): Checked<ContentRef, Flaw>;
  /** The content of an id; the one registered last if several share it. */
  named(id: string): ContentRef | undefined;
  /** The ids that are known. */
  ids(): string[];
  content(sha256: string): Immutable<G['content']> | undefined;
  /** Options, content and derived tables together; `undefined` if the content is unknown. */
  of(options: MatchOptions<G>): Context<G> | undefined;
}

/** Begins with the content that comes with the game; a flaw in that is a fault. */
export function createContexts<G extends GameTypes, A extends AnyAction>(game: Game<G, A>): Contexts<G> {
  const contents = new Map<string, Immutable<G['content']>>();
  const refs = new Map<string, ContentRef>();
  const byOptions = new WeakMap<object, Context<G>>();
  const recent = new Map<string, Context<G>>();

  function embed(raw: unknown): Checked<ContentRef, Flaw> {
    const copied = copyJson(raw);
    if (!copied.ok) return bad({ path: copied.path, rule: null, problem: copied.problem });
    const sha256 = hashJson(copied.value);
    const known = contents.get(sha256);
    // What has been checked once, when another match came with it, need not be checked again.
    const checked = known === undefined ? checkContent(game, copied.value) : good(known);
    if (!checked.ok) return checked;
    contents.set(sha256, checked.value);
    return good(Object.freeze({ id: checked.value.id, sha256 }));
  }

  function register(raw: unknown): Checked<ContentRef, Flaw> {
    const embedded = embed(raw);
    if (embedded.ok) refs.set(embedded.value.id, embedded.value);
    return embedded;
  }

  function derive(options: MatchOptions<G>, content: Immutable<G['content']>): Context<G> {
    const key = canonicalJson(options as unknown as Json);
    const known = recent.get(key);
    if (known !== undefined) return known;
    const derived = game.spec.derive?.(options, content) as G['derived'];
    const context = Object.freeze({ options, content, derived });
    if (recent.size >= REMEMBERED) recent.delete(recent.keys().next().value as string);
    recent.set(key, context);
    return context;
  }

  for (const content of [...game.contents].reverse()) {
    const registered = register(content);
    if (!registered.ok) throw badContent(game.meta.id, registered.why);
  }

  return {
    register,
    embed,
    named: (id) => refs.get(id),
    ids: () => [...refs.keys()],
    content: (sha256) => contents.get(sha256),
    of(options) {
      const known = byOptions.get(options);
      if (known !== undefined) return known;
      const content = contents.get(options.content.sha256);
      if (content === undefined) return undefined;
      const context = derive(options, content);
      byOptions.set(options, context);
      return context;
    },
  };
}

/** The fault of a programmer who gives a game content that it cannot take. */
export function badContent(game: string, { path, problem }: Flaw): Fault {
  return new Fault({
    code: 'bad-content',
    api: `content of ${game}${path.map((part) => `.${part}`).join('')}`,
    expected: 'content that its schema and its checks accept',
    received: problem,
    remedy: 'Correct the datum that is named.',
  });
}

function checkContent<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, content: Json): Checked<Immutable<G['content']>, Flaw> {
  const misfit = schemaFlaw(game.spec.content, content);
  if (misfit !== undefined) return bad(misfit);
  const frozen = deepFreeze(content) as unknown as Immutable<G['content']>;
  const flaw = game.checkContent?.(frozen);
  return flaw === undefined ? good(frozen) : bad(flaw);
}
