/**
 * Set-up: starting companies, what they begin with, the rest of the pools, the first hand, and who goes first. ME-SETUP
 *
 * Not    the draft, starting items and starting places themselves (draft.ts, starting-cards.ts, starting-places.ts).
 */

import { again, call, firstIn, idOf, Kind, move, place, say, shuffle } from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import { isAvatar } from '../rules/cards/cards.ts';
import { drawCard } from '../rules/cards/draw.ts';
import { isCharacterTo } from '../rules/cards/owning.ts';
import { regroup } from '../rules/companies/regroup.ts';
import { roll2d6 } from '../rules/dice.ts';
import { isForMany } from '../rules/many-players.ts';
import { seatByRolls, seatFrom } from '../rules/seating.ts';
import { sideOf } from '../rules/sides.ts';
import { isSolitaire, SOLITARY } from '../rules/solitaire/seats.ts';
import { firstHand } from '../rules/solitaire/solitaire.ts';
import { rollsFor } from '../rules/terms.ts';
import { type S, Zone } from '../state.ts';
import { choosingAvatars } from './choosing-avatars.ts';
import { draft } from './draft.ts';
import { otherWizards } from './other-wizards.ts';
import { startingItems } from './starting-cards.ts';
import { revealTogether } from './starting-company.ts';
import { openCompanies, startingPlaces } from './starting-places.ts';

const poolOf = (s: S, player: number): number => place(s, Zone.pool, player);

/** Characters of a play deck besides avatars: ten at most. ME-DRAFT-009, 010 */
const MOST_IN_DECK = 10;
function charactersInDeck(s: S, player: number): number {
  let n = 0;
  for (let c = firstIn(s, place(s, Zone.deck, player)); c !== 0; c = s.card.next[c])
    // Whom both players revealed at once does not count. DECISIONS D8
    if (isCharacterTo(s, player, c) && !isAvatar(s, c) && s.card.mark[c] === 0) n++;
  return n;
}

/** Characters of the pool that were not drafted may go into the play deck. ME-DRAFT-009, 011 */
const leftovers = engine.procedure('rest of the pool', { player: idOf('player') })({
  each: ask('ME-DRAFT-009 ME-DRAFT-010 ME-DRAFT-011', {
    who: (_s, f) => f.player,
    say: () => say`Put a character of your pool into your play deck, or leave the rest out`,
    options(s, f, o) {
      if (charactersInDeck(s, f.player) >= MOST_IN_DECK) return;
      for (let c = firstIn(s, poolOf(s, f.player)); c !== 0; c = s.card.next[c])
        if (isCharacterTo(s, f.player, c)) o.card(c);
      for (let c = firstIn(s, place(s, Zone.aside, f.player)); c !== 0; c = s.card.next[c])
        if (isCharacterTo(s, f.player, c)) o.card(c);
      if (o.count > 0) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      move(s, option.a, place(s, Zone.deck, f.player));
      return again;
    },
  }),
});

export const setUp = engine.procedure('set-up', { player: idOf('player') })({
  begin: step('ME-SETUP-013', (s) => openCompanies(s)),
  seats: step('ME-MP-4010 ME-MPOPT-4002', (s) => {
    if (!isForMany(s)) return;
    seatByRolls(s);
    s.global.first = s.global.active;
  }),
  avatars: step('ME-MP-4015', (s) => {
    if (!isForMany(s)) return;
    // What is called last comes first: the highest roller.
    for (let i = s.layout.sizes.players - 1; i >= 0; i--) call(s, choosingAvatars, seatFrom(s, i));
  }),
  others: step('ME-SETUP-003', (s) => {
    for (let p = s.layout.sizes.players; p >= 1; p--) call(s, otherWizards, p);
  }),
  draft: step('ME-SETUP-007', (s) => call(s, s.global.simultaneous === 1 ? revealTogether : draft)),
  places: step('ME-SETUP-014 ME-SETUP-015 ME-SETUP-016', (s) => {
    for (let p = s.layout.sizes.players; p >= 1; p--) call(s, startingPlaces, p);
  }),
  items: step('ME-SETUP-019', (s) => {
    for (let p = s.layout.sizes.players; p >= 1; p--) call(s, startingItems, p);
  }),
  arrange: step('ME-SETUP-018', (s) => {
    for (let p = s.layout.sizes.players; p >= 1; p--) {
      // Nobody comes or goes now: only who follows whom, and in which company.
      s.player.organized[p] = sideOf(s, p).charactersAPhase;
      call(s, regroup, p);
    }
  }),
  pools: step('ME-DRAFT-009', (s) => {
    for (let p = s.layout.sizes.players; p >= 1; p--) call(s, leftovers, p);
  }),
  hands: step('ME-SETUP-022 ME-SETUP-023', (s) => {
    for (let p = 1; p <= s.layout.sizes.players; p++) {
      for (let c = firstIn(s, place(s, Zone.deck, p)); c !== 0; c = s.card.next[c]) s.card.mark[c] = 0;
      shuffle(s, place(s, Zone.deck, p));
      for (let i = firstHand(s, p, 8); i > 0; i--) drawCard(s, p);
    }
  }),
  first: step('ME-SETUP-024 ME-MP-4016', (s) => {
    if (isSolitaire(s)) {
      s.global.active = SOLITARY;
      return undefined;
    }
    // Of many, the highest roller begins; whoever has tried a stage resource has acted as on his own turn since.
    if (isForMany(s)) {
      s.global.active = s.global.first;
      return undefined;
    }
    let best = 0;
    let ties = 0;
    for (let p = 1; p <= s.layout.sizes.players; p++) {
      rollsFor(s, 'player', p);
      const total = roll2d6(s);
      if (total > best) {
        best = total;
        s.global.active = p;
      } else if (total === best) ties++;
    }
    return ties > 0 ? again : undefined;
  }),
});
