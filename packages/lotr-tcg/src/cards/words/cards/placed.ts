/** Where cards lie and who bears them: borne, mounted, at home, roaming, still in play. */
import {
  adjective,
  behind,
  both,
  called,
  counted,
  type Filter,
  filter,
  hostOf,
  isIn,
  say,
  word,
} from '@westmarch/kernel';
import { itemClass, printed } from '../../../engine.ts';
import { blocks } from '../../../facts/names.ts';
import { isKind, Kind } from '../../../rules/cards/cards.ts';
import { canBeDiscarded } from '../../../rules/cards/leaving.ts';
import { roams } from '../../../rules/counters/twilight.ts';
import { type S, Zone } from '../../../state.ts';
import { possession, unsaid } from './filters.ts';

const canBeDiscardedNow = filter(
  'can be discarded',
  [],
  (g, v) => `${g.ref(canBeDiscarded)}(s, ${v.it}, self, you)`,
  unsaid,
);
/** What can be discarded as a price, which goes without saying: never the Ring-bearer. LR-COST-002, LR-RING-004 */
export const discardable = (which: Filter): Filter => called(which.noun, both(which, canBeDiscardedNow));
export const roaming: Filter = filter(
  'roaming',
  [],
  (g, v) => `${g.ref(roams)}(s, ${v.it})`,
  adjective(word('roaming')),
);
/** Someone who bears at least so many such cards. */
export const bearing = (which: Filter, many = 1): Filter =>
  filter(
    'bearing',
    [which],
    (g, v) => {
      const inner = which.js(g, { ...v, it: 'c' });
      return g.hoist(
        `let k = 0; for (let c = s.place.first[s.layout.placeBase[${Zone.on}] + it]; c !== 0; c = s.card.next[c]) if (${inner}) k++; return k >= ${many};`,
        v.it,
      );
    },
    behind(say`bearing ${counted(which.noun, many)}`),
  );
/** A card that someone like that bears. LR-ATTACH-001 */
export const borneBy = (which: Filter): Filter =>
  filter(
    'borne by',
    [which],
    (g, v) =>
      g.hoist(
        `if (!${g.ref(isIn)}(s, it, ${Zone.on})) return false; const h = ${g.ref(hostOf)}(s, it); return ${which.js(g, { ...v, it: 'h' })};`,
        v.it,
      ),
    behind(say`borne by ${counted(which.noun, 'a')}`),
  );
/** It has not left meanwhile. */
export const stillInPlay: Filter = filter(
  'still in play',
  [],
  (_g, v) => `s.card.live[${v.it}] === 1`,
  behind(say`in play`),
);
/** Of an ally: that site of the Fellowship block is his home. LR-BLOCK-006 */
export const atHomeAt = (number: number): Filter =>
  filter(
    'home',
    [],
    (g, v) =>
      `((${g.ref(printed.home)}(s, ${v.it}) & ${1 << number}) !== 0 && ${g.ref(printed.homeBlock)}(s, ${v.it}) === ${blocks.indexOf('Fellowship')})`,
    behind(say`whose home is site ${number}`),
  );
/** Who bears a mount is mounted. LR-ATTACH-007 */
export const mounted: Filter = called(
  adjective(word('mounted')),
  bearing(both(possession, itemClass.is('mount'))),
);
const isOn = (s: S, card: number, kindOfBearer: number): boolean => {
  const at = s.card.place[card];
  if (s.layout.placeKind[at] !== Zone.on) return false;
  return isKind(s, s.layout.placeIndex[at], kindOfBearer);
};
/** Borne by a companion. */
export const onACompanion: Filter = filter(
  'on a companion',
  [],
  (g, v) => `${g.ref(isOn)}(s, ${v.it}, 1)`,
  behind(say`on a companion`),
);
/** Borne by a minion. */
export const onAMinion: Filter = filter(
  'on a minion',
  [],
  (g, v) => `${g.ref(isOn)}(s, ${v.it}, ${Kind.minion})`,
  behind(say`on a minion`),
);
