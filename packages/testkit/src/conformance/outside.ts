/** What rules may read of the world around them: nothing. By name of the global, the members that are watched. */
const WATCHED = {
  Math: ['random'],
  Date: ['now'],
  performance: ['now'],
  crypto: ['getRandomValues', 'randomUUID'],
} as const;

// biome-ignore lint/style/noRestrictedGlobals: the one place that has to reach the prohibited globals, to see whether a rule does
const host = globalThis as Record<string, unknown>;

/** What something gave, and what it read of clock and chance meanwhile. */
export interface Watched<T> {
  readonly value: T;
  /** E.g. `Math.random`, `new Date`; each once. */
  readonly read: readonly string[];
}

/**
 * Runs something with traps in place of the clock and of the host's chance. The traps note that they were stepped on and answer as the real things do, so
 * that nothing else goes wrong because of them; a rule that swallows errors does not get away with it. They are taken away again whatever happens.
 *
 * A reference that was taken before, such as `const now = Date.now` in a module, goes past them: the laws of determinism and replay find those.
 */
export function watchOutside<T>(run: () => T): Watched<T> {
  const read = new Set<string>();
  const undo = [...Object.entries(WATCHED).flatMap(([name, members]) => trapMembers(name, members, read)), trapDate(read)];
  try {
    return { value: run(), read: [...read] };
  } finally {
    for (const restore of undo) restore();
  }
}

function trapMembers(name: string, members: readonly string[], read: Set<string>): (() => void)[] {
  const holder = host[name];
  if (holder === undefined || holder === null) return [];
  return members.map((member) => {
    const real = (holder as Record<string, unknown>)[member];
    return replace(holder, member, (...values: unknown[]) => {
      read.add(`${name}.${member}`);
      return Reflect.apply(real as () => unknown, holder, values) as unknown;
    });
  });
}

/** `new Date()` and `Date()` read the clock; `new Date(0)` does not. */
function trapDate(read: Set<string>): () => void {
  const real = host.Date as new (...values: unknown[]) => object;
  const trap = new Proxy(real, {
    construct(target, values, newTarget) {
      if (values.length === 0) read.add('new Date');
      return Reflect.construct(target, values, newTarget) as object;
    },
    apply(target, self, values) {
      read.add('Date()');
      return Reflect.apply(target as never, self, values) as unknown;
    },
  });
  return replace(host, 'Date', trap);
}

/** Puts a value in the place of a property, own or inherited, and gives what puts things back. */
function replace(holder: object, key: string, value: unknown): () => void {
  const own = Reflect.getOwnPropertyDescriptor(holder, key);
  Reflect.defineProperty(holder, key, { value, configurable: true, enumerable: own?.enumerable ?? false, writable: true });
  return () => {
    if (own === undefined) Reflect.deleteProperty(holder, key);
    else Reflect.defineProperty(holder, key, own);
  };
}
