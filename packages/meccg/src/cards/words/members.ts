/** Companies by who is in them, how many they are and whose. */
import {
  behind,
  type Condition,
  condition,
  counted,
  type Filter,
  filter,
  say,
  word,
} from '@westmarch/kernel';
import { companySize } from '../../rules/companies/company.ts';
import { sideOf } from '../../rules/sides.ts';
import { type S, Zone } from '../../state.ts';

/** Of a company, by its number: it is on its way. */
export const movingCompany: Filter = filter(
  'moving company',
  [],
  (_g, v) => `s.company.moved[${v.it}] === 1`,
  {
    adjectives: [word('moving')],
    noun: 'company',
    after: [],
  },
);
export const sizeBelow = (n: number): Filter =>
  filter(
    'size below',
    [],
    (g, v) => `${g.ref(companySize)}(s, ${v.it}) < ${n}`,
    behind(say`of a size less than ${n}`),
  );
/** Of a company: somebody in it is such a one. */
export const companyHas = (which: Filter): Filter =>
  filter(
    'company has',
    [which],
    (g, v) => {
      const inner = which.js(g, { ...v, it: 'c' });
      return g.hoist(
        `for (let c = s.place.first[s.layout.placeBase[${Zone.company}] + it]; c !== 0; c = s.card.next[c]) if (${inner}) return true; return false;`,
        v.it,
      );
    },
    behind(say`that contains ${counted(which.noun, 'a')}`),
  );

/** Nobody in the company whose phase it is is such a one. */
export const companyLacks = (which: Filter): Condition => {
  const has = companyHas(which);
  return condition(
    'company lacks',
    [has],
    (g, v) => `!(${has.js(g, { ...v, it: 's.global.company' })})`,
    say`the company contains no ${counted(which.noun, 'bare')}`,
  );
};
export const isMinionPlayer = (s: S, player: number): boolean => sideOf(s, player).minions === 'always';
/** "No effect on a minion player": the company whose phase it is is of another one. */
export const ofNoMinionPlayer: Condition = condition(
  'of no minion player',
  [],
  (g) => `!${g.ref(isMinionPlayer)}(s, s.company.player[s.global.company])`,
  say`its player is no minion player`,
);
