/** Ents of Fangorn: the Raider culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, addTwilight, archery, bearer, both, cannotTakeWounds, canSpotBurdens, cardFile, changeArchery,
  companion, damage, discardIt, during, easterling, event, exceptRingBearer, exertSelf, fromDiscard,
  itsBearer, limitedTo, maneuver, minion, minionArchery, modifier, mounted, otherThan, over, playIt,
  raiderMan, removeTwilight, self, skirmish, southron, spot, spotBurdens, strengthen, the, unlessFreePeoples,
  whenPlayed, withAmbush,
} from '../words/index.ts';

export const card = cardFile();

/** The more burdens, the stronger an Easterling. */
const inspire = (burdens: number, by: number) =>
  during(skirmish, { costs: [spotBurdens(burdens), exertSelf], effect: strengthen(a(easterling), by) });
// Easterling Army
card('6_78', inspire(2, 1), inspire(4, 2), inspire(6, 3));

// Easterling Polearm
card(
  '6_79',
  bearer(easterling),
  cannotTakeWounds(itsBearer, canSpotBurdens(2)),
  modifier({ attribute: damage, of: itsBearer, by: 1, if: canSpotBurdens(5) }),
);

// Southron Archer Legion
card(
  '6_80',
  during(archery, {
    costs: [removeTwilight(3)],
    effect: changeArchery(minionArchery, limitedTo(4, over(4, companion))),
  }),
);

// Southron Invaders
card(
  '6_81',
  whenPlayed({
    targets: [fromDiscard(both(withAmbush, minion))],
    costs: [spot(1, both(otherThan(self), southron))],
    effect: playIt(the('minion')),
  }),
);

// Trample
card(
  '6_82',
  event(maneuver, {
    costs: [spot(1, both(mounted, raiderMan))],
    effect: acting(a(exceptRingBearer(companion)), (it) =>
      unlessFreePeoples([addTwilight(4)], discardIt(it)),
    ),
  }),
);
