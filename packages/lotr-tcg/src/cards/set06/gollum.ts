/** Ents of Fangorn: the Gollum culture. */
import { takeIntoHand } from '../../rules/cards/hand.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, addBurdensToPay, addsBurdens, always, both, cardFile, chooseMany, companion, discardFromYourHand,
  discardIt, during, eachShadowPlayerMay, event, exceptRingBearer, exertAndDiscard, exertOften, type Filter,
  fights, forThisTurn, gollum, grant, healIt, inAnswerTo, inZone, many, minion, moved, NOTHING, ofCulture,
  oncePerTurn, orIf, passes, raiseMoveLimit, regroup, removesBurdens, ringBoundCompanion, say, saying, self,
  sequence, shadow, skirmish, skirmishing, smeagol, spot, strengthen, strengthenOr, thatShadowPlayer, the,
  toPlay, trigger, verb, winsASkirmish, withEach, woundEvery, woundIt, wraithMinion, Zone,
} from '../words/index.ts';

export const card = cardFile();

const smeagolWins = inAnswerTo(winsASkirmish(smeagol));
const gollumWins = inAnswerTo(winsASkirmish(gollum));
// Don't Follow the Lights
card('6_38', event(smeagolWins, { costs: [addBurdensToPay(1)], effect: discardIt(a(minion)) }));

/** Once, or twice if it is of that culture. */
const woundMore = (whom: Filter, better: Filter) =>
  acting(a(whom), (who) => orIf(woundIt(who), passes(who, better), woundIt(who, 2)));
// Don't Look at Them. LR-ERRATA-078
card(
  '6_39',
  during(skirmish, {
    costs: [spot(1, smeagol), discardFromYourHand(3)],
    effect: woundMore(both(minion, skirmishing(smeagol)), wraithMinion),
  }),
);

// Gollum, Old Villain
card(
  '6_40',
  during(skirmish, {
    costs: [discardFromYourHand(1)],
    effect: strengthenOr(self, 1, 2, (he) => fights(he, ringBoundCompanion)),
  }),
);

// Master Broke His Promise
card(
  '6_41',
  event(regroup, {
    costs: [exertOften(gollum, 3)],
    effect: sequence(woundEvery(companion), raiseMoveLimit(-1, forThisTurn)),
  }),
);

// Nasty, Foul Hobbitses
card('6_42', event(gollumWins, { effect: addsBurdens(1) }));

// Not Listening
card('6_43', event(smeagolWins, { effect: sequence(healIt(a(smeagol)), removesBurdens(2)) }));

const hisDiscard = inZone(Zone.discard, thatShadowPlayer, 'discard pile');
const upToThree = chooseMany('taken', shadow, { most: 3, domain: hisDiscard, who: thatShadowPlayer });
const takesThree = saying(
  sequence(
    upToThree,
    withEach(
      upToThree,
      verb('take into hand', takeIntoHand, [thatShadowPlayer, the(upToThree.name)], NOTHING),
    ),
  ),
  say`take up to ${many(3, 'Shadow card')} into hand from his discard pile`,
  'the words tell the steps, a reader wants what comes of them',
);
const theyTakeCards = eachShadowPlayerMay(always(NOTHING), takesThree);
// Safe Paths
card(
  '6_44',
  event(regroup, {
    costs: [exertAndDiscard(smeagol, 3, 'Sméagol')],
    effect: sequence(
      woundEvery(minion),
      raiseMoveLimit(1, forThisTurn),
      saying(
        grant(trigger(moved, { limit: oncePerTurn, effect: theyTakeCards }), forThisTurn),
        say`if the fellowship moves, ${theyTakeCards.say}`,
        'what is granted or forbidden would be said as a card of its own',
      ),
    ),
  }),
);

// Sméagol, Poor Creature
card(
  '6_45',
  ...toPlay(addBurdensToPay(1)),
  during(skirmish, { costs: [discardFromYourHand(1)], effect: strengthen(self, 1) }),
);

// They Stole It. LR-ERRATA-079
card(
  '6_46',
  during(skirmish, {
    costs: [spot(1, gollum), discardFromYourHand(3)],
    effect: woundMore(both(companion, skirmishing(gollum)), ofCulture('Shire', companion)),
  }),
);

// You're a Liar and a Thief
card('6_47', event(gollumWins, { effect: woundIt(a(exceptRingBearer(companion))) }));
