/** Site cards as targets: where one's company stands, what type they are of, and what guards them. */
import {
  behind,
  counted,
  type Filter,
  filter,
  listed,
  noun,
  say,
  valueOf,
  weakNoun,
  word,
} from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { alignments, type Race, races, type SiteType, siteTypes } from '../../../facts/names.ts';
import { companyOf, Kind as Type } from '../../../rules/cards/cards.ts';
import { isGuardedBy } from '../../../rules/combat/automatic-attacks.ts';
import { isMagic } from '../../../rules/sites/side-of-site.ts';
import { siteType } from '../../../rules/sites/sites.ts';
import { COMPANIES_PER_PLAYER, type S } from '../../../state.ts';
import { isType } from './sites.ts';

const [HERO, MINION] = [alignments.indexOf('hero'), alignments.indexOf('minion')];
/** Events of heroes are not played on sites of minions, nor the other way round, but for magic. ME-SITE-008, 4013, ME-FW-2000, 2004 */
const suitsSide = (s: S, site: number, card: number): boolean => {
  const of = printed.alignment(s, site);
  const its = printed.alignment(s, card);
  return (!(of === HERO && its === MINION) && !(of === MINION && its === HERO)) || isMagic(s, card);
};
const standsThere = (s: S, site: number, player: number, card: number): boolean => {
  if (!suitsSide(s, site, card)) return false;
  for (let c = s.layout.sizes.players * COMPANIES_PER_PLAYER; c !== 0; c--)
    if (s.company.player[c] === player && s.company.site[c] === site) return true;
  return false;
};
/** A site card where a company of yours stands: nobody's resources are played on others. ME-TARGET-006, 4002 */
export const siteOfYours: Filter = filter(
  'site of yours',
  [],
  (g, v) => `${g.ref(standsThere)}(s, ${v.it}, you, self)`,
  {
    ...weakNoun('site'),
    after: [say`of your company`],
  },
);
const isInView = (s: S, site: number, player: number, card: number): boolean => {
  if (standsThere(s, site, player, card)) return true;
  if (!suitsSide(s, site, card)) return false;
  for (let c = s.layout.sizes.players * COMPANIES_PER_PLAYER; c !== 0; c--)
    if (s.company.player[c] === player && s.company.destination[c] === site) return true;
  return false;
};
/** The same, or where one is on its way to: a card that lies face down is in force nowhere. ME-TARGET-006 */
export const siteInView: Filter = filter(
  'site in view',
  [],
  (g, v) => `${g.ref(isInView)}(s, ${v.it}, you, self)`,
  { ...weakNoun('site'), after: [say`where your company is or goes`] },
);
/** Of an attack: it is an automatic-attack at the site that has been given this. */
export const guardsOfSubject: Filter = filter(
  'guards of the subject',
  [],
  (_g, v) => `(s.attack.kind[${v.it}] === 2 && s.company.site[s.attack.company[${v.it}]] === subject)`,
  { ...noun('automatic-attack'), after: [say`at the site`] },
);
const standsAtType = (s: S, card: number, bits: number): boolean =>
  ((bits >> valueOf(s, siteType, s.company.site[companyOf(s, card)])) & 1) === 1;
/** Whoever is at a site of one of these types. */
export const standingAt = (...types: SiteType[]): Filter =>
  filter(
    'standing at',
    [],
    (g, v) =>
      `${g.ref(standsAtType)}(s, ${v.it}, ${types.reduce((bits, t) => bits | (1 << siteTypes.indexOf(t)), 0)})`,
    behind(
      say`at a ${listed(
        types.map((t) => word(t)),
        'or',
      )}`,
    ),
  );
/** The site card where this card is. */
export const siteOfIt: Filter = filter(
  'site of it',
  [],
  (g, v) => `s.company.site[${g.ref(companyOf)}(s, self)] === ${v.it}`,
  behind(say`where it is`),
);
/** Of a site card: it is of one of these types now. */
export const siteOfType = (...types: SiteType[]): Filter =>
  filter(
    'site of type',
    [],
    (g, v) => `(${g.ref(printed.kind)}(s, ${v.it}) === ${Type.site} && ${isType(v.it, types, g)})`,
    { adjectives: [], noun: null, after: [], anyOf: types.map((type) => noun(type)) },
  );
/** Of a site card: an automatic-attack of that race guards it. */
export const siteGuardedBy = (name: Race): Filter =>
  filter(
    'site guarded by',
    [],
    (g, v) =>
      `(${g.ref(printed.kind)}(s, ${v.it}) === ${Type.site} && ${g.ref(isGuardedBy)}(s, ${v.it}, ${races.indexOf(name)}))`,
    {
      adjectives: [],
      noun: 'site',
      after: [say`with ${counted({ ...noun('automatic-attack'), adjectives: [word(name)] }, 'a')}`],
    },
  );
