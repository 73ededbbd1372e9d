/** The Fellowship of the Ring: the Dwarven culture. */
import { skirmishPhase } from '../../turn/skirmish.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addEffect, addTwilight, aFreePeoplesCard, anEvent, anyCard, atSiteWith, bearer, bears, bestow, both,
  cardFile, damage, discardFromDeck, during, dwarf, eachLossTo, engine, event, exactly, exertA, exertSelf,
  fellowship, fights, from, gives, handWeapon, hardToOverwhelm, healIt, host, inResponseTo, itsBearer,
  maneuver, minion, modifier, ofCulture, orc, ownerOf, putBeneathDeck, type S, say, self, shuffleIn, skirmish,
  skirmishing, skirmishWon, sortTop, spot, strength, strengthenOr, takesPart, thatCard, thatCharacter, the,
  toPlaySpot, twilightBelow, untilEndOf, untilRegroup, verb, woundTwo, yourHand,
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

// Grimir, Dwarven Elder
card('1_17', during(fellowship, { costs: [exertSelf], effect: shuffleIn(1, ofCulture('Dwarven', anEvent)) }));

// Here Lies Balin, Son of Fundin
card('1_19', event(maneuver, { costs: [exertA(dwarf)], effect: woundTwo(orc) }));

// Lord of Moria
card('1_21', modifier({ attribute: damage, of: dwarf, by: 1 }));

// Stairs of Khazad-dûm
card(
  '1_24',
  modifier({ attribute: strength, of: both(dwarf, skirmishing(ofCulture('Moria', minion))), by: 1 }),
);

// Still Draws Breath
card('1_25', event(inResponseTo(skirmishWon, dwarf), { effect: healIt(thatCharacter) }));

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
