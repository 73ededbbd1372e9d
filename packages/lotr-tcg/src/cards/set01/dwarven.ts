/** The Fellowship of the Ring: the Dwarven culture. */
import { skirmishPhase } from '../../turn/skirmish.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addEffect, addsTwilight, addTwilight, aFreePeoplesCard, anEvent, anOpponentPlays, anyCard, aShadowCard,
  atMostOneWound, atSiteWith, bearer, bears, bestow, both, cardFile, damage, discardEvery, discardedThatWay,
  discardFromDeck, discardIt, discardSelf, discardTop, discardTopUntilYouStop, draw, during, dwarf,
  dwarfCompanion, eachLossTo, engine, event, exactly, exertA, exertIt, exertSelf, fellowship, fights, from,
  gimli, gives, handWeapon, hardToOverwhelm, healIt, healUpToTimes, host, ifSo, inAnswerTo, itsBearer,
  losesASkirmish, maneuver, minion, modifier, moreThan, ofCulture, orc, ownerOf, preventAllWounds,
  putBeneathDeck, type S, say, saying, searchTopOfAnyDeck, self, sequence, shuffleIn, silent, skirmish,
  skirmishing, skirmishingIt, sortTop, spot, strength, strengthen, strengthenOr, takeIt, takesPart, thatCard,
  thatCharacter, the, theOpponent, theRevealed, theWinner, toPlayExert, toPlaySpot, twilightBelow, untilEndOf,
  untilRegroup, verb, when, whenPlayed, whoBoreIt, winsASkirmish, withOpponent, woundIt, woundTwo, X,
  yourHand, yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

const dwarvenWeapon = ofCulture('Dwarven', handWeapon);
// Axe Strike
card('1_3', event(skirmish, { effect: strengthenOr(a(dwarf), 2, 3, (it) => bears(it, dwarvenWeapon)) }));

// Battle Fury
card(
  '1_4',
  event(skirmish, {
    costs: [exertA(dwarf)],
    effect: bestow(the('Dwarf'), [
      [strength, 3],
      [damage, 1],
    ]),
  }),
);

// Cleaving Blow
card(
  '1_5',
  event(skirmish, {
    effect: bestow(a(dwarf), [
      [strength, 2],
      [damage, 1],
    ]),
  }),
);

// Delving
card('1_6', event(fellowship, { costs: [exertA(dwarfCompanion)], effect: draw(3) }));

// Dwarf Guard
card('1_7', toPlaySpot(1, dwarf));

// Dwarven Armor
card('1_8', bearer(dwarf), hardToOverwhelm(itsBearer));

/** Each player once in a skirmish, with which the note goes, however many minions he has there. LR-ERRATA-003 */
function discardOncePerSkirmish(s: S, source: number, player: number): void {
  const { effect } = s;
  for (let row = s.channel.first[engine.uses.channel]; row !== 0; row = effect.next[row])
    if (effect.source[row] === source && effect.amount[row] === -player) return;
  addEffect(s, engine.uses.id, source, source, -player, untilEndOf(s, skirmishPhase));
  discardFromDeck(s, player, 1);
}
// Dwarven Axe
card(
  '1_9',
  bearer(dwarf),
  eachLossTo(minion, host, {
    effect: verb(
      'discard once',
      discardOncePerSkirmish,
      [self, ownerOf(thatCard)],
      say`that player discards the top card of his draw deck (once each skirmish)`,
    ),
  }),
);

// Dwarven Heart
card(
  '1_10',
  bearer(dwarf),
  whenPlayed({ effect: healUpToTimes(host, 2) }),
  when(yourTurnStarts, { effect: exertIt(host) }),
);

// Farin, Dwarven Emissary
card(
  '1_11',
  toPlaySpot(1, dwarf),
  modifier({ attribute: strength, of: exactly(self), by: 2, if: fights(self, orc) }),
);

// Gimli, Dwarf of Erebor. LR-ERRATA-004
card(
  '1_12',
  during(fellowship, {
    if: twilightBelow(2),
    costs: [addTwilight(2)],
    effect: putBeneathDeck(from(yourHand, anyCard)),
  }),
);

// Gimli, Son of Glóin
card('1_13', during(skirmish, { costs: [exertSelf], effect: strengthen(self, 2) }));

// Gimli's Battle Axe
card(
  '1_14',
  bearer(gimli),
  modifier({ attribute: damage, of: itsBearer, by: 1 }),
  when(winsASkirmish(gimli), { may: true, effect: woundIt(a(orc)) }),
);

// Gimli's Helm
card(
  '1_15',
  bearer(gimli),
  atMostOneWound(itsBearer),
  during(skirmish, { costs: [discardSelf], effect: preventAllWounds(whoBoreIt) }),
);

// Greatest Kingdom of My People
card('1_16', ...toPlayExert(dwarf), when(anOpponentPlays(orc), { effect: discardTop(1, ownerOf(thatCard)) }));

// Grimir, Dwarven Elder
card('1_17', during(fellowship, { costs: [exertSelf], effect: shuffleIn(1, ofCulture('Dwarven', anEvent)) }));

// Halls of My Home
card('1_18', event(fellowship, { costs: [exertA(dwarf)], effect: searchTopOfAnyDeck(3, aShadowCard) }));

// Here Lies Balin, Son of Fundin
card('1_19', event(maneuver, { costs: [exertA(dwarf)], effect: woundTwo(orc) }));

// Let Them Come!
card(
  '1_20',
  when(winsASkirmish(dwarf), { effect: discardEvery(both(orc, skirmishingIt(theWinner))) }),
  when(losesASkirmish(dwarf), { effect: discardIt(self) }),
);

// Lord of Moria
card('1_21', modifier({ attribute: damage, of: dwarf, by: 1 }));

const lastDiscarded = saying(theRevealed, say`the last card discarded`, 'what it is was named before');
// Mithril Shaft
card(
  '1_22',
  event(maneuver, {
    costs: [exertA(dwarf)],
    effect: sequence(
      discardTopUntilYouStop(5),
      addsTwilight(discardedThatWay(anyCard)),
      ifSo(silent(moreThan(X, 0)), takeIt(lastDiscarded)),
    ),
  }),
);

// Nobody Tosses a Dwarf
card('1_23', event(inAnswerTo(winsASkirmish(dwarf)), { effect: withOpponent(discardTop(3, theOpponent)) }));

// Stairs of Khazad-dûm
card(
  '1_24',
  modifier({ attribute: strength, of: both(dwarf, skirmishing(ofCulture('Moria', minion))), by: 1 }),
);

// Still Draws Breath
card('1_25', event(inAnswerTo(winsASkirmish(dwarf)), { effect: healIt(thatCharacter) }));

// Their Halls of Stone
card('1_26', event(skirmish, { effect: strengthenOr(a(dwarf), 2, 4, () => atSiteWith('Underground')) }));

// Thrarin, Dwarven Smith
card(
  '1_27',
  during(maneuver, {
    costs: [exertSelf],
    effect: gives(self, takesPart, 3, untilRegroup),
  }),
);

// Wealth of Moria
card(
  '1_28',
  event(fellowship, {
    costs: [spot(1, dwarf)],
    effect: sortTop(3, { reveal: true, take: aFreePeoplesCard }),
  }),
);
