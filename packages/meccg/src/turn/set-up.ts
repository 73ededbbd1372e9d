/**
 * Set-up: the character draft, starting items, the first hand, and who goes first. ME-SETUP, ME-DRAFT
 *
 * Keeps  picks of a round stay hidden until all have made theirs (ME-DRAFT-002).
 */
import { again, call, firstIn, idOf, Kind, move, ofCard, place, say, shuffle } from '@westmarch/kernel';
import { ask, engine, printed, step } from '../engine.ts';
import { isAvatar, isCharacter } from '../rules/cards/cards.ts';
import { drawCard } from '../rules/cards/draw.ts';
import { isSame } from '../rules/cards/identity.ts';
import { canPlayUnique } from '../rules/cards/unique.ts';
import { countOf, firstCompany, firstOf, joinCompany, newCompany } from '../rules/companies/company.ts';
import { regroup } from '../rules/companies/regroup.ts';
import { roll2d6 } from '../rules/dice.ts';
import { isStartingItem } from '../rules/items/starting-items.ts';
import { sideOf } from '../rules/sides.ts';
import { cardOfPlace, layOpen, takeSite } from '../rules/sites/sites.ts';
import { type S, Zone } from '../state.ts';
import { MOST_CHARACTERS, MOST_MIND, revealTogether } from './starting-company.ts';

const poolOf = (s: S, player: number): number => place(s, Zone.pool, player);

const inDraft = (s: S, player: number): boolean => s.player.done[player] === 0;
const fitsDraft = (s: S, player: number, card: number): boolean =>
  isCharacter(s, card) &&
  !isAvatar(s, card) &&
  // Whom another has revealed before cannot be revealed any more. ME-DRAFT-004
  canPlayUnique(s, card) &&
  s.player.draftMind[player] + printed.mind(s, card) <= MOST_MIND;

function anyInDraft(s: S): boolean {
  for (let p = 1; p <= s.layout.sizes.players; p++) if (inDraft(s, p)) return true;
  return false;
}

/** Everyone's pick is shown at once; the same character twice is set aside by both. ME-DRAFT-003, 004 */
function reveal(s: S): void {
  const n = s.layout.sizes.players;
  for (let p = 1; p <= n; p++) {
    const card = s.player.pick[p];
    if (card === 0) continue;
    let twice = false;
    for (let q = 1; q <= n; q++)
      if (q !== p && s.player.pick[q] !== 0 && isSame(s, s.player.pick[q], card)) twice = true;
    s.card.mark[card] = twice ? 1 : 0;
  }
  for (let p = 1; p <= n; p++) {
    const card = s.player.pick[p];
    s.player.pick[p] = 0;
    if (s.player.stops[p] === 1) s.player.done[p] = 1;
    s.player.stops[p] = 0;
    if (card === 0) continue;
    const twice = s.card.mark[card] === 1;
    s.card.mark[card] = 0;
    if (twice) move(s, card, place(s, Zone.aside, p));
    else {
      joinCompany(s, card, firstCompany(p));
      s.player.draftMind[p] += printed.mind(s, card);
    }
  }
  // What one has revealed may leave another with nothing to reveal.
  for (let p = 1; p <= n; p++)
    if (countOf(s, firstCompany(p)) === MOST_CHARACTERS || !canPick(s, p)) s.player.done[p] = 1;
}

function canPick(s: S, player: number): boolean {
  for (let c = firstIn(s, poolOf(s, player)); c !== 0; c = s.card.next[c])
    if (fitsDraft(s, player, c)) return true;
  return false;
}

const draft = engine.procedure('character draft', { player: idOf('player') })({
  begin: step('ME-DRAFT-005', (s) => {
    for (let p = 1; p <= s.layout.sizes.players; p++) if (!canPick(s, p)) s.player.done[p] = 1;
  }),
  nextPlayer: step('ME-DRAFT-002 ME-DRAFT-006', (s, f) => {
    f.player++;
    if (f.player <= s.layout.sizes.players) return undefined;
    reveal(s);
    f.player = 0;
    return anyInDraft(s) ? again : f.go('end');
  }),
  pick: ask('ME-DRAFT-001 ME-DRAFT-002 ME-DRAFT-005 ME-DRAFT-007', {
    who: (_s, f) => f.player,
    say: (s, f) =>
      say`Reveal a character for your starting company (mind ${s.player.draftMind[f.player]} of 20 so far), or stop`,
    options(s, f, o) {
      if (!inDraft(s, f.player)) return;
      for (let c = firstIn(s, poolOf(s, f.player)); c !== 0; c = s.card.next[c])
        if (fitsDraft(s, f.player, c)) o.card(c);
      if (countOf(s, firstCompany(f.player)) > 0) o.pass();
    },
    describe: (_s, _f, option) => (option.kind === Kind.pass ? say`Stop` : undefined),
    choose(s, f, option) {
      if (option.kind === Kind.pass) s.player.stops[f.player] = 1;
      else s.player.pick[f.player] = option.a;
    },
  }),
  goOn: step('', (_s, f) => f.go('nextPlayer')),
  end: step('', () => undefined),
});

/** Up to two minor items, neither unique nor hoard items. ME-SETUP-019 */
const startingItems = engine.procedure('starting items', { player: idOf('player'), item: idOf('card') })({
  which: ask('ME-SETUP-019 ME-ITEM-2013 ME-ITEM-4003', {
    who: (_s, f) => f.player,
    say: () => say`Give a starting item, or be done`,
    options(s, f, o) {
      if (s.player.minorItems[f.player] === 2 || countOf(s, firstCompany(f.player)) === 0) return;
      o.pass();
      for (let c = firstIn(s, poolOf(s, f.player)); c !== 0; c = s.card.next[c])
        if (isStartingItem(s, c)) o.card(c);
      if (o.count === 1) o.clear();
    },
    choose(_s, f, option) {
      if (option.kind === Kind.pass) return f.go('end');
      f.item = option.a;
      return undefined;
    },
  }),
  toWhom: ask('ME-SETUP-019', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Who bears ${ofCard(f.item)}?`,
    options(s, f, o) {
      if (f.item === 0) return;
      for (let c = firstOf(s, firstCompany(f.player)); c !== 0; c = s.card.next[c]) o.card(c);
    },
    choose(s, f, option) {
      move(s, f.item, place(s, Zone.on, option.a));
      s.player.minorItems[f.player]++;
      f.item = 0;
      return f.go('which');
    },
  }),
  end: step('', () => undefined),
});

/** Characters of a play deck besides avatars: ten at most. ME-DRAFT-009, 010 */
const MOST_IN_DECK = 10;
function charactersInDeck(s: S, player: number): number {
  let n = 0;
  for (let c = firstIn(s, place(s, Zone.deck, player)); c !== 0; c = s.card.next[c])
    // Whom both players revealed at once does not count. DECISIONS D8
    if (isCharacter(s, c) && !isAvatar(s, c) && s.card.mark[c] === 0) n++;
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
        if (isCharacter(s, c)) o.card(c);
      for (let c = firstIn(s, place(s, Zone.aside, f.player)); c !== 0; c = s.card.next[c])
        if (isCharacter(s, c)) o.card(c);
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
  begin: step('ME-SETUP-013', (s) => {
    for (let p = 1; p <= s.layout.sizes.players; p++) {
      const company = newCompany(s, p, 0);
      const site = takeSite(s, p, cardOfPlace(s, p, sideOf(s, p).starts[0]), company);
      layOpen(s, site);
      s.company.site[company] = site;
    }
  }),
  draft: step('ME-SETUP-007', (s) => call(s, s.global.simultaneous === 1 ? revealTogether : draft)),
  items: step('ME-SETUP-019', (s) => {
    for (let p = s.layout.sizes.players; p >= 1; p--) call(s, startingItems, p);
  }),
  arrange: step('ME-SETUP-018', (s) => {
    for (let p = s.layout.sizes.players; p >= 1; p--) {
      // Nobody comes or goes now: only who follows whom, and in which company.
      s.player.organized[p] = 1;
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
      for (let i = 0; i < 8; i++) drawCard(s, p);
    }
  }),
  first: step('ME-SETUP-024', (s) => {
    let best = 0;
    let ties = 0;
    for (let p = 1; p <= s.layout.sizes.players; p++) {
      const total = roll2d6(s);
      if (total > best) {
        best = total;
        ties = 0;
        s.global.active = p;
      } else if (total === best) ties++;
    }
    return ties > 0 ? again : undefined;
  }),
});
