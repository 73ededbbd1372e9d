/** The Balrog, his servants and his company. ME-BAL */
import {
  type Ability,
  adjective,
  all,
  behind,
  both,
  type Condition,
  called,
  condition,
  definite,
  type Filter,
  filter,
  type Modifier,
  modifier,
  noun,
  say,
  self,
  trigger,
  word,
} from '@westmarch/kernel';
import { keyword } from '../../engine.ts';
import { companyOnWay } from '../../events.ts';
import { companyOf, isCharacter, isRace } from '../../rules/cards/cards.ts';
import { specificTo } from '../../rules/cards/specific.ts';
import { firstOf } from '../../rules/companies/company.ts';
import { madeOvert } from '../../rules/companies/kind.ts';
import { isUnder, rollTo } from '../../rules/movement/under-deeps.ts';
import { isHavenFor } from '../../rules/sites/sites.ts';
import type { S } from '../../state.ts';
import type { CardText, SiteWhere } from '../card.ts';
import { itsCompany } from './about.ts';
import { ofItsCompany } from './corruption.ts';
import { character, ofRace } from './filters.ts';
import { discardIt } from './states.ts';

/** The avatar; what else has his name is no character. */
export const theBalrog: Filter = called(definite(say`The Balrog`), both(ofRace('Balrog'), character));
/** Characters that are specific to The Balrog. */
export const balrogSpecific: Filter = both(
  filter(
    'Balrog-specific',
    [],
    (g, v) => `(${g.ref(specificTo)}(s, ${v.it}) === 'Balrog')`,
    adjective(word('Balrog-specific')),
  ),
  character,
);
export const leader: Filter = called(noun('leader'), both(keyword.has('Leader'), character));

export const isTheBalrog = (s: S, card: number): boolean => isCharacter(s, card) && isRace(s, card, 'Balrog');
/** The Balrog is in a company. */
export function hasBalrog(s: S, company: number): boolean {
  for (let c = company === 0 ? 0 : firstOf(s, company); c !== 0; c = s.card.next[c])
    if (isTheBalrog(s, c)) return true;
  return false;
}
const isWithBalrog = (s: S, card: number): boolean => hasBalrog(s, companyOf(s, card));
/** Whoever is in his company, and he himself. */
export const withBalrog: Filter = filter(
  'with The Balrog',
  [],
  (g, v) => `${g.ref(isWithBalrog)}(s, ${v.it})`,
  behind(say`in The Balrog's company`),
);
/** Played by The Balrog alone. */
export const byBalrog: NonNullable<CardText['playedBy']> = { who: isTheBalrog, say: say`The Balrog` };

/** Under-deeps sites that are no Darkhavens of whoever uses them. */
export const deepSite: SiteWhere = {
  suits: (s, site) => isUnder(s, site) && !isHavenFor(s, s.card.owner[site], site),
  say: say`non-Darkhaven Under-deeps site`,
};
/** The company of whoever controls it is overt. ME-COMPANY-513 */
export const makesOvert: Modifier = modifier({ attribute: madeOvert, of: itsCompany, by: 1 });
/** Its company finds ways to Under-deeps sites more easily. DECISIONS A10 */
export const findsWays = (by: number): Modifier => modifier({ attribute: rollTo, of: itsCompany, by });

const byPath: Condition = condition(
  'by a path',
  [],
  () => '(s.global.pathLength > 0)',
  say`it uses region or starter movement`,
);
/** It does not come along through regions. */
export const leftBehind: Ability = {
  ...trigger(companyOnWay, { if: all(ofItsCompany, byPath), effect: discardIt(self) }),
  say: say`discard ${self.say} if its company moves using region or starter movement`,
};
