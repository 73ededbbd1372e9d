/** The Wizards: allies. */
import { regionOfPlace } from '../../map/map.ts';
import { companyOf } from '../../rules/cards/cards.ts';
import { struck } from '../../rules/chain/forbidden.ts';
import { KeyedBy } from '../../rules/hazards/keying.ts';
import { flight } from '../../rules/movement/by-air.ts';
import { isUnder } from '../../rules/movement/under-deeps.ts';
import { sneaks } from '../families/gollum.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, aimedAtCompany, all, answering, atMost, both, byCreature, type Condition, cancelAttack,
  cancelDeclared, cancellable, cardFile, choose, companyNumber, companySizeOf, condition, discardIt,
  discardSelf, exactly, facingAttack, forbid, grantToCompany, hazardEvent, ITS, inChain, inMovingCompany,
  inOrganization, isAtAHaven, itsBearer, listed, may, modifier, nearestHavenFree, neverStruck, not,
  onYourTurn, printed, regionNumbers, returnsCompanyOf, type S, say, self, sequence, silent, staysIn, tapSelf,
  tapsAgainst, thatCompany, the, toNearestHaven, trigger, turnEnds, untappedSelf, untilEndOfTurn, you,
} from '../words/index.ts';

export const card = cardFile();

const isDeep = (s: S, card: number): boolean => isUnder(s, s.company.site[companyOf(s, card)]);
const onSurface: Condition = {
  ...condition(
    'on the surface',
    [],
    (g) => `!${g.ref(isDeep)}(s, self)`,
    say`${self.say} is at no Under-deeps site`,
  ),
  atDeclaration: true,
};
const wearyCompany: Condition = all(not(isAtAHaven(self)), onSurface, atMost(companySizeOf(self), 3));
// Bill the Pony
card(
  'TW-198',
  { at: ['Bree', 'Bag End'], atTapped: true },
  trigger(turnEnds, {
    who: you,
    if: all(wearyCompany, nearestHavenFree(self)),
    targets: [silent(itsBearer)],
    effect: may(sequence(discardIt(self), toNearestHaven(the('bearer')))),
    rules: 'ME-CARD-0083 ME-CARD-0084',
  }),
);

// Goldberry
card(
  'TW-245',
  { at: ['Old Forest'] },
  neverStruck,
  action({
    window: answering,
    zone: untappedSelf,
    costs: [tapSelf],
    targets: [choose('effect', returnsCompanyOf(self), inChain)],
    effect: cancelDeclared(the('effect')),
    rules: 'ME-CARD-0275',
  }),
  tapsAgainst(['wilderness']),
);

// Gollum
card('TW-246', { at: ['Goblin-gate', 'Moria'] }, ...sneaks);

const smallCompany: Condition = { ...atMost(companySizeOf(self), 2), atDeclaration: true };
const carries = grantToCompany(
  modifier({ attribute: flight, of: thatCompany, by: 1 }),
  untilEndOfTurn,
  companyNumber(the('bearer')),
);
// Gwaihir
card(
  'TW-251',
  { at: ['Eagles’ Eyrie'] },
  action({
    window: inOrganization,
    if: all(smallCompany, onSurface),
    // Whose company it is must be known when Gwaihir is gone.
    targets: [silent(itsBearer)],
    costs: [discardSelf],
    effect: carries,
    rules: 'ME-CARD-0322 ME-CARD-0323 ME-UNDER-503',
  }),
);

/** Of an attack that an ally is asked to face: it comes from the site itself. */
const fromTheSite: Condition = condition(
  'from the site',
  [],
  () =>
    `(s.attack.kind[b] === 2 || s.attack.keyedBy[b] === ${KeyedBy.siteType} || s.attack.keyedBy[b] === ${KeyedBy.siteName})`,
  say`the attack is an automatic-attack or keyed to ${ITS} site`,
);
// Quickbeam
card('TW-307', { at: ['Wellinghall'] }, forbid(struck, { of: exactly(self), if: fromTheSite }));

const tomsLand = ['Arthedain', 'Cardolan', 'Rhudaur', 'The Shire'];
const lands: ReadonlySet<number> = new Set(regionNumbers(tomsLand));
const goesThere = (s: S): boolean =>
  lands.has(regionOfPlace[printed.place(s, s.company.destination[s.global.company])]);
const intoHisLand: Condition = condition(
  'into his land',
  [],
  (g) => `${g.ref(goesThere)}(s)`,
  say`the company moves to a site in ${listed(tomsLand, 'or')}`,
);
// Tom Bombadil
card(
  'TW-350',
  { at: ['Old Forest'] },
  action({
    window: answering,
    zone: untappedSelf,
    if: intoHisLand,
    costs: [tapSelf],
    targets: [
      choose('hazard', aimedAtCompany('s.global.company', 'targets that company or anything in it'), inChain),
    ],
    effect: cancelDeclared(the('hazard')),
    rules: 'ME-CARD-0761 ME-CARD-0762',
  }),
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(intoHisLand, byCreature, cancellable),
    costs: [tapSelf],
    effect: cancelAttack,
    rules: 'ME-CARD-0762',
  }),
  action({
    window: onYourTurn,
    zone: untappedSelf,
    if: intoHisLand,
    costs: [tapSelf],
    targets: [choose('hazard', both(hazardEvent, inMovingCompany))],
    effect: discardIt(the('hazard')),
    rules: 'ME-CARD-0762 ME-CARD-4014',
  }),
  staysIn(tomsLand),
);

const entsWalkIn = [
  'Fangorn',
  'Rohan',
  'Gap of Isen',
  'Wold & Foothills',
  'Enedhwaith',
  'Old Pûkel-land',
  'Brown Lands',
  'Anduin Vales',
  'Redhorn Gate',
];
// Treebeard
card(
  'TW-353',
  { at: ['Wellinghall'] },
  forbid(struck, { of: exactly(self), if: fromTheSite }),
  staysIn(entsWalkIn),
);
