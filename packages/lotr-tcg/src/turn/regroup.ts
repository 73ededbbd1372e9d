/** The regroup phase: muster, actions, the Shadow players reconcile; then the Free Peoples player chooses. LR-REGROUP */
import {
  again,
  call,
  count,
  firstIn,
  idOf,
  move,
  Kind as OptionKind,
  place,
  say,
  valueOf,
} from '@westmarch/kernel';
import { ask, engine, muster, step } from '../engine.ts';
import { actionProcedure } from '../rules/actions/actions.ts';
import { isCharacter } from '../rules/cards/cards.ts';
import { drawCards, reconcile } from '../rules/cards/draw.ts';
import { takeOffRing } from '../rules/counters/ring.ts';
import { placesToTheRight } from '../rules/order.ts';
import { Phase, type S, Zone } from '../state.ts';
import { beginPhase } from './phases.ts';

function musters(s: S, player: number): number {
  let n = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.controller[c] === player && isCharacter(s, c) && valueOf(s, muster, c) > 0) n++;
  return n;
}

/** Up to a card for each mustering character; all are discarded before any is drawn. LR-KEYWORD-018, 019 */
const mustering = engine.procedure('muster', { player: idOf('player'), left: count(), drawn: count() })({
  begin: step('LR-KEYWORD-018', (s, f) => {
    f.left = musters(s, f.player);
  }),
  discard: ask('LR-KEYWORD-018 LR-KEYWORD-019', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Muster: discard a card to draw another (${f.left} left), or be done`,
    options(s, f, o) {
      if (f.left === 0) return;
      for (let c = firstIn(s, place(s, Zone.hand, f.player)); c !== 0; c = s.card.next[c]) o.card(c);
      if (o.count > 0) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === OptionKind.pass) return undefined;
      move(s, option.a, place(s, Zone.discard, f.player));
      f.left--;
      f.drawn++;
      return again;
    },
  }),
  draw: step('LR-KEYWORD-019', (s, f) => {
    drawCards(s, f.player, f.drawn);
  }),
});

/** Once for each player, the Free Peoples player first or left out. */
const each = (name: string, rules: string, from: number, act: (s: S, player: number) => void) =>
  engine.procedure(name, { places: count() })({
    begin: step(rules, (_s, f) => {
      f.places = from;
    }),
    next: step(rules, (s, f) => {
      if (f.places === s.layout.sizes.players) return undefined;
      const player = placesToTheRight(s, s.global.active, f.places++);
      if (player !== 0) act(s, player);
      return again;
    }),
  });
const musterAll = each('players muster', 'LR-KEYWORD-018', 0, (s, p) => call(s, mustering, p));
const reconcileAll = each('Shadow players reconcile', 'LR-REGROUP-002', 1, (s, p) => call(s, reconcile, p));

export const regroupPhase = engine.procedure(
  'regroup phase',
  {},
)({
  begin: step('LR-REGROUP-001 LR-REGROUP-011', (s) => {
    // The Ring is worn until the regroup phase.
    takeOffRing(s, s.global.active);
    beginPhase(s, Phase.regroup);
  }),
  muster: step('LR-REGROUP-011 LR-KEYWORD-018', (s) => call(s, musterAll)),
  act: step('LR-REGROUP-001', (s) => call(s, actionProcedure)),
  reconcile: step('LR-REGROUP-002 LR-REGROUP-011', (s) => call(s, reconcileAll)),
});
