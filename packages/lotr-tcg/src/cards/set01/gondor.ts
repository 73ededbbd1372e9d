/** The Fellowship of the Ring: the Gondor culture. */
import { playNextSite } from '../../rules/sites/next-site.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, aDefender, all, archeryIs, aSite, bearer, both, cardFile, character, companion, defender,
  discardIt, discardSelf, draw, during, event, exertA, exertSelf, fellowship, fellowshipOrRegroup, fights,
  forbid, gives, hardToOverwhelm, healable, healIt, hobbit, host, isSo, itsBearer, man, maneuver, minion,
  minionArchery, modifier, named, note, noted, noWound, ofCulture, onACompanion, oneOnEach, oneWay, otherThan,
  ranger, rangerCompanion, regroup, roaming, say, saying, self, sequence, shadow, shadowNumber, shuffleHandIn,
  silent, skirmish, skirmishes, spot, strengthen, strengthenEach, strengthenOr, theOpponent, thereAre, toHeal,
  untilRegroup, verb, when, whileSkirmishing, withKeyword, withOpponent, withSignet, wounded, woundIt, you,
  yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

// Armor
card(
  '1_92',
  bearer(man),
  note(wounded, itsBearer, skirmishes, whileSkirmishing),
  saying(
    forbid(noWound, { of: itsBearer, if: all(whileSkirmishing, noted) }),
    say`${host.say} takes no more than 1 wound during each skirmish phase`,
    'a limit is kept as a ban',
  ),
);

const shadowCondition = both(shadow, aCondition, onACompanion);
// Athelas
card(
  '1_94',
  bearer(ofCulture('Gondor', man)),
  during(fellowship, {
    costs: [discardSelf],
    effect: oneWay(you, [
      { can: thereAre(1, both(companion, healable)), does: healIt(toHeal(companion)) },
      { can: thereAre(1, shadowCondition), does: discardIt(a(shadowCondition)) },
    ]),
  }),
);

// Boromir, Son of Denethor
card('1_97', during(skirmish, { costs: [exertSelf], effect: strengthen(a(hobbit), 3) }));

// Boromir's Cloak
card(
  '1_98',
  bearer(named('Boromir')),
  during(maneuver, {
    costs: [exertA(named('Boromir'))],
    effect: discardIt(a(both(withKeyword('Weather'), aCondition))),
  }),
);

// Change of Plans
card(
  '1_99',
  event(regroup, {
    costs: [exertA(ranger)],
    effect: withOpponent(sequence(shuffleHandIn(theOpponent), draw(8, theOpponent))),
  }),
);

// Coat of Mail
card('1_101', bearer(man), hardToOverwhelm(itsBearer));

// Elendil's Valor
card(
  '1_103',
  event(maneuver, { effect: gives(a(ofCulture('Gondor', companion)), defender, 1, untilRegroup) }),
);

const roamingMinion = both(roaming, minion);
// Eregion's Trails
card(
  '1_104',
  event(maneuver, { costs: [exertA(ranger)], effect: strengthenEach(roamingMinion, -3, untilRegroup) }),
);

// Foes of Mordor
card(
  '1_105',
  during(maneuver, {
    costs: [exertA(ofCulture('Gondor', character))],
    effect: woundIt(a(ofCulture('Sauron', minion))),
  }),
);

// Gondor's Vengeance
card('1_106', event(regroup, { costs: [exertA(rangerCompanion)], effect: discardIt(a(minion)) }));

// Great Shield
card('1_107', bearer(man), archeryIs(minionArchery, -1));

// No Stranger to the Shadows
card('1_108', bearer(ranger), oneOnEach('ranger'), modifier({ attribute: shadowNumber, of: aSite, by: -1 }));

// Pathfinder
card(
  '1_110',
  event(fellowshipOrRegroup, {
    costs: [spot(1, ranger)],
    effect: verb(
      'play next site',
      playNextSite,
      [you],
      say`play the fellowship's next site from your adventure deck, in place of one that lies there`,
    ),
  }),
);

// Swordarm of the White Tower
card(
  '1_116',
  event(skirmish, {
    effect: strengthenOr(a(ofCulture('Gondor', companion)), 2, 4, (it) =>
      isSo(it, aDefender, 'a defender +1'),
    ),
  }),
);

// Swordsman of the Northern Kingdom
card('1_117', event(skirmish, { effect: strengthenOr(a(ranger), 2, 4, (it) => fights(it, roamingMinion)) }));

// What Are They?
card('1_119', event(maneuver, { costs: [spot(1, ranger)], effect: discardIt(a(roamingMinion)) }));

const friendOfAragorn = both(companion, withSignet('Aragorn'), otherThan(self), healable);
// Aragorn, King in Exile
card(
  '1_365',
  when(yourTurnStarts, {
    may: true,
    if: silent(all(thereAre(1, friendOfAragorn))),
    effect: healIt(a(friendOfAragorn)),
  }),
);
