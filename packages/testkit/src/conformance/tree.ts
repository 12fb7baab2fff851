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
    return sharedText(findShared(match.state, [match.options, content, derived]));
  },
  inPlace({ engine, simulator, clone, action }) {
    const { options, content, derived } = engine.context(clone);
    return sharedText(findShared(simulator.state(), [options, content, derived, action, clone.state]));
  },
};

function sharedText(shared: SharedObject | undefined): Difference {
  if (shared === undefined) return undefined;
  const where =
    shared.first === null
      ? 'is also part of the options, the content, the derived tables, the action or a copy'
      : `stands also at ${pathText(shared.first)}`;
  return `the object at ${pathText(shared.again)} ${where}`;
}

function pathText(path: Path): string {
  return ['state', ...path].join('.');
}
