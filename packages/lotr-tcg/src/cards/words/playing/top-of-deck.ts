/**
 * The top and the bottom of draw decks: what is revealed or looked at there, and where it goes. LR-ZONE-001, LR-EFFECT-002, 003
 *
 * Keeps  what was looked at is known to whoever looked, what was revealed to all; cards that are put beneath a deck or
 *        shuffled in are forgotten again. Taking into hand obeys the Rule of 4 (LR-FELLOW-006).
 */
import {
  anyCard,
  type Cost,
  choose,
  chooseMany,
  condition,
  cost,
  counted,
  type Domain,
  type Effect,
  effect,
  type Filter,
  firstIn,
  forEach,
  isIn,
  many,
  move,
  NOTHING,
  type Num,
  num,
  type PlayerRef,
  place,
  remembered,
  reveal,
  say,
  sayNum,
  sequence,
  show,
  sizeOf,
  the,
  topOf,
  type Value,
  verb,
  withEach,
  you,
} from '@westmarch/kernel';
import { Way } from '../../../rules/actions/cause.ts';
import { hear } from '../../../rules/actions/responses.ts';
import { discardFromBottom, discardFromDeck, takeQuietly } from '../../../rules/cards/hand.ts';
import { type S, Zone } from '../../../state.ts';
import { acting, type Who } from '../cards/choosing.ts';
import { putBeneathDeck } from '../doing.ts';

export const deckSize = (s: S, player: number): number => sizeOf(s, place(s, Zone.deck, player));

// ——— as a price ———
/** Cards from the top of one's own deck are the price; all of them must be there. LR-COST-002 */
export const discardYourTop = (n: number): Cost =>
  cost(
    {
      ...condition(
        'cards in the deck',
        [],
        (g) => `${g.ref(deckSize)}(s, you) >= ${n}`,
        say`your draw deck has ${many(n, 'card')}`,
      ),
      rule: 'LR-COST-002',
    },
    verb(
      'discard top',
      discardFromDeck,
      [you, n],
      n === 1
        ? say`discard the top card of your draw deck`
        : say`discard the top ${n} cards of your draw deck`,
    ),
  );

// ——— one card ———
/** The top card is discarded, and stays known as `the('revealed')`; none where the deck is empty. */
export const discardTopCard: Effect = effect(
  'discard top card',
  [],
  say`discard the top card of your draw deck`,
  (b) => {
    const slot = b.slot('revealed');
    b.does('top card', `${slot} = ${b.g.ref(topCard)}(s, you);`);
    b.does('discard top', `${b.g.ref(discardFromDeck)}(s, you, 1);`);
  },
);
/** The same at the other end. */
export const discardBottomCard: Effect = effect(
  'discard bottom card',
  [],
  say`discard the bottom card of your draw deck`,
  (b) => b.does('discard bottom', `${b.slot('revealed')} = ${b.g.ref(discardFromBottom)}(s, you);`),
);
export const topCard = (s: S, player: number): number => firstIn(s, place(s, Zone.deck, player));
/** A card is discarded that lies in a deck or elsewhere out of play; of an empty deck none is. */
export const discardUnplayed = (s: S, card: number): void => {
  if (card !== 0) move(s, card, place(s, Zone.discard, s.card.owner[card]));
};
export const discardLying = (who: Who): Effect =>
  acting(who, (card) => verb('discard lying', discardUnplayed, [card], say`discard ${card.say}`));

/** So many cards from the top of one's own deck go; X is how many of them were such cards. */
export const discardTopCounting = (n: Num, which: Filter): Effect =>
  effect(
    'discard top counting',
    [num(n), which],
    say`discard the top ${sayNum(n)} cards of your draw deck`,
    (b) => {
      const left = b.slot(b.slots.fresh());
      const found = b.slot('X');
      const top = b.slot('top');
      const again = b.label();
      const end = b.label();
      b.does('count', `${left} = ${num(n).js(b.g, b.v)}; ${found} = 0;`);
      b.here(again);
      b.does(
        'top',
        `${top} = ${b.g.ref(topCard)}(s, you); if (${top} === 0 || ${left}-- <= 0) return ${end.mark};`,
      );
      b.does('discard top', `${b.g.ref(discardFromDeck)}(s, you, 1);`);
      b.does(
        'count',
        `if (${b.g.ref(isIn)}(s, ${top}, ${Zone.discard}) && ${which.js(b.g, { ...b.v, it: top })}) ${found}++;`,
      );
      b.goes(again);
      b.here(end);
    },
  );

/** How many they were. */
export const discardedThatWay = (which: Filter): Value => ({
  ...remembered('X'),
  say: say`X`,
  perEach: { factor: 1, each: say`for each ${counted(which.noun, 'bare')} discarded in this way` },
});

// ——— several cards ———
/** The first so many of a deck, as long as none of them goes. */
export const topCards = (n: Num, whose: PlayerRef = you): Domain => topOf(Zone.deck, whose, n, 'draw deck');

/**
 * The top so many are looked at or revealed, those that pass are taken into hand (all, or so many as are chosen), and
 * the rest is discarded: the whole sentence, for what was on top is known by its place only until the first card goes.
 */
export const sortTop = (
  n: Num,
  how: { readonly reveal: boolean; readonly take: Filter; readonly most?: number },
): Effect => {
  // What is left of them: as each goes, so many fewer lie on top.
  const deck = topCards(remembered('left on top'));
  const kept = chooseMany('kept', how.take, {
    least: how.most ?? 0,
    most: how.most ?? 0,
    domain: deck,
  });
  const shown = effect('see', [], NOTHING, (b) =>
    b.does(
      'see',
      deck.loop(b.g, b.v, (c) =>
        how.reveal ? `${b.g.ref(reveal)}(s, ${c});` : `${b.g.ref(lookOnly)}(s, ${c}, you);`,
      ),
    ),
  );
  const takeKept = effect('take kept', [], say`take it into hand`, (b) =>
    b.does('take', `if (${b.g.ref(takenFromTop)}(s, you, ${b.slot('kept')})) ${b.slot('left on top')}--;`),
  );
  const taken =
    how.most === undefined
      ? forEach('kept', how.take, takeKept, deck)
      : sequence(kept, withEach(kept, takeKept));
  const said = how.reveal ? say`reveal` : say`look at`;
  const which =
    how.most === undefined ? say`all ${counted(how.take.noun, 'many')} among them` : say`${how.most} of them`;
  return effect(
    'sort top',
    [num(n), taken],
    say`${said} the top ${sayNum(n)} cards of your draw deck, take ${which} into hand and discard the rest`,
    (b) => {
      const left = b.slot('left on top');
      b.does('count', `${left} = Math.min(${num(n).js(b.g, b.v)}, ${b.g.ref(deckSize)}(s, you));`);
      shown.build(b);
      taken.build(b);
      b.does('rest', `${b.g.ref(discardFromDeck)}(s, you, ${left});`);
    },
  );
};
/** The top so many are revealed, and X is how many of them pass; they lie there still. LR-EFFECT-003 */
export const revealTopCounting = (n: number, which: Filter): Effect => {
  const deck = topCards(n);
  return effect('reveal top counting', [which], say`reveal the top ${n} cards of your draw deck`, (b) =>
    b.does(
      'reveal',
      `${b.slot('X')} = 0; ${deck.loop(b.g, b.v, (c) => `${b.g.ref(reveal)}(s, ${c}); if (${which.js(b.g, { ...b.v, it: c })}) ${b.slot('X')}++;`)}`,
    ),
  );
};
export const revealedThatWay = (which: Filter): Value => ({
  ...remembered('X'),
  perEach: { factor: 1, each: say`for each ${counted(which.noun, 'bare')} revealed` },
});
/** The top so many go beneath the deck, in whatever order its player likes. LR-ZONE-001 */
export const putTopBeneath = (n: number): Effect => {
  const one = choose('put beneath', anyCard, topCards(remembered('left on top')));
  const put = putBeneathDeck(the(one.name));
  return effect(
    'put top beneath',
    [one, put],
    say`put those ${n} cards beneath your draw deck in any order`,
    (b) => {
      const left = b.slot('left on top');
      const card = b.slot(one.name);
      const next = b.label();
      const end = b.label();
      b.does('count', `${left} = Math.min(${n}, ${b.g.ref(deckSize)}(s, you));`);
      b.here(next);
      b.does('next', `${card} = 0; if (${left} <= 0) return ${end.mark};`);
      one.build(b);
      put.build(b);
      b.does('next', `${left}--;`);
      b.goes(next);
      b.here(end);
    },
  );
};

export const takenFromTop = (s: S, player: number, card: number): boolean => {
  const taken = takeQuietly(s, player, card, Way.rules);
  hear(s);
  return taken;
};
export const lookOnly = (s: S, card: number, player: number): void => show(s, card, 1 << player);
