import type { Bag } from '../codec/inspect.ts';
import type { Json, JsonObject } from '../model/json.ts';

/**
 * What JSON Schema has to say of a `subset` or `multiset` besides its members and lengths, so that it takes the one spelling of each: how often a member may
 * come, and that none comes before one that stands earlier in `of`.
 */
export function bagKeywords(bag: Bag): JsonObject {
  const rules = [...repetitions(bag), ...orders(bag)];
  return { ...(bag.each === 1 ? { uniqueItems: true } : {}), ...(rules.length > 0 ? { allOf: rules } : {}) };
}

function repetitions({ of, max, each }: Bag): JsonObject[] {
  if (each === 1 || each >= max) return [];
  return of.map((member) => ({ contains: { const: member }, minContains: 0, maxContains: each }));
}

/** For each place and each member: what follows it there is none of those before it. JSON Schema cannot speak of neighbours otherwise. */
function orders({ of, max }: Bag): JsonObject[] {
  const places = Array.from({ length: max - 1 }, (_, place) => place);
  return places.flatMap((place) => of.slice(1).map((member, index) => ({ not: pair(place, member, of.slice(0, index + 1)) })));
}

function pair(place: number, member: Json, next: readonly Json[]): JsonObject {
  const anything: Json[] = Array.from({ length: place }, () => true);
  return { prefixItems: [...anything, { const: member }, { enum: [...next] }], minItems: place + 2 };
}
