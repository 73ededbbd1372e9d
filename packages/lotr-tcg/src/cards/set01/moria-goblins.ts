/** The Fellowship of the Ring: the minions of the Moria culture, and what they bear. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, addsBurdens, addsTwilight, ally, archeryIs, atSiteWith, bearer, both, canPlayOn, canSpot,
  cardFile, companion, costsOf, countOf, damage, discardIt, draw, during, eachKillBy, either, elf, exactly,
  exertBearer, fellowshipArchery, from, hobbit, host, ifSo, inItsSkirmish, itsBearer, modifier, moriaMinion,
  moriaOrc, named, ofCulture, otherThan, ownCostIs, passes, playOn, putBeneathDeck, removeTwilight, self,
  skirmish, strength, strengthen, thatCard, toPlaySpot, weapon, whenPlayed, your, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

// Ancient Chieftain
card(
  '1_163',
  modifier({ attribute: strength, of: exactly(self), by: countOf(both(otherThan(self), moriaOrc)) }),
);

// Cave Troll of Moria, Scourge of the Black Pit
card('1_165', toPlaySpot(1, moriaOrc), ownCostIs(-3, atSiteWith('Underground')));

// Cave Troll's Hammer
card('1_166', bearer(named('Cave Troll of Moria')), modifier({ attribute: damage, of: itsBearer, by: 1 }));

// Goblin Archer
card('1_172', archeryIs(fellowshipArchery, -6, canSpot(1, both(otherThan(self), moriaOrc))));

// Goblin Backstabber
card(
  '1_174',
  modifier({
    attribute: damage,
    of: exactly(self),
    by: 2,
    if: canSpot(1, both(otherThan(self), moriaOrc, inItsSkirmish)),
  }),
);

// Goblin Marksman
card('1_176');

// Goblin Patrol Troop
card('1_177');

// Goblin Runner
card('1_178', whenPlayed({ may: true, effect: addsTwilight(2) }));

// Goblin Scavengers
card(
  '1_179',
  whenPlayed({
    may: true,
    if: canPlayOn(weapon, your(moriaOrc)),
    effect: playOn(weapon, your(moriaOrc)),
  }),
);

// Goblin Scimitar
card('1_180', bearer(moriaOrc), whenPlayed({ may: true, effect: draw(1) }));

// Goblin Sneak
card('1_181', whenPlayed({ may: true, effect: putBeneathDeck(from(yourDiscard, moriaOrc)) }));

// Goblin Spear
card(
  '1_182',
  bearer(moriaMinion),
  eachKillBy(host, companion, {
    effect: ifSo(passes(thatCard, hobbit), addsBurdens(2), addsBurdens(1)),
  }),
);

// Goblin Wallcrawler
card(
  '1_184',
  modifier({ attribute: strength, of: exactly(self), by: 2, if: atSiteWith('Underground') }),
  archeryIs(fellowshipArchery, -1, canSpot(1, both(otherThan(self), moriaOrc))),
);

// Goblin Warrior
card(
  '1_185',
  whenPlayed({
    may: true,
    effect: discardIt(a(either(ofCulture('Dwarven', ally), ofCulture('Dwarven', aCondition)))),
  }),
);

// Guard Commander
card('1_186', during(skirmish, { costs: [removeTwilight(3)], effect: strengthen(a(moriaOrc), 2) }));

// Moria Axe
card(
  '1_190',
  bearer(moriaOrc),
  modifier({ attribute: damage, of: itsBearer, by: 1 }),
  during(skirmish, { costs: [exertBearer()], effect: strengthen(host, 2) }),
);

// Moria Scout
card('1_191', whenPlayed({ if: canSpot(1, elf), effect: addsTwilight(2) }));

// Troll's Keyward
card('1_199', costsOf(named('Cave Troll of Moria'), -2));
