/** The Fellowship of the Ring: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, acting, aDefender, all, ally, anEventIsPlayed, any, aragorn, archer, archery, archeryIs,
  aSite, atSiteWith, bearer, bearing, bestow, both, called, cancelThatEvent, canSpot, cardFile, character,
  companion, damage, defender, definite, discardIt, discardSelf, draw, during, either, event, eventOf,
  exactly, exertA, exertSelf, exhaustIt, fellowship, fellowshipOrRegroup, fights, forbid, gives,
  gondorCompanion, gondorMan, handWeapon, hardToOverwhelm, healable, healIt, healSeveral, hobbit, host,
  inAnswerTo, inSkirmish, isSo, itsBearer, limitToOneWound, man, maneuver, minion, minionArchery, modifier,
  named, note, noted, noWound, ofCulture, onACompanion, oneOnEach, oneWay, orc, otherThan, Phase,
  playsNextSite, ranger, rangerCompanion, regroup, removesTwilight, roaming, say, saying, self, sequence,
  shadow, shadowNumber, shuffleHandIn, silent, sitOutArchery, skirmish, skirmishes, skirmishingIt, smokePipes,
  spot, strength, strengthen, strengthenEach, strengthenOr, takesUpArms, the, theOpponent, thereAre, toHeal,
  untilRegroup, urukHai, when, whileSkirmishing, whoBoreIt, withKeyword, withOpponent, withSignet, woundEvery,
  wounded, woundIt, X, you, yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

// An Able Guide
card('1_88', event(regroup, { costs: [spot(1, ranger)], effect: removesTwilight(4) }));

// Aragorn, Ranger of the North
card('1_89', during(maneuver, { costs: [exertSelf], effect: gives(self, defender, 1, untilRegroup) }));

// Aragorn's Bow
card(
  '1_90',
  bearer(aragorn),
  modifier({ attribute: archer, of: itsBearer, by: 1 }),
  during(archery, {
    costs: [exertA(aragorn)],
    effect: sequence(woundIt(a(minion)), sitOutArchery(host)),
  }),
);

// Aragorn's Pipe
card(
  '1_91',
  bearer(gondorCompanion),
  during(fellowship, { costs: smokePipes, effect: healSeveral(X, companion) }),
);

// Armor
card(
  '1_92',
  bearer(man),
  note(wounded, itsBearer, skirmishes, whileSkirmishing),
  saying(
    forbid(noWound, { of: itsBearer, if: all(whileSkirmishing, noted) }),
    say`${host.say} takes no more than 1 wound during each skirmish phase`,
    'a limit is kept as a ban',
  ),
);

const aragornOrArwen = called(definite(say`Aragorn or Arwen`), either(aragorn, named('Arwen')));
const theOther = called(
  definite(say`the other of them`),
  both(aragornOrArwen, otherThan(the('one of them'))),
);
// Arwen's Fate
card(
  '1_93',
  { otherNumbers: { less: [3], why: 'one sentence for either of the two' } },
  event(skirmish, {
    costs: [exertA(aragornOrArwen, 'one of them')],
    effect: strengthen(a(theOther), 3),
  }),
);

const shadowCondition = both(shadow, aCondition, onACompanion);
// Athelas
card(
  '1_94',
  bearer(ofCulture('Gondor', man)),
  during(fellowship, {
    costs: [discardSelf],
    effect: oneWay(you, [
      { can: thereAre(1, both(companion, healable)), does: healIt(toHeal(companion)) },
      { can: thereAre(1, shadowCondition), does: discardIt(a(shadowCondition)) },
    ]),
  }),
);

// Blade of Gondor
card(
  '1_95',
  bearer(named('Boromir')),
  modifier({ attribute: damage, of: itsBearer, by: 1 }),
  during(skirmish, {
    costs: [exertA(named('Boromir'))],
    effect: woundIt(a(both(either(orc, urukHai), skirmishingIt(host)))),
  }),
);

// Boromir, Lord of Gondor
card('1_96', hardToOverwhelm(exactly(self)));

// Boromir, Son of Denethor
card('1_97', during(skirmish, { costs: [exertSelf], effect: strengthen(a(hobbit), 3) }));

// Boromir's Cloak
card(
  '1_98',
  bearer(named('Boromir')),
  during(maneuver, {
    costs: [exertA(named('Boromir'))],
    effect: discardIt(a(both(withKeyword('Weather'), aCondition))),
  }),
);

// Change of Plans
card(
  '1_99',
  event(regroup, {
    costs: [exertA(ranger)],
    effect: withOpponent(sequence(shuffleHandIn(theOpponent), draw(8, theOpponent))),
  }),
);

// The Choice of Lúthien
card(
  '1_100',
  during(maneuver, {
    costs: [exertA(aragornOrArwen, 'one of them')],
    effect: healIt(a(theOther)),
  }),
);

// Coat of Mail
card('1_101', bearer(man), hardToOverwhelm(itsBearer));

const armedFriend = both(either(ofCulture('Gondor'), ofCulture('Shire')), companion, bearing(handWeapon));
// Dagger Strike
card(
  '1_102',
  event(skirmish, {
    effect: bestow(a(armedFriend), [
      [strength, 2],
      [damage, 1],
    ]),
  }),
);

// Elendil's Valor
card(
  '1_103',
  event(maneuver, { effect: gives(a(ofCulture('Gondor', companion)), defender, 1, untilRegroup) }),
);

const roamingMinion = both(roaming, minion);
// Eregion's Trails
card(
  '1_104',
  event(maneuver, { costs: [exertA(ranger)], effect: strengthenEach(roamingMinion, -3, untilRegroup) }),
);

// Foes of Mordor
card(
  '1_105',
  during(maneuver, {
    costs: [exertA(ofCulture('Gondor', character))],
    effect: woundIt(a(ofCulture('Sauron', minion))),
  }),
);

// Gondor's Vengeance
card('1_106', event(regroup, { costs: [exertA(rangerCompanion)], effect: discardIt(a(minion)) }));

// Great Shield
card('1_107', bearer(man), archeryIs(minionArchery, -1));

// No Stranger to the Shadows
card('1_108', bearer(ranger), oneOnEach('ranger'), modifier({ attribute: shadowNumber, of: aSite, by: -1 }));

// One Whom Men Would Follow. LR-ERRATA-011
card('1_109', event(maneuver, { costs: [exertA(aragorn)], effect: takesUpArms(a(ally), 2) }));

// Pathfinder
card(
  '1_110',
  event(fellowshipOrRegroup, {
    costs: [spot(1, ranger)],
    effect: playsNextSite,
  }),
);

// Pursuit Just Behind
card('1_111', event(regroup, { costs: [exertA(rangerCompanion)], effect: woundEvery(minion) }));

// Ranger's Sword
card('1_112', bearer(aragorn), modifier({ attribute: damage, of: itsBearer, by: 1 }));

// A Ranger's Versatility. LR-ERRATA-012
card(
  '1_113',
  event(maneuver, {
    if: any(atSiteWith('River'), atSiteWith('Forest')),
    costs: [exertA(ranger)],
    effect: exhaustIt(a(minion)),
  }),
);

// The Saga of Elendil
card(
  '1_114',
  bearer(gondorCompanion),
  during(skirmish, { costs: [discardSelf], effect: strengthen(whoBoreIt, 2) }),
);

// Strength of Kings
card(
  '1_115',
  event(
    inAnswerTo(
      anEventIsPlayed(eventOf(Phase.skirmish)),
      all(whileSkirmishing, canSpot(1, both(gondorMan, inSkirmish))),
    ),
    { effect: cancelThatEvent },
  ),
);

// Swordarm of the White Tower
card(
  '1_116',
  event(skirmish, {
    effect: strengthenOr(a(ofCulture('Gondor', companion)), 2, 4, (it) =>
      isSo(it, aDefender, 'a defender +1'),
    ),
  }),
);

// Swordsman of the Northern Kingdom
card('1_117', event(skirmish, { effect: strengthenOr(a(ranger), 2, 4, (it) => fights(it, roamingMinion)) }));

// Valiant Man of the West
card(
  '1_118',
  event(maneuver, {
    effect: acting(a(aragorn), (it) =>
      sequence(gives(it, defender, 1, untilRegroup), limitToOneWound(it, untilRegroup)),
    ),
  }),
);

// What Are They?
card('1_119', event(maneuver, { costs: [spot(1, ranger)], effect: discardIt(a(roamingMinion)) }));

const friendOfAragorn = both(companion, withSignet('Aragorn'), otherThan(self), healable);
// Aragorn, King in Exile
card(
  '1_365',
  when(yourTurnStarts, {
    may: true,
    if: silent(all(thereAre(1, friendOfAragorn))),
    effect: healIt(a(friendOfAragorn)),
  }),
);
