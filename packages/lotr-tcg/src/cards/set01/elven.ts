/** The Fellowship of the Ring: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, acting, ally, anyCard, archerCharacter, archery, atHomeAt, atSites, atSiteWith, bearer, both,
  cardFile, choose, costsLessOn, damage, discardAtRandom, discardedIf, discardFromYourHand, discardHeld,
  discardIt, draw, during, either, elf, event, exactly, exertA, exertSelf, exertSome, fellowship, fights,
  forFree, gandalf, handOf, healEvery, host, ifSo, ifSomeoneLosesTo, itsBearer, maneuver, may, minion,
  modifier, named, nazgul, ofCulture, orPay, ownerOf, playFree, possession, revealHand, say, saying, self,
  sequence, sitsOutArchery, skirmish, strength, strengthen, strengthenOr, thatCard, the, theOpponent,
  thereAre, toPlaySpot, when, withOpponent, woundIt, you, youPlay, yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

// Ancient Enmity
card(
  '1_29',
  event(skirmish, {
    effect: acting(a(elf), (it) =>
      sequence(strengthen(it, 1), ifSomeoneLosesTo(it, discardAtRandom(2, ownerOf(thatCard)))),
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

// Defiance
card('1_37', event(skirmish, { effect: strengthenOr(a(elf), 2, 4, (it) => fights(it, nazgul)) }));

// Elrond, Lord of Rivendell
card(
  '1_40',
  toPlaySpot(1, either(gandalf, elf)),
  when(yourTurnStarts, { effect: healEvery(both(ally, atHomeAt(3))) }),
  during(fellowship, { costs: [exertSelf], effect: draw(1) }),
);

// Far-seeing Eyes
card(
  '1_43',
  when(youPlay(elf), {
    effect: withOpponent(discardHeld(choose('card', anyCard, handOf(theOpponent), theOpponent))),
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
// Galadriel, Lady of Light
card(
  '1_45',
  when(yourTurnStarts, { effect: healEvery(both(ally, atHomeAt(6))) }),
  during(fellowship, { targets: [anElf], costs: [exertSelf], effect: playFree(the(anElf.name)) }),
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
  { otherNumbers: '6 to 8 instead of each number' },
  toPlaySpot(1, elf),
  modifier({ attribute: strength, of: exactly(self), by: 2, if: atSites(6, 8) }),
);

// Legolas, Greenleaf
card('1_50', during(archery, { costs: [exertSelf], effect: sequence(woundIt(a(minion)), sitsOutArchery) }));

// Legolas, Prince of Mirkwood
card('1_51', modifier({ attribute: strength, of: exactly(self), by: 3, if: fights(self, nazgul) }));

// Lórien Elf
card('1_53', toPlaySpot(1, elf));

// The Seen and the Unseen
card('1_58', event(fellowship, { costs: [exertSome(2, elf)], effect: discardIt(a(aCondition)) }));

const sauronThing = ofCulture('Sauron', either(minion, aCondition, possession));
// Stand Against Darkness
card('1_63', event(maneuver, { costs: [exertA(elf)], effect: discardIt(a(sauronThing, you, 'card')) }));
