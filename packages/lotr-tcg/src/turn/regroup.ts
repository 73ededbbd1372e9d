/** The regroup phase: muster, actions, the Shadow players reconcile; then the Free Peoples player chooses. LR-REGROUP */
import {
  again,
  call,
  count,
  firstIn,
  idOf,
  Kind as OptionKind,
  place,
  say,
  sizeOf,
  valueOf,
} from '@westmarch/kernel';
import { ask, engine, muster, step } from '../engine.ts';
import { cardAction } from '../rules/actions/action-list.ts';
import { actionProcedure } from '../rules/actions/actions.ts';
import { isAbout } from '../rules/actions/responses.ts';
import { isCharacter } from '../rules/cards/cards.ts';
import { drawCards, reconcile } from '../rules/cards/draw.ts';
import { dropFromHand } from '../rules/cards/hand.ts';
import { takeOffRing } from '../rules/counters/ring.ts';
import { phaseStarts } from '../rules/events.ts';
import { win } from '../rules/losing.ts';
import { placesToTheRight } from '../rules/order.ts';
import { LAST_SITE } from '../rules/sites/sites.ts';
import { Phase, type S, Zone } from '../state.ts';
import { beginPhase } from './phases.ts';

const doesMuster = (s: S, player: number, card: number): boolean =>
  s.card.controller[card] === player && isCharacter(s, card) && valueOf(s, muster, card) > 0;
function musters(s: S, player: number): number {
  let n = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (doesMuster(s, player, c)) n++;
  return n;
}
function firstMustering(s: S, player: number): number {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (doesMuster(s, player, c)) return c;
  return 0;
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
      dropFromHand(s, option.a);
      f.left--;
      f.drawn++;
      return again;
    },
  }),
  draw: step('LR-KEYWORD-019', (s, f) => {
    drawCards(s, f.player, f.drawn);
  }),
});

/** One of the optional actions as the phase starts; all the mustering characters of a player make one. */
cardAction({
  name: 'muster',
  from: 'play',
  answers: phaseStarts,
  applies: (_s, phase) => phase === Phase.regroup,
  suits: () => false,
  gates: [
    engine.gate(
      'window',
      'LR-KEYWORD-018 LR-REGROUP-011',
      (s) => isAbout(s, phaseStarts, Phase.regroup),
      say`characters muster as the regroup phase starts`,
    ),
    engine.gate(
      'requirement',
      'LR-KEYWORD-018',
      (s, p, c) => c === firstMustering(s, p),
      say`it does not muster, or another does so with it`,
    ),
    engine.gate(
      'requirement',
      'LR-KEYWORD-019',
      (s, p) => s.player.mustered[p] === 0,
      say`all that muster have done so together`,
    ),
    engine.gate(
      'cost',
      'LR-KEYWORD-018',
      (s, p) => sizeOf(s, place(s, Zone.hand, p)) > 0,
      say`there is no card to discard`,
    ),
  ],
  perform(s, player) {
    s.player.mustered[player] = 1;
    call(s, mustering, player);
  },
  say: () => say`muster`,
});

const reconcileAll = engine.procedure('Shadow players reconcile', { places: count() })({
  next: step('LR-REGROUP-002', (s, f) => {
    if (++f.places >= s.layout.sizes.players) return undefined;
    const player = placesToTheRight(s, s.global.active, f.places);
    if (player !== 0) call(s, reconcile, player);
    return again;
  }),
});

export const regroupPhase = engine.procedure(
  'regroup phase',
  {},
)({
  ringOff: step('LR-REGROUP-001', (s) => {
    // The Ring is worn until the regroup phase.
    takeOffRing(s, s.global.active);
  }),
  begin: step('LR-REGROUP-001 LR-REGROUP-011 LR-KEYWORD-018', (s) => {
    for (let p = 1; p <= s.layout.sizes.players; p++) s.player.mustered[p] = 0;
    beginPhase(s, Phase.regroup);
  }),
  act: step('LR-REGROUP-001', (s) => call(s, actionProcedure)),
  // At the last site only where a card put off the victory till now.
  arrival: step('LR-WIN-001', (s) => {
    const { active } = s.global;
    if (s.player.outcome[active] === 0 && s.player.site[active] === LAST_SITE) win(s, active);
  }),
  reconcile: step('LR-REGROUP-002 LR-REGROUP-011', (s) => call(s, reconcileAll)),
});
