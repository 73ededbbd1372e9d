/** Battle of Helm's Deep: the Isengard culture. */
import { byOf } from '../../rules/actions/cause.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, abilityUsedAgainst, ableToExert, acting, addsTwilight, ally, ambush, andIf, anyCard, aSite, bearer,
  borneBy, both, byAnOpponent, byPlaying, type Cause, cancelThatAbility, canTakeControl, cardFile, character,
  companion, countOf, damage, discardIt, discardSelf, during, event, exactly, exertA, exertBearer, exertEvery,
  exertIt, exertSelf, exertSelfTimes, fellowshipMoves, fierceUntilExhausted, forThisSkirmish,
  freePeoplesPlayer, fromDiscard, gives, healEvery, healIt, hobbit, host, inAnswerTo, isAboutToBeDiscarded,
  isengardOrc, isSo, itsBearer, machine, maneuver, may, minion, modifier, mounted, NOTHING, named, non,
  ofClass, ofCulture, Phase, passes, placeTokens, playIt, playsOnSiteYouControl, possession, preventDiscards,
  regroup, removeTokensFrom, repeat, returnEvery, returnIt, say, saying, self, sequence, shadowPhase, silent,
  sitesYouControl, skirmish, spot, spotFreeCultures, spotTokensHere, spotX, staysOutOfFights, strengthen,
  strongerForWounds, takesControlOfASite, the, thereAre, toBePlayed, toHeal, unboundCompanion, urukHai,
  weapon, when, whenPlayed, winsASkirmish, withKeyword, withVitality, woundEvery, woundIt, X, youPlay, your,
  yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

/** Uruk-hai exert to make it ready. */
const madeReady = during(shadowPhase, { costs: [exertA(urukHai)], effect: placeTokens(1, 'Isengard') });
// Battering Ram
card(
  '5_44',
  madeReady,
  during(skirmish, {
    costs: [spot(5, companion), spotTokensHere(1, 'Isengard')],
    effect: sequence(gives(a(urukHai), damage, 1, forThisSkirmish), discardIt(self)),
  }),
);

/** So many tokens of one machine, and two exertions. LR-ERRATA-067, 069, 071 */
const berserkPrice = (tokens: number) => [removeTokensFrom(tokens, 'Isengard', machine), exertSelfTimes(2)];
// Berserk Rager
card('5_45', strongerForWounds(1), during(skirmish, { costs: berserkPrice(3), effect: woundEvery(ally, 2) }));

// Berserk Savage
card('5_46', strongerForWounds(1), during(skirmish, { costs: berserkPrice(4), effect: strengthen(self, 8) }));

// Berserk Slayer
card(
  '5_47',
  strongerForWounds(2),
  during(skirmish, { costs: berserkPrice(5), effect: woundEvery(companion) }),
);

const isengardWeapon = ofCulture('Isengard', weapon);
const toArm = toBePlayed(isengardWeapon, yourDiscard);
// Black Shapes Crawling
card(
  '5_48',
  event(maneuver, {
    if: silent(thereAre(1, toArm.which, yourDiscard)),
    costs: [spotX(urukHai, countOf(toArm.which, yourDiscard))],
    effect: saying(
      sequence(
        may(
          saying(
            repeat(X, woundIt(a(your(minion), freePeoplesPlayer))),
            say`assign X wounds to minions of the Shadow player`,
            'the words tell the steps, a reader wants what comes of them',
          ),
          freePeoplesPlayer,
        ),
        repeat(X, acting(toArm, playIt)),
      ),
      say`play X Isengard weapons from your discard pile; first ${freePeoplesPlayer.say} may assign X wounds to your minions`,
      'the words tell the steps, a reader wants what comes of them',
    ),
  }),
);

// Devilry of Orthanc
card(
  '5_49',
  madeReady,
  during(maneuver, {
    costs: [spotTokensHere(8, 'Isengard')],
    effect: sequence(exertEvery(character), discardIt(self)),
  }),
);

/** It has so much left. */
const isHale = (n: number) => passes(self, withVitality(n));
// Foul Horde
card(
  '5_50',
  fierceUntilExhausted,
  modifier({ attribute: ambush, of: exactly(self), by: 1, if: isHale(3) }),
  modifier({ attribute: damage, of: exactly(self), by: 1, if: isHale(4) }),
);

// Gríma, Chief Counselor
card(
  '5_51',
  during(maneuver, {
    costs: [spotFreeCultures(4), exertSelf],
    effect: acting(a(unboundCompanion), (it) =>
      saying(
        sequence(returnEvery(both(anyCard, borneBy(exactly(it)))), returnIt(it)),
        say`return ${it.say} and every card on that companion to their owners' hands`,
        'the words tell the steps, a reader wants what comes of them',
      ),
    ),
  }),
);

// Isengard Flanker
card('5_52', fierceUntilExhausted);

// Isengard Rider
card('5_53', fierceUntilExhausted);

// Isengard Scimitar
card('5_54', bearer(isengardOrc), whenPlayed({ may: true, effect: addsTwilight(sitesYouControl) }));

// Isengard Scout Troop
card(
  '5_55',
  fierceUntilExhausted,
  when(winsASkirmish(isengardOrc), { if: canTakeControl, costs: [exertSelf], effect: takesControlOfASite }),
);

const possessionAgain = fromDiscard(ofCulture('Isengard', possession));
// Saruman, Master of Foul Folk
card(
  '5_56',
  ...staysOutOfFights,
  when(fellowshipMoves, { may: true, effect: healEvery(isengardOrc, 2) }),
  during(shadowPhase, {
    targets: [possessionAgain],
    costs: [exertSelf],
    effect: playIt(the(possessionAgain.name)),
  }),
);

// Scaling Ladder
card(
  '5_57',
  madeReady,
  during(skirmish, {
    costs: [spotTokensHere(1, 'Isengard')],
    effect: sequence(healIt(toHeal(urukHai)), discardIt(self)),
  }),
);

const isengardMount = ofCulture('Isengard', ofClass('mount'));
// Sharku, Warg-captain
card(
  '5_58',
  fierceUntilExhausted,
  when(youPlay(isengardMount), {
    may: true,
    effect: exertIt(a(both(non(hobbit), companion, ableToExert), freePeoplesPlayer)),
  }),
);

const wargRider = withKeyword('Warg-rider');
/** It shakes off what is used against its rider. */
const cancelsAbilities = during(abilityUsedAgainst(Phase.skirmish, host), {
  costs: [exertBearer()],
  effect: cancelThatAbility,
});
// Sharku's Warg
card(
  '5_59',
  bearer(wargRider),
  modifier({
    attribute: damage,
    of: itsBearer,
    by: 1,
    if: passes(host, named('Sharku')),
  }),
  cancelsAbilities,
);

/** Who discards his own, as a price or because he is made to, is not prevented, whoever asks. LR-ERRATA-2013 */
const notByItsPlayer: Cause = {
  parts: [],
  test: (g, _v, at) => `${g.ref(byOf)}(${at.n}) !== s.card.controller[${at.a}]`,
  say: NOTHING,
};
// Siege Engine. LR-ERRATA-2012, 2013
card(
  '5_60',
  during(shadowPhase, { ...byPlaying(urukHai), effect: placeTokens(1, 'Isengard', a(machine)) }),
  during(inAnswerTo(isAboutToBeDiscarded(machine, byAnOpponent, notByItsPlayer)), {
    costs: [discardSelf],
    effect: preventDiscards,
  }),
);

const machineIsReady = whenPlayed({
  may: true,
  if: silent(thereAre(1, machine)),
  effect: placeTokens(1, 'Isengard', a(machine)),
});
// Uruk Engineer
card('5_61', machineIsReady);

// Uruk Sapper
card('5_62', machineIsReady);

// Uruk-hai Berserker
card('5_63', strongerForWounds(1));

// War-warg
card('5_64', bearer(wargRider), cancelsAbilities);

// Warg
card('5_65', bearer(wargRider), cancelsAbilities);

const mountFromDiscard = fromDiscard(isengardMount);
// Warg-master
card(
  '5_66',
  whenPlayed({ may: true, targets: [mountFromDiscard], effect: playIt(the(mountFromDiscard.name)) }),
  fierceUntilExhausted,
);

// Warg-rider
card('5_67', fierceUntilExhausted);

// Wolf-voices
card(
  '5_68',
  event(skirmish, {
    effect: acting(a(isengardOrc), (it) =>
      andIf(strengthen(it, 2), isSo(it, mounted, 'mounted'), healIt(it)),
    ),
  }),
);

// Wolves of Isengard
card(
  '5_69',
  playsOnSiteYouControl(both(withKeyword('Plains'), aSite)),
  during(regroup, { costs: [exertA(isengardOrc)], effect: woundIt(a(companion, freePeoplesPlayer)) }),
);
