/** What a hand loses or shows is heard of at once: who waits for that acts before the rest of the text goes on. LR-ACTION-003 */
import { sequence } from '@westmarch/kernel';
import {
  acting,
  anyCard,
  canSpotTwilight,
  discardAtRandom,
  discardBottomCard,
  discardHeld,
  discardsFromDeck,
  discardsHand,
  discardTop,
  discardUpToHeld,
  draw,
  during,
  type Effect,
  from,
  ifSo,
  isRevealed,
  losesInitiative,
  maneuver,
  minion as minions,
  putBeneathDeck,
  putHandBeneathDeck,
  putOnDeck,
  putOnTopOrBeneath,
  revealAtRandom,
  revealHand,
  revealIt,
  shuffleHandIn,
  takeIt,
  takesACard,
  takeTopUntilNot,
  theRevealed,
  when,
  you,
  yourDiscard,
  yourHand,
} from '../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add, idler, table } from '../maneuver.ts';

const one = from(yourHand, anyCard);
/** What a text does, and what its player says to it. */
const losing: Readonly<Record<string, readonly [Effect, ...(readonly string[])]>> = {
  'a card goes beneath the deck': [putBeneathDeck(one), 'A'],
  'the hand goes beneath the deck': [putHandBeneathDeck],
  'a card goes on top of the deck, or beneath it': [
    acting(one, (it) => putOnTopOrBeneath(it)),
    'A',
    'put that card on top',
  ],
  'a revealed card goes on top of the deck': [
    sequence(revealAtRandom(you, 'revealed'), putOnDeck(theRevealed)),
  ],
  'the hand is shuffled into the deck': [shuffleHandIn()],
  'a card is discarded at random': [discardAtRandom(1, you)],
  'a chosen card is discarded': [discardHeld(one), 'A'],
  'up to one card is discarded': [discardUpToHeld(1), 'A'],
  'the hand is discarded': [discardsHand()],
};
const showing: Readonly<Record<string, readonly [Effect, ...(readonly string[])]>> = {
  'a card is revealed': [revealIt(one), 'A'],
  'a card is revealed at random': [revealAtRandom(you, 'revealed')],
  'a hand is revealed': [revealHand(you)],
};
const decking: Readonly<Record<string, readonly [Effect, ...(readonly string[])]>> = {
  'the top card is discarded': [discardTop(1, you)],
  'the bottom card is discarded': [discardBottomCard],
};
const taking: Readonly<Record<string, readonly [Effect, ...(readonly string[])]>> = {
  'a card comes back from the discard pile': [takeIt(from(yourDiscard, anyCard))],
  'a card is taken from the top': [takeTopUntilNot(minions)],
  'a card is drawn': [draw(1)],
};
/** 10 more if some twilight is there by then. */
const goesOn = (effect: Effect) =>
  during(maneuver, { effect: sequence(effect, ifSo(canSpotTwilight(1), add(10))) });

invent(
  idler,
  minion('Orc'),
  ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => companion(name)),
  ...Object.entries({ ...losing, ...showing, ...decking, ...taking }).map(([name, [effect]]) =>
    companion(name, {}, goesOn(effect)),
  ),
  freeCondition('Initiative', {}, when(losesInitiative(you), { effect: add(1) })),
  freeCondition('Waste', {}, when(discardsFromDeck(you), { effect: add(1) })),
  freeCondition('Gain', {}, when(takesACard(you), { effect: add(1) })),
  freeCondition('Revelation', {}, when(isRevealed(anyCard), { effect: add(1) })),
);

const position = (name: string, listener: string, hand: readonly string[], dice: readonly number[]) =>
  table(
    { companions: [frodo(), 'Idler', name], support: [listener], hand, deck: ['E', 'F'], discard: ['G'] },
    {},
    dice.length === 0 ? {} : { dice },
  );
const atRandom = (name: string): readonly number[] => (/random|revealed card/.test(name) ? [0] : []);

for (const [name, [, ...says]] of Object.entries(losing))
  scenario(`[LR-INIT-001 LR-ACTION-003] before the text goes on, initiative is lost: ${name}`, (t) => {
    t.given(position(name, 'Initiative', ['A', 'B', 'C', 'D'], atRandom(name)));
    t.player('Ann').does(name, ...says);
    t.expect.table({ twilight: 11 });
  });
for (const [name, [, ...says]] of Object.entries(showing))
  scenario(`[LR-EFFECT-003 LR-ACTION-003] before the text goes on, all have seen it: ${name}`, (t) => {
    const whole = name === 'a hand is revealed';
    t.given(position(name, 'Revelation', whole ? ['A'] : ['A', 'B'], atRandom(name)));
    t.player('Ann').does(name, ...says);
    t.expect.table({ twilight: 11 });
  });
for (const [name, [, ...says]] of Object.entries(decking))
  scenario(`[LR-DISCARD-001 LR-ACTION-003] before the text goes on, who waits for it acts: ${name}`, (t) => {
    t.given(position(name, 'Waste', ['A'], []));
    t.player('Ann').does(name, ...says);
    t.expect.table({ twilight: 11 });
  });
for (const [name, [, ...says]] of Object.entries(taking))
  scenario(`[LR-FELLOW-007 LR-ACTION-003] before the text goes on, who waits for it acts: ${name}`, (t) => {
    t.given(position(name, 'Gain', ['A'], []));
    t.player('Ann').does(name, ...says);
    t.expect.table({ twilight: 11 });
  });
