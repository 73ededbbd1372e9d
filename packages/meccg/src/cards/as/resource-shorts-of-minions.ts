/** Against the Shadow: resource short-events of minions. */
import { corruption } from '../../rules/corruption/corruption.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, attackGets, attackIs, attackProwess, attemptBonus, attemptedOn, attemptMade, automatic, both,
  byCreature, type CardRef, type Condition, cancelAttack, cancellable, cardFile, character, choose,
  companyCount, condition, corruptionCheck, duringYourAttempt, type Effect, exactly, type Filter,
  facingAttack, facingCheck, faction, grant, ifSo, inAttackedCompany, minus, modifier, non, not,
  notDeclaredYet, notOnThisAttack, notUnderIt, ofRace, onYourTurn, opponentIsWizard, passes, paysForMagic,
  say, saying, sequence, shortEvent, shuffleIntoDeck, skilledBeside, stating, subject, tapped, the,
  theAttempted, theAttempter, theChecked, thereAre, trigger, untapIt, untilEnd, untilEndOfTurn, usesMagic,
  type Value, youAreSauron, yourRingwraith, yours,
} from '../words/index.ts';

export const card = cardFile();

const againstWizards: Condition = all(opponentIsWizard, thereAre(1, both(yourRingwraith, yours)));
const servant: Filter = both(yours, tapped, non(ofRace('Ringwraith')), character);
const untaps = (which: Filter) => ({
  targets: [choose('character', which)],
  effect: untapIt(the('character')),
});
// Above the Abyss
card(
  'AS-77',
  { barredFrom: ['balrog'] },
  shortEvent({ when: onYourTurn, if: againstWizards, ...untaps(servant) }),
  shortEvent({ when: facingAttack, if: againstWizards, ...untaps(both(servant, inAttackedCompany)) }),
);

const lostToYou: Condition = condition(
  'lost to you',
  [],
  () => '(b === subject && n <= 0)',
  say`that check does not succeed`,
);
/** A faction that is an opponent's stays his. */
const isYourOwn: Condition = condition(
  'is your own',
  [],
  () => '(s.card.owner[s.global.attemptOn] === you)',
  say`the faction is your own`,
);
const comesAgain: Effect = saying(
  ifSo(
    isYourOwn,
    grant(
      trigger(attemptMade, { if: lostToYou, effect: shuffleIntoDeck(subject) }),
      untilEndOfTurn,
      theAttempted,
    ),
  ),
  stating(say`if the check is not successful, shuffle the faction into your play deck if it is your own`),
  'the words tell the steps, a reader wants what comes of them',
);
// The Dark Power
card(
  'AS-79',
  shortEvent({
    when: duringYourAttempt,
    if: all(youAreSauron, attemptedOn(faction)),
    effect: sequence(attemptBonus(3), comesAgain),
  }),
);

// Eye Never Sleeping
card(
  'AS-82',
  shortEvent({ when: facingAttack, if: all(youAreSauron, byCreature, cancellable), effect: cancelAttack }),
);

const others = (who: CardRef): Value => minus(companyCount(who), 1);
const isUnused: Condition = saying(
  passes(theChecked, notUnderIt),
  say`no other copy of it affects the check`,
  'a check has no filter of its own',
);
const oneForAll: Effect = saying(
  grant(
    modifier({ attribute: corruptionCheck, of: exactly(subject), by: others(subject) }),
    untilEnd(corruption),
    theChecked,
  ),
  say`add ${others(theChecked).say} to the corruption check`,
  'what is granted would be said as a card of its own',
);
// Join With That Power
card(
  'AS-90',
  shortEvent({
    when: duringYourAttempt,
    if: all(skilledBeside('diplomat', theAttempter), notDeclaredYet),
    effect: attemptBonus(others(theAttempter)),
    rules: 'ME-FAQ-005',
  }),
  shortEvent({
    when: facingCheck,
    if: all(skilledBeside('diplomat', theChecked), notDeclaredYet, isUnused),
    effect: oneForAll,
    rules: 'ME-FAQ-005',
  }),
);

const sorcerer = choose('user', both(usesMagic('sorcery'), inAttackedCompany));
const byHand: Condition = all(not(attackIs(automatic)), notOnThisAttack);
// The Tormented Earth
card(
  'AS-102',
  { otherNumbers: { more: [4], why: 'the price is said for each of the two' } },
  shortEvent({
    when: facingAttack,
    if: all(byHand, cancellable),
    targets: [sorcerer],
    effect: sequence(cancelAttack, paysForMagic(the('user'), -4)),
  }),
  shortEvent({
    when: facingAttack,
    if: byHand,
    targets: [sorcerer],
    effect: sequence(attackGets(attackProwess, -3), paysForMagic(the('user'), -4)),
  }),
);
