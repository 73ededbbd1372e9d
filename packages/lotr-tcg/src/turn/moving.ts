/**
 * Moving to the next site: laying it, going there, and the twilight that it brings. LR-MOVE
 *
 * Keeps  from the first step to the last the fellowship is nowhere: no site's text can be used (LR-MOVE-012).
 */
import { count, firstIn, forbiddenBy, idOf, place, say, sizeOf, valueOf } from '@westmarch/kernel';
import { ask, engine, moveLimit, printed, shadowNumber, step } from '../engine.ts';
import { raise } from '../rules/actions/responses.ts';
import { addTwilight } from '../rules/counters/twilight.ts';
import { moved, movedFrom, movedTo } from '../rules/events.ts';
import { noteMove } from '../rules/history.ts';
import { onTheLeft, onTheRight } from '../rules/order.ts';
import { noMove } from '../rules/prohibitions.ts';
import { fitsNumber, LAST_SITE, laySite, regionTwilight, siteAt } from '../rules/sites/sites.ts';
import { type S, Zone } from '../state.ts';

const LEFT = 1;
/** The Shadow player who lays the next site: the arrow of the one being left tells. LR-SITE-001, 002 */
const layer = (s: S, from: number): number =>
  printed.arrow(s, siteAt(s, from)) === LEFT ? onTheLeft(s, s.global.active) : onTheRight(s, s.global.active);

/** Further moves are optional, up to the limit. LR-MOVE-002, 014 */
export const mayMoveAgain = (s: S, player: number): boolean =>
  s.global.moves < valueOf(s, moveLimit, 0) &&
  s.player.site[player] < LAST_SITE &&
  forbiddenBy(s, noMove, player, 0, 0) === 0;

export const moving = engine.procedure('moving', { player: idOf('player'), to: count() })({
  begin: step('LR-MOVE-001', (s, f) => {
    f.to = s.player.site[f.player] + 1;
    s.global.moving = 1;
  }),
  laySite: ask('LR-MOVE-003 LR-SITE-001 LR-SITE-003 LR-FORMAT-008', {
    who: (s, f) => layer(s, f.to - 1),
    say: (_s, f) => say`Lay site ${f.to}`,
    options(s, f, o) {
      if (siteAt(s, f.to) !== 0) return;
      for (let c = firstIn(s, place(s, Zone.adventure, layer(s, f.to - 1))); c !== 0; c = s.card.next[c])
        if (fitsNumber(s, c, f.to)) o.card(c);
    },
    choose: (s, f, option) => laySite(s, option.a, f.to),
  }),
  go: step('LR-MOVE-004', (s, f) => {
    s.player.site[f.player] = f.to;
    s.global.moves++;
    noteMove(s, f.to);
  }),
  leaving: step('LR-MOVE-005', (s, f) => {
    const from = siteAt(s, f.to - 1);
    if (from !== 0) raise(s, movedFrom, from, f.player, f.to - 1);
  }),
  underway: step('LR-MOVE-006', (s, f) => raise(s, moved, f.player, siteAt(s, f.to), f.to)),
  arriving: step('LR-MOVE-007', (s, f) => {
    const to = siteAt(s, f.to);
    if (to !== 0) raise(s, movedTo, to, f.player, f.to);
  }),
  twilight: step('LR-MOVE-008 LR-MOVE-009 LR-MOVE-010 LR-MOVE-011', (s, f) => {
    const to = siteAt(s, f.to);
    const companions = sizeOf(s, place(s, Zone.companions, f.player));
    addTwilight(s, (to === 0 ? 0 : valueOf(s, shadowNumber, to)) + regionTwilight(s, f.to) + companions);
  }),
  arrived: step('LR-MOVE-012', (s) => {
    s.global.moving = 0;
  }),
});
