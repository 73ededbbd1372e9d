/** Set 1: companions. */
import {
  all,
  anyCard,
  both,
  exactly,
  modifier,
  NOTHING,
  otherThan,
  self,
  the,
  thereAre,
} from '@westmarch/kernel';
import { killed, strength } from '../../engine.ts';
import { type CardDefinition, card } from '../card.ts';
import {
  a,
  addTwilight,
  atSites,
  bears,
  becomeRingBearer,
  companion,
  during,
  dwarf,
  elf,
  exertA,
  exertSelf,
  fellowship,
  fights,
  from,
  fromHand,
  healable,
  healIt,
  hobbit,
  inResponseTo,
  named,
  nazgul,
  orc,
  playIt,
  putBeneathDeck,
  removesBurdens,
  skirmish,
  startOfYourTurns,
  strengthen,
  toPlaySpot,
  twilightBelow,
  wasRingBearer,
  weapon,
  withSignet,
  yourHand,
} from '../words/index.ts';

const friendOfAragorn = both(companion, withSignet('Aragorn'), otherThan(self), healable);

export const companions: readonly CardDefinition[] = [
  // Gimli, Dwarf of Erebor. LR-ERRATA-004
  card(
    '1_12',
    during(fellowship, {
      if: twilightBelow(2),
      costs: [addTwilight(2)],
      effect: putBeneathDeck(from(yourHand, anyCard)),
    }),
  ),
  // Legolas, Prince of Mirkwood
  card('1_51', modifier({ attribute: strength, of: exactly(self), by: 3, if: fights(self, nazgul) })),
  // Boromir, Son of Denethor
  card('1_97', during(skirmish, { costs: [exertSelf], effect: strengthen(a(hobbit), 3) })),
  // Frodo, Son of Drogo
  card(
    '1_290',
    during(fellowship, {
      costs: [exertA(both(companion, withSignet('Frodo'), otherThan(self)))],
      effect: healIt(self),
    }),
  ),
  // Sam, Son of Hamfast
  card(
    '1_311',
    during(fellowship, { costs: [exertSelf], effect: removesBurdens(1) }),
    during(inResponseTo(killed, named('Frodo'), wasRingBearer), { effect: becomeRingBearer }),
  ),
  // Gandalf, The Grey Wizard
  card(
    '1_364',
    during(fellowship, {
      targets: [fromHand(both(companion, withSignet('Gandalf')), -2)],
      costs: [exertSelf],
      effect: playIt(the('companion'), -2),
    }),
  ),
  // Aragorn, King in Exile
  card(
    '1_365',
    startOfYourTurns({
      may: true,
      if: { ...all(thereAre(1, friendOfAragorn)), say: NOTHING },
      effect: healIt(a(friendOfAragorn)),
    }),
  ),
  card('1_7', toPlaySpot(1, dwarf)), // Dwarf Guard
  // Farin, Dwarven Emissary
  card(
    '1_11',
    toPlaySpot(1, dwarf),
    modifier({ attribute: strength, of: exactly(self), by: 2, if: fights(self, orc) }),
  ),
  // Haldir, Elf of the Golden Wood
  card(
    '1_48',
    toPlaySpot(1, elf),
    modifier({ attribute: strength, of: exactly(self), by: 2, if: atSites(6, 8) }),
  ),
  // Merry, From O'er the Brandywine
  card('1_303', modifier({ attribute: strength, of: exactly(self), by: 2, if: bears(self, weapon) })),
];
