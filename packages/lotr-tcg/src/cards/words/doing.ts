/** What cards do: exert, heal, wound, discard, draw, twilight, burdens. Each is a law of the rules with its arguments. */
import {
  type Condition,
  counted,
  type Effect,
  effect,
  type Filter,
  finish,
  firstIn,
  forbiddenBy,
  forEach,
  ifSo,
  many,
  move,
  moveFaceDown,
  NOTHING,
  type Num,
  type Phrase,
  type PlayerRef,
  pick,
  place,
  printedNumber,
  printedOf,
  repeat,
  say,
  sayNum,
  sayPer,
  sequence,
  show,
  sizeOf,
  the,
  type Value,
  verb,
  word,
  you,
} from '@westmarch/kernel';
import { hear } from '../../rules/actions/responses.ts';
import { isInPlay, isRingBearer } from '../../rules/cards/cards.ts';
import { drawCards } from '../../rules/cards/draw.ts';
import {
  discardFromDeck,
  discardFromHand,
  dropFromHand,
  leftHand,
  revealHandOf,
  revealQuietly,
  takeIntoHand,
} from '../../rules/cards/hand.ts';
import { discardBy, discard as discardFromPlay, putAway, returnToHand } from '../../rules/cards/leaving.ts';
import { exert, exhaust, heal } from '../../rules/combat/exertion.ts';
import { wound } from '../../rules/combat/wounds.ts';
import { addBurdens, removeBurdens } from '../../rules/counters/burdens.ts';
import { bringTwilight, removeTwilight } from '../../rules/counters/twilight.ts';
import { forgetCard } from '../../rules/history.ts';
import { noSight } from '../../rules/prohibitions.ts';
import { type S, Zone } from '../../state.ts';
import { acting, type Who } from './cards/choosing.ts';
import { freePeoplesPlayer } from './players.ts';
import { often } from './telling.ts';

/** The same again: "exert Gandalf twice". Each time by itself. LR-EXERT-004, LR-HEAL-001 */
const again = (once: Effect, times: Num): Effect =>
  times === 1
    ? once
    : {
        ...repeat(times, once),
        say: typeof times === 'number' ? often(once.say, times) : say`${once.say} ${sayNum(times)} times`,
      };
export const exertIt = (who: Who, times: Num = 1): Effect =>
  acting(who, (card) => again(verb('exert', exert, [card], say`exert ${card.say}`), times));
export const healIt = (who: Who, times: Num = 1): Effect =>
  acting(who, (card) => again(verb('heal', heal, [card], say`heal ${card.say}`), times));
export const woundIt = (who: Who, times: Num = 1): Effect =>
  acting(who, (card) =>
    verb(
      'wound',
      wound,
      [card, times],
      typeof times === 'number'
        ? often(say`wound ${card.say}`, times)
        : say`wound ${card.say} ${sayNum(times)} times`,
    ),
  );
/** As often as it can be. LR-EXERT-007 */
export const exhaustIt = (who: Who): Effect =>
  acting(who, (card) => verb('exhaust', exhaust, [card], say`exhaust ${card.say}`));
/** By whoever has the text, or by a player whom it makes discard. LR-DISCARD-001, LR-ERRATA-2013 */
export const discardIt = (who: Who, by?: PlayerRef): Effect =>
  acting(who, (card) => {
    const text = say`discard ${card.say}`;
    return by === undefined
      ? verb('discard', discardFromPlay, [card], text)
      : verb('discard', discardBy, [card, by], text);
  });

/** "draw a card (or draw 2 cards if so)": judged when it happens. */
export const orIf = (usual: Effect, when: Condition, better: Effect): Effect => ({
  ...ifSo(when, better, usual),
  say: say`${usual.say} (or ${better.say} if ${when.say})`,
});

/** "give it +2 strength (and damage +1 if so)": judged when it happens. */
export const andIf = (usual: Effect, when: Condition, more: Effect): Effect => ({
  ...sequence(usual, ifSo(when, more)),
  say: say`${usual.say} (and ${more.say} if ${when.say})`,
});

export const returnEvery = (which: Filter): Effect => ({
  ...forEach('returned', which, returnIt(the('returned'))),
  say: say`return every ${counted(which.noun, 'bare')} to its owner's hand`,
});
const doom = (s: S, card: number): void => void (s.card.doomed[card] = 1);
const spareAll = (s: S): void => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) s.card.doomed[c] = 0;
};
/** They go together: none of them can be given anything while others of them are on their way. LR-ERRATA-019 */
export const discardEvery = (which: Filter): Effect => ({
  ...sequence(
    forEach('doomed', which, verb('doom', doom, [the('doomed')], NOTHING)),
    forEach('discard', which, verb('discard', discardFromPlay, [the('discard')], say`discard`)),
    verb('spare', spareAll, [], NOTHING),
  ),
  say: say`discard every ${counted(which.noun, 'bare')}`,
});
export const woundEvery = (which: Filter, times = 1): Effect => ({
  ...forEach('wounded', which, woundIt(the('wounded'), times)),
  say: often(say`wound every ${counted(which.noun, 'bare')}`, times),
});
export const exertEvery = (which: Filter, times = 1): Effect => ({
  ...forEach('exerted', which, exertIt(the('exerted'), times)),
  say: often(say`exert every ${counted(which.noun, 'bare')}`, times),
});
export const healEvery = (which: Filter, times = 1): Effect => ({
  ...forEach('healed', which, healIt(the('healed'), times)),
  say: often(say`heal every ${counted(which.noun, 'bare')}`, times),
});

const sayDraw = (n: Num): Phrase =>
  typeof n === 'number'
    ? say`draw ${many(n, 'card')}`
    : n.perEach?.factor === 1
      ? say`draw a card ${n.perEach.each}`
      : say`draw ${many(sayNum(n), 'card')}`;
/** Where another draws it is said who; a Shadow player who may has been named before. */
const sayWhoDraws = (n: Num, who: PlayerRef): Phrase =>
  who.word === 'you' || who.word === 'that Shadow player' ? sayDraw(n) : say`make ${who.say} ${sayDraw(n)}`;
export const draw = (n: Num, who: PlayerRef = you): Effect =>
  verb('draw', drawCards, [who, n], sayWhoDraws(n, who));
/** It goes back to its owner's hand. */
export const returnIt = (who: Who): Effect =>
  acting(who, (card) =>
    verb('return to hand', returnToHand, [card], say`return ${card.say} to its owner's hand`),
  );
export const takeIt = (who: Who): Effect =>
  acting(who, (card) => verb('take into hand', takeIntoHand, [you, card], say`take ${card.say} into hand`));

/** Nobody else learns which card it was. */
const beneath = (s: S, card: number): void => {
  if (card === 0 || isRingBearer(s, card)) return;
  const owner = s.card.owner[card];
  const deck = place(s, Zone.deck, owner);
  if (isInPlay(s, card)) putAway(s, card, deck);
  else if (s.layout.placeKind[s.card.place[card]] === Zone.hand) moveFaceDown(s, card, deck, 1 << owner);
  else move(s, card, deck);
  forgetCard(s, card);
  leftHand(s);
  hear(s);
};
export const putBeneathDeck = (who: Who): Effect =>
  acting(who, (card) => verb('beneath deck', beneath, [card], say`put ${card.say} beneath your draw deck`));

const handBeneath = (s: S, player: number): void => {
  const hand = place(s, Zone.hand, player);
  for (let c = firstIn(s, hand), next = 0; c !== 0; c = next) {
    next = s.card.next[c];
    forgetCard(s, moveFaceDown(s, c, place(s, Zone.deck, player), 1 << player));
  }
  leftHand(s);
  hear(s);
};
/** A whole hand; nobody else learns which cards they were. */
export const putHandBeneathDeck: Effect = verb(
  'hand beneath deck',
  handBeneath,
  [you],
  say`put your hand beneath your draw deck`,
);

export { discardFromDeck };
export const discardTop = (n: Num, who: PlayerRef = freePeoplesPlayer): Effect => {
  const { amount, each } = sayPer(n, false);
  return verb(
    'discard top',
    discardFromDeck,
    [who, n],
    n === 1
      ? say`make ${who.say} discard the top card of his draw deck`
      : each === NOTHING
        ? say`make ${who.say} discard the top ${sayNum(n)} cards of his draw deck`
        : typeof n !== 'number' && n.perEach?.factor === 1
          ? say`make ${who.say} discard the top card of his draw deck ${each}`
          : say`make ${who.say} discard the top ${amount} cards of his draw deck ${each}`,
  );
};

/** A card at random leaves a hand; all see it go. */
const atRandom = (s: S, hand: number): number => {
  let card = firstIn(s, hand);
  for (let skip = pick(s, sizeOf(s, hand)); skip > 0; skip--) card = s.card.next[card];
  return card;
};
const discardRandom = (s: S, player: number, n: number): void => {
  const hand = place(s, Zone.hand, player);
  for (let left = n; left > 0; left--) dropFromHand(s, atRandom(s, hand));
  hear(s);
};
/** Nothing keeps a player from seeing that hand. LR-ERRATA-009 */
export const maySee = (s: S, whose: number, source: number, by: number): boolean =>
  whose === by || forbiddenBy(s, noSight, whose, source, by) === 0;
/** What a hand would have shown is not done. */
export const unlessHidden = (
  g: Parameters<PlayerRef['js']>[0],
  v: Parameters<PlayerRef['js']>[1],
  whose: PlayerRef,
): string => `if (!${g.ref(maySee)}(s, ${whose.js(g, v)}, self, you)) return ${finish};`;
const revealRandom = (s: S, player: number): number => {
  const card = atRandom(s, place(s, Zone.hand, player));
  revealQuietly(s, card);
  hear(s);
  return card;
};
export const discardAtRandom = (n: number, who: PlayerRef = freePeoplesPlayer): Effect =>
  verb(
    'discard at random',
    discardRandom,
    [who, n],
    say`make ${who.say} discard ${many(n, 'card')} at random from hand`,
  );

/** A card in a hand, chosen there, is discarded. */
export const discardHeld = (who: Who): Effect =>
  acting(who, (card) => verb('discard from hand', discardFromHand, [card], say`discard ${card.say}`));

/** "add 2 burdens", "add 1 burden for each companion". */
export const sayCounters = (does: string, n: Num, what: string): Phrase => {
  if (typeof n === 'number') return say`${word(does)} ${many(n, what)}`;
  return n.perEach === undefined
    ? say`${word(does)} ${many(sayNum(n), what)}`
    : say`${word(does)} ${many(n.perEach.factor, what)} ${n.perEach.each}`;
};
export const addsTwilight = (n: Num): Effect => {
  const { amount, each } = sayPer(n, false);
  return verb(
    'add twilight',
    bringTwilight,
    [n],
    each === NOTHING ? say`add ${amount} twilight` : say`add ${amount} twilight ${each}`,
  );
};
export const removesTwilight = (n: Num): Effect =>
  verb(
    'remove twilight',
    removeTwilight,
    [n],
    say`remove ${sayPer(n, false).amount} twilight ${sayPer(n, false).each}`,
  );
export const addsBurdens = (n: Num): Effect =>
  verb('add burdens', addBurdens, [freePeoplesPlayer, n], sayCounters('add', n, 'burden'));
export const removesBurdens = (n: Num): Effect =>
  verb('remove burdens', removeBurdens, [freePeoplesPlayer, n], sayCounters('remove', n, 'burden'));

/** One card at random from a hand is shown to all, and keeps a name; with no card in hand it is none. */
export const revealAtRandom = (whose: PlayerRef, name: string): Effect =>
  effect('reveal at random', [whose], say`reveal a card at random from the hand of ${whose.say}`, (b) =>
    b.does(
      'reveal',
      `${unlessHidden(b.g, b.v, whose)} ${b.slot(name)} = ${b.g.ref(revealRandom)}(s, ${whose.js(b.g, b.v)});`,
    ),
  );

/** What was revealed costs so much; what lies in a hand is read as printed. LR-MODIF-007 */
export const costOfRevealed: Value = {
  ...printedOf(the('revealed'), printedNumber('twilight')),
  say: say`X (its twilight cost)`,
};

/** A card that is known or chosen is shown to all. LR-EFFECT-003 */
const showToAll = (s: S, card: number): void => {
  revealQuietly(s, card);
  hear(s);
};
export const revealIt = (who: Who): Effect =>
  acting(who, (card) => verb('reveal', showToAll, [card], say`reveal ${card.say}`));

// ——— hands ———
const lookAt = (s: S, whose: number, looker: number): void => {
  for (let c = firstIn(s, place(s, Zone.hand, whose)); c !== 0; c = s.card.next[c]) show(s, c, 1 << looker);
};
/** Only who looks may see it. LR-EFFECT-002 */
export const lookAtHand = (whose: PlayerRef): Effect =>
  effect('look at hand', [whose], say`look at the hand of ${whose.say}`, (b) =>
    b.does('look', `${unlessHidden(b.g, b.v, whose)} ${b.g.ref(lookAt)}(s, ${whose.js(b.g, b.v)}, you);`),
  );
/** Everyone sees it. LR-EFFECT-003 */
export const revealHand = (whose: PlayerRef): Effect =>
  effect('reveal hand', [whose], say`reveal the hand of ${whose.say}`, (b) =>
    b.does('reveal', `${unlessHidden(b.g, b.v, whose)} ${b.g.ref(revealHandOf)}(s, ${whose.js(b.g, b.v)});`),
  );
