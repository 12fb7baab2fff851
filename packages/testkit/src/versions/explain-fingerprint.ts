import type { AnyGame } from '@quayside/core';
import { type Fingerprint, fingerprint } from '@quayside/core/schema';

/** The parts in which two fingerprints differ, in words: `table has changed`, `event.moored is new`, `action.wade is gone`. */
export function changedParts(recorded: Fingerprint, now: Fingerprint): readonly string[] {
  const gone = Object.keys(recorded.parts).filter((part) => !Object.hasOwn(now.parts, part));
  const others = Object.entries(now.parts).flatMap(([part, value]) => {
    if (!Object.hasOwn(recorded.parts, part)) return [`${part} is new`];
    return recorded.parts[part] === value ? [] : [`${part} has changed`];
  });
  return [...others, ...gone.map((part) => `${part} is gone`)];
}

/** What a game differs in from the fingerprint that was recorded of its rules version, in words, part by part, and what to do about it; `undefined` if in nothing. */
export function explainFingerprint(game: AnyGame, recorded: Fingerprint): string | undefined {
  const now = fingerprint(game);
  const name = `${now.game} ${now.rules}`;
  if (recorded.game !== now.game || recorded.rules !== now.rules)
    return `recorded of ${recorded.game} ${recorded.rules}, and this is ${name}`;
  const changed = changedParts(recorded, now);
  if (changed.length === 0) return undefined;
  return `${name} is not what was released: ${changed.join(', ')}. Saves, views and bots of ${now.rules} rely on it: raise the rules version and add a migration, or take the change back.`;
}
