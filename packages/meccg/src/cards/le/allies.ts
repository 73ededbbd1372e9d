/** The Lidless Eye: allies. */
import { regionOfPlace } from '../../map/map.ts';
import { companyOf } from '../../rules/cards/cards.ts';
import { struck } from '../../rules/chain/forbidden.ts';
import { hazardSite, KeyedBy } from '../../rules/hazards/keying.ts';
import { sneaks } from '../families/gollum.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, attackBy, bearerFacesStrike, behind, both, byCreature, type Condition, cancelAttack,
  cancellable, cardFile, cardPlayed, character, choose, condition, discardIt, eitherSite, exactly,
  type Filter, facingAttack, faction, filter, forbid, hazardPermanent, inCompanyOf, influenceCheck,
  influencing, listed, makesOvert, modifier, named, ofRace, Phase, printed, regionNumbers, returnToHand,
  type S, say, self, siteOf, staysIn, strikeBody, tapSelf, tapsToCancel, the, toRemoveEvents, trigger,
  untappedSelf,
} from '../words/index.ts';

export const card = cardFile();

/** Of an attack that an ally is asked to face: it is made at a site, or comes from it. ME-CARD-0098 */
const atASite: Condition = condition(
  'at a site',
  [],
  () =>
    `(s.global.phase === ${Phase.site} || s.attack.kind[b] === 2 || s.attack.keyedBy[b] >= ${KeyedBy.siteType})`,
  say`the strike is at a site or from an automatic-attack`,
);
// Blackbole
card(
  'LE-152',
  {
    atAny: siteOf([], {
      within: ['Western Mirkwood', 'Heart of Mirkwood', 'Southern Mirkwood'],
      except: ['Dol Guldur'],
    }),
  },
  forbid(struck, { of: exactly(self), if: atASite, rules: 'ME-CARD-0097' }),
);

const REALM = ['Imlad Morgul', 'Ithilien', 'Gorgoroth'];
const realm = new Set(regionNumbers(REALM));
/** A company on its way there. */
const goesThere = (s: S, company: number): boolean =>
  s.company.moved[company] === 1 && realm.has(regionOfPlace[printed.place(s, hazardSite(s, company))]);
const attackedOnTheWay: Condition = condition(
  'attacked on the way',
  [],
  (g) => `${g.ref(goesThere)}(s, s.attack.company[s.global.attack])`,
  say`the company moves to a site in ${listed(REALM, 'or')}`,
);
const liesWith = (s: S, card: number, player: number): boolean => {
  const company = companyOf(s, card) || s.card.ofCompany[card];
  return s.company.player[company] === player && goesThere(s, company);
};
const onSuchCompany: Filter = filter(
  'on such a company',
  [],
  (g, v) => `${g.ref(liesWith)}(s, ${v.it}, you)`,
  behind(
    say`on your company moving to a site in ${listed(REALM, 'or')}, or on a character in such a company`,
  ),
);
// Last Child of Ungoliant
card(
  'LE-153',
  { at: ['Shelob’s Lair'], manifests: 'Shelob', yields: true },
  { ...makesOvert, rules: 'ME-CARD-0400' },
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(byCreature, attackedOnTheWay, cancellable),
    costs: [tapSelf],
    effect: cancelAttack,
  }),
  action({
    window: toRemoveEvents,
    zone: untappedSelf,
    targets: [choose('event', both(hazardPermanent, onSuchCompany))],
    costs: [tapSelf],
    effect: discardIt(the('event')),
  }),
  staysIn(REALM),
  trigger(cardPlayed, { of: named('Shelob'), effect: returnToHand(self) }),
);

// Stinker
card(
  'LE-154',
  {
    otherNumbers: { more: [2], less: [3], why: 'at most 2 is less than 3' },
    at: ['Goblin-gate', 'Moria'],
    manifests: 'Gollum',
  },
  ...sneaks,
);

const wolvesDen = siteOf(['ruins-and-lairs'], { guardedBy: 'Wolf' });
function isStruck(s: S, card: number): boolean {
  for (let i = 1; i < s.strike.attack.length; i++)
    if (s.strike.attack[i] === s.global.attack && s.strike.target[i] === card) return true;
  return false;
}
const bothStruck: Condition = condition(
  'both struck',
  [],
  // Its bearer is, or it could not be used now.
  (g) => `${g.ref(isStruck)}(s, self)`,
  say`${self.say} and its bearer both face strikes of the attack`,
);
// War-warg
card(
  'LE-156',
  { atAny: wolvesDen, atTapped: true },
  action({
    window: bearerFacesStrike,
    zone: untappedSelf,
    if: bothStruck,
    costs: [tapSelf],
    effect: strikeBody(2),
  }),
);

// War-wolf
card('LE-157', {
  atAny: eitherSite(wolvesDen, siteOf(['shadow-hold'], { guardedBy: 'Orc' })),
  atTapped: true,
});

const wolves = both(ofRace('Wolf'), faction);
// The Warg-king
card(
  'LE-158',
  { atAny: wolvesDen, atTapped: true },
  tapsToCancel(attackBy('Wolf', 'Animal')),
  modifier({
    attribute: influenceCheck,
    of: both(character, inCompanyOf(self)),
    by: 2,
    if: influencing(wolves),
  }),
);
