/** Mines of Moria: the Moria culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, addsBurdens, addsTwilight, all, archerCharacter, archeryIs, atSiteWith, bearer, bears, both,
  burdensNow, type Condition, canSpot, cardFile, damage, discardedIf, discardIt, dwarf, eachMove, either, elf,
  event, exactly, exertA, exertIt, fromDiscard, gandalf, healIt, host, maneuver, minion, minionArchery,
  modifier, moriaMinion, moriaOrc, movedMoreThanOnce, named, not, ofCulture, orc, otherThan, playIt,
  roamingPenaltyIs, self, shadowPhase, skipsArchery, skirmish, skirmishing, spotXOf, staysAlone, strength,
  strengthenOr, the, theBalrog, toHeal, toPlaySpot, whenPlayed, X,
} from '../words/index.ts';

export const card = cardFile();

// Archer Commander
card(
  '2_49',
  modifier({ attribute: strength, of: both(otherThan(self), ofCulture('Moria', archerCharacter)), by: 2 }),
);

// The Balrog, Durin's Bane
card('2_51', ...staysAlone(minion), skipsArchery(), ...discardedIf(not(atSiteWith('Underground'))));

// Dark Fire
card('2_54', toPlaySpot(1, theBalrog), bearer(gandalf), eachMove({ effect: exertIt(host) }));

const moriaMinionFromDiscard = fromDiscard(moriaMinion);
// Foul Things
card(
  '2_59',
  event(shadowPhase, {
    targets: [moriaMinionFromDiscard],
    effect: playIt(the(moriaMinionFromDiscard.name)),
  }),
);

// Goblin Bowman
card('2_60');

// Goblin Flankers
card('2_61', whenPlayed({ may: true, if: movedMoreThanOnce, effect: addsTwilight(3) }));

// Goblin Pursuer
card('2_62', modifier({ attribute: strength, of: exactly(self), by: 3, if: movedMoreThanOnce }));

// Goblin Reinforcements
card('2_63', whenPlayed({ may: true, effect: healIt(toHeal(moriaMinion)) }));

// Goblin Scrabbler
card(
  '2_64',
  whenPlayed({ may: true, effect: discardIt(a(ofCulture('Elven', aCondition))) }),
  roamingPenaltyIs(moriaOrc, -1),
);

// Goblin Spearman
card(
  '2_65',
  modifier({ attribute: damage, of: exactly(self), by: 2, if: bears(self, named('Goblin Spear')) }),
);

// Moria Archer Troop
card(
  '2_67',
  archeryIs(minionArchery, 1, canSpot(1, both(otherThan(self), ofCulture('Moria', archerCharacter)))),
);

// Must Do Without Hope
card('2_68', event(maneuver, { costs: [exertA(theBalrog)], effect: addsBurdens(1) }));

const elfAndDwarf: Condition = all(canSpot(1, elf), canSpot(1, dwarf));
// Old Differences
card(
  '2_69',
  event(skirmish, {
    effect: strengthenOr(
      a(both(either(elf, dwarf), skirmishing(ofCulture('Moria', orc)))),
      -1,
      -3,
      () => elfAndDwarf,
    ),
  }),
);

// Troubled Mountains
card(
  '2_72',
  event(shadowPhase, {
    costs: [exertA(ofCulture('Moria', minion)), spotXOf(burdensNow, 'burden', 5)],
    effect: addsTwilight(X),
  }),
);
