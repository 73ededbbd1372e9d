/** The Balrog: hazard short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, any, asHazard, attackBody, attackGetsAll, attackIs, attackProwess, attackStrikes, attacksOf,
  attributeOf, behind, both, cardFile, character, choose, countOf, creature, discarding, either, type Filter,
  guardGets, hasAutomaticAttack, idleAtSite, inHand, inMovingCompany, it, mind, moreThan, mortal,
  notInEffectHere, notOnThisAttack, ofRace, onAttack, plus, say, shortEvent, spawn, spent, steadfast, tapEach,
  targetSiteBelow, targetSiteIs, the, untapped, type Value, where,
} from '../words/index.ts';

export const card = cardFile();

// Darkness Made by Malice
card(
  'BA-15',
  shortEvent({
    when: asHazard,
    if: all(
      any(targetSiteIs('ruins-and-lairs'), targetSiteBelow),
      moreThan(countOf(spawn), countOf(both(character, inMovingCompany))),
    ),
    effect: idleAtSite,
  }),
);

const vermin = both(either(ofRace('Animal'), ofRace('Spider')), creature);
const mindBelow = (n: Value): Filter =>
  where(moreThan(n, attributeOf(it, mind)), behind(say`with a mind less than ${n.say}`));
// The Reek
card(
  'BA-23',
  shortEvent({
    when: asHazard,
    if: any(targetSiteIs('ruins-and-lairs'), targetSiteBelow),
    targets: [spent(choose('creature', vermin, inHand))],
    costs: [discarding(the('creature'))],
    effect: tapEach(both(untapped, mortal, character, inMovingCompany, mindBelow(plus(2, countOf(spawn))))),
  }),
);

const malice = [
  [attackStrikes, 1],
  [attackProwess, 1],
  [attackBody, -2],
  [steadfast, 1],
] as const;
// Unabated in Malice
card(
  'BA-26',
  { free: true, onGuard: { attacks: 'any' }, otherNumbers: 'said once for each kind of attack' },
  shortEvent({ when: asHazard, if: all(hasAutomaticAttack, notInEffectHere), effect: guardGets(...malice) }),
  shortEvent({
    when: onAttack,
    if: all(attackIs(attacksOf('Shelob')), notOnThisAttack),
    effect: attackGetsAll(...malice),
  }),
);
