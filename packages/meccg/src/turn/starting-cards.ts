/**
 * What is begun with beside characters: stage resources and others that are revealed in the draft, up to two minor items,
 * and cards in place of these. ME-SETUP-019..021, ME-STAGE-003..006, DECISIONS B8
 *
 * Keeps  a card with a text of its own is played by that text, as in an organization phase: what it needs must be there
 *        (ME-STAGE-005); nobody answers.
 */
import {
  call,
  finish,
  firstIn,
  hasOpenAction,
  idOf,
  Kind,
  move,
  ofCard,
  offerActions,
  place,
  say,
} from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import { canPlayUnique } from '../rules/cards/unique.ts';
import { describeAction, take } from '../rules/chain/chain.ts';
import {
  isRevealed,
  isStartingItem,
  isStartingStage,
  letsBegin,
  standsForItem,
} from '../rules/characters/beginning.ts';
import { countOf, firstCompany, firstOf, lastCompany } from '../rules/companies/company.ts';
import { layOn } from '../rules/items/bearing.ts';
import { type S, Zone } from '../state.ts';

const MOST_ITEMS = 2;
const poolOf = (s: S, player: number): number => place(s, Zone.pool, player);
const handOf = (s: S, player: number): number => place(s, Zone.hand, player);

/** What has a text is taken up, so that it can be played. */
export function takeUp(s: S, player: number): void {
  for (let c = firstIn(s, poolOf(s, player)), next: number; c !== 0; c = next) {
    next = s.card.next[c];
    if (isRevealed(s, c) || standsForItem(s, c)) move(s, c, handOf(s, player));
  }
}
/** What was not begun with is out of the game. ME-STAGE-007 */
export function layDown(s: S, player: number): void {
  for (let c = firstIn(s, handOf(s, player)); c !== 0; c = firstIn(s, handOf(s, player)))
    move(s, c, poolOf(s, player));
}

/** What he has taken up is played as on his own turn. */
export function takeTurn(s: S, player: number): void {
  if (firstIn(s, handOf(s, player)) !== 0) s.global.active = player;
}

const hasItemsLeft = (s: S, player: number): boolean => s.player.minorItems[player] < MOST_ITEMS;
/** The draft leaves room for it, and what it needs is there. */
export const mayReveal = (s: S, player: number, card: number): boolean =>
  isRevealed(s, card) &&
  canPlayUnique(s, card) &&
  (!standsForItem(s, card) || hasItemsLeft(s, player)) &&
  (letsBegin(s, card) || hasOpenAction(s, player, card));

/** He has stage resources that he has not tried. */
export function hasStageLeft(s: S, player: number): boolean {
  for (let c = firstIn(s, handOf(s, player)); c !== 0; c = s.card.next[c])
    if (isStartingStage(s, c)) return true;
  return false;
}

/** A card is begun with. */
export const beginWith = engine.procedure('beginning with a card', {
  player: idOf('player'),
  card: idOf('card'),
})({
  lay: step('ME-STAGE-003 ME-CARD-0534', (s, f) => {
    s.global.active = f.player;
    if (standsForItem(s, f.card)) s.player.minorItems[f.player]++;
    if (!letsBegin(s, f.card)) return undefined;
    move(s, f.card, place(s, Zone.events, f.player));
    return finish;
  }),
  play: ask('ME-STAGE-003 ME-STAGE-005 ME-SETUP-019', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`How do you begin with ${ofCard(f.card)}?`,
    options: (s, f, o) => offerActions(s, f.player, f.card, o),
    describe: (s, _f, option) => describeAction(s, option),
    choose: (s, f, option) => take(s, f.player, option),
  }),
});

/** Up to two minor items, neither unique nor hoard items, or what stands for one. ME-SETUP-019 */
export const startingItems = engine.procedure('starting items', {
  player: idOf('player'),
  item: idOf('card'),
})({
  turn: step('', (s, f) => takeTurn(s, f.player)),
  which: ask('ME-SETUP-019 ME-ITEM-2013 ME-ITEM-4003', {
    who: (_s, f) => f.player,
    say: () => say`Give a starting item, or be done`,
    options(s, f, o) {
      if (!hasItemsLeft(s, f.player) || countOf(s, firstCompany(f.player)) === 0) return;
      o.pass();
      for (let c = firstIn(s, poolOf(s, f.player)); c !== 0; c = s.card.next[c])
        if (isStartingItem(s, c)) o.card(c);
      for (let c = firstIn(s, handOf(s, f.player)); c !== 0; c = s.card.next[c])
        if (standsForItem(s, c) && !letsBegin(s, c) && hasOpenAction(s, f.player, c)) o.card(c);
    },
    choose(s, f, option) {
      if (option.kind === Kind.pass) return f.go('end');
      if (standsForItem(s, option.a)) {
        call(s, beginWith, f.player, option.a);
        return f.go('turn');
      }
      f.item = option.a;
      return undefined;
    },
  }),
  toWhom: ask('ME-SETUP-019', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Who bears ${ofCard(f.item)}?`,
    options(s, f, o) {
      if (f.item === 0) return;
      for (let company = firstCompany(f.player); company <= lastCompany(f.player); company++)
        for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) o.card(c);
    },
    choose(s, f, option) {
      layOn(s, f.item, option.a);
      s.player.minorItems[f.player]++;
      f.item = 0;
      return f.go('which');
    },
  }),
  end: step('ME-STAGE-007', (s, f) => layDown(s, f.player)),
});
