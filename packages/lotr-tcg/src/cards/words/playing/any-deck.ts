/**
 * Draw decks card by card: as many as a player likes, until one does not pass, and the top of any player's deck.
 * LR-ZONE-001, LR-EFFECT-002, 003
 *
 * Keeps  who returns cards in an order of his own is the only one who knows it.
 */
import {
  anyCard,
  choose,
  counted,
  type Effect,
  effect,
  type Filter,
  firstIn,
  ifSo,
  Kind,
  may,
  moveFirst,
  place,
  remembered,
  reveal,
  say,
  shuffle,
  thereAre,
  worded,
  you,
} from '@westmarch/kernel';
import { type S, Zone } from '../../../state.ts';
import { thePlayer, withAnyPlayer } from '../players.ts';
import {
  deckSize,
  discardTopCard,
  discardUnplayed,
  lookOnly,
  takenFromTop,
  topCard,
  topCards,
} from './top-of-deck.ts';

/** Card by card from the top, until its player stops or none is left; X is how many, the last is `theRevealed`. */
export const discardTopUntilYouStop = (most: number): Effect =>
  effect(
    'discard until you stop',
    [discardTopCard],
    say`discard cards from the top of your draw deck until you choose to stop (limit ${most})`,
    (b) => {
      const done = b.slot('X');
      const again = b.label();
      const end = b.label();
      b.does('count', `${done} = 0;`);
      b.here(again);
      b.goes(end, `${done} >= ${most} || ${b.g.ref(deckSize)}(s, you) === 0`);
      b.asks('once more', {
        who: you.js(b.g, b.v),
        options: 'o.yesOrNo();',
        choose: `if (option.kind === ${Kind.no}) return ${end.mark};`,
        say: say`Do you want to ${discardTopCard.say}?`,
        describe: [],
      });
      discardTopCard.build(b);
      b.does('count', `${done}++;`);
      b.goes(again);
      b.here(end);
    },
  );

/** From the top to the first card that does not pass, all of them are revealed and come to hand. LR-EFFECT-003 */
export const takeTopUntilNot = (which: Filter): Effect =>
  effect(
    'take top until',
    [which],
    say`reveal cards from the top of your draw deck until you reveal one that is not ${counted(which.noun, 'a')}, and take them into hand`,
    (b) => {
      const top = b.slot('top');
      const passed = b.slot(b.slots.fresh());
      const again = b.label();
      const end = b.label();
      b.here(again);
      b.does(
        'top',
        `${top} = ${b.g.ref(topCard)}(s, you); if (${top} === 0) return ${end.mark}; ${b.g.ref(reveal)}(s, ${top}); ${passed} = ${which.js(b.g, { ...b.v, it: top })} ? 1 : 0;`,
      );
      b.does('take', `if (!${b.g.ref(takenFromTop)}(s, you, ${top})) return ${end.mark};`);
      b.goes(again, `${passed} === 1`);
      b.here(end);
    },
  );

// ——— any draw deck ———
/** All of the others above it move up, in the order in which they lie. */
const sink = (s: S, card: number, deck: number, n: number): void => {
  const others: number[] = [];
  for (let c = firstIn(s, deck), i = 0; c !== 0 && i < n; c = s.card.next[c], i++)
    if (c !== card) others.push(c);
  for (const other of others.reverse()) moveFirst(s, other, deck);
};
const putDeepest = (s: S, player: number, card: number, n: number): void =>
  sink(s, card, place(s, Zone.deck, player), n);
/** Who returns them knows their order, and nobody else does. LR-EFFECT-002 */
const mixTop = (s: S, player: number, n: number, looker: number): void => {
  const deck = place(s, Zone.deck, player);
  shuffle(s, deck, n);
  for (let c = firstIn(s, deck), i = 0; c !== 0 && i < n; c = s.card.next[c], i++) lookOnly(s, c, looker);
};
/**
 * The top so many cards of any draw deck are revealed, one that passes may be discarded, and the rest goes back in any
 * order, the deepest first.
 */
export const searchTopOfAnyDeck = (n: number, which: Filter): Effect => {
  const left = remembered('left on top');
  const deck = topCards(left, thePlayer);
  const gone = choose('gone', which, deck);
  const deepest = choose('deepest', anyCard, deck);
  return withAnyPlayer(
    effect(
      'search top',
      [which],
      say`reveal the top ${n} cards of any draw deck; you may discard ${counted(which.noun, 'a')} revealed, and return the rest in any order`,
      (b) => {
        const count = b.slot('left on top');
        const card = b.slot('gone');
        const low = b.slot('deepest');
        const again = b.label();
        const end = b.label();
        b.does(
          'count',
          `${count} = Math.min(${n}, ${b.g.ref(deckSize)}(s, ${thePlayer.js(b.g, b.v)})); ${card} = 0;`,
        );
        b.does(
          'reveal',
          deck.loop(b.g, b.v, (c) => `${b.g.ref(reveal)}(s, ${c});`),
        );
        ifSo(thereAre(1, which, deck), may(worded(gone, say`discard one of them`))).build(b);
        b.does('discard', `if (${card} !== 0) { ${count}--; ${b.g.ref(discardUnplayed)}(s, ${card}); }`);
        b.does('mix', `${b.g.ref(mixTop)}(s, ${thePlayer.js(b.g, b.v)}, ${count}, you);`);
        b.here(again);
        b.does('next', `${low} = 0; if (${count} <= 1) return ${end.mark};`);
        deepest.build(b);
        b.does(
          'deepest',
          `${b.g.ref(putDeepest)}(s, ${thePlayer.js(b.g, b.v)}, ${low}, ${count}); ${count}--;`,
        );
        b.goes(again);
        b.here(end);
      },
    ),
  );
};
