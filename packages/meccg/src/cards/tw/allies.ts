/** The Wizards: allies. */
import { companyOf } from '../../rules/cards/cards.ts';
import { struck } from '../../rules/chain/forbidden.ts';
import { KeyedBy } from '../../rules/hazards/keying.ts';
import { flight } from '../../rules/movement/movement.ts';
import { isUnder } from '../../rules/movement/under-deeps.ts';
import { sneaks } from '../families/gollum.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, answering, atMost, type Condition, cancelDeclared, cardFile, choose, companyNumber,
  companySizeOf, condition, discardIt, discardSelf, exactly, forbid, grantToCompany, ITS, inChain,
  inOrganization, isAtAHaven, itsBearer, may, modifier, nearestHavenFree, neverStruck, not, returnsCompanyOf,
  type S, say, self, sequence, silent, staysIn, tapSelf, tapsAgainst, thatCompany, the, toNearestHaven,
  trigger, turnEnds, untappedSelf, untilEndOfTurn, you,
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
