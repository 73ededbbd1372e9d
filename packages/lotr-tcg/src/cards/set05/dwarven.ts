/** Battle of Helm's Deep: the Dwarven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, aFreePeoplesCard, always, anyCard, assignedAgainst, atSiteWith, both, cardFile, choose,
  discardStacked, draw, during, dwarf, dwarfCompanion, dwarvenCondition, event, exactly, exertA, fellowship,
  fromDiscard, ifSo, loseDamageEach, maneuver, maneuverPhases, may, minion, NOTHING, oneWay, Phase, playIt,
  self, sequence, silent, spot, stackedHere, stackedOnAny, stackTop, takeIt, takesNextAction, thereAre,
  unboundCompanion, untilRegroup, when, winsASkirmish, woundIt, you, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

// Baruk Khazâd
card(
  '5_5',
  event(maneuver, {
    costs: [exertA(dwarf)],
    effect: sequence(woundIt(a(minion)), may(takesNextAction(Phase.maneuver))),
  }),
);

const lostCondition = fromDiscard(dwarvenCondition);
// Defending the Keep
card(
  '5_6',
  event(fellowship, {
    costs: [spot(1, dwarf)],
    effect: oneWay(you, [
      { can: always(NOTHING), does: draw(1) },
      { can: thereAre(1, lostCondition.which, yourDiscard), does: acting(lostCondition, (it) => playIt(it)) },
    ]),
  }),
);

const assignedMinion = both(minion, assignedAgainst(unboundCompanion));
// Gimli, Skilled Defender
card(
  '5_7',
  when(winsASkirmish(exactly(self)), {
    may: true,
    if: silent(thereAre(1, assignedMinion)),
    effect: woundIt(a(assignedMinion)),
  }),
);

// Horn of Helm
card(
  '5_8',
  during(maneuver, {
    costs: [exertA(dwarfCompanion)],
    effect: ifSo(atSiteWith('Battleground'), loseDamageEach(minion, untilRegroup)),
  }),
);

// More to My Liking
card(
  '5_9',
  during(maneuver, { effect: stackTop(1), limit: { times: 1, per: maneuverPhases } }),
  during(maneuver, {
    costs: [spot(1, dwarf), discardStacked(1, anyCard, stackedOnAny(dwarvenCondition))],
    effect: takeIt(choose('Free Peoples card', aFreePeoplesCard, stackedHere)),
  }),
);
