/** The Two Towers: the Gandalf culture. */
import { keepEvent } from '../../rules/actions/events.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, aCondition, acting, addTwilight, ally, anEvent, anEventIsPlayed, bearer, borneBy, both,
  type CardRef, cannotBear, canSpotMore, canSpotTwilight, cardFile, cardRef, character, choose, companion,
  condition, cost, damage, discardEvery, discardFromYourHand, discardIt, discardLying, discardSelf,
  discardUpTo, during, dwarf, type Effect, elf, ent, event, exactly, exertA, exertEvery, exertIt, exertOften,
  exertSelf, type Filter, fellowship, fellowshipOrManeuver, freePeoples, freePeoplesPlayer, fromDiscard,
  gandalf, gives, handWeapon, healIt, inAnswerTo, injured, isAboutToBeDiscarded, isengardMinion, isKilled,
  itsBearer, man, maneuver, many, minion, minus, modifier, named, ofCulture, onceForEach, opponentTo,
  placeTokens, playIt, possessionOrArtifact, preventAllWounds, preventThat, regroup, remember, remembered,
  say, saying, self, sequence, shadow, showAll, shufflePile, skirmish, skirmishing, spot, spotTwilight,
  stackedHere, stackIt, startOfSkirmishOf, strength, strengthenForEachOf, takesPart, thatCharacter, the,
  theOpponent, thereAre, toBePlayed, toHeal, tokensHere, toPlay, toPlaySpot, topCards, twilightBelow,
  twilightNow, unboundCompanion, unboundHobbit, unlessAnyShadow, untilRegroup, verb, when, whenPlayed,
  winsASkirmish, withOpponent, withSignet, withStrengthUpTo, word, woundEvery, woundIt, you, yourDead, yours,
  Zone,
} from '../words/index.ts';

export const card = cardFile();

// Behold the White Rider
card(
  '4_88',
  when(winsASkirmish(gandalf), { may: true, effect: placeTokens(1, 'Gandalf') }),
  during(skirmish, {
    effect: sequence(
      onceForEach(tokensHere, woundIt(a(both(minion, skirmishing(gandalf))))),
      discardIt(self),
    ),
  }),
);

const fromThePile = fromDiscard(both(freePeoples, character));
// Gandalf, Greyhame
card(
  '4_89',
  during(fellowship, {
    if: twilightBelow(2),
    targets: [fromThePile],
    costs: [addTwilight(2)],
    effect: playIt(the(fromThePile.name)),
  }),
);

// Gandalf, The White Wizard
card('4_90', modifier({ attribute: strength, of: exactly(self), by: 3, if: canSpotTwilight(3) }));

// Gandalf's Staff, Walking Stick
card('4_91', bearer(gandalf), modifier({ attribute: damage, of: itsBearer, by: 2, if: canSpotTwilight(2) }));

// Grown Suddenly Tall
card('4_92', event(fellowship, { costs: [spot(1, gandalf)], effect: discardEvery(aCondition) }));

// Have Patience
card('4_93', event(fellowship, { costs: [spot(1, gandalf)], effect: healIt(toHeal(unboundCompanion), 2) }));

const shadowCondition = both(shadow, aCondition);
// Hearken to Me
card(
  '4_94',
  toPlaySpot(1, gandalf),
  bearer(named('Théoden')),
  whenPlayed({ effect: discardEvery(both(shadowCondition, borneBy(named('Théoden')))) }),
  cannotBear(named('Théoden'), shadowCondition),
);

// Into Dark Tunnels
card(
  '4_95',
  event(inAnswerTo(anEventIsPlayed(both(ofCulture('Gandalf', anEvent), yours))), {
    costs: [exertOften(gandalf, 2)],
    effect: verb(
      'keep event',
      keepEvent,
      [thatCharacter],
      say`put that event into your hand instead of your discard pile`,
    ),
  }),
);

const signedByGandalf = both(companion, withSignet('Gandalf'));
// Keep Your Forked Tongue
card(
  '4_96',
  event(skirmish, {
    costs: [spot(1, gandalf), spotTwilight(3)],
    effect: preventAllWounds(a(signedByGandalf)),
  }),
);

/** The Free Peoples player does it, because a Shadow player wants it so. */
const makesHimWound = saying(
  cost(thereAre(1, minion), woundIt(a(minion, freePeoplesPlayer))),
  say`make ${freePeoplesPlayer.say} wound a minion`,
  'a player has a shorter word for it',
);
// Long I Fell
card(
  '4_97',
  event(skirmish, {
    costs: [spot(1, gandalf)],
    effect: unlessAnyShadow([makesHimWound], preventAllWounds(a(gandalf))),
  }),
);

// Mithrandir, Mithrandir!
card(
  '4_98',
  event(maneuver, { costs: [exertA(gandalf)], effect: woundEvery(both(minion, withStrengthUpTo(6))) }),
);

// Roll of Thunder
card(
  '4_99',
  event(fellowshipOrManeuver, {
    costs: [spot(1, gandalf)],
    effect: discardIt(a(both(shadow, possessionOrArtifact))),
  }),
);

// Shadowfax
card(
  '4_100',
  bearer(gandalf),
  whenPlayed({ effect: discardEvery(both(handWeapon, borneBy(gandalf))) }),
  cannotBear(gandalf, handWeapon),
  when(startOfSkirmishOf(gandalf), { effect: exertEvery(both(minion, skirmishing(gandalf))) }),
);

const anEntAlly = a(both(ent, ally), you, 'Ent');
// Stump and Bramble
card(
  '4_101',
  event(maneuver, {
    targets: [anEntAlly],
    costs: [spot(1, isengardMinion)],
    effect: sequence(
      gives(the(anEntAlly.name), damage, 2, untilRegroup),
      gives(the(anEntAlly.name), takesPart, 3, untilRegroup),
    ),
  }),
);

// Task Was Not Done
card('4_102', event(regroup, { costs: [exertA(gandalf)], effect: discardUpTo(2, both(injured, minion)) }));

const sheltered = toBePlayed(unboundHobbit, stackedHere);
// Treebeard, Earthborn
card(
  '4_103',
  during(inAnswerTo(isAboutToBeDiscarded(unboundHobbit)), {
    effect: saying(
      sequence(preventThat(), stackIt(thatCharacter, self)),
      say`stack that Hobbit on ${self.say} instead`,
      'the words tell the steps, a reader wants what comes of them',
    ),
  }),
  during(fellowship, {
    targets: [sheltered],
    costs: [exertSelf, addTwilight(1)],
    effect: playIt(the(sheltered.name)),
  }),
);

// Treebeard, Oldest Living Thing
card(
  '4_104',
  during(fellowship, {
    costs: [exertSelf, discardFromYourHand(1, unboundCompanion)],
    effect: healIt(toHeal(unboundCompanion)),
  }),
);

// Under the Living Earth. LR-ERRATA-053
card('4_105', event(skirmish, { effect: strengthenForEachOf(a(gandalf), 1, twilightNow, { limit: 5 }) }));

// Well Met Indeed
card(
  '4_106',
  event(fellowship, {
    targets: [toBePlayed(named('Gandalf'), yourDead)],
    costs: [spot(1, elf), spot(1, ofCulture('Gondor', man)), spot(1, dwarf)],
    effect: playIt(the('card')),
  }),
);

/** Who is to bear it; nobody is chosen yet while it is only asked whether it can be played. */
const bearerToBe: CardRef = cardRef('bearer to be', [], () => 'n', say`${word('that Ent')}`);
const exertsForIt = saying(
  cost(
    condition(
      'can exert',
      [],
      (g, v) => `(n === 0 || ${ableToExert.js(g, { ...v, it: 'n' })})`,
      say`an Ent can exert`,
    ),
    exertIt(bearerToBe),
  ),
  say`exert an Ent`,
  'a player has a shorter word for it',
);
const hisTopTen = topCards(remembered('left on top'), theOpponent);
/** One of those that were revealed, as its player likes. */
const discardOneOf = (which: Filter, name: string): Effect =>
  acting(choose(name, which, hisTopTen), (it) =>
    sequence(discardLying(it), remember('left on top', minus(remembered('left on top'), 1))),
  );
// Windows in a Stone Wall
card(
  '4_107',
  ...toPlay(exertsForIt),
  saying(
    bearer(both(ent, ableToExert)),
    say`plays on that Ent`,
    'what is granted or forbidden would be said as a card of its own',
  ),
  during(inAnswerTo(isKilled(isengardMinion)), {
    costs: [discardSelf],
    effect: withOpponent(
      saying(
        sequence(
          remember('left on top', 10),
          showAll(hisTopTen, word('cards')),
          discardOneOf(shadow, 'Shadow card'),
          discardOneOf(freePeoples, 'Free Peoples card'),
          shufflePile(Zone.deck, theOpponent, 'draw deck'),
        ),
        say`reveal the top ${10} cards of the draw deck of ${theOpponent.say}, discard ${many(1, 'Shadow card')} and ${many(1, 'Free Peoples card')} among them and have that deck reshuffled`,
        'the words tell the steps, a reader wants what comes of them',
      ),
    ),
  }),
);

// Wizardry Indeed
card(
  '4_108',
  event(maneuver, {
    if: canSpotMore(minion, companion),
    costs: [exertA(gandalf)],
    effect: opponentTo('discard', minion, (it) => discardIt(it, theOpponent)),
  }),
);
