/** Set 1: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
import {
  all,
  both,
  called,
  countOf,
  definite,
  either,
  exactly,
  forbid,
  grant,
  greater,
  minus,
  modifier,
  moreThan,
  NOTHING,
  not,
  noun,
  playerColumn,
  say,
  self,
  sequence,
  the,
  times,
  trigger,
  word,
} from '@westmarch/kernel';
import {
  cardPlayed,
  cost,
  fierce,
  movedFrom,
  noArchery,
  noMove,
  noPlay,
  phaseStarts,
  strength,
} from '../../engine.ts';
import { type CardDefinition, card } from '../card.ts';
import {
  ally,
  anEvent,
  archeryIs,
  artifact,
  atHomeAt,
  atSite,
  canSearch,
  canSpot,
  companion,
  companionOrAlly,
  companionOrMinion,
  costsHere,
  discardEvery,
  discardFromYourHand,
  draw,
  eachShadowPlayerMay,
  elf,
  endYourShadowPhase,
  exertA,
  exertEvery,
  exertYour,
  fellowship,
  forThisTurn,
  freePeoplesPlayer,
  fromDiscard,
  fromHand,
  gives,
  gondorCard,
  healIt,
  here,
  hobbit,
  lookAtHand,
  man,
  maneuver,
  minion,
  minionArchery,
  moriaOrc,
  movesHere,
  movesOn,
  named,
  note,
  notNoted,
  ofCulture,
  onACompanion,
  oneOrTwoOthers,
  orc,
  playAsCost,
  playIt,
  playUpTo,
  possession,
  raiseMoveLimit,
  ranger,
  removesTwilight,
  removeTwilight,
  searchAndPlay,
  shadow,
  shadowPhase,
  shadowPhases,
  skirmish,
  spot,
  stillMayMove,
  strengthen,
  thatShadowPlayer,
  theOpponent,
  toHeal,
  turns,
  untilRegroup,
  weapon,
  withKeyword,
  withOpponent,
  yourDeck,
  yourDeckOrHand,
  yourDiscard,
} from '../words/index.ts';

const weatherCard = called({ ...noun('card'), adjectives: [word('weather')] }, withKeyword('Weather'));
const burdens = playerColumn(freePeoplesPlayer, 'burdens');
const gondor = ofCulture('Gondor');
const balrog = named('The Balrog');
const aMan = fromHand(man);
const aHobbit = fromHand(hobbit);
const merryOrPippin = called(definite(say`Merry or Pippin`), either(named('Merry'), named('Pippin')));
const oneMoreMove = raiseMoveLimit(1, forThisTurn);
const oncePerTurn = { times: 1, per: turns };
const rangerSpotted = all(canSpot(1, ranger), notNoted);
const companionOrAllyFromHand = fromHand(companionOrAlly, -1);

export const sites: readonly CardDefinition[] = [
  // East Road
  card('1_320', costsHere(companion, 2)),
  // Westfarthing
  card(
    '1_326',
    atSite(fellowship, {
      targets: [companionOrAllyFromHand],
      costs: [exertA(hobbit)],
      effect: playIt(the(companionOrAllyFromHand.name), -1),
    }),
  ),
  // Bree Gate: it is enough to spot the ranger once in the turn. LR-MOVE-016
  card(
    '1_327',
    {
      ...trigger(phaseStarts, { if: all(here, rangerSpotted), limit: oncePerTurn, effect: oneMoreMove }),
      say: say`while you can spot a ranger, ${oneMoreMove.say}`,
    },
    // A ranger who joined only now still counts as the fellowship leaves.
    {
      ...trigger(movedFrom, {
        of: exactly(self),
        if: rangerSpotted,
        limit: oncePerTurn,
        effect: oneMoreMove,
      }),
      say: NOTHING,
    },
  ),
  // Ettenmoors. LR-ERRATA-034
  card(
    '1_331',
    atSite(skirmish, {
      costs: [exertYour(companionOrMinion, 'character')],
      effect: strengthen(the('character'), 2),
    }),
  ),
  // Council Courtyard
  card('1_337', movesOn(removesTwilight(2))),
  // Rivendell Terrace
  card('1_340', atSite(fellowship, { targets: [aMan], costs: [playAsCost(aMan)], effect: draw(1) })),
  // Mithril Mine
  card(
    '1_345',
    atSite(shadowPhase, {
      targets: [fromDiscard(both(shadow, weapon), 1)],
      costs: [removeTwilight(1)],
      effect: playIt(the('weapon')),
    }),
  ),
  // Moria Lake
  card('1_346', movesHere(oneOrTwoOthers('Frodo'))),
  // Pass of Caradhras
  card(
    '1_348',
    atSite(shadowPhase, {
      costs: [spot(1, both(ofCulture('Isengard'), minion))],
      limit: oncePerTurn,
      effect: searchAndPlay(weatherCard, yourDeck),
    }),
  ),
  // The Bridge of Khazad-dûm
  card(
    '1_349',
    atSite(shadowPhase, {
      if: canSearch(balrog, -6),
      effect: searchAndPlay(balrog, yourDeckOrHand, -6),
    }),
  ),
  // Dimrill Dale
  card(
    '1_350',
    {
      ...modifier({ attribute: cost, of: moriaOrc, by: -2, if: all(here, notNoted) }),
      say: say`the twilight cost of the first Moria Orc played each Shadow phase is ${-2}`,
    },
    note(cardPlayed, moriaOrc, shadowPhases, here),
  ),
  // Galadriel's Glade
  card('1_351', atSite(fellowship, { costs: [exertA(elf)], effect: withOpponent(lookAtHand(theOpponent)) })),
  // Anduin Confluence
  card('1_353', movesHere(discardEvery(ally))),
  // Silverlode Banks
  card('1_355', movesHere(exertEvery(companion), not(canSpot(1, ranger)))),
  // Pillars of the Kings
  card(
    '1_358',
    atSite(fellowship, {
      costs: [discardFromYourHand(1, gondorCard)],
      effect: healIt(toHeal(both(gondor, companion))),
    }),
  ),
  // Shores of Nen Hithoel
  card(
    '1_359',
    atSite(shadowPhase, {
      if: stillMayMove,
      costs: [spot(5, both(orc, minion))],
      effect: {
        ...grant(forbid(noMove), forThisTurn),
        say: say`prevent the fellowship from moving again this turn`,
      },
    }),
  ),
  // Emyn Muil. LR-ERRATA-037
  card(
    '1_360',
    atSite(maneuver, {
      costs: [exertYour(minion)],
      effect: {
        ...gives(the('minion'), fierce, 1, untilRegroup),
        say: say`make ${the('minion').say} fierce until the regroup phase`,
      },
    }),
  ),
  // Slopes of Amon Hen
  card('1_361', costsHere(both(ofCulture('Isengard'), minion), -1)),
  // Summit of Amon Hen
  card(
    '1_362',
    movesHere({
      ...eachShadowPlayerMay(moreThan(burdens, 0), draw(burdens, thatShadowPlayer)),
      say: say`each Shadow player may draw as many cards as there are burdens`,
    }),
  ),
  // Tol Brandir
  card(
    '1_363',
    atSite(shadowPhase, {
      effect: sequence(playUpTo(3, withKeyword('Tracker'), yourDiscard), endYourShadowPhase),
    }),
  ),
  // Farmer Maggot's Fields
  card(
    '1_321',
    atSite(fellowship, { costs: [exertA(hobbit)], effect: searchAndPlay(merryOrPippin, yourDeck) }),
  ),
  // Breeland Forest
  card('1_329', {
    ...forbid(noPlay, { of: both(withKeyword('Stealth'), anEvent), if: here }),
    say: say`stealth events may not be played`,
  }),
  // Trollshaw Forest
  card('1_334', {
    ...trigger(cardPlayed, {
      of: both(either(possession, artifact), onACompanion),
      if: here,
      effect: draw(1, freePeoplesPlayer),
    }),
    say: say`each time you play a possession or artifact on your companion, draw a card`,
  }),
  // Frodo's Bedroom
  card('1_339', atSite(fellowship, { targets: [aHobbit], costs: [playAsCost(aHobbit)], effect: draw(1) })),
  // Dwarrowdelf Chamber
  card('1_344', movesHere(oneOrTwoOthers('Gimli'))),
  // Lothlórien Woods
  card('1_352', modifier({ attribute: strength, of: both(ally, atHomeAt(6)), by: 3, if: here })),
  // Anduin Banks
  card('1_356', {
    ...archeryIs(minionArchery, times(2, greater(0, minus(countOf(companion), 4))), here),
    say: say`for each companion over ${4}, the minion archery total is +${2}`,
  }),
  // Anduin Wilderland
  card('1_354', {
    ...forbid(noArchery, { if: here }),
    say: say`while the fellowship is at ${self.say}, skip the archery phase`,
  }),
];
