/** Mines of Moria: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, aragorn, archeryIs, atSiteWith, bearer, besideAnother, both, cardFile, companion, damage,
  discardedInRegroup, discardIt, entersExhausted, event, exertA, exhausted, fights, gainsNoBonusesFrom,
  gondorCompanion, hasAll, host, inAnswerTo, inFierceSkirmish, isAboutToBeWounded, isSo, itsBearer, man,
  minion, minionArchery, modifier, named, nazgul, ofCulture, orc, otherThan, ownerOf, passes, preventThat,
  ranger, removeTwilight, skipsArchery, skirmish, skirmishingIt, strength, strengthenOr, the, toPlayExert,
  toPlaySpot, unlessPaidBy, weapon, winsASkirmish, withSignet, you,
} from '../words/index.ts';

export const card = cardFile();

// Blood of Númenor
card(
  '2_31',
  ...toPlayExert(gondorCompanion),
  modifier({ attribute: entersExhausted, of: ofCulture('Sauron', orc), by: 1 }),
  skipsArchery(),
  discardedInRegroup,
);

// Flaming Brand
card(
  '2_32',
  bearer(man),
  besideAnother('hand weapon'),
  ...hasAll(
    itsBearer,
    [
      [strength, 2],
      [damage, 1],
    ],
    fights(host, nazgul),
  ),
);

// Flee in Terror
card(
  '2_33',
  event(inAnswerTo(winsASkirmish(ofCulture('Gondor', companion))), {
    effect: acting(a(both(exhausted, orc)), (it) =>
      unlessPaidBy(ownerOf(it), [removeTwilight(3)], discardIt(it)),
    ),
  }),
);

// Gondor Will See It Done
card(
  '2_34',
  event(inAnswerTo(isAboutToBeWounded(companion)), {
    costs: [exertA(gondorCompanion)],
    effect: preventThat('wound'),
  }),
);

// Natural Cover
card('2_35', toPlaySpot(1, ranger), archeryIs(minionArchery, -2, atSiteWith('Forest')));

// No Mere Ranger
card(
  '2_36',
  event(skirmish, {
    costs: [exertA(aragorn, 'Aragorn')],
    effect: strengthenOr(a(both(otherThan(the('Aragorn')), companion), you, 'companion'), 2, 3, (it) =>
      passes(it, withSignet('Aragorn')),
    ),
  }),
);

// Sentinels of Númenor
card(
  '2_37',
  event(skirmish, { effect: strengthenOr(a(ofCulture('Gondor', companion)), 2, 4, () => inFierceSkirmish) }),
);

// Shield of Boromir
card(
  '2_38',
  bearer(gondorCompanion),
  archeryIs(minionArchery, -1),
  gainsNoBonusesFrom(
    both(minion, skirmishingIt(host)),
    weapon,
    strength,
    isSo(host, named('Boromir'), 'Boromir'),
  ),
);
