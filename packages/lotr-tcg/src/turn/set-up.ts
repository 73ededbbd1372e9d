/**
 * Set-up: bids for the order of turns, the first site, starting fellowships, the first hand. LR-SETUP
 *
 * Keeps  bids stay hidden until all are made (LR-SETUP-005).
 */
import {
  again,
  call,
  count,
  finish,
  firstIn,
  idOf,
  move,
  Kind as OptionKind,
  pick,
  place,
  say,
  show,
  shuffle,
  valueOf,
} from '@westmarch/kernel';
import { ask, cost, engine, resistance, step } from '../engine.ts';
import { raise } from '../rules/actions/responses.ts';
import { settleActive } from '../rules/cards/active.ts';
import { isKind, Kind } from '../rules/cards/cards.ts';
import { drawCard } from '../rules/cards/draw.ts';
import { settleIfNeeded } from '../rules/combat/settling.ts';
import { cardPlayed } from '../rules/events.ts';
import { onTheLeft } from '../rules/order.ts';
import { mayEnter } from '../rules/playing/play.ts';
import { fitsNumber, laySite } from '../rules/sites/sites.ts';
import { type S, Zone } from '../state.ts';

const FIRST_FELLOWSHIP = 4;

/** The player who has no seat yet and bid the most; ties are broken by chance. LR-SETUP-006, 007 */
function nextToChoose(s: S): number {
  let best = -1;
  let many = 0;
  let chosen = 0;
  for (let p = 1; p <= s.layout.sizes.players; p++) {
    if (s.player.seat[p] !== 0) continue;
    if (s.player.bid[p] > best) {
      best = s.player.bid[p];
      many = 1;
      chosen = p;
    } else if (s.player.bid[p] === best && pick(s, ++many) === 0) chosen = p;
  }
  return chosen;
}

const bidding = engine.procedure('bidding', { player: idOf('player') })({
  bid: ask('LR-SETUP-003 LR-SETUP-005', {
    who: (_s, f) => f.player + 1,
    say: () => say`How many burdens do you bid for your place in the order?`,
    options(s, f, o) {
      // A bid as high as the Ring-bearer's resistance loses at once; a higher one could do no more. LR-SETUP-010
      const most = valueOf(s, resistance, s.player.ringBearer[f.player + 1]);
      for (let n = 0; n <= most; n++) o.number(n);
    },
    choose(s, f, option) {
      s.player.bid[++f.player] = option.a;
      return f.player < s.layout.sizes.players ? again : undefined;
    },
  }),
  next: step('LR-SETUP-006 LR-SETUP-007', (s, f) => {
    f.player = nextToChoose(s);
    return f.player === 0 ? f.go('burdens') : undefined;
  }),
  choose: ask('LR-SETUP-006 LR-SETUP-019', {
    who: (_s, f) => f.player,
    say: () => say`Which place in the order of turns do you take?`,
    options(s, _f, o) {
      for (let seat = 1; seat <= s.layout.sizes.players; seat++)
        if (s.order.player[seat] === 0) o.number(seat);
    },
    choose(s, f, option) {
      s.order.player[option.a] = f.player;
      s.player.seat[f.player] = option.a;
      return f.go('next');
    },
  }),
  burdens: step('LR-SETUP-008 LR-SETUP-010', (s) => {
    for (let p = 1; p <= s.layout.sizes.players; p++) {
      s.player.burdens[p] = s.player.bid[p];
    }
    s.global.unsettled = 1;
  }),
});

/** Starter Rules: chance names the first player, and the others follow round the table. LR-SETUP-004 */
function drawLots(s: S): void {
  const { players } = s.layout.sizes;
  const first = pick(s, players);
  for (let i = 0; i < players; i++) {
    const player = ((first + i) % players) + 1;
    s.order.player[i + 1] = player;
    s.player.seat[player] = i + 1;
  }
}

/** The first player's site 1; then everyone stands there. LR-SETUP-014..016 */
const firstSite = engine.procedure('the first site', { player: idOf('player') })({
  lay: ask('LR-SETUP-014 LR-FORMAT-009', {
    who: (_s, f) => f.player,
    say: () => say`Which site is the first of the path?`,
    options(s, f, o) {
      for (let c = firstIn(s, place(s, Zone.adventure, f.player)); c !== 0; c = s.card.next[c])
        if (fitsNumber(s, c, 1)) o.card(c);
    },
    choose: (s, _f, option) => laySite(s, option.a, 1),
  }),
  stand: step('LR-SETUP-015', (s) => {
    for (let p = 1; p <= s.layout.sizes.players; p++) s.player.site[p] = 1;
  }),
});

const fits = (s: S, player: number, card: number): boolean =>
  isKind(s, card, Kind.companion) &&
  s.player.spent[player] + valueOf(s, cost, card) <= FIRST_FELLOWSHIP &&
  mayEnter(s, player, card);

/** A starting companion is played, and adds no twilight. LR-START-006, 011 */
function join(s: S, player: number, card: number): void {
  s.player.spent[player] += valueOf(s, cost, card);
  move(s, card, place(s, Zone.companions, player));
  raise(s, cardPlayed, card, player, 0);
}

const startingFellowship = engine.procedure('starting fellowship', { player: idOf('player') })({
  look: step('LR-SETUP-001 LR-START-008', (s, f) => {
    // Whatever a starting companion causes is for his player to decide. LR-START-011
    s.global.active = f.player;
    settleActive(s);
    for (let c = firstIn(s, place(s, Zone.deck, f.player)); c !== 0; c = s.card.next[c])
      show(s, c, 1 << f.player);
  }),
  fixed: step('LR-START-013 LR-SETUP-004', (s, f) => {
    if (s.global.starter === 0) return undefined;
    if (s.player.fixed[f.player] === 0) return finish;
    s.player.fixed[f.player]--;
    join(s, f.player, firstIn(s, place(s, Zone.deck, f.player)));
    return again;
  }),
  companion: ask('LR-START-001 LR-START-003 LR-START-004 LR-START-006', {
    who: (_s, f) => f.player,
    say: (s, f) =>
      say`Play a companion into your starting fellowship (${s.player.spent[f.player]} of 4 twilight used), or be done`,
    options(s, f, o) {
      const before = o.count;
      for (let c = firstIn(s, place(s, Zone.deck, f.player)); c !== 0; c = s.card.next[c])
        if (fits(s, f.player, c)) o.card(c);
      if (o.count > before) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === OptionKind.pass) return undefined;
      join(s, f.player, option.a);
      return again;
    },
  }),
});

const FIRST_HAND = 8;
function drawFirstHand(s: S, player: number): void {
  shuffle(s, place(s, Zone.deck, player));
  for (let i = 0; i < FIRST_HAND; i++) drawCard(s, player);
}

export const setUp = engine.procedure('set-up', { next: count() })({
  bid: step('LR-SETUP-003 LR-SETUP-004', (s) => {
    if (s.global.starter === 1) drawLots(s);
    else call(s, bidding);
  }),
  corruption: step('LR-SETUP-010', (s) => settleIfNeeded(s)),
  path: step('LR-SETUP-014 LR-SETUP-015', (s) => {
    // A first player who bid himself out of the game lays no site.
    const first = s.order.player[1];
    call(s, firstSite, s.player.outcome[first] === 0 ? first : onTheLeft(s, first));
  }),
  fellowships: step('LR-SETUP-001', (s, f) => {
    if (f.next === s.layout.sizes.players) return undefined;
    const player = s.order.player[++f.next];
    if (s.player.outcome[player] === 0) call(s, startingFellowship, player);
    return again;
  }),
  hands: step('LR-SETUP-001 LR-SETUP-018', (s) => {
    // Nobody has seen a card of his hand before all fellowships are chosen.
    for (let seat = 1; seat <= s.layout.sizes.players; seat++) {
      const player = s.order.player[seat];
      if (s.player.outcome[player] === 0) drawFirstHand(s, player);
    }
  }),
});
