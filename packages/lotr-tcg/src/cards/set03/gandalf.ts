/** Realms of the Elf-lords: the Gandalf culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsTwilight, addTwilight, anOpponentTakesACard, aShadowCondition, atSites, bearer, both, cardFile,
  cardOf, companion, costOfRevealed, countOf, discardEvery, discardHeld, during, duringPhase, eitherOf, event,
  exactly, exertA, fellowship, forbid, forEach, gandalf, grant, hobbit, ifSo, inAnswerTo, isAboutToBeWounded,
  maneuver, may, named, noSkirmish, Phase, preventThat, removesBurdens, removesTwilight, revealAtRandom, say,
  saying, sequence, shuffleIn, skirmish, somethingRevealed, spot, spotTwilight, strengthen, strengthenPerUpTo,
  subject, the, theOpponent, theRevealed, untilRegroup, when, withOpponent, withSignet, woundIt, you,
  yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

// Betrayal of Isengard
card(
  '3_29',
  when(anOpponentTakesACard(), { may: true, if: duringPhase(Phase.shadow), effect: removesTwilight(1) }),
  during(maneuver, { costs: [exertA(gandalf)], effect: woundIt(a(named('Saruman'), you, 'Saruman'), 2) }),
);

// Deep in Thought
card(
  '3_30',
  event(maneuver, { costs: [spot(1, gandalf), spotTwilight(4)], effect: discardEvery(aShadowCondition) }),
);

const stayOut = forbid(noSkirmish, { of: exactly(subject) });
// Depart Silently. Hobbits who come later are not kept out. LR-EVENT-005
card(
  '3_31',
  event(maneuver, {
    costs: [spot(1, gandalf)],
    effect: ifSo(
      atSites(1, 5),
      saying(
        forEach('hobbit', hobbit, grant(stayOut, untilRegroup, the('hobbit'))),
        say`prevent each Hobbit from being assigned to a skirmish until the regroup phase`,
        'the words tell the steps, a reader wants what comes of them',
      ),
      strengthen(a(hobbit), 3, untilRegroup),
    ),
  }),
);

// Fireworks
card(
  '3_32',
  event(fellowship, {
    costs: [spot(1, gandalf)],
    effect: eitherOf([
      shuffleIn(2, cardOf('Gandalf'), { upTo: true }),
      shuffleIn(2, cardOf('Shire'), { upTo: true }),
    ]),
  }),
);

// His First Serious Check
card(
  '3_33',
  event(maneuver, {
    costs: [spot(1, gandalf)],
    effect: withOpponent(
      sequence(
        revealAtRandom(theOpponent, 'revealed'),
        ifSo(
          somethingRevealed,
          may(
            saying(
              sequence(addsTwilight(costOfRevealed), discardHeld(theRevealed)),
              say`add ${costOfRevealed.say} twilight to discard ${theRevealed.say}`,
              'the words tell the steps, a reader wants what comes of them',
            ),
          ),
        ),
      ),
    ),
  }),
);

// Narya
card('3_34', bearer(gandalf), when(yourTurnStarts, { costs: [addTwilight(3)], effect: removesBurdens(1) }));

// Trust Me as You Once Did
card(
  '3_35',
  during(skirmish, {
    costs: [exertA(gandalf)],
    effect: strengthenPerUpTo(a(companion), 1, countOf(both(companion, withSignet('Gandalf'))), 3),
  }),
);

// Unknown Perils
card(
  '3_36',
  during(inAnswerTo(isAboutToBeWounded(companion)), {
    costs: [spotTwilight(4), exertA(gandalf)],
    effect: preventThat('wound'),
  }),
);
