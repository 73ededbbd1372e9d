/** Realms of the Elf-lords: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addsTwilight, ally, anyCard, atLeast, both, cannotAct, cannotSkirmish, cannotTakeWounds, canSpot, cardFile,
  chooseNumber, companion, countOf, discardHeld, draw, during, duringPhase, event, exactly, exertA,
  exertCompanions, exertEvery, exertSelf, fierce, freePeoplesPlayer, from, inAnswerTo, inZone,
  isAboutToBeWounded, isengardOrc, lesser, maneuver, minion, modifier, ofCulture, otherThan, Phase,
  peoplesInFellowship, preventThat, regroup, remembered, repeat, ringBearer, say, saying, self, sequence,
  shadowPhase, spot, strength, thereAre, urukHai, worded, woundsOn, yourHand, Zone,
} from '../words/index.ts';

export const card = cardFile();

const discardOne = discardHeld(from(yourHand, anyCard));
// Abandoning Reason for Madness
card(
  '3_49',
  event(shadowPhase, {
    costs: [spot(1, ofCulture('Isengard', minion))],
    effect: saying(
      sequence(
        chooseNumber('number', 0, lesser(3, countOf(anyCard, yourHand))),
        repeat(remembered('number'), discardOne),
        draw(remembered('number')),
      ),
      say`discard up to ${3} cards from hand and draw as many`,
      'a number by its name',
    ),
  }),
);

// Isengard Forger
card('3_56', during(shadowPhase, { costs: [exertSelf], effect: addsTwilight(1) }));

// Isengard Warrior
card(
  '3_61',
  cannotAct(Phase.archery, { what: 'special abilities', if: canSpot(1, both(otherThan(self), isengardOrc)) }),
  during(regroup, {
    if: worded(
      atLeast(woundsOn(both(ringBearer, companion)), 3),
      say`you can spot ${3} wounds on the Ring-bearer`,
    ),
    costs: [exertSelf],
    effect: exertEvery(companion),
  }),
);

// One of You Must Do This
card(
  '3_63',
  event(maneuver, {
    costs: [exertA(ofCulture('Isengard', minion))],
    effect: exertCompanions(peoplesInFellowship),
  }),
);

// Saruman, Keeper of Isengard
card(
  '3_68',
  cannotTakeWounds(exactly(self), duringPhase(Phase.archery)),
  cannotSkirmish(exactly(self)),
  modifier({ attribute: fierce, of: urukHai, by: 1 }),
  during(inAnswerTo(isAboutToBeWounded(urukHai)), { costs: [exertSelf], effect: preventThat('wound') }),
);

const deadAlly = worded(
  thereAre(1, ally, inZone(Zone.dead, freePeoplesPlayer, 'dead pile')),
  say`an ally is in the dead pile`,
);
// Uruk Raider
card(
  '3_74',
  modifier({ attribute: strength, of: exactly(self), by: 3, if: deadAlly }),
  modifier({ attribute: fierce, of: exactly(self), by: 1, if: deadAlly }),
);
