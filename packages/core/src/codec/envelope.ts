import { below, definitionOf, inputFault } from './inspect.ts';

/**
 * Refuses an input that does not fit beside the name of its action in `{ type, ...input }`: one that is not an object (or a union of
 * objects), or that has a key `type` of its own. Says nothing about what is further below.
 */
export function assertInputKeys(schema: unknown, api: string): void {
  const definition = definitionOf(schema, api);
  if (definition.type === 'union') {
    definition.options.forEach((option, at) => {
      assertInputKeys(option, `${api}|${at}`);
    });
  } else if (definition.type !== 'object') {
    throw inputFault(
      'input-not-object',
      api,
      'a strict object or a union of them',
      definition.type,
      'Put it below a key of a strictObject.',
    );
  } else if (Object.hasOwn(definition.shape, 'type')) {
    throw inputFault(
      'input-key',
      below(api, 'type'),
      'a key other than "type"',
      'the key type',
      'Rename it: type names the action itself.',
    );
  }
}
