/** The Fellowship of the Ring: the Moria culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsBurdens, addsTwilight, bearer, both, canPlayOn, canSpot, cardFile, companion, countOf,
  discardFromYourHand, discardSelf, draw, during, dwarf, eachKillBy, eachMove, elf, event, fights, from,
  fromDiscard, hobbit, host, ifSo, minion, ofCulture, orc, passes, playIt, playOn, putBeneathDeck, say,
  shadowPhase, silent, skirmish, strengthen, strengthenOr, thatCard, the, times, toSites, weapon, whenPlayed,
  your, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

// Drums in the Deep
card(
  '1_168',
  event(skirmish, { effect: strengthenOr(a(ofCulture('Moria', orc)), 2, 4, (it) => fights(it, dwarf)) }),
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
    if: canPlayOn(weapon, your(ofCulture('Moria', orc))),
    effect: playOn(weapon, your(ofCulture('Moria', orc))),
  }),
);

// Goblin Scimitar
card('1_180', bearer(ofCulture('Moria', orc)), whenPlayed({ may: true, effect: draw(1) }));

// Goblin Sneak
card('1_181', whenPlayed({ may: true, effect: putBeneathDeck(from(yourDiscard, ofCulture('Moria', orc))) }));

// Goblin Spear
card(
  '1_182',
  bearer(ofCulture('Moria', minion)),
  eachKillBy(host, companion, {
    effect: ifSo(passes(thatCard, hobbit), addsBurdens(2), addsBurdens(1)),
  }),
);

// Host of Thousands
card(
  '1_187',
  event(shadowPhase, { targets: [fromDiscard(ofCulture('Moria', orc))], effect: playIt(the('Orc')) }),
);

// The Long Dark
card(
  '1_188',
  eachMove(
    {
      if: silent(toSites(4, 5)),
      effect: addsTwilight(times(2, countOf(both(dwarf, companion)))),
    },
    say`when the fellowship moves to site ${4} or ${5}`,
  ),
  during(skirmish, { costs: [discardSelf], effect: strengthen(a(your(ofCulture('Moria', orc))), 2) }),
);

// Moria Scout
card('1_191', whenPlayed({ if: canSpot(1, elf), effect: addsTwilight(2) }));

// They Are Coming
card(
  '1_196',
  during(shadowPhase, {
    targets: [fromDiscard(ofCulture('Moria', orc))],
    costs: [discardFromYourHand(3)],
    effect: playIt(the('Orc')),
  }),
);
