/** Realms of the Elf-lords: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsBurdens, atMostMinions, atSite, cannotAct, canSpot, cardFile, companion, companionOrAlly, elf,
  exertYour, filter, forbid, freePeoplesPlayer, here, isengardOrc, isIn, maneuver, may, movesHere, noPlay,
  noun, Phase, removesBurdens, say, spot, woundIt, Zone,
} from '../words/index.ts';

export const card = cardFile();

// Caras Galadhon
card('3_115', atMostMinions(1, companionOrAlly, here));

// Eregion Hills
card('3_116', movesHere(addsBurdens(1)));

// Gates of Argonath
card('3_117', cannotAct(Phase.maneuver, { what: 'events', if: here }));

const fromAPile = filter(
  'from a pile',
  [],
  (g, v) => `(${g.ref(isIn)}(s, ${v.it}, ${Zone.deck}) || ${g.ref(isIn)}(s, ${v.it}, ${Zone.discard}))`,
  { ...noun('card'), after: [say`in a draw deck or discard pile`] },
);
// The Great River
card('3_118', forbid(noPlay, { of: fromAPile, if: here }));

// House of Elrond
card('3_119', movesHere(may(removesBurdens(1), freePeoplesPlayer), canSpot(2, elf)));

// Wastes of Emyn Muil
card(
  '3_120',
  atSite(maneuver, {
    costs: [spot(4, companion), exertYour(isengardOrc)],
    effect: woundIt(a(companion, freePeoplesPlayer)),
  }),
);
