/** Piles: the discard pile, the sideboard and the play deck, and what moves between them. */
import {
  anyCard,
  type CardRef,
  type Condition,
  chooseMany,
  condition,
  type Domain,
  type Effect,
  effect,
  type Filter,
  inTurn,
  inZone,
  lookAt,
  minus,
  move,
  moveCard,
  NOTHING,
  type Num,
  num,
  numberChosen,
  type PlayerRef,
  place,
  remember,
  remembered,
  reveal,
  say,
  self,
  sequence,
  shuffle,
  sizeOf,
  the,
  topOf,
  type Value,
  value,
  verb,
  withEach,
  you,
} from '@westmarch/kernel';
import { drawCard } from '../../../rules/cards/draw.ts';
import { takeBack } from '../../../rules/items/taking-back.ts';
import { type S, Zone } from '../../../state.ts';

export const inPoints: Domain = inZone(Zone.points, you, 'marshalling point pile');
export const inDiscard: Domain = inZone(Zone.discard, you, 'discard pile');
export const inSideboard: Domain = inZone(Zone.sideboard, you, 'sideboard');
/** One's sideboard or discard pile: whatever lies in either. */
export const inPiles: Domain = {
  loop: (g, v, body) => `${inSideboard.loop(g, v, body)} ${inDiscard.loop(g, v, body)}`,
  say: say`in your sideboard or discard pile`,
};
export const inDeckOrDiscard: Domain = {
  loop: (g, v, body) => `${inDeck.loop(g, v, body)} ${inDiscard.loop(g, v, body)}`,
  say: say`in your play deck or discard pile`,
};

export const inHand: Domain = inZone(Zone.hand, you, 'hand');
export const inPilesOrHand: Domain = {
  loop: (g, v, body) => `${inPiles.loop(g, v, body)} ${inHand.loop(g, v, body)}`,
  say: say`in your sideboard, discard pile or hand`,
};
export const inDeck: Domain = inZone(Zone.deck, you, 'play deck');
const countOf = (name: string): string => `${name} turned over`;
/**
 * Cards of a domain are turned over one by one, for all to see, until one passes; it has the name, or nothing has.
 */
export const turnOver = (name: string, which: Filter, domain: Domain): Effect =>
  effect(
    'turn over',
    [which],
    say`turn over the cards ${domain.say ?? ''} until one is ${which.say}`,
    (b) => {
      const [found, n] = [b.slot(name), b.slot(countOf(name))];
      const each = domain.loop(
        b.g,
        b.v,
        (c) =>
          `${n}++; ${b.g.ref(reveal)}(s, ${c}); if (${which.js(b.g, { ...b.v, it: c })}) { ${found} = ${c}; break; }`,
      );
      b.does('turn over', `${found} = ${n} = 0; ${each}`);
    },
  );
/** How many were. */
export const turnedOver = (name: string): Value =>
  value('turned over', [], (_g, v) => v.slot(countOf(name)), say`the number of cards turned over`);
/** It is out of the game for good. */
const draws = (s: S, player: number): void => {
  drawCard(s, player);
};
/** The last card exhausts the deck, before the next is drawn. */
export const drawOne: Effect = verb('draw', draws, [you], say`draw a card`);

/** It goes to no pile, and keeps no other of its name from being played. ME-PILE-006, ME-UNIQ-4006, DECISIONS D13 */
const outOfGame = (s: S, card: number): void =>
  move(s, card, s.layout.placeBase[Zone.aside] + s.card.owner[card]);
export const removeFromGame = (card: CardRef): Effect =>
  verb('remove from game', outOfGame, [card], say`remove ${card.say} from the game`);

const intoDeck = (s: S, card: number): void => {
  // There was none to choose.
  if (card === 0) return;
  const at = s.layout.placeBase[Zone.deck] + s.card.owner[card];
  move(s, card, at);
  shuffle(s, at);
};
export const shuffleIntoDeck = (card: CardRef): Effect =>
  verb('shuffle into deck', intoDeck, [card], say`shuffle ${card.say} into your play deck`);
/** What an effect calls by a narrower kind than hazard, resource or character is shown to all. ME-DECK-4007 */
const intoHand = (s: S, card: number): void => {
  move(s, card, s.layout.placeBase[Zone.hand] + s.card.owner[card]);
  reveal(s, card);
};
export const takeIntoHand = (card: CardRef): Effect =>
  verb('take into hand', intoHand, [card], say`show ${card.say} and take it into your hand`);

const deckHolds = (s: S, player: number, least: number): boolean =>
  sizeOf(s, s.layout.placeBase[Zone.deck] + player) >= least;
export const deckHasAtLeast = (n: number): Condition =>
  condition(
    'deck has',
    [],
    (g) => `${g.ref(deckHolds)}(s, you, ${n})`,
    say`your play deck has at least ${n} cards`,
  );

/** So many were shown from the top of a play deck, and one of them may have been taken: the others go back shuffled. */
const shuffleRest = (s: S, player: number, shown: number, taken: number): void => {
  const at = s.layout.placeBase[Zone.deck] + player;
  shuffle(s, at, taken !== 0 && s.card.place[taken] !== at ? shown - 1 : shown);
};
export const shuffleOthers = (shown: Num, taken: CardRef, whose: PlayerRef = you): Effect =>
  verb(
    'shuffle others',
    shuffleRest,
    [whose, num(shown), taken],
    say`shuffle the others and put them back on top`,
  );
/** Looking never exhausts a play deck: so many cards, or as many as it has. ME-CARD-0150 */
export const atMostInDeck = (n: Value, whose: PlayerRef): Value =>
  value(
    'at most in deck',
    [n, whose],
    (g, v) =>
      `Math.min(${n.js(g, v)}, ${g.ref(sizeOf)}(s, s.layout.placeBase[${Zone.deck}] + ${whose.js(g, v)}))`,
    n.say,
  );
export const revealIt = (card: CardRef): Effect =>
  verb('reveal it', (s: S, it: number): void => reveal(s, it), [card], say`show ${card.say}`);
const putBack = (s: S, card: number): void => takeBack(s, card);
/** What is stored leaves the points of its player for a hand. */
export const storedToHand = (card: CardRef): Effect =>
  verb(
    'stored to hand',
    putBack,
    [card],
    say`return ${card.say} to its owner's hand and discard what was stored with it`,
  );
const toPoints = (s: S, card: number, player: number): void => move(s, card, place(s, Zone.points, player));
/** `worth` and `kind` are printed on it. */
export const intoPointsOf = (player: PlayerRef, worth: number, kind: string): Effect =>
  verb(
    'into points',
    toPoints,
    [self, player],
    say`put ${self.say} into the marshalling point pile of ${player.say}, where it gives ${worth} ${kind} marshalling points`,
  );

/**
 * Somebody looks at the first so many cards of a play deck, puts any of them at the bottom, and the others back on top,
 * each time in the order he likes: what is put first lies deepest.
 */
export function lookAndArrange(who: PlayerRef, whose: PlayerRef, n: Value): Effect {
  const deck = (count: Num) => topOf(Zone.deck, whose, count, 'play deck');
  const [all, below] = [remembered('looked at'), 'card for the bottom'];
  const lowest = chooseMany(below, anyCard, { most: all, domain: deck(all), who });
  return {
    ...sequence(
      remember('looked at', n),
      lookAt(who, deck(all), NOTHING),
      lowest,
      withEach(lowest, moveCard(the(below), Zone.deck, whose, NOTHING)),
      inTurn(
        'card for the top',
        anyCard,
        moveCard(the('card for the top'), Zone.deck, whose, NOTHING, true),
        who,
        deck(minus(all, numberChosen(lowest))),
      ),
    ),
    say: say`${who.say} may look at as many cards from the top of the play deck of ${whose.say} as ${n.say}, put any of them at the bottom in any order, and put the others back on top in any order`,
  };
}

/**
 * Somebody sees the first so many cards of a play deck until he goes on; nobody else does. Which one he names as he does
 * so changes nothing.
 */
export function seeTop(who: PlayerRef, whose: PlayerRef, n: number): Effect {
  const seen = topOf(Zone.deck, whose, n, 'play deck');
  return effect('see', [who, whose], say`look at the top ${n} cards of the play deck`, (b) => {
    lookAt(who, seen, NOTHING).build(b);
    b.asks('see', {
      who: who.js(b.g, b.v),
      options: `o.pass(); ${seen.loop(b.g, b.v, (c) => `o.card(${c});`)}`,
      choose: '',
      say: say`These are the top ${n} cards of the play deck: pass to go on`,
      describe: [],
    });
  });
}

/** The same cards, named before. */
export const amongThem = (cards: Domain): Domain => ({ ...cards, say: say`among them` });
