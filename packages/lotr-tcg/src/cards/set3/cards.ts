/** Set 3: cards of its starter decks. */
import {
  any,
  anyCard,
  both,
  chooseNumber,
  countOf,
  exactly,
  host,
  inZone,
  lesser,
  may,
  modifier,
  printedNumber,
  printedOf,
  remembered,
  repeat,
  say,
  self,
  sequence,
  the,
  thereAre,
  verb,
} from '@westmarch/kernel';
import { fierce, strength } from '../../engine.ts';
import { Zone } from '../../state.ts';
import { type CardDefinition, card } from '../card.ts';
import {
  a,
  aCondition,
  acting,
  addsBurdens,
  addsTwilight,
  addTwilight,
  ally,
  archeryIs,
  atSiteWith,
  bearer,
  bears,
  canSpot,
  companion,
  discardFromHand,
  discardFromYourHand,
  discardTop,
  discardYour,
  draw,
  during,
  eachOf,
  elf,
  event,
  exertA,
  exertBearer,
  exertCompanions,
  exertSelf,
  fellowship,
  fellowshipArchery,
  freePeoplesPlayer,
  from,
  gondorCompanion,
  healable,
  healIt,
  hobbit,
  loseDamage,
  maneuver,
  minion,
  movesHere,
  ofCulture,
  orc,
  peoplesInFellowship,
  regroup,
  removesBurdens,
  returnIt,
  revealAtRandom,
  sauronMinion,
  shadowPhase,
  skirmish,
  skirmishingIt,
  spot,
  strengthen,
  theOpponent,
  toPlaySpot,
  urukHai,
  weapon,
  withKeyword,
  withOpponent,
  woundIt,
  yourHand,
} from '../words/index.ts';

const twilight = printedNumber('twilight');
const isengardMinion = both(ofCulture('Isengard'), minion);
const sauronCondition = both(ofCulture('Sauron'), aCondition);
const deadAlly = {
  ...thereAre(1, ally, inZone(Zone.dead, freePeoplesPlayer, 'dead pile')),
  say: say`an ally is in the dead pile`,
};
const discardOne = acting(from(yourHand, anyCard), (it) =>
  verb('discard from hand', discardFromHand, [it], say`discard ${it.say}`),
);

const atRiverOrForest = {
  ...any(atSiteWith('River'), atSiteWith('Forest')),
  say: say`the fellowship is at a river or forest`,
};

export const set3: readonly CardDefinition[] = [
  // Galdor, Councilor From the West
  card(
    '3_18',
    toPlaySpot(1, elf),
    during(regroup, { costs: [exertSelf, spot(1, minion)], effect: returnIt(a(minion)) }),
  ),
  // Golradir, Councilor of Imladris
  card('3_20', toPlaySpot(1, elf), during(skirmish, { costs: [exertSelf], effect: strengthen(a(orc), -1) })),
  // Saelbeth, Elven Councilor
  card(
    '3_25',
    toPlaySpot(1, elf),
    during(skirmish, { costs: [exertSelf], effect: strengthen(a(urukHai), -1) }),
  ),
  // Answering the Cries
  card(
    '3_37',
    during(skirmish, {
      costs: [discardFromYourHand(1, both(ofCulture('Gondor'), withKeyword('Tale')))],
      effect: strengthen(a(gondorCompanion), 2),
    }),
  ),
  // Might of Númenor: what is revealed lies in a hand, so its printed cost is read. LR-MODIF-007
  card(
    '3_43',
    event(maneuver, {
      costs: [spot(1, gondorCompanion)],
      effect: {
        ...withOpponent(
          sequence(
            revealAtRandom(theOpponent, 'revealed'),
            eachOf(printedOf(the('revealed'), twilight), both(companion, healable), healIt),
          ),
        ),
        say: say`reveal a card at random from the hand of an opponent and heal X companions, where X is its twilight cost`,
      },
    }),
  ),
  // Abandoning Reason for Madness
  card(
    '3_49',
    event(shadowPhase, {
      costs: [spot(1, isengardMinion)],
      effect: {
        ...sequence(
          chooseNumber('number', 0, lesser(3, countOf(anyCard, yourHand))),
          repeat(remembered('number'), discardOne),
          draw(remembered('number')),
        ),
        say: say`discard up to ${3} cards from hand and draw as many`,
      },
    }),
  ),
  // Isengard Forger
  card('3_56', during(shadowPhase, { costs: [exertSelf], effect: addsTwilight(1) })),
  // One of You Must Do This
  card(
    '3_63',
    event(maneuver, { costs: [exertA(isengardMinion)], effect: exertCompanions(peoplesInFellowship) }),
  ),
  // Uruk Raider
  card('3_74', modifier({ attribute: strength, of: exactly(self), by: 3, if: deadAlly }), {
    ...modifier({ attribute: fierce, of: exactly(self), by: 1, if: deadAlly }),
    say: say`while an ally is in the dead pile, ${self.say} is fierce`,
  }),
  // Massing in the East
  card(
    '3_92',
    event(regroup, {
      costs: [exertA(sauronMinion)],
      effect: {
        ...discardTop(peoplesInFellowship),
        say: say`make ${freePeoplesPlayer.say} discard the top X cards of his draw deck, where X is ${peoplesInFellowship.say}`,
      },
    }),
  ),
  // Orc Butcher
  card('3_94', {
    ...modifier({ attribute: strength, of: exactly(self), by: countOf(sauronCondition) }),
    say: say`for each Sauron condition you can spot, ${self.say} has +${1} strength`,
  }),
  // Orc Swordsman
  card('3_98', modifier({ attribute: strength, of: exactly(self), by: 2, if: bears(self, weapon) })),
  // Orc Warrior
  card(
    '3_101',
    during(maneuver, { costs: [exertSelf, discardYour(sauronCondition)], effect: discardTop(2) }),
  ),
  // Frying Pan
  card(
    '3_108',
    bearer(hobbit),
    during(skirmish, { costs: [exertBearer()], effect: woundIt(a(both(orc, skirmishingIt(host)))) }),
  ),
  // Seek and Hide
  card(
    '3_112',
    event(skirmish, {
      costs: [spot(2, both(ofCulture('Shire'), companion))],
      effect: loseDamage(a(minion)),
    }),
  ),
  // Eregion Hills
  card('3_116', movesHere(addsBurdens(1))),
  // House of Elrond
  card(
    '3_119',
    movesHere(
      {
        ...may(removesBurdens(1), freePeoplesPlayer),
        say: say`${freePeoplesPlayer.say} may remove a burden`,
      },
      canSpot(2, elf),
    ),
  ),
  // Legolas, Son of Thranduil
  card('3_121', archeryIs(fellowshipArchery, 1, atRiverOrForest)),
  // Boromir, Defender of Minas Tirith
  card('3_122', during(fellowship, { costs: [addTwilight(2)], effect: healIt(self) })),
];
