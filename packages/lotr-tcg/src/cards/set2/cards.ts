/** Set 2: cards of its starter decks. */
import {
  all,
  both,
  type Condition,
  condition,
  either,
  exactly,
  host,
  ifSo,
  modifier,
  NOTHING,
  opposing,
  ownerOf,
  same,
  say,
  self,
  sequence,
  the,
  unless,
  verb,
  you,
} from '@westmarch/kernel';
import {
  aboutToBeWounded,
  cost,
  damage,
  eventPlayed,
  shadowNumber,
  skirmishWon,
  strength,
} from '../../engine.ts';
import { playSite } from '../../rules/sites/next-site.ts';
import { type CardDefinition, card } from '../card.ts';
import {
  a,
  acting,
  addsTwilight,
  archery,
  archeryIs,
  artifact,
  aSite,
  atSite,
  bearer,
  bears,
  besideAnother,
  cancelThatEvent,
  canSpot,
  changeArchery,
  companion,
  discardIt,
  discardSelf,
  draw,
  during,
  duringRegroup,
  dwarf,
  eachMove,
  elf,
  event,
  exertA,
  exertBearer,
  exertSelf,
  exhausted,
  fellowship,
  fellowshipArchery,
  fights,
  forThisSkirmish,
  gives,
  gondorCompanion,
  handWeapon,
  hobbit,
  inFierceSkirmish,
  inResponseTo,
  man,
  minion,
  minionArchery,
  moriaOrc,
  movedMoreThanOnce,
  named,
  ofCulture,
  orc,
  possession,
  preventThat,
  rangersEvent,
  removesTwilight,
  roamingPenaltyIs,
  sauronMinion,
  sauronOrc,
  skirmish,
  skirmishing,
  startOfYourTurns,
  strengthen,
  strengthenOr,
  toPlaySpot,
  whenPlayed,
  withKeyword,
  wizard,
} from '../words/index.ts';

const twoAxes = bears(the('Dwarf'), handWeapon, 2);
const threeTwilight = condition('twilight', [], () => 's.global.twilight >= 3', say`there are ${3} twilight`);
const elfAndDwarf: Condition = {
  ...all(canSpot(1, elf), canSpot(1, dwarf)),
  say: say`you can spot an Elf and a Dwarf`,
};
const isengardMinion = both(ofCulture('Isengard'), minion);
const rangersEventPlayed = inResponseTo(eventPlayed, rangersEvent);
const sauronTracker = both(ofCulture('Sauron'), withKeyword('Tracker'));

export const set2: readonly CardDefinition[] = [
  // Flurry of Blows
  card(
    '2_5',
    event(skirmish, {
      effect: {
        ...acting(a(dwarf), (it) =>
          ifSo(
            twoAxes,
            sequence(strengthen(it, 4), gives(it, damage, 1, forThisSkirmish)),
            strengthen(it, 2),
          ),
        ),
        say: say`give ${the('Dwarf').say} +${2} strength (or +${4} strength and damage +${1} if ${twoAxes.say})`,
      },
    }),
  ),
  // Hand Axe
  card(
    '2_10',
    bearer(dwarf),
    besideAnother('hand weapon'),
    during(archery, { costs: [discardSelf], effect: changeArchery(fellowshipArchery, 1) }),
  ),
  // Hosts of the Last Alliance
  card(
    '2_18',
    archeryIs(minionArchery, -1, canSpot(1, both(elf, companion))),
    during(inResponseTo(aboutToBeWounded, elf), { costs: [discardSelf], effect: preventThat('wound') }),
  ),
  // Wizard Staff
  card(
    '2_29',
    bearer(wizard),
    during(skirmish, { costs: [exertBearer(2)], effect: strengthen(a(minion), -3) }),
  ),
  // Flee in Terror
  card(
    '2_33',
    event(inResponseTo(skirmishWon, gondorCompanion), {
      effect: acting(a(both(exhausted, orc)), (it) => ({
        ...unless(ownerOf(it), threeTwilight, removesTwilight(3), discardIt(it)),
        say: say`discard ${it.say}, unless its owner removes ${3} twilight`,
      })),
    }),
  ),
  // Sentinels of Númenor
  card('2_37', event(skirmish, { effect: strengthenOr(a(gondorCompanion), 2, 4, () => inFierceSkirmish) })),
  // Uruk Scout. LR-ERRATA-040
  card(
    '2_47',
    roamingPenaltyIs(isengardMinion, -1),
    during(rangersEventPlayed, { costs: [exertSelf], effect: cancelThatEvent }),
  ),
  // Goblin Flankers
  card('2_61', whenPlayed({ may: true, if: movedMoreThanOnce, effect: addsTwilight(3) })),
  // Goblin Pursuer
  card('2_62', modifier({ attribute: strength, of: exactly(self), by: 3, if: movedMoreThanOnce })),
  // Goblin Spearman
  card(
    '2_65',
    modifier({ attribute: damage, of: exactly(self), by: 2, if: bears(self, named('Goblin Spear')) }),
  ),
  // Old Differences
  card(
    '2_69',
    event(skirmish, {
      effect: strengthenOr(a(both(either(elf, dwarf), skirmishing(moriaOrc))), -1, -3, () => elfAndDwarf),
    }),
  ),
  // Orc Scout: it exerts or is discarded. LR-ERRATA-041
  card(
    '2_89',
    roamingPenaltyIs(sauronMinion, -1),
    during(rangersEventPlayed, { costs: [exertSelf], effect: cancelThatEvent }),
    during(rangersEventPlayed, { costs: [discardSelf], effect: cancelThatEvent }),
  ),
  // Spies of Mordor
  card(
    '2_92',
    toPlaySpot(1, sauronOrc),
    eachMove(
      {
        may: true,
        if: { ...duringRegroup, say: NOTHING },
        effect: {
          ...ifSo(canSpot(1, sauronTracker), draw(2), draw(1)),
          say: say`draw a card (or ${2} cards if you can spot a Sauron tracker)`,
        },
      },
      say`each time the fellowship moves during the regroup phase`,
    ),
  ),
  // Vile Blade
  card(
    '2_95',
    bearer(sauronOrc),
    modifier({ attribute: strength, of: exactly(host), by: 2, if: fights(host, either(man, elf)) }),
  ),
  // Frodo, Reluctant Adventurer
  card('2_102', {
    ...modifier({
      attribute: cost,
      of: either(artifact, possession, both(ofCulture('Shire'), withKeyword('Tale'))),
      by: -1,
      if: same(opposing, self),
    }),
    say: say`the twilight cost of each artifact, possession and Shire tale played on ${self.say} is ${-1}`,
  }),
  // Hobbiton Woods
  card(
    '2_116',
    atSite(fellowship, {
      costs: [exertA(hobbit)],
      effect: verb(
        'play site',
        playSite,
        [you, 2],
        say`play site ${2} from your adventure deck, in place of one that lies there`,
      ),
    }),
  ),
  // Gimli, Dwarf of the Mountain-race
  card('2_121', modifier({ attribute: shadowNumber, of: both(withKeyword('Underground'), aSite), by: -2 })),
  // Gandalf, The Grey Pilgrim
  card('2_122', startOfYourTurns({ may: true, effect: draw(1) })),
];
