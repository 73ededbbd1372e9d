/** Ents of Fangorn: the Dwarven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, always, both, cardFile, cardOf, discardSelf, during, dwarf, dwarvenCondition, elfCompanion,
  event, exertOften, fellowship, from, gimli, maneuver, modifier, NOTHING, oneWay, orPay, placeTokens,
  putOnTopOrBeneath, removeTokensHere, self, sequence, spot, stackedOn, stackTop, strength, strengthen,
  strengthenEach, the, thereAre, untilRegroup, whenPlayed, withStacked, you, yourHand, Zone,
} from '../words/index.ts';

export const card = cardFile();

// Lend Us Your Aid
card(
  '6_9',
  { otherNumbers: { more: [3], why: 'the same for him and for them' } },
  event(maneuver, {
    costs: [exertOften(gimli, 2, 'Gimli')],
    effect: sequence(
      strengthen(the('Gimli'), 3, untilRegroup),
      strengthenEach(elfCompanion, 3, untilRegroup),
    ),
  }),
);

// Suspended Palaces
card(
  '6_10',
  whenPlayed({ costs: [spot(1, dwarf)], effect: placeTokens(2, 'Dwarven') }),
  during(fellowship, {
    costs: [orPay([discardSelf], [removeTokensHere(1)])],
    effect: stackTop(1, a(both(dwarvenCondition, withStacked()))),
  }),
);

const dwarvenCard = from(yourHand, cardOf('Dwarven'));
// Toss Me
card(
  '6_11',
  modifier({
    attribute: strength,
    of: gimli,
    by: 1,
    if: stackedOn(dwarvenCondition),
    within: [Zone.stacked],
  }),
  event(fellowship, {
    effect: oneWay(you, [
      { can: always(NOTHING), does: putOnTopOrBeneath(self) },
      {
        can: thereAre(1, dwarvenCard.which, yourHand),
        does: acting(dwarvenCard, (it) => putOnTopOrBeneath(it)),
      },
    ]),
  }),
);
