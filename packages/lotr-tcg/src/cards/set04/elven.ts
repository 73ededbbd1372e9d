/** The Two Towers: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, aCondition, acting, anEvent, archery, aSite, atSiteWith, bearer, bearsRangedWeapon, borneBy,
  both, byShadowCard, canLiberate, cannotBeFierce, canSpot, cardFile, companion, costsOf, costsOnIt, countOf,
  damage, discardedInRegroup, discardFromYourHand, discardIt, discardLying, discardSelf, doesNotAddToArchery,
  draw, during, either, elf, elfCompanion, event, exactly, exertA, exertBearer, exertIt, exertSelf, exertThe,
  exertX, fellowship, fights, foeOfElf, from, gimli, hasAll, host, inAnswerTo, injured, isAboutToBeDiscarded,
  it, itsBearer, legolas, liberateASite, limitedTo, losesDamage, matchedBy, minion, modifier, not, oneWay,
  orPay, otherThan, placeTokens, possession, preventThat, rangedWeapon, reconcilesHand, regroup,
  removeTokensFrom, say, saying, self, sequence, shadow, skirmish, skirmishing, skirmishingIt,
  skirmishOrRegroup, spot, spotX, stackedOnAny, strength, strengthen, strengthenBy, strengthenOr,
  strengthenPer, thatCharacter, the, theOpponent, thereAre, times, tokensHere, toPlaySpot, unboundCompanion,
  unboundHobbit, when, winsASkirmish, withOpponent, woundIt, woundsOnThe, X, you, your,
} from '../words/index.ts';

export const card = cardFile();

/** With a bow in hand he keeps it for skirmishes. */
const keepsBow = doesNotAddToArchery(exactly(self), bearsRangedWeapon);
const woundedMinion = both(injured, minion);
const itsFoe = both(minion, skirmishingIt(self));
const elfSpotted = toPlaySpot(1, elf);
const liberates = { can: canLiberate, does: liberateASite };

// Alliance Reforged
card('4_58', event(fellowship, { costs: [spotX(elfCompanion)], effect: draw(X) }));

// Arrow and Blade
card(
  '4_59',
  event(skirmish, {
    costs: [exertX(elfCompanion)],
    effect: strengthenBy(a(both(minion, skirmishing(unboundCompanion))), -1, X),
  }),
);

// Blades Drawn
card(
  '4_60',
  toPlaySpot(3, elf),
  modifier({ attribute: strength, of: minion, by: times(-2, woundsOnThe(it)) }),
  discardedInRegroup,
);

// Company of Archers
card('4_61', event(archery, { costs: [spot(2, elfCompanion)], effect: discardIt(a(aCondition)) }));

const besideIt = both(otherThan(self), possession, borneBy(itsBearer));
// Elven Brooch. LR-ERRATA-052
card(
  '4_63',
  elfSpotted,
  bearer(companion),
  during(inAnswerTo(isAboutToBeDiscarded(besideIt, byShadowCard)), {
    costs: [discardSelf],
    effect: preventThat(),
  }),
);

// Elven Sword
card(
  '4_64',
  bearer(elf),
  during(skirmish, {
    costs: [orPay([exertBearer()], [discardFromYourHand(2)])],
    effect: strengthen(a(both(minion, skirmishingIt(host))), -1),
  }),
);

// Erethón, Naith Lieutenant
card(
  '4_65',
  elfSpotted,
  ...hasAll(
    exactly(self),
    [
      [strength, 1],
      [damage, 1],
    ],
    bearsRangedWeapon,
  ),
  keepsBow,
);

// Feathered
card(
  '4_66',
  event(skirmish, { effect: acting(a(foeOfElf), (it) => strengthenPer(it, -2, woundsOnThe(it))) }),
);

// Fereveldir, Son of Thandronen
card(
  '4_67',
  elfSpotted,
  during(skirmish, {
    costs: [exertSelf, removeTokensFrom(1, 'Elven', your(aCondition))],
    effect: woundIt(a(itsFoe)),
  }),
);

// Ferevellon, Son of Thandronen
card('4_68', elfSpotted, during(skirmish, { costs: [exertSelf], effect: strengthen(a(itsFoe), -2) }));

// Final Count. LR-ERRATA-051
card(
  '4_69',
  when(winsASkirmish(legolas), { may: true, effect: placeTokens(1, 'Elven') }),
  modifier({ attribute: strength, of: legolas, by: limitedTo(3, matchedBy('Dwarven', 'My Axe Is Notched')) }),
);

// Flashing Steel
card(
  '4_70',
  event(skirmish, {
    costs: [exertA(elf)],
    effect: strengthen(a(both(minion, skirmishingIt(the('Elf')))), -3),
  }),
);

// Haldir, Emissary of the Galadhrim
card(
  '4_71',
  modifier({
    attribute: strength,
    of: exactly(self),
    by: 2,
    if: saying(not(canLiberate), say`no opponent controls a site`, 'a player has a shorter word for it'),
  }),
  during(regroup, {
    if: atSiteWith('Battleground'),
    costs: [exertSelf, exertA(both(otherThan(self), elf))],
    effect: liberateASite,
  }),
);

// Killing Field
card('4_72', toPlaySpot(3, elf), cannotBeFierce(woundedMinion), discardedInRegroup);

const shadowEventOrCondition = either(both(shadow, anEvent), both(shadow, aCondition));
// Legolas, Dauntless Hunter
card('4_73', costsOf(shadowEventOrCondition, countOf(unboundHobbit)));

// Legolas, Elven Comrade
card(
  '4_74',
  during(skirmish, {
    costs: [exertSelf],
    effect: strengthenOr(a(both(minion, skirmishing(unboundCompanion))), -1, -2, (it) => fights(it, gimli)),
  }),
);

// Lembas
card(
  '4_75',
  toPlaySpot(3, elf),
  bearer(companion),
  during(regroup, { costs: [discardSelf], effect: reconcilesHand }),
);

// Lórien Guardian
card('4_76', during(regroup, { costs: [exertSelf], effect: withOpponent(woundIt(a(minion, theOpponent))) }));

// Lórien Is Most Welcome
card('4_77', toPlaySpot(3, elf), losesDamage(woundedMinion), discardedInRegroup);

// Lórien Swordsman
card('4_78', modifier({ attribute: strength, of: itsFoe, by: times(-2, woundsOnThe(it)) }));

// Night Without End
card(
  '4_79',
  event(inAnswerTo(winsASkirmish(elf)), {
    costs: [exertThe(thatCharacter)],
    effect: oneWay(you, [liberates, { can: thereAre(1, minion), does: woundIt(a(minion)) }]),
  }),
);

// Ordulus, Young Warrior
card('4_80', elfSpotted, costsOnIt(rangedWeapon, -1));

// Pengedhel, Naith Warrior
card(
  '4_81',
  elfSpotted,
  modifier({ attribute: strength, of: exactly(self), by: 2, if: bearsRangedWeapon }),
  keepsBow,
);

// Strength of Arms
card(
  '4_82',
  when(winsASkirmish(elf), { may: true, effect: placeTokens(1, 'Elven') }),
  during(skirmish, {
    effect: sequence(strengthenPer(a(foeOfElf), -1, tokensHere, { limit: -3 }), discardIt(self)),
  }),
);

// Supporting Fire
card('4_83', event(skirmish, { effect: strengthenOr(a(elf), 2, 3, () => canSpot(3, elfCompanion)) }));

// Sword-wall
card(
  '4_84',
  event(skirmishOrRegroup, {
    costs: [spot(3, elfCompanion)],
    effect: oneWay(you, [
      liberates,
      { can: thereAre(1, both(minion, ableToExert)), does: exertIt(a(both(minion, ableToExert))) },
    ]),
  }),
);

// Thandronen, Veteran Protector
card(
  '4_85',
  elfSpotted,
  during(regroup, {
    costs: [exertSelf],
    effect: discardLying(from(stackedOnAny(either(aCondition, aSite)), minion)),
  }),
);

// Thónnas, Naith Captain
card(
  '4_86',
  elfSpotted,
  modifier({ attribute: strength, of: itsFoe, by: -2, if: bearsRangedWeapon }),
  keepsBow,
);

// Valor
card('4_87', event(skirmish, { effect: strengthenOr(a(elf), 2, 3, (it) => fights(it, woundedMinion)) }));
