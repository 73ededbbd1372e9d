/** The Wizards: allies. */
import { regionOfPlace } from '../../map/map.ts';
import { companyOf } from '../../rules/cards/cards.ts';
import { struck } from '../../rules/chain/forbidden.ts';
import { hazardSite, KeyedBy } from '../../rules/hazards/keying.ts';
import { flight } from '../../rules/movement/movement.ts';
import { isUnder } from '../../rules/movement/under-deeps.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, answering, atMost, atSiteOf, both, type Condition, cancelAttack, cancelDeclared, cancellable,
  cardFile, choose, companyMoves, companyNumber, companySizeOf, condition, discardIt, discardSelf, exactly,
  facingAttack, forbid, grantToCompany, ITS, inChain, inOrganization, isAtAHaven, itsAttack, itsBearer,
  keyedToOneOf, listed, modifier, named, not, onYourTurn, printed, type RegionType, regionNumbers,
  returnsCompanyOf, type S, say, self, sequence, silent, tapSelf, thatCompany, the, thereAre, trigger,
  untappedSelf, untilEndOfTurn, worded,
} from '../words/index.ts';

export const card = cardFile();

/** Taps to cancel an attack on its company that is keyed so. */
const tapsAgainst = (types: readonly RegionType[], when?: Condition) =>
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(itsAttack, cancellable, keyedToOneOf(...types), ...(when === undefined ? [] : [when])),
    costs: [tapSelf],
    effect: cancelAttack,
  });
// Goldberry
card(
  'TW-245',
  { at: ['Old Forest'] },
  forbid(struck, { of: exactly(self) }),
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

const ringHere = both(named('The One Ring'), atSiteOf(self));
const ringIsHere: Condition = worded(thereAre(1, ringHere), say`The One Ring is at the same site`);
// Gollum
card(
  'TW-246',
  { at: ['Goblin-gate', 'Moria'] },
  tapsAgainst(['wilderness', 'shadow-land'], atMost(companySizeOf(self), 2)),
  action({
    window: onYourTurn,
    zone: untappedSelf,
    if: all(not(isAtAHaven(self)), ringIsHere),
    costs: [tapSelf],
    targets: [choose('Ring', ringHere)],
    effect: sequence(discardIt(the('Ring')), discardIt(self)),
    rules: 'ME-CARD-0280',
  }),
);

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
const familiar: ReadonlySet<number> = new Set(regionNumbers(entsWalkIn));
/** His company sets out for a site in another region: that is settled as its phase begins. ME-ALLY-503 */
function goesTooFar(s: S, company: number, card: number): boolean {
  return (
    companyOf(s, card) === company && !familiar.has(regionOfPlace[printed.place(s, hazardSite(s, company))])
  );
}
// Treebeard
card(
  'TW-353',
  { at: ['Wellinghall'] },
  forbid(struck, { of: exactly(self), if: fromTheSite }),
  trigger(companyMoves, {
    if: condition(
      'too far',
      [],
      (g) => `${g.ref(goesTooFar)}(s, a, self)`,
      say`it is ${ITS} company, whose new site is not in ${listed(entsWalkIn, 'or')}`,
    ),
    effect: discardIt(self),
  }),
);
