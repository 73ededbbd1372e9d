/** The Fellowship of the Ring: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, acting, addTwilight, ally, anArcher, anOpponentHolds, archer, archerCharacter, archery,
  archeryIs, aSite, atHomeAt, atSites, atSiteWith, bearer, both, cardFile, cardOf, changeArchery, choose,
  companion, costsLessOn, countOf, damage, discardAtRandom, discardedIf, discardFromYourHand, discardHeld,
  discardIt, discardSelf, discardsCards, draw, during, duringPhase, dwarf, eachTimeYouPlay, either, elf,
  elfAlly, elfCompanion, event, exactly, exertA, exertBearer, exertSelf, exertSome, fellowship,
  fellowshipArchery, fights, forFree, forThisTurn, from, gandalf, gondorMan, handOf, hasTextOfSite, healEvery,
  healIt, host, ifSo, ifSomeoneLosesTo, isSo, itsBearer, legolas, limitedTo, lookAtRandom, maneuver, may,
  minion, minionArchery, modifier, movesFrom, named, nazgul, ofCulture, oneOnEach, orc, orPay, ownerOf, Phase,
  playFree, possession, putBeneathDeck, raiseMoveLimit, removesBurdens, revealedInHand, revealHand, revealIt,
  say, saying, searchAndPlay, self, sequence, sitsOutArchery, skirmish, spot, strength, strengthen,
  strengthenOr, takesUpArms, thatMinion, the, theOpponent, thereAre, toHeal, toPlayExert, toPlaySpot, urukHai,
  when, whoBoreIt, whoHolds, winsASkirmish, withKeyword, withOpponent, woundIt, you, youPlay, yourDeck,
  yourHand, yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

// Ancient Enmity
card(
  '1_29',
  event(skirmish, {
    effect: acting(a(elf), (it) =>
      sequence(strengthen(it, 1), ifSomeoneLosesTo(it, discardAtRandom(2, ownerOf(thatMinion)))),
    ),
  }),
);

// Arwen, Daughter of Elrond
card('1_30', modifier({ attribute: strength, of: exactly(self), by: 3, if: fights(self, nazgul) }));

// Asfaloth
card(
  '1_31',
  bearer(elf),
  costsLessOn(named('Arwen'), -2),
  modifier({ attribute: strength, of: itsBearer, by: 2, if: atSiteWith('Plains') }),
  ...discardedIf(atSiteWith('Underground')),
);

// Border Defenses
card('1_32', event(skirmish, { effect: strengthenOr(a(elf), 2, 4, (it) => fights(it, archerCharacter)) }));

// Bow of the Galadhrim
card('1_33', bearer(legolas), when(winsASkirmish(legolas), { may: true, effect: woundIt(a(minion)) }));

// Celeborn, Lord of Lórien
card('1_34', during(fellowship, { costs: [exertSelf], effect: healIt(toHeal(ofCulture('Elven', ally))) }));

// The Council of Elrond
card(
  '1_35',
  event(fellowship, { costs: [spot(1, elf)], effect: searchAndPlay(withKeyword('Tale'), yourDeck) }),
);

// Curse Their Foul Feet!
card(
  '1_36',
  event(fellowship, {
    costs: [exertA(elf)],
    effect: withOpponent(sequence(revealHand(theOpponent), discardsCards(revealedInHand(orc), theOpponent))),
  }),
);

// Defiance
card('1_37', event(skirmish, { effect: strengthenOr(a(elf), 2, 4, (it) => fights(it, nazgul)) }));

// Double Shot
card(
  '1_38',
  event(archery, {
    costs: [spot(1, both(anArcher, elfCompanion))],
    effect: changeArchery(fellowshipArchery, 1),
  }),
);

// Elf-song
card('1_39', event(fellowship, { costs: [spot(1, elf)], effect: removesBurdens(1) }));

// Elrond, Lord of Rivendell
card(
  '1_40',
  toPlaySpot(1, either(gandalf, elf)),
  when(yourTurnStarts, { effect: healEvery(both(ally, atHomeAt(3))) }),
  during(fellowship, { costs: [exertSelf], effect: draw(1) }),
);

// Elven Bow
card('1_41', bearer(elf), modifier({ attribute: archer, of: itsBearer, by: 1 }));

// Elven Cloak
card('1_42', toPlaySpot(1, elf), bearer(companion), archeryIs(minionArchery, -1));

// Far-seeing Eyes
card(
  '1_43',
  when(youPlay(elf), {
    effect: withOpponent(discardsCards(1, theOpponent)),
  }),
);

const discardRevealed = sequence(
  discardHeld(choose('minion', ofCulture('Isengard', minion), handOf(theOpponent))),
  draw(2),
);
// Foul Creation
card(
  '1_44',
  event(fellowship, {
    costs: [exertA(elf)],
    effect: saying(
      withOpponent(
        sequence(
          revealHand(theOpponent),
          ifSo(thereAre(1, ofCulture('Isengard', minion), handOf(theOpponent)), may(discardRevealed)),
        ),
      ),
      say`reveal the hand of an opponent; you may discard an Isengard minion revealed to draw ${2} cards`,
      'what was revealed',
    ),
  }),
);

const anElf = forFree(elf);
// Galadriel, Lady of Light. LR-ERRATA-006
card(
  '1_45',
  when(yourTurnStarts, { effect: healEvery(both(ally, atHomeAt(6))) }),
  during(fellowship, { targets: [anElf], costs: [exertSelf], effect: playFree(the(anElf.name)) }),
);

// Gift of Boats. LR-ERRATA-007
card(
  '1_46',
  ...toPlayExert(elfAlly),
  when(movesFrom(both(withKeyword('River'), aSite)), {
    if: duringPhase(Phase.fellowship),
    effect: raiseMoveLimit(1, forThisTurn),
  }),
);

const wielder = named('Arwen');
// Gwemegil
card(
  '1_47',
  bearer(wielder),
  modifier({ attribute: damage, of: itsBearer, by: 1 }),
  during(skirmish, {
    costs: [orPay([exertA(wielder)], [discardFromYourHand(2)])],
    effect: strengthen(host, 1),
  }),
);

// Haldir, Elf of the Golden Wood
card(
  '1_48',
  { otherNumbers: { less: [7], why: '6 to 8 instead of each number' } },
  toPlaySpot(1, elf),
  modifier({ attribute: strength, of: exactly(self), by: 2, if: atSites(6, 8) }),
);

// The Last Alliance of Elves and Men
card(
  '1_49',
  bearer(gondorMan),
  oneOnEach('bearer'),
  modifier({ attribute: strength, of: itsBearer, by: limitedTo(3, countOf(elf)) }),
);

// Legolas, Greenleaf
card('1_50', during(archery, { costs: [exertSelf], effect: sequence(woundIt(a(minion)), sitsOutArchery) }));

// Legolas, Prince of Mirkwood
card('1_51', modifier({ attribute: strength, of: exactly(self), by: 3, if: fights(self, nazgul) }));

// Lightfootedness
card('1_52', event(archery, { costs: [spot(1, elfCompanion)], effect: changeArchery(minionArchery, -1) }));

// Lórien Elf
card('1_53', toPlaySpot(1, elf));

const anElvenCard = from(yourHand, cardOf('Elven'));
// Mallorn-trees
card(
  '1_54',
  during(fellowship, {
    targets: [anElvenCard],
    effect: sequence(revealIt(the(anElvenCard.name)), putBeneathDeck(the(anElvenCard.name))),
  }),
);

// The Mirror of Galadriel. LR-ERRATA-008, 009
card(
  '1_55',
  modifier({ attribute: strength, of: both(elfAlly, atHomeAt(6)), by: 1 }),
  during(maneuver, {
    if: anOpponentHolds(7),
    costs: [exertA(named('Galadriel'))],
    effect: withOpponent(lookAtRandom(2, theOpponent), whoHolds(7)),
  }),
);

// Orophin, Lórien Bowman
card('1_56', during(archery, { costs: [exertSelf], effect: woundIt(a(urukHai)) }));

// Rúmil, Elven Protector
card('1_57', during(archery, { costs: [exertSelf], effect: woundIt(a(orc)) }));

// The Seen and the Unseen
card('1_58', event(fellowship, { costs: [exertSome(2, elf)], effect: discardIt(a(aCondition)) }));

// Shoulder to Shoulder
card(
  '1_59',
  during(maneuver, { costs: [addTwilight(1), exertA(dwarf)], effect: healIt(toHeal(elf)) }),
  during(maneuver, { costs: [addTwilight(1), exertA(elf)], effect: healIt(toHeal(dwarf)) }),
);

// Silinde, Elf of Mirkwood
card('1_60', hasTextOfSite(3));

// Songs of the Blessed Realm
card(
  '1_61',
  ...eachTimeYouPlay(ofCulture('Elven', withKeyword('Tale')), { may: true, effect: removesBurdens(1) }),
);

const bearerIsArcher = isSo(host, anArcher, 'an archer');
// The Splendor of Their Banners
card(
  '1_62',
  bearer(elfCompanion),
  during(archery, {
    if: bearerIsArcher,
    costs: [exertBearer()],
    effect: changeArchery(fellowshipArchery, 1),
  }),
);

const sauronThing = ofCulture('Sauron', either(minion, aCondition, possession));
// Stand Against Darkness
card('1_63', event(maneuver, { costs: [exertA(elf)], effect: discardIt(a(sauronThing, you, 'card')) }));

// Support of the Last Homely House
card(
  '1_64',
  event(maneuver, {
    costs: [exertA(both(elfAlly, atHomeAt(3)), 'ally')],
    effect: takesUpArms(the('ally'), 3),
  }),
);

// Swan-ship of the Galadhrim
card(
  '1_65',
  event(maneuver, {
    costs: [exertA(both(elfAlly, atHomeAt(6)), 'ally')],
    effect: takesUpArms(the('ally'), 3),
  }),
);

// The Tale of Gil-galad
card('1_66', bearer(elf), during(skirmish, { costs: [discardSelf], effect: strengthen(whoBoreIt, 2) }));

// Uruviel, Maid of Lórien
card('1_67', hasTextOfSite(6));

// The White Arrows of Lórien
card(
  '1_68',
  bearer(elfCompanion),
  during(archery, {
    if: bearerIsArcher,
    costs: [exertBearer()],
    effect: withOpponent(discardAtRandom(2, theOpponent)),
  }),
);
