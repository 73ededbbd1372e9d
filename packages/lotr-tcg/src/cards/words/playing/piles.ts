/** Draw decks, discard piles and whole hands: what is shown, taken and put away. LR-ZONE, LR-EFFECT-003 */
import {
  both,
  type CardRef,
  type Condition,
  type Cost,
  choose,
  condition,
  cost,
  counted,
  type Effect,
  effect,
  either,
  exactly,
  type Filter,
  firstIn,
  NOTHING,
  type PlayerRef,
  passes,
  place,
  reveal,
  say,
  sequence,
  show,
  the,
  verb,
  word,
  you,
} from '@westmarch/kernel';
import { hear } from '../../../rules/actions/responses.ts';
import { discardFromDeck, discardThatFromDeck, dropFromHand } from '../../../rules/cards/hand.ts';
import { type S, Zone } from '../../../state.ts';
import { yourDiscard } from '../cards/choosing.ts';
import { ofOtherTitleThan } from '../cards/filters.ts';
import { takeIt } from '../doing.ts';
import { theOpponent, withOpponent } from '../players.ts';

// ——— the top of a draw deck ———
const showTop = (s: S, player: number): number => {
  const card = firstIn(s, place(s, Zone.deck, player));
  if (card !== 0) reveal(s, card);
  return card;
};
/** What lies on top; none where the deck is empty. */
export const theRevealed: CardRef = { ...the('revealed'), say: say`${word('the revealed card')}` };
export const revealTopOf = (whose: PlayerRef): Effect =>
  effect(
    'reveal top',
    [whose],
    whose.word === 'you'
      ? say`reveal the top card of your draw deck`
      : say`reveal the top card of the draw deck of ${whose.say}`,
    (b) => b.does('reveal', `${b.slot('revealed')} = ${b.g.ref(showTop)}(s, ${whose.js(b.g, b.v)});`),
  );
export const revealTop: Effect = revealTopOf(you);
/** The same as a price: there must be one. LR-COST-002 */
export const revealYourTop: Cost = cost(
  {
    ...condition(
      'a card in the deck',
      [],
      (g) => `${g.ref(firstIn)}(s, ${g.ref(place)}(s, ${Zone.deck}, you)) !== 0`,
      say`your draw deck has a card`,
    ),
    rule: 'LR-COST-002',
  },
  revealTop,
);
const lookTop = (s: S, player: number): number => {
  const card = firstIn(s, place(s, Zone.deck, player));
  if (card !== 0) show(s, card, 1 << player);
  return card;
};
/** Its player alone sees it. LR-EFFECT-002 */
export const lookAtTop: Effect = effect('look at top', [], say`look at the top card of your draw deck`, (b) =>
  b.does('look', `${b.slot('revealed')} = ${b.g.ref(lookTop)}(s, you);`),
);
const showBottom = (s: S, player: number): number => {
  const card = s.place.last[place(s, Zone.deck, player)];
  if (card !== 0) reveal(s, card);
  return card;
};
/** The same at the other end. */
export const revealBottom: Effect = effect(
  'reveal bottom',
  [],
  say`reveal the bottom card of your draw deck`,
  (b) => b.does('reveal', `${b.slot('revealed')} = ${b.g.ref(showBottom)}(s, you);`),
);
export const somethingRevealed: Condition = condition(
  'revealed',
  [theRevealed],
  (g, v) => `${theRevealed.js(g, v)} !== 0`,
  NOTHING,
);
/** Of what was revealed or discarded from the top: "if it is an Elven card". */
export const revealedIs = (which: Filter): Condition => ({
  ...passes(theRevealed, which),
  say: say`it is ${counted(which.noun, 'a')}`,
  sayNot: say`it is not ${counted(which.noun, 'a')}`,
});
/** It still lies on top. */
export const discardRevealed: Effect = verb(
  'discard revealed',
  discardFromDeck,
  [you, 1],
  say`discard ${theRevealed.say}`,
);

/** A card that lies in a draw deck, wherever in it; who cannot be made to discard from there keeps it. */
export const discardFromWithin = (card: CardRef): Effect =>
  verb('discard from deck', discardThatFromDeck, [card], say`discard ${card.say}`);

// ——— hands ———
const dropAll = (s: S, player: number): void => {
  for (let c = firstIn(s, place(s, Zone.hand, player)), next = 0; c !== 0; c = next) {
    next = s.card.next[c];
    dropFromHand(s, c);
  }
  hear(s);
};
export const discardsHand = (who: PlayerRef = you): Effect =>
  verb(
    'discard hand',
    dropAll,
    [who],
    who.word === 'you' ? say`discard your hand` : say`make ${who.say} discard his hand`,
  );

// ——— discard piles ———
/** One of two that its player chose comes to hand, as an opponent likes; where there is one title only, that. LR-ERRATA-2026 */
export const takeOneOfTwo = (which: Filter): Effect => {
  const [first, second] = [the('first'), the('second')];
  const chosen = choose('card', either(exactly(first), exactly(second)), yourDiscard, theOpponent);
  return {
    ...sequence(
      choose('first', which, yourDiscard),
      choose('second', both(which, ofOtherTitleThan(first)), yourDiscard),
      withOpponent(takeIt(chosen)),
    ),
    say: say`choose ${counted(which.noun, 2)} with different titles from your discard pile and have an opponent choose ${1} of them for you to take into hand`,
  };
};
