/**
 * Cards that go back into a draw deck: on top, or shuffled in. LR-ZONE-001
 *
 * Keeps  what came from a hand is known to its owner only, and after a shuffle nobody knows where anything lies.
 */
import {
  type CardRef,
  chooseMany,
  counted,
  type Effect,
  effect,
  eitherOf,
  type Filter,
  firstIn,
  isIn,
  move,
  moveFaceDown,
  moveFirst,
  NOTHING,
  type Num,
  place,
  remember,
  say,
  sequence,
  shuffle,
  the,
  verb,
  withEach,
  word,
  you,
} from '@westmarch/kernel';
import { hear } from '../../../rules/actions/responses.ts';
import { leftHand } from '../../../rules/cards/hand.ts';
import { putAway } from '../../../rules/cards/leaving.ts';
import { forgetCard } from '../../../rules/history.ts';
import { type S, Zone } from '../../../state.ts';
import { acting, from, type Who, yourDiscard } from '../cards/choosing.ts';

const deckFor = (s: S, card: number): number => place(s, Zone.deck, s.card.owner[card]);
/** A card out of play, if there is one. From a hand nobody else learns which it was. */
const intoDeck = (s: S, card: number, first: number): void => {
  if (card === 0) return;
  const deck = deckFor(s, card);
  let row = card;
  if (isIn(s, card, Zone.hand)) row = moveFaceDown(s, card, deck, 1 << s.card.owner[card]);
  else move(s, card, deck);
  if (first === 1) moveFirst(s, row, deck);
  forgetCard(s, row);
  leftHand(s);
  hear(s);
};
/** From a hand to the top of its owner's deck; who knew it knows it there, and of no card nothing. LR-ZONE-001 */
export const putOnDeck = (who: Who): Effect =>
  acting(who, (card) =>
    verb('on top', onTop, [card], say`put ${card.say} on top of ${word("its owner's draw deck")}`),
  );
const onTop = (s: S, card: number): void => {
  if (card === 0) return;
  moveFirst(s, card, deckFor(s, card));
  forgetCard(s, card);
  leftHand(s);
  hear(s);
};
/** On top of the deck or beneath it, as its player likes. LR-ZONE-001 */
export const putOnTopOrBeneath = (card: CardRef): Effect => ({
  ...eitherOf([
    verb('on top', intoDeck, [card, 1], say`put ${card.say} on top of your draw deck`),
    verb('beneath', intoDeck, [card, 0], say`put ${card.say} beneath your draw deck`),
  ]),
  say: say`put ${card.say} on top of or beneath your draw deck`,
});
/** How many went: the card and all that were stacked on it. LR-STACK-001 */
const withStackedIn = (s: S, card: number): number => {
  const under = place(s, Zone.stacked, card);
  let n = 1;
  for (let c = firstIn(s, under); c !== 0; c = firstIn(s, under)) {
    move(s, c, deckFor(s, c));
    n++;
  }
  putAway(s, card, deckFor(s, card));
  return n;
};
/** Cards in play are shuffled into the deck with what is stacked on them; X is how many cards went. LR-ZONE-001 */
export const shuffleInWithStacked = (which: Filter, anyNumber: boolean): Effect => {
  const several = chooseMany('shuffled', which, anyNumber ? {} : { least: 1, most: 1 });
  const put = effect('into deck', [the(several.name)], NOTHING, (b) =>
    b.does('into deck', `${b.slot('X')} += ${b.g.ref(withStackedIn)}(s, ${b.slot(several.name)});`),
  );
  return {
    ...sequence(
      remember('X', 0),
      several,
      withEach(several, put),
      verb('reshuffle', reshuffle, [you], NOTHING),
    ),
    say: anyNumber
      ? say`shuffle any number of ${counted(which.noun, 'many')} and all cards stacked on them into your draw deck`
      : say`shuffle ${counted(which.noun, 'a')} and all cards stacked on it into your draw deck`,
  };
};
const reshuffle = (s: S, player: number): void => shuffle(s, place(s, Zone.deck, player));
/** Cards from a pile are shuffled into the deck; `upTo` lets their player take fewer. LR-ZONE-001 */
export const shuffleIn = (n: Num, which: Filter, more: { readonly upTo?: boolean } = {}): Effect => {
  const domain = yourDiscard;
  const several = chooseMany('shuffled', which, { least: 0, most: n, domain });
  const one = from(domain, which);
  const put = (card: Who): Effect => acting(card, (it) => verb('into deck', intoDeck, [it, 0], NOTHING));
  const what = counted(which.noun, typeof n === 'number' ? n : n.say);
  return {
    ...sequence(
      n === 1 ? put(one) : sequence(several, withEach(several, put(the(several.name)))),
      verb('reshuffle', reshuffle, [you], NOTHING),
    ),
    say:
      more.upTo === true
        ? say`shuffle up to ${what} ${domain.say ?? NOTHING} into your draw deck`
        : say`shuffle ${what} ${domain.say ?? NOTHING} into your draw deck`,
  };
};
