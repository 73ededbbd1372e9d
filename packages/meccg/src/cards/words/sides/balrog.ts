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
  exactly,
  type Filter,
  filter,
  host,
  hostOf,
  type Modifier,
  modifier,
  noun,
  say,
  self,
  trigger,
  word,
} from '@westmarch/kernel';
import { keyword, woundRolls } from '../../../engine.ts';
import { companyOnWay } from '../../../events.ts';
import { companyOf, isCharacter, isRace } from '../../../rules/cards/cards.ts';
import { specificTo } from '../../../rules/cards/specific.ts';
import { strikesDown } from '../../../rules/combat/strike-outcome.ts';
import { firstOf } from '../../../rules/companies/company.ts';
import { madeOvert } from '../../../rules/companies/kind.ts';
import { isUnder, rollTo } from '../../../rules/movement/under-deeps.ts';
import { isHavenFor } from '../../../rules/sites/sites.ts';
import { type S, Stage } from '../../../state.ts';
import type { CardText, SiteWhere } from '../../card.ts';
import { character, ofRace } from '../cards/filters.ts';
import { discardIt } from '../cards/states.ts';
import { ofItsCompany } from '../characters/corruption.ts';
import { itsCompany } from '../companies/about.ts';

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
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) if (isTheBalrog(s, c)) return true;
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

// ——— company against company ———
const COMPANY_ATTACK = 4;
const fights = (s: S, player: number): boolean => {
  const { attack, stage } = s.global;
  if (s.attack.kind[attack] !== COMPANY_ATTACK || s.attack.cancelled[attack] === 1) return false;
  if (stage !== Stage.beforeStrikes && stage !== Stage.betweenStrikes) return false;
  return isSide(s, player, s.attack.from[attack]) || isSide(s, player, s.attack.company[attack]);
};
const isSide = (s: S, player: number, company: number): boolean =>
  s.company.player[company] === player && hasBalrog(s, company);
/** The Balrog's company fights with another one, and no strike is being resolved. */
export const balrogFights: Condition = condition(
  'The Balrog fights',
  [],
  (g) => `${g.ref(fights)}(s, you)`,
  say`when The Balrog is in company versus company combat`,
);
const isFoe = (s: S, card: number, player: number): boolean => {
  const { from, company } = s.attack;
  const { attack } = s.global;
  const other = s.company.player[company[attack]] === player ? from[attack] : company[attack];
  return companyOf(s, card) === other;
};
/** Whatever is with the company that he fights with. */
export const withFoes: Filter = filter(
  'with the foes',
  [],
  (g, v) => `${g.ref(isFoe)}(s, ${v.it}, you)`,
  behind(say`in the company he fights with`),
);
/** Of an attack: whoever bears this card strikes in it, or strikes back. */
const ofBearer: Filter = filter(
  'of its bearer',
  [],
  (g, v) => `(s.attack.card[${v.it}] !== 0 && s.attack.card[${v.it}] === ${g.ref(hostOf)}(s, self))`,
  definite(say`a strike of its bearer in company versus company combat`),
);
/** Whoever fails against its bearer, or is beaten by him, checks his body at more. */
export const strikesHarder: readonly Modifier[] = [
  modifier({ attribute: strikesDown, of: exactly(host), by: 1 }),
  modifier({ attribute: woundRolls, of: ofBearer, by: 1 }),
];
