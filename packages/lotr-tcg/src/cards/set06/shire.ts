/** Ents of Fangorn: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsBurdens, bearer, byAWound, canSpot, cardFile, companion, corruptsRingBearer, countOf, damage,
  discardIt, discardSelf, during, event, exertA, firstIn, frodo, givesPer, healIt, inAnswerTo,
  isAboutToBeKilled, isAboutToBeWounded, minion, movesTo, not, ofCulture, opponentTo, orPay, passes, place,
  placeTokens, preventThat, printed, regroup, removeTokensHere, revealHand, type S, sam, say, self, sequence,
  silent, siteNumbered, skirmish, smeagolOrGollum, spot, strengthenPer, takesPlaceOf, the, theOpponent,
  theRingBearer, toHeal, unboundHobbit, type Value, value, when, whenPlayed, withOpponent, woundIt, Zone,
} from '../words/index.ts';

export const card = cardFile();

// Held. LR-ERRATA-077
card(
  '6_109',
  bearer(frodo),
  takesPlaceOf(isAboutToBeKilled(frodo, byAWound), addsBurdens(1)),
  when(movesTo(siteNumbered(9)), { if: silent(passes(theRingBearer, frodo)), effect: corruptsRingBearer }),
  during(regroup, { if: not(canSpot(1, minion)), effect: discardIt(self) }),
);

/** Cultures of a whole hand, both sides: words count the cultures of what is in play. LR-ERRATA-080 */
const culturesIn = (s: S, player: number): number => {
  let found = 0;
  for (let c = firstIn(s, place(s, Zone.hand, player)); c !== 0; c = s.card.next[c])
    found |= 1 << printed.culture(s, c);
  // Cards of no culture are none.
  let n = 0;
  for (found >>= 1; found !== 0; found >>= 1) n += found & 1;
  return n;
};
const culturesRevealed: Value = value(
  'cultures revealed',
  [theOpponent],
  (g, v) => `${g.ref(culturesIn)}(s, ${theOpponent.js(g, v)})`,
  say`X (the number of different cultures revealed)`,
);
// It Burns Us. LR-ERRATA-080
card(
  '6_110',
  event(regroup, {
    costs: [spot(1, sam), spot(1, smeagolOrGollum)],
    effect: withOpponent(sequence(revealHand(theOpponent), woundIt(a(minion), culturesRevealed))),
  }),
);

// Kept Safe
card(
  '6_111',
  whenPlayed({ effect: placeTokens(2, 'Shire') }),
  during(inAnswerTo(isAboutToBeWounded(unboundHobbit)), {
    costs: [orPay([discardSelf], [removeTokensHere(1)])],
    effect: preventThat('wound'),
  }),
);

const gandalfCompanion = ofCulture('Gandalf', companion);
const gandalfCompanions = countOf(gandalfCompanion);
// Long Slow Wrath
card(
  '6_112',
  event(skirmish, {
    costs: [exertA(unboundHobbit)],
    effect: sequence(
      strengthenPer(the('Hobbit'), 1, gandalfCompanions),
      givesPer(the('Hobbit'), damage, 1, gandalfCompanions),
    ),
  }),
);

// Merry, Impatient Hobbit
card('6_113', during(regroup, { costs: [discardSelf], effect: healIt(toHeal(gandalfCompanion)) }));

// Pippin, Hastiest of All
card(
  '6_114',
  during(regroup, {
    costs: [discardSelf],
    effect: opponentTo('wound', minion, woundIt),
  }),
);
