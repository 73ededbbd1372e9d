/** Battle of Helm's Deep: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, abilityUsedAgainst, ableToExert, acting, addsTwilight, ally, ambush, andIf, anyCard, aSite, bearer,
  borneBy, both, cancelThatAbility, canTakeControl, cardFile, character, companion, damage, discardIt, during,
  event, exactly, exertA, exertBearer, exertEvery, exertIt, exertSelf, exertSelfTimes, fierceUntilExhausted,
  forThisSkirmish, freePeoplesPlayer, fromDiscard, gives, healIt, hobbit, host, isengardOrc, isSo, itsBearer,
  machine, maneuver, modifier, mounted, named, non, ofClass, ofCulture, Phase, passes, placeTokens, playIt,
  playsOnSiteYouControl, regroup, removeTokensFrom, returnEvery, returnIt, say, self, sequence, shadowPhase,
  silent, sitesYouControl, skirmish, spot, spotFreeCultures, spotTokensHere, strengthen, strongerForWounds,
  takesControlOfASite, the, thereAre, toHeal, unboundCompanion, urukHai, when, whenPlayed, winsASkirmish,
  withKeyword, withVitality, worded, woundEvery, woundIt, youPlay,
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

/** So many tokens of one machine, and two exertions. LR-ERRATA-069, 071 */
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
const isHale = (n: number) =>
  worded(passes(self, withVitality(n)), say`${self.say} has at least ${n} vitality`);
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
      worded(
        sequence(returnEvery(both(anyCard, borneBy(exactly(it)))), returnIt(it)),
        say`return ${it.say} and every card on that companion to their owners' hands`,
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

const wargRider = both(withKeyword('Warg-rider'), character);
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
    if: worded(passes(host, named('Sharku')), say`${host.say} is Sharku`),
  }),
  cancelsAbilities,
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
