/** Set 1: events. */
import {
  both,
  choose,
  either,
  ifSo,
  may,
  non,
  say,
  sequence,
  the,
  thereAre,
  verb,
  you,
} from '@westmarch/kernel';
import { aboutToBeWounded, aboutToExert, defender, skirmishWon } from '../../engine.ts';
import { playNextSite } from '../../rules/sites/next-site.ts';
import { type CardDefinition, card } from '../card.ts';
import {
  a,
  aCondition,
  acting,
  aDefender,
  archerCharacter,
  atSites,
  atSiteWith,
  bears,
  burdensAtMost,
  cancelSkirmishOf,
  character,
  companion,
  discardEvery,
  discardFromHand,
  discardIt,
  draw,
  dwarf,
  elf,
  event,
  exertA,
  fellowship,
  fellowshipOrRegroup,
  fights,
  fromDiscard,
  gives,
  gondorCompanion,
  handOf,
  handWeapon,
  healIt,
  hobbit,
  hobbitCompanion,
  inResponseTo,
  isSo,
  maneuver,
  minion,
  moriaOrc,
  named,
  nazgul,
  ofCulture,
  ofRace,
  orc,
  placeNoToken,
  playIt,
  possession,
  preventThat,
  ranger,
  rangerCompanion,
  regroup,
  removesBurdens,
  revealHand,
  roaming,
  sauronOrc,
  shadowPhase,
  skirmish,
  skirmishingIt,
  spot,
  strengthen,
  strengthenEach,
  strengthenOr,
  thatCharacter,
  theOpponent,
  untilRegroup,
  urukHai,
  withOpponent,
  woundIt,
  woundTwo,
} from '../words/index.ts';

const gandalf = named('Gandalf');
const roamingMinion = both(roaming, minion);
const dwarvenWeapon = both(ofCulture('Dwarven'), handWeapon);
const sauronThing = both(ofCulture('Sauron'), either(minion, aCondition, possession));

const isengardMinion = both(ofCulture('Isengard'), minion);
const discardRevealed = sequence(
  acting(choose('minion', isengardMinion, handOf(theOpponent)), (it) =>
    verb('discard from hand', discardFromHand, [it], say`discard ${it.say}`),
  ),
  draw(2),
);

export const events: readonly CardDefinition[] = [
  // Their Halls of Stone
  card('1_26', event(skirmish, { effect: strengthenOr(a(dwarf), 2, 4, () => atSiteWith('Underground')) })),
  // Defiance
  card('1_37', event(skirmish, { effect: strengthenOr(a(elf), 2, 4, (it) => fights(it, nazgul)) })),
  // Intimidate
  card(
    '1_76',
    event(inResponseTo(aboutToBeWounded, companion), {
      costs: [spot(1, gandalf)],
      effect: preventThat('wound'),
    }),
  ),
  // Strength of Spirit
  card(
    '1_85',
    event(inResponseTo(aboutToExert, companion), { costs: [spot(1, gandalf)], effect: placeNoToken }),
  ),
  // Mysterious Wizard
  card('1_78', event(skirmish, { effect: strengthenOr(a(gandalf), 2, 4, () => burdensAtMost(4)) })),
  // Sleep, Caradhras. LR-ERRATA-010
  card('1_84', event(fellowship, { costs: [exertA(gandalf)], effect: discardEvery(aCondition) })),
  // Treachery Deeper Than You Know
  card(
    '1_86',
    event(fellowship, { costs: [spot(1, gandalf)], effect: withOpponent(revealHand(theOpponent)) }),
  ),
  // Eregion's Trails
  card(
    '1_104',
    event(maneuver, { costs: [exertA(ranger)], effect: strengthenEach(roamingMinion, -3, untilRegroup) }),
  ),
  // Gondor's Vengeance
  card('1_106', event(regroup, { costs: [exertA(rangerCompanion)], effect: discardIt(a(minion)) })),
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
  ),
  // Swordarm of the White Tower
  card(
    '1_116',
    event(skirmish, {
      effect: strengthenOr(a(gondorCompanion), 2, 4, (it) => isSo(it, aDefender, 'a defender +1')),
    }),
  ),
  // Swordsman of the Northern Kingdom
  card(
    '1_117',
    event(skirmish, { effect: strengthenOr(a(ranger), 2, 4, (it) => fights(it, roamingMinion)) }),
  ),
  // Bred for Battle
  card('1_121', event(skirmish, { costs: [exertA(urukHai)], effect: strengthen(the('Uruk-hai'), 3) })),
  // Drums in the Deep
  card('1_168', event(skirmish, { effect: strengthenOr(a(moriaOrc), 2, 4, (it) => fights(it, dwarf)) })),
  // Host of Thousands
  card('1_187', event(shadowPhase, { targets: [fromDiscard(moriaOrc)], effect: playIt(the('Orc')) })),
  // Hobbit Intuition
  card(
    '1_296',
    event(skirmish, { effect: ifSo(atSites(1, 4), cancelSkirmishOf(hobbit), strengthen(a(hobbit), 3)) }),
  ),
  // Noble Intentions
  card(
    '1_304',
    event(skirmish, {
      costs: [exertA(both(non(ofRace('Hobbit')), companion))],
      effect: strengthen(a(hobbit), 3),
    }),
  ),
  // Sorry About Everything
  card('1_312', event(fellowship, { costs: [exertA(hobbitCompanion)], effect: removesBurdens(1) })),
  // Axe Strike
  card('1_3', event(skirmish, { effect: strengthenOr(a(dwarf), 2, 3, (it) => bears(it, dwarvenWeapon)) })),
  // Here Lies Balin, Son of Fundin
  card('1_19', event(maneuver, { costs: [exertA(dwarf)], effect: woundTwo(orc) })),
  // Still Draws Breath
  card('1_25', event(inResponseTo(skirmishWon, dwarf), { effect: healIt(thatCharacter) })),
  // Border Defenses
  card('1_32', event(skirmish, { effect: strengthenOr(a(elf), 2, 4, (it) => fights(it, archerCharacter)) })),
  // Stand Against Darkness
  card('1_63', event(maneuver, { costs: [exertA(elf)], effect: discardIt(a(sauronThing, you, 'card')) })),
  // Elendil's Valor
  card('1_103', event(maneuver, { effect: gives(a(gondorCompanion), defender, 1, untilRegroup) })),
  // What Are They?
  card('1_119', event(maneuver, { costs: [spot(1, ranger)], effect: discardIt(a(roamingMinion)) })),
  // Mordor's Strength
  card(
    '1_255',
    event(skirmish, {
      costs: [exertA(sauronOrc)],
      effect: woundIt(a(both(character, skirmishingIt(the('Orc'))))),
    }),
  ),
  // Foul Creation
  card(
    '1_44',
    event(fellowship, {
      costs: [exertA(elf)],
      effect: {
        ...withOpponent(
          sequence(
            revealHand(theOpponent),
            ifSo(thereAre(1, isengardMinion, handOf(theOpponent)), may(discardRevealed)),
          ),
        ),
        say: say`reveal the hand of an opponent; you may discard an Isengard minion revealed to draw ${2} cards`,
      },
    }),
  ),
];
