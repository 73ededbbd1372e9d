/**
 * Losing, and winning by being the last one left. LR-LOSE, LR-WIN-003, LR-MULTI
 *
 * Owns   taking a player's cards out of the game, and the rotation that replaces his sites.
 */
import {
  call,
  count,
  firstIn,
  idOf,
  isIn,
  move,
  type Options,
  ofCard,
  place,
  say,
  seatsLeft,
} from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import { type S, Zone } from '../state.ts';
import { onTheRight } from './order.ts';
import { controlledBy, firstSiteOf, fitsNumber, putBack, replaceSite } from './sites/sites.ts';

const OUT = 2;

function offerReplacements(s: S, player: number, site: number, o: Options): void {
  for (let c = firstIn(s, place(s, Zone.adventure, player)); c !== 0; c = s.card.next[c])
    if (fitsNumber(s, c, s.card.number[site])) o.card(c);
}
function hasReplacement(s: S, player: number, site: number): boolean {
  for (let c = firstIn(s, place(s, Zone.adventure, player)); c !== 0; c = s.card.next[c])
    if (fitsNumber(s, c, s.card.number[site])) return true;
  return false;
}

/** His sites are replaced one by one, going round the table; then those he controlled return to the path. */
const replacingSites = engine.procedure('replacing the sites of a player', {
  player: idOf('player'),
  next: idOf('player'),
  site: idOf('card'),
  tries: count(),
})({
  begin: step('LR-MULTI-002', (s, f) => {
    f.next = onTheRight(s, f.player);
  }),
  find: step('LR-MULTI-002 LR-MULTI-003', (s, f) => {
    f.site = firstSiteOf(s, f.player);
    if (f.site === 0) return f.go('liberate');
    // Whoever has no such site is passed over; if nobody has, the place stays empty.
    for (f.tries = 0; f.tries < seatsLeft(s) && !hasReplacement(s, f.next, f.site); f.tries++)
      f.next = onTheRight(s, f.next);
    if (hasReplacement(s, f.next, f.site)) return undefined;
    // What lay on it goes with it.
    remove(s, f.site, f.player);
    return f.go('find');
  }),
  replace: ask('LR-MULTI-002 LR-MULTI-003', {
    who: (_s, f) => f.next,
    say: (_s, f) => say`Which site takes the place of ${ofCard(f.site)}?`,
    options: (s, f, o) => offerReplacements(s, f.next, f.site, o),
    choose(s, f, option) {
      replaceSite(s, f.site, option.a);
      move(s, f.site, place(s, Zone.removed, f.player));
      f.next = onTheRight(s, f.next);
      return f.go('find');
    },
  }),
  liberate: step('LR-MULTI-004', (s, f) => {
    for (let site = controlledBy(s, f.player); site !== 0; site = controlledBy(s, f.player)) putBack(s, site);
  }),
  remove: step('LR-MULTI-001', (s, f) => {
    for (const zone of HIS) removeAll(s, place(s, zone, f.player), f.player);
  }),
});

const HIS = [
  Zone.companions,
  Zone.support,
  Zone.minions,
  Zone.hand,
  Zone.deck,
  Zone.discard,
  Zone.dead,
  Zone.adventure,
];
const IN_PLAY = [Zone.companions, Zone.minions];

function removeAll(s: S, at: number, player: number): void {
  for (let c = firstIn(s, at); c !== 0; c = firstIn(s, at)) remove(s, c, player);
}

/** His own cards leave the game; those of others on them are discarded. LR-MULTI-001 */
function remove(s: S, card: number, player: number): void {
  for (const zone of [Zone.on, Zone.stacked]) {
    const at = place(s, zone, card);
    for (let c = firstIn(s, at); c !== 0; c = firstIn(s, at)) remove(s, c, player);
  }
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.against[c] === card) s.card.against[c] = 0;
  const owner = s.card.owner[card];
  move(s, card, place(s, owner === player ? Zone.removed : Zone.discard, owner));
}

/** His cards that lie on the cards of others. */
function removeBorne(s: S, player: number): void {
  for (let c = 1; c < s.card.def.length; c++)
    if (s.card.owner[c] === player && (isIn(s, c, Zone.on) || isIn(s, c, Zone.stacked))) remove(s, c, player);
}

/** A player is out: his cards leave the table. With one player left, the game is over. */
export function eliminate(s: S, player: number): void {
  if (s.player.outcome[player] !== 0) return;
  s.player.outcome[player] = OUT;
  if (seatsLeft(s) === 1) {
    for (let p = 1; p <= s.layout.sizes.players; p++) if (s.player.outcome[p] === 0) s.player.outcome[p] = 1;
    s.kernel.over = 1;
    return;
  }
  removeBorne(s, player);
  for (const zone of IN_PLAY) removeAll(s, place(s, zone, player), player);
  // Sites that he controls are seen to in their turn.
  for (let c = firstIn(s, place(s, Zone.support, player)), next = 0; c !== 0; c = next) {
    next = s.card.next[c];
    if (s.card.number[c] === 0) remove(s, c, player);
  }
  s.player.ringBearer[player] = s.player.ring[player] = 0;
  s.global.unsettled = 1;
  call(s, replacingSites, player);
}

/** LR-WIN-001 */
export function win(s: S, player: number): void {
  for (let p = 1; p <= s.layout.sizes.players; p++) s.player.outcome[p] = p === player ? 1 : OUT;
  s.kernel.over = 1;
}
