/** Resource short-events that heroes and minions have under different names. */
import { creaturesOn, mayBeStruck } from '../../rules/chain/forbidden.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, aCompany, all, atMost, attackBy, behind, beside, both, type Condition, called, cancelAttack,
  cancellable, character, choose, chooseCharacterOrAlly, chooseMember, chooseMemberOrAlly, companyNumber,
  companySizeOf, corruptionCheckBy, discardIt, either, endOfMovementHazard, environment, type Filter,
  facingAttack, facingStrike, filter, forbid, grant, hasMovedToHaven, hasSkill, hazardLasting,
  inAttackedCompany, inCompanyHere, inCompanyOf, inHand, inPiles, inSitePhase, it, itemClass, mayCome,
  movesOn, non, ofHisCompany, oneSkill, onYourTurn, otherThan, outer, type Phrase, playableHere, playsBeside,
  removable, resourceOrCharacter, say, scout, sequence, shortEvent, shuffleIntoDeck, strikeBody,
  strikeProwess, struckHas, the, toRemoveEvents, unsaid, untapped, untilEndOfTurn, unwounded, where, woundIt,
  yours,
} from '../words/index.ts';

/** An untapped scout in the attacked company taps to cancel: Concealment, A Nice Place to Hide. */
export const scoutHidesAll: Ability = shortEvent({
  when: facingAttack,
  if: cancellable,
  targets: [chooseMemberOrAlly('scout', both(untapped, scout, inAttackedCompany))],
  taps: the('scout'),
  effect: cancelAttack,
});

/** An ally that may not be attacked does not face the attack. */
const facesIt = filter(
  'faces it',
  [],
  (g, v) => `${g.ref(mayBeStruck)}(s, ${v.it}, s.global.attack)`,
  unsaid,
);
/** Somebody is wounded in place of the attack: Escape, Diversion. */
export const woundInstead: Ability = shortEvent({
  when: facingAttack,
  if: cancellable,
  targets: [chooseMemberOrAlly('character', both(unwounded, inAttackedCompany, facesIt))],
  effect: sequence(cancelAttack, woundIt(the('character'))),
});

/** A warrior strikes harder and is open himself: Risky Blow, Bold Thrust. */
export const openBlow: Ability = shortEvent({
  when: facingStrike,
  if: struckHas('warrior'),
  costs: [oneSkill],
  effect: sequence(strikeProwess(3), strikeBody(-1)),
});

/** Orcs, Trolls and Men fall out with each other: Dark Quarrels, Orc Quarrels. */
export const quarrel: Ability = shortEvent({
  when: facingAttack,
  if: all(attackBy('Orc', 'Troll', 'Man'), cancellable),
  effect: cancelAttack,
});

/** A sage taps and rids the table of a lasting hazard: Marvels Told, Voices of Malice. */
export const sageRemoves: Ability = shortEvent({
  when: toRemoveEvents,
  targets: [
    chooseCharacterOrAlly('sage', both(untapped, hasSkill('sage'))),
    choose('event', removable(both(non(environment), hazardLasting))),
  ],
  taps: the('sage'),
  costs: [oneSkill],
  effect: sequence(discardIt(the('event')), corruptionCheckBy(the('sage'), -2)),
});

/** A card comes back: Smoke Rings, Weigh All Things to a Nicety. */
export const bringsBack: Ability = shortEvent({
  when: onYourTurn,
  targets: [choose('card', resourceOrCharacter, inPiles)],
  effect: shuffleIntoDeck(the('card')),
});

const inSmallCompany = where(atMost(companySizeOf(it), 2), behind(say`in a company of size less than ${3}`));
/** A scout of a small company taps, and no creatures come: Stealth, Sneakin’. */
export const stealth = (when: Condition): Ability =>
  shortEvent({
    when,
    targets: [chooseCharacterOrAlly('scout', both(untapped, scout, inSmallCompany))],
    taps: the('scout'),
    effect: grant(forbid(creaturesOn, { if: ofHisCompany }), untilEndOfTurn, the('scout')),
    rules: 'ME-CARD-0722',
  });

const lesserGoods: Filter = called(
  { adjectives: [say`minor, major or gold ring`], noun: 'item', after: [say`playable at the site`] },
  both(
    either(itemClass.is('minor'), itemClass.is('major'), itemClass.is('gold ring')),
    playableHere,
    mayCome,
  ),
);
/** A scout taps, and another plays an item beside what taps the site: Thorough Search, Catch an Elusive Scent. */
export const searchesOn: Ability = shortEvent({
  when: inSitePhase,
  targets: [
    chooseMemberOrAlly(
      'scout',
      both(
        untapped,
        scout,
        inCompanyHere,
        beside(both(untapped, character, inCompanyOf(outer), otherThan(outer))),
      ),
    ),
    chooseMember('character', both(untapped, inCompanyHere, otherThan(the('scout')))),
    choose('item', lesserGoods, inHand),
  ],
  taps: the('scout'),
  effect: playsBeside(the('item'), the('character')),
  rules: 'ME-CARD-0749',
});

/** At the end of a movement/hazard phase that led to a Haven, another follows: Bridge, Forced March. */
export const marchesOn = (haven: Phrase): Ability =>
  shortEvent({
    when: endOfMovementHazard,
    targets: [choose('company', both(aCompany, yours, hasMovedToHaven(haven)))],
    effect: movesOn(companyNumber(the('company'))),
    rules: 'ME-CARD-0100',
  });
