/** Battle of Helm's Deep: the Gollum culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, addBurdensToPay, addsBurdens, addsTwilight, aShadowCard, bearer, both, burdensNow, cardFile,
  companionOrAlly, damage, discardA, discardable, discardIt, discardRandomFromYourHand, discardSelf, during,
  event, exactly, exertA, exertIt, exertOften, forThisSkirmish, fromDiscard, gives, gollum, maneuver, minion,
  modifier, onceForEach, playIt, playsNextSite, preventAllWounds, putTopBeneath, regroup, revealedThatWay,
  revealTopCounting, searchAndPlay, self, sequence, shadow, shadowPhase, sitesAre, skirmish, smeagol,
  smeagolOrGollum, spot, strength, strengthen, the, toPlay, unlessAnyShadow, when, winsASkirmish, woundIt,
  yourDeckOrDiscard,
} from '../words/index.ts';

export const card = cardFile();

// Be Back Soon. LR-RING-004
card(
  '5_21',
  event(maneuver, {
    costs: [discardA(discardable(smeagol))],
    effect: unlessAnyShadow([exertOften(minion, 2, 'weary minion')], discardIt(a(minion))),
  }),
);

// Evil-smelling Fens
card(
  '5_22',
  sitesAre('Marsh'),
  during(shadowPhase, {
    targets: [fromDiscard(minion)],
    costs: [exertOften(gollum, 2), discardSelf],
    effect: playIt(the('minion')),
  }),
);

// Follow Sméagol
card('5_23', bearer(smeagol), during(regroup, { costs: [exertA(smeagolOrGollum)], effect: playsNextSite }));

// Gollum, Nasty Treacherous Creature
card(
  '5_24',
  during(regroup, { costs: [discardSelf], effect: exertIt(a(both(companionOrAlly, ableToExert))) }),
);

// Gollum, Stinker
card(
  '5_25',
  modifier({ attribute: strength, of: exactly(self), by: burdensNow }),
  when(winsASkirmish(exactly(self)), { may: true, effect: addsBurdens(1) }),
);

// Look at Him
card('5_26', event(shadowPhase, { costs: [spot(1, smeagolOrGollum)], effect: addsTwilight(burdensNow) }));

// Poor Wretch
card(
  '5_27',
  bearer(smeagol),
  during(skirmish, { costs: [discardSelf], effect: gives(a(smeagol), damage, 1, forThisSkirmish) }),
);

// Sméagol, Old Noser
card(
  '5_28',
  ...toPlay(addBurdensToPay(1)),
  during(regroup, {
    costs: [exertOften(smeagolOrGollum, 2, 'Sméagol')],
    effect: sequence(
      revealTopCounting(4, shadow),
      onceForEach(revealedThatWay(aShadowCard), woundIt(a(minion))),
      putTopBeneath(4),
    ),
  }),
);

// Sméagol, Slinker
card(
  '5_29',
  ...toPlay(addBurdensToPay(1)),
  during(skirmish, {
    costs: [addBurdensToPay(1)],
    effect: sequence(strengthen(self, 2), preventAllWounds(self)),
  }),
);

// We Must Have It
card(
  '5_30',
  event(shadowPhase, { effect: searchAndPlay(gollum, yourDeckOrDiscard) }),
  event(skirmish, { costs: [discardRandomFromYourHand], effect: strengthen(a(gollum), 3) }),
);
