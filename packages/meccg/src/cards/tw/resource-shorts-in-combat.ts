/** The Wizards: resource short-events against attacks and strikes: what cancels one, or lets a character come through it. */
import { openBlow, quarrel, scoutHidesAll, woundInstead } from '../families/shorts-of-both.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  against, all, attackBody, attackBy, attackGetsAll, attackProwess, avatar, both, type Choice, type Condition,
  cancelAttack, cancellable, cancelStrike, cardFile, choose, chooseMember, corruptionCheckBy, discardIt,
  facingAttack, facingStrike, halveStrikes, hazardPermanent, inAttackedCompany, morningEvent,
  normalProwessAtLeast, noTap, not, notOnThisAttack, ofRace, oneSkill, passes, removable, sequence,
  shortEvent, strikeBody, strikeCancellable, strikesCanChange, struckHas, the, theStruck, toRemoveEvents,
} from '../words/index.ts';

export const card = cardFile();

// Block
card(
  'TW-199',
  shortEvent({ when: facingStrike, if: struckHas('warrior'), costs: [oneSkill], effect: noTap }),
);

// Concealment
card('TW-204', scoutHidesAll);

// Dark Quarrels
card('TW-207', quarrel, morningEvent({ when: facingAttack, if: strikesCanChange, effect: halveStrikes }));

// Dodge
card('TW-209', shortEvent({ when: facingStrike, effect: sequence(noTap, strikeBody(-1)) }));

// Escape
card('TW-229', woundInstead);

const theHobbit: Condition = passes(theStruck, ofRace('Hobbit'));
// Halfling Stealth
card(
  'TW-252',
  shortEvent({ when: facingStrike, if: all(theHobbit, strikeCancellable), effect: cancelStrike }),
);

// Risky Blow
card('TW-319', openBlow);

// The Cock Crows
card(
  'TW-342',
  shortEvent({ when: facingAttack, if: all(attackBy('Troll'), cancellable), effect: cancelAttack }),
  morningEvent({
    when: toRemoveEvents,
    targets: [choose('event', removable(hazardPermanent))],
    effect: discardIt(the('event')),
  }),
);

// The Old Thrush
card(
  'TW-346',
  { otherNumbers: { more: [3], why: 'said of prowess and of body' } },
  shortEvent({
    when: facingAttack,
    if: all(not(against('Nazgûl')), normalProwessAtLeast(13), notOnThisAttack),
    effect: attackGetsAll([attackProwess, -3], [attackBody, -3]),
    rules: 'ME-CARD-0524',
  }),
);

const wizard: Choice = chooseMember('Wizard', both(avatar, inAttackedCompany));
// Vanishment
card(
  'TW-356',
  shortEvent({
    when: facingAttack,
    targets: [wizard],
    effect: sequence(cancelAttack, corruptionCheckBy(the('Wizard'), -2)),
  }),
);
