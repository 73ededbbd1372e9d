/** Battle of Helm's Deep: the Raider culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addsTwilight, bearer, both, canSpot, cardFile, character, companion, discardSelf, during, exertEvery,
  exertSelf, fierce, forThisTurn, fromDiscard, inAnswerTo, isAboutToBeWounded, itsBearer, man, maneuver,
  modifier, ofClass, ofCulture, otherThan, overwhelms, ownCostIs, playIt, preventThat, raiseMoveLimit,
  regroup, removeTwilight, self, skirmish, southron, spot, spotFreeCultures, spotX, the, toPlaySpot, when,
  winsASkirmish, withAmbush, X,
} from '../words/index.ts';

export const card = cardFile();

const raiderMount = ofCulture('Raider', ofClass('mount'));
// Army of Haradrim
card(
  '5_70',
  during(skirmish, {
    targets: [fromDiscard(raiderMount, 3)],
    costs: [removeTwilight(3)],
    effect: playIt(the('mount')),
  }),
);

// Company of Haradrim
card(
  '5_71',
  during(regroup, {
    costs: [removeTwilight(9), spot(1, both(otherThan(self), southron))],
    effect: raiseMoveLimit(-1, forThisTurn),
  }),
);

// Desert Stalker
card('5_72', during(maneuver, { costs: [exertSelf, spotFreeCultures(4)], effect: exertEvery(companion) }), {
  otherNumbers: { less: [2], why: 'ambush 2 is shown as a keyword' },
});

// Mûmak
card(
  '5_73',
  bearer(southron),
  modifier({ attribute: fierce, of: itsBearer, by: 1 }),
  when(winsASkirmish(itsBearer), { may: true, effect: addsTwilight(2) }),
);

// Southron Marcher
card('5_74', ownCostIs(-2, canSpot(1, southron)), {
  otherNumbers: { less: [2], why: 'ambush 2 is shown as a keyword' },
});

// Southron Runner
card('5_75', ownCostIs(-2, canSpot(1, southron)), {
  otherNumbers: { less: [2], why: 'ambush 2 is shown as a keyword' },
});

// Southron Traveler
card(
  '5_76',
  during(inAnswerTo(isAboutToBeWounded(southron)), {
    costs: [removeTwilight(3)],
    effect: preventThat('wound'),
  }),
  { otherNumbers: { less: [2], why: 'ambush 2 is shown as a keyword' } },
);

// Strength in Numbers
card(
  '5_77',
  toPlaySpot(1, southron),
  during(maneuver, { costs: [discardSelf, spotX(both(withAmbush, man))], effect: addsTwilight(X) }),
);

// War Mûmak
card(
  '5_78',
  bearer(southron),
  modifier({ attribute: fierce, of: itsBearer, by: 1 }),
  when(overwhelms(itsBearer, character), { may: true, effect: addsTwilight(5) }),
);
