/** The Lidless Eye: resource short-events against attacks and strikes. */
import { openBlow, quarrel, scoutHidesAll, woundInstead } from '../families/shorts-of-both.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, attackBy, attackedIs, attackGets, attackProwess, both, cancelAttack, cancellable, cardFile, character,
  chooseMemberOrAlly, facingAttack, facingStrike, halveStrikes, hasSkill, inAttackedCompany, inPlay, noTap,
  not, notOnThisAttack, notStruck, passes, scout, shortEvent, strikesCanChange, the, theStruck, untapped,
} from '../words/index.ts';

export const card = cardFile();

// A Nice Place to Hide
card('LE-160', scoutHidesAll);

// Bold Thrust
card('LE-172', openBlow);

// Diversion
card('LE-180', woundInstead);

const byPeoples = attackBy('Elf', 'Dwarf', 'Dúnadan', 'Man');
// Not Slay Needlessly
card(
  'LE-212',
  shortEvent({
    when: facingAttack,
    if: all(byPeoples, attackedIs('covert'), cancellable),
    effect: cancelAttack,
  }),
  shortEvent({
    when: facingAttack,
    if: all(byPeoples, not(attackedIs('covert')), notOnThisAttack),
    effect: attackGets(attackProwess, -2),
  }),
);

// Orc Quarrels
card(
  'LE-216',
  quarrel,
  shortEvent({
    when: facingAttack,
    if: all(inPlay('Skies of Fire'), strikesCanChange),
    effect: halveStrikes,
  }),
);

// Ruse
card(
  'LE-225',
  shortEvent({
    when: facingAttack,
    if: all(attackedIs('covert'), cancellable),
    targets: [chooseMemberOrAlly('diplomat', both(untapped, hasSkill('diplomat'), inAttackedCompany))],
    taps: the('diplomat'),
    effect: cancelAttack,
  }),
  shortEvent({
    when: facingAttack,
    targets: [chooseMemberOrAlly('scout', both(scout, inAttackedCompany))],
    effect: notStruck(the('scout')),
  }),
);

// Under His Blow
card(
  'LE-247',
  shortEvent({ when: facingStrike, if: passes(theStruck, both(untapped, character)), effect: noTap }),
);
