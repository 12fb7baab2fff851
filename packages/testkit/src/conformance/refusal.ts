import type { AnyAction, GameTypes, Rejection } from '@quayside/core';
import { first } from './first.ts';
import { brief, differs, overTheWire } from './json.ts';
import type { Difference, Law, Position } from './law.ts';
import { legalOf } from './legal.ts';
import { sampleIds, someSeats } from './sample.ts';
import { DOCUMENTED_CODES } from './totality.ts';
import { keepWatch } from './unchanged.ts';

/** So many ids are tried per seat and position where the numbering has more; over a match these are some of every kind. */
const SAMPLE = 8;

/**
 * P2: a refused action changes nothing. Tries well-formed actions that are not legal, for a seat in turn and one out of turn: the answer holds a rejection
 * and nothing else (no match, no event), the match is as it was, and every code is declared, with the one rule that it was declared with.
 */
export const refusalChangesNothing: Law = {
  name: 'refusal-changes-nothing',
  promise: 'P2',
  position(position) {
    const { engine, match } = position;
    const unchanged = keepWatch(match);
    const found = first(someSeats(position, 'P2'), (seat) => {
      const legal = legalOf(position, seat).ids;
      const illegal = sampleIds(position, 'P2', SAMPLE).filter((id) => !legal.includes(id));
      return first(illegal, (id) => refuseOne(position, seat, engine.game.numbering.decode(id)));
    });
    return found ?? (unchanged() ? undefined : 'the match has changed');
  },
};

function refuseOne<G extends GameTypes, A extends AnyAction>({ engine, match }: Position<G, A>, seat: number, action: A): Difference {
  const result = engine.apply(match, seat, action);
  if (result.ok) return `seat ${seat} may ${brief(action)}, which is not among its legal actions`;
  const { rejection } = result;
  if (Object.keys(result).sort().join() !== 'ok,rejection') return `a refusal holds ${Object.keys(result).join()}`;
  return undeclared(engine.game.spec.rejections, rejection) ?? differs('a rejection and its JSON', rejection, overTheWire(rejection));
}

function undeclared(declared: Readonly<Record<string, { readonly rule: string }>>, { code, rule }: Rejection): Difference {
  if (DOCUMENTED_CODES.includes(code)) return undefined;
  const known = Object.hasOwn(declared, code) ? declared[code] : undefined;
  if (known === undefined) return `the code ${code} is not declared`;
  return known.rule === rule ? undefined : `${code} cites ${rule}, but was declared with ${known.rule}`;
}
