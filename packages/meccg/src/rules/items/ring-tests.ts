/**
 * Testing gold rings: the ring is gone, and a special ring that the roll allows may take its place. ME-RING-2005, 4000
 *
 * Owns   which rings a gold ring may turn out to be, the roll, and playing one of them from hand.
 * Not    who may test, which is an ability of a card, nor what adds to the roll (the attribute `ringTest`).
 * Keeps  the gold ring is discarded whatever comes of it (ME-RING-2006); neither bearer nor site taps (2002), so that
 *        nothing on guard is revealed for it (2008).
 */
import {
  announce,
  call,
  firstIn,
  hostOf,
  idOf,
  Kind,
  move,
  ofCard,
  place,
  say,
  valueOf,
  whole,
} from '@westmarch/kernel';
import { ask, engine, printed, ringTest, step } from '../../engine.ts';
import { itemGained } from '../../events.ts';
import type { Keyword } from '../../facts/names.ts';
import { type S, Zone } from '../../state.ts';
import { companyOf, discard, hasKeyword } from '../cards/cards.ts';
import { canPlayUnique } from '../cards/unique.ts';
import { roll2d6 } from '../dice.ts';

/** What a gold ring may be, with the least and the greatest roll for it. */
export type RingTable = readonly (readonly [kind: Keyword, least: number, most: number])[];
const tables = new Map<number, RingTable>();
export function registerGoldRing(def: number, table: RingTable): void {
  tables.set(def, table);
}

/** A card is a ring that the test allows, and one of the same side. ME-RING-2011, 2021 */
function isAllowed(s: S, gold: number, total: number, card: number): boolean {
  if (printed.alignment(s, card) !== printed.alignment(s, gold)) return false;
  const table = tables.get(s.card.def[gold]) ?? [];
  for (let i = 0; i < table.length; i++) {
    const [kind, least, most] = table[i];
    if (total >= least && total <= most && hasKeyword(s, card, kind)) return canPlayUnique(s, card);
  }
  return false;
}

const goldRingTest = engine.procedure('gold ring test', {
  player: idOf('player'),
  ring: idOf('card'),
  bearer: idOf('card'),
  total: whole(),
})({
  roll: step('ME-RING-2005 ME-RING-2006 ME-RING-4001', (s, f) => {
    f.bearer = hostOf(s, f.ring);
    f.total = roll2d6(s) + valueOf(s, ringTest, companyOf(s, f.ring));
    discard(s, f.ring);
  }),
  replace: ask('ME-RING-2021 ME-RING-4000', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Which ring was ${ofCard(f.ring)}?`,
    options(s, f, o) {
      if (s.card.live[f.bearer] === 0) return;
      for (let c = firstIn(s, place(s, Zone.hand, f.player)); c !== 0; c = s.card.next[c])
        if (isAllowed(s, f.ring, f.total, c)) o.card(c);
      if (o.count > 0) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === Kind.pass) return;
      move(s, option.a, place(s, Zone.on, f.bearer));
      announce(s, itemGained, f.bearer, option.a, 0);
    },
  }),
});

export function testRing(s: S, player: number, ring: number): void {
  if (s.card.live[ring] === 1) call(s, goldRingTest, player, ring);
}
