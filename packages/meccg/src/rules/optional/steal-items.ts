/**
 * An optional rule: whoever leaves only wounded characters in the other company may take an item from it. ME-OPT-4005
 *
 * Keeps  both players of the fight may, the attacking one first; a copy of what was discarded, or another card of the same
 *        item, may be played from hand on the character who tapped for it.
 */
import { announce, firstIn, idOf, Kind, ofCard, place, say } from '@westmarch/kernel';
import { ask, engine, printed } from '../../engine.ts';
import { itemGained } from '../../events.ts';
import { type S, Status, Zone } from '../../state.ts';
import { discard, Kind as Type, tap } from '../cards/cards.ts';
import { isSame } from '../cards/identity.ts';
import { canPlayUnique } from '../cards/unique.ts';
import { canTap } from '../chain/forbidden.ts';
import { firstOf } from '../companies/company.ts';
import { announcePlayed } from '../companies/history.ts';
import { layOn } from '../items/bearing.ts';
import { stealsItems } from './optional.ts';

/** There is somebody, and all are wounded. */
function areAllWounded(s: S, company: number): boolean {
  const first = firstOf(s, company);
  for (let c = first; c !== 0; c = s.card.next[c]) if (s.card.status[c] !== Status.wounded) return false;
  return first !== 0;
}
/** The first item in a company from one on, by characters; 0: there is none. */
function itemsOf(s: S, company: number, visit: (item: number) => void): void {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    for (let i = firstIn(s, place(s, Zone.on, c)); i !== 0; i = s.card.next[i])
      if (printed.kind(s, i) === Type.item) visit(i);
}
function hasItem(s: S, company: number): boolean {
  let any = false;
  itemsOf(s, company, () => {
    any = true;
  });
  return any;
}

export const stealing = engine.procedure('steal an item', {
  own: idOf('company'),
  other: idOf('company'),
  thief: idOf('card'),
  item: idOf('card'),
})({
  who: ask('ME-OPT-4005', {
    who: (s, f) => s.company.player[f.own],
    say: () => say`Tap a character to steal an item from them?`,
    options(s, f, o) {
      if (!stealsItems(s) || !areAllWounded(s, f.other) || !hasItem(s, f.other)) return;
      for (let c = firstOf(s, f.own); c !== 0; c = s.card.next[c]) if (canTap(s, c)) o.card(c);
      if (o.count > 0) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === Kind.pass) return;
      tap(s, option.a);
      f.thief = option.a;
    },
  }),
  what: ask('ME-OPT-4005', {
    who: (s, f) => s.company.player[f.own],
    say: () => say`Which item must they discard?`,
    options(s, f, o) {
      if (f.thief !== 0) itemsOf(s, f.other, (item) => o.card(item));
    },
    choose(s, f, option) {
      f.item = option.a;
      discard(s, option.a);
    },
  }),
  copy: ask('ME-OPT-4005', {
    who: (s, f) => s.company.player[f.own],
    say: (_s, f) => say`Play it from your hand with ${ofCard(f.thief)}?`,
    options(s, f, o) {
      if (f.item === 0 || s.card.live[f.thief] === 0) return;
      for (let c = firstIn(s, place(s, Zone.hand, s.company.player[f.own])); c !== 0; c = s.card.next[c])
        if (printed.kind(s, c) === Type.item && isSame(s, c, f.item) && canPlayUnique(s, c)) o.card(c);
      if (o.count > 0) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === Kind.pass) return;
      layOn(s, option.a, f.thief);
      announce(s, itemGained, f.thief, option.a);
      announcePlayed(s, option.a, s.company.player[f.own], f.own);
    },
  }),
});
