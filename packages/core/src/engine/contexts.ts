import type { Flaw, Game } from '../game/game.ts';
import type { Context } from '../game/rule-view.ts';
import { flawAt, schemaFlaw } from '../game/schema-flaw.ts';
import { canonicalJson } from '../model/canonical.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import { Fault, type FaultDetails } from '../model/fault.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, ContentRef, GameTypes, MatchOptions } from '../model/game-types.ts';
import { hashJson } from '../model/hash.ts';
import type { Immutable } from '../model/immutable.ts';
import { copyJson, type Json } from '../model/json.ts';
import { sameJson } from '../model/same.ts';
import { brief, foundAt, toldAs, wantedBy } from '../model/told.ts';

/** So many derived tables are kept for options that no match object at hand refers to. */
const REMEMBERED = 64;

/** The content that an engine knows, and what follows from it and from options. */
export interface Contexts<G extends GameTypes> {
  /** Makes content known, by its hash and its id; the same content twice is one. */
  register(content: unknown): Checked<ContentRef, Flaw>;
  /**
   * The same with one content more, which came embedded under `content` in untrusted data (as `copyJson` has made it). It is known within the answer only: what is loaded
   * must not change what an id stands for, nor stay in memory for ever.
   */
  embedding(content: Json): Checked<Embedding<G>, Flaw>;
  /** The same with one content more that has been checked before. */
  knowing(ref: ContentRef, content: Immutable<G['content']>): Contexts<G>;
  /** The content of an id; the one registered last if several share it. */
  named(id: string): ContentRef | undefined;
  /** The ids that are known. */
  ids(): string[];
  content(sha256: string): Immutable<G['content']> | undefined;
  /** Options, content and derived tables together; `undefined` if the content is unknown. */
  of(options: MatchOptions<G>): Context<G> | undefined;
}

/** Content that came with untrusted data: what it is called, and the contexts that know it. */
export interface Embedding<G extends GameTypes> {
  readonly ref: ContentRef;
  readonly contexts: Contexts<G>;
}

/** Begins with the content that comes with the game; a flaw in that is a fault. */
export function createContexts<G extends GameTypes, A extends AnyAction>(game: Game<G, A>): Contexts<G> {
  const contents = new Map<string, Immutable<G['content']>>();
  const refs = new Map<string, ContentRef>();
  const byOptions = new WeakMap<object, Context<G>>();
  const recent = new Map<string, Context<G>>();

  function identify(content: Json): Checked<{ ref: ContentRef; content: Immutable<G['content']> }, Flaw> {
    // What has been checked once need not be checked again, nor hashed.
    for (const [sha256, known] of contents) {
      if (sameJson(known as unknown as Json, content)) return good({ ref: Object.freeze({ id: known.id, sha256 }), content: known });
    }
    const checked = checkContent(game, content);
    return checked.ok ? good({ ref: Object.freeze({ id: checked.value.id, sha256: hashJson(content) }), content: checked.value }) : checked;
  }

  function register(raw: unknown): Checked<ContentRef, Flaw> {
    const copied = copyJson(raw);
    if (!copied.ok) return bad(flawAt(copied.path, copied.problem));
    const identified = identify(copied.value);
    if (!identified.ok) return identified;
    const { ref, content } = identified.value;
    contents.set(ref.sha256, content);
    refs.set(ref.id, ref);
    return good(ref);
  }

  function derive(options: MatchOptions<G>, content: Immutable<G['content']>): Context<G> {
    const key = canonicalJson(options as unknown as Json);
    const known = recent.get(key);
    if (known !== undefined) return known;
    // Frozen like content: rules of all matches look things up in the same tables.
    const derived = deepFreeze(game.spec.derive?.(options, content) as G['derived']);
    const context = Object.freeze({ options, content, derived });
    if (recent.size >= REMEMBERED) recent.delete(recent.keys().next().value as string);
    recent.set(key, context);
    return context;
  }

  /** Remembered by the options themselves, which every later match of the same sitting shares. */
  function remember(options: MatchOptions<G>, content: Immutable<G['content']>): Context<G> {
    const context = derive(options, content);
    byOptions.set(options, context);
    return context;
  }

  function knowing(ref: ContentRef, content: Immutable<G['content']>): Contexts<G> {
    return {
      ...base,
      named: (id) => (id === ref.id ? ref : base.named(id)),
      content: (sha256) => (sha256 === ref.sha256 ? content : base.content(sha256)),
      of: (options) => base.of(options) ?? (options.content.sha256 === ref.sha256 ? remember(options, content) : undefined),
    };
  }

  for (const content of [...game.contents].reverse()) {
    const registered = register(content);
    if (!registered.ok) throw badContent(game.meta.id, registered.why, content);
  }

  const base: Contexts<G> = {
    register,
    knowing,
    embedding(json) {
      const identified = identify(json);
      if (!identified.ok) return bad({ ...identified.why, path: ['content', ...identified.why.path] });
      const { ref, content } = identified.value;
      return good({ ref, contexts: knowing(ref, content) });
    },
    named: (id) => refs.get(id),
    ids: () => [...refs.keys()],
    content: (sha256) => contents.get(sha256),
    of(options) {
      const known = byOptions.get(options);
      if (known !== undefined) return known;
      const content = contents.get(options.content.sha256);
      return content === undefined ? undefined : remember(options, content);
    },
  };
  return base;
}

/** The fault of a programmer who gives a game content that it cannot take. */
export function badContent(game: string, { path, problem }: Flaw, content: unknown): Fault {
  return new Fault({
    code: 'bad-content',
    api: `content of ${game}${path.map((part) => `.${part}`).join('')}`,
    ...contentTold(problem, () => brief(foundAt(content, path))),
    remedy: 'Correct the datum that is named.',
  });
}

/** What a check of the game says stands in words of its own, which make no sense behind "got". */
function contentTold(problem: string, came: () => string): Pick<FaultDetails, 'expected' | 'received'> {
  const { expected, received } = toldAs(problem, 'content that its schema and its checks accept', came);
  return { expected, received: wantedBy(problem) === undefined ? `content with a flaw: ${received}` : received };
}

function checkContent<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, content: Json): Checked<Immutable<G['content']>, Flaw> {
  const misfit = schemaFlaw(game.spec.content, content);
  if (misfit !== undefined) return bad(misfit);
  const frozen = deepFreeze(content) as unknown as Immutable<G['content']>;
  const flaw = flawBy(() => game.checkContent?.(frozen));
  return flaw === undefined ? good(frozen) : bad(flaw);
}

/** What a check of a game finds. It is given what its schema takes, from whomever that comes: where it fails over that, the datum is refused. */
export function flawBy(check: () => Flaw | undefined): Flaw | undefined {
  try {
    return check();
  } catch (error) {
    return flawAt([], `the rules cannot read it: ${String(error)}`);
  }
}
