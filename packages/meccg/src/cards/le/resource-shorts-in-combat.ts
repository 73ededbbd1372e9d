/** The Lidless Eye: resource short-events against attacks and strikes. */
import { strikeSequence } from '../../rules/combat/strike.ts';
import { strikeRolls } from '../../rules/combat/strike-totals.ts';
import { openBlow, quarrel, scoutHidesAll, woundInstead } from '../families/shorts-of-both.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, attackBy, attackedIs, attackGets, attackProwess, both, cancelAttack, cancellable, cardFile, character,
  chooseMemberOrAlly, exactly, facingAttack, facingStrike, grant, halveStrikes, hasSkill, inAttackedCompany,
  inPlay, type Modifier, modifier, noTap, not, notOnThisAttack, notStruck, oneSkill, passes, say, saying,
  scout, sequence, shortEvent, strikeProwess, strikesCanChange, struckHas, subject, the, theStruck, untapped,
  untilEnd,
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

const another: Modifier = modifier({ attribute: strikeRolls, of: exactly(subject), by: 1 });
// Swift Strokes
card(
  'LE-238',
  { otherNumbers: { less: [2], why: 'two rolls are one more than any strike has' } },
  shortEvent({
    when: facingStrike,
    if: struckHas('warrior'),
    costs: [oneSkill],
    effect: sequence(
      strikeProwess(1),
      saying(
        grant(another, untilEnd(strikeSequence), theStruck),
        say`let him have one more roll against this strike and choose the one to use`,
        'what is granted would be said as a card of its own',
      ),
    ),
  }),
);

// Under His Blow
card(
  'LE-247',
  shortEvent({ when: facingStrike, if: passes(theStruck, both(untapped, character)), effect: noTap }),
);
