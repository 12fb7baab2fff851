import { findShared, type Path, type SharedObject } from '@quayside/core/bots';
import type { Difference, Law } from './law.ts';

/**
 * T: a state is a tree. After setup and after each step in place no object stands in it twice, nor is one part of the options, the content, the derived
 * tables, the action or a copy taken before. It finds the line that keeps or shares an object at the step that runs it, not where the harm shows.
 */
export const stateIsTree: Law = {
  name: 'state-is-tree',
  promise: 'T',
  position({ engine, match }) {
    if (match.step > 0) return undefined;
    const { content, derived } = engine.context(match);
    return sharedText(match.state, { 'the options': match.options, 'the content': content, 'the derived tables': derived });
  },
  inPlace({ engine, simulator, clone, action }) {
    const { options, content, derived } = engine.context(clone);
    return sharedText(simulator.state(), {
      'the options': options,
      'the content': content,
      'the derived tables': derived,
      'the action': action,
      'a copy of the state before': clone.state,
    });
  },
};

function sharedText(state: unknown, apart: Readonly<Record<string, unknown>>): Difference {
  const shared = findShared(state, Object.values(apart));
  if (shared === undefined) return undefined;
  return `the object at ${pathText(shared.again)} ${shared.first === null ? partText(state, shared, apart) : `stands also at ${pathText(shared.first)}`}`;
}

/** Which of the others it is part of: found by asking again of one at a time. */
function partText(state: unknown, { again }: SharedObject, apart: Readonly<Record<string, unknown>>): string {
  const [name] = Object.entries(apart).find(([, other]) => findShared(state, [other])?.again.join('.') === again.join('.')) ?? [
    'something else',
  ];
  return `is also part of ${name}`;
}

function pathText(path: Path): string {
  return ['state', ...path].join('.');
}
