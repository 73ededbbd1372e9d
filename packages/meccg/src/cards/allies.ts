/** Allies, and where they are found. */
import {
  action,
  all,
  atMost,
  both,
  type Condition,
  choose,
  condition,
  exactly,
  forbid,
  listed,
  not,
  passes,
  say,
  self,
  sequence,
  the,
  thereAre,
  trigger,
} from '@westmarch/kernel';
import { companyMoves, printed } from '../engine.ts';
import type { RegionType } from '../facts/names.ts';
import { regionIndex, regionOfSite } from '../map/map.ts';
import { companyOf } from '../rules/cards/cards.ts';
import { struck } from '../rules/chain/forbidden.ts';
import { hazardSite, KeyedBy } from '../rules/hazards/keying.ts';
import type { S } from '../state.ts';
import { type CardDefinition, card } from './card.ts';
import {
  answering,
  atSiteOf,
  cancelAttack,
  cancelDeclared,
  cancellable,
  companySizeOf,
  discardIt,
  facingAttack,
  inAttackedCompany,
  inChain,
  isAtAHaven,
  keyedToOneOf,
  named,
  onYourTurn,
  returnsCompanyOf,
  tapSelf,
  untappedSelf,
} from './words/index.ts';

const itsAttack: Condition = { ...passes(self, inAttackedCompany), say: say`${self.say} is in that company` };
/** Taps to cancel an attack on its company that is keyed so. */
const tapsAgainst = (types: readonly RegionType[], when?: Condition) =>
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(itsAttack, cancellable, keyedToOneOf(...types), ...(when === undefined ? [] : [when])),
    costs: [tapSelf],
    effect: cancelAttack,
  });

/** Of an attack that an ally is asked to face: it comes from the site itself. */
export const fromTheSite: Condition = condition(
  'from the site',
  [],
  () =>
    `(s.attack.kind[b] === 2 || s.attack.keyedBy[b] === ${KeyedBy.siteType} || s.attack.keyedBy[b] === ${KeyedBy.siteName})`,
  say`the attack is an automatic-attack or keyed to its site`,
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
const familiar: ReadonlySet<number> = new Set(entsWalkIn.map(regionIndex));
if (familiar.has(0)) throw new Error('A region where Treebeard walks is not on the map.');
/** His company sets out for a site in another region: that is settled as its phase begins. ME-ALLY-503 */
function goesTooFar(s: S, company: number, card: number): boolean {
  if (companyOf(s, card) !== company || s.company.moved[company] === 0) return false;
  return !familiar.has(regionOfSite[printed.site(s, hazardSite(s, company))]);
}

const ringHere = both(named('TW-347', 'The One Ring'), atSiteOf(self));
const ringIsHere: Condition = { ...thereAre(1, ringHere), say: say`The One Ring is at the same site` };

export const allies: readonly CardDefinition[] = [
  card('TW-245', {
    at: ['Old Forest'],
    abilities: [
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
    ],
  }), // Goldberry
  card('TW-246', {
    at: ['Goblin-gate', 'Moria'],
    abilities: [
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
    ],
  }), // Gollum
  card('TW-353', {
    at: ['Wellinghall'],
    abilities: [
      {
        ...forbid(struck, { of: exactly(self), if: fromTheSite }),
        say: say`${self.say} may not be attacked by automatic-attacks or hazards keyed to its site`,
      },
      {
        ...trigger(companyMoves, {
          if: condition('too far', [], (g) => `${g.ref(goesTooFar)}(s, a, self)`, say`it goes too far`),
          effect: discardIt(self),
        }),
        say: say`discard ${self.say} if its company moves to a site that is not in ${listed(entsWalkIn, 'or')}`,
      },
    ],
  }), // Treebeard
];
