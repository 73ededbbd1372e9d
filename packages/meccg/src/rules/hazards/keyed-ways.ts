/**
 * Every way in which a creature may be played on a company: keyed to where it goes, by the leave of an agent, or freely
 * where nothing says that it must be keyed. ME-KEY-4003, ME-AGENT-2038
 */
import type { Options } from '@westmarch/kernel';
import type { S } from '../../state.ts';
import { isDrawnBy, nextLure } from '../agents/lures.ts';
import { mustBeKeyed } from '../chain/forbidden.ts';
import { isKeyedToWay, KeyedBy, key, keysOnWay, mayBeKeyedElsewhere } from './keying.ts';

/** What a creature was keyed to when it was declared is still there. */
export const isKeyedTo = (s: S, company: number, creature: number, to: number): boolean =>
  to >> 8 === KeyedBy.agent ? isDrawnBy(s, to & 255, creature) : isKeyedToWay(s, company, creature, to);

/** All of them as choices, if there is a list of options; true: there is one. */
export function keys(s: S, company: number, creature: number, o: Options | null): boolean {
  let any = keysOnWay(s, company, creature, o);
  if (any && o === null) return true;
  for (let agent = nextLure(s, creature, 0); agent !== 0; agent = nextLure(s, creature, agent)) {
    any = true;
    o?.choice(key(KeyedBy.agent, agent));
  }
  if (mustBeKeyed(s, creature, company)) return any;
  if (!mayBeKeyedElsewhere(s, company, key(KeyedBy.nothing, 0))) return any;
  o?.choice(key(KeyedBy.nothing, 0));
  return true;
}
