/** A turn, phase by phase; and the game, turn by turn. LR-TURN */
import {
  again,
  call,
  count,
  firstIn,
  forbiddenBy,
  idOf,
  Kind as OptionKind,
  place,
  say,
  sizeOf,
} from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import { hear, raise } from '../rules/actions/responses.ts';
import { settleActive } from '../rules/cards/active.ts';
import { isKind, Kind } from '../rules/cards/cards.ts';
import { reconcile } from '../rules/cards/draw.ts';
import { discardByRules } from '../rules/cards/leaving.ts';
import { settleIfNeeded } from '../rules/combat/settling.ts';
import { beginInitiative } from '../rules/counters/initiative.ts';
import { turnEnds, turnStarts } from '../rules/events.ts';
import { forgetTurn } from '../rules/history.ts';
import { win } from '../rules/losing.ts';
import { onTheLeft, placesToTheRight } from '../rules/order.ts';
import { noArchery, noFights, noRest, noWinning } from '../rules/prohibitions.ts';
import { LAST_SITE } from '../rules/sites/sites.ts';
import { Phase, type S, Zone } from '../state.ts';
import { archeryPhase } from './archery.ts';
import { assignmentPhase } from './assignment.ts';
import { mayMoveAgain, moving } from './moving.ts';
import { endPhase, fellowshipPhase, maneuverPhase, shadowPhase } from './phases.ts';
import { regroupPhase } from './regroup.ts';
import { setUp } from './set-up.ts';
import { skirmishes } from './skirmish.ts';

function minionsInPlay(s: S): boolean {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isKind(s, c, Kind.minion)) return true;
  return false;
}

/** Minions are discarded at the end of the turn with what they bear. LR-REGROUP-009 */
function discardMinions(s: S): void {
  for (let p = 1; p <= s.layout.sizes.players; p++) {
    const at = place(s, Zone.minions, p);
    while (sizeOf(s, at) > 0) discardByRules(s, firstIn(s, at));
  }
  hear(s);
}

const shadowPhases = engine.procedure('Shadow phases', { places: count() })({
  each: step('LR-SHADOW-001 LR-TWILIGHT-006 LR-ERRATA-038', (s, f) => {
    if (++f.places === s.layout.sizes.players) return undefined;
    const player = placesToTheRight(s, s.global.active, f.places);
    if (player !== 0 && s.player.skips[player] === 0) call(s, shadowPhase, player);
    else s.player.skips[player] = 0;
    return again;
  }),
});

export const turn = engine.procedure('turn', { player: idOf('player') })({
  begin: step('LR-TURN-004 LR-TURN-008 LR-ACTIVE-001', (s, f) => {
    s.global.active = f.player;
    s.global.twilight = s.global.moves = s.global.shadow = s.global.fierce = 0;
    s.player.rested[f.player] = 0;
    settleActive(s);
    // What was inactive counts again, and with it what it takes from others.
    s.global.unsettled = 1;
    forgetTurn(s);
    beginInitiative(s);
  }),
  startOfTurn: step('LR-TURN-005 LR-TURN-006 LR-TURN-007 LR-HEAL-004', (s, f) =>
    raise(s, turnStarts, f.player, 0, 0),
  ),
  fellowship: step('LR-FELLOW-001', (s, f) => call(s, fellowshipPhase, f.player)),
  move: step('LR-FELLOW-005 LR-MOVE-001', (s, f) => call(s, moving, f.player)),
  fellowshipEnds: step('LR-FELLOW-005', (s) => endPhase(s, Phase.fellowship)),
  shadow: step('LR-SHADOW-001', (s) => call(s, shadowPhases)),
  maneuver: step('LR-SHADOW-010 LR-MANEUVER-001 LR-TURN-009', (s, f) => {
    s.global.shadow = 0;
    settleIfNeeded(s);
    return minionsInPlay(s) ? undefined : f.go('regroup');
  }),
  maneuverActions: step('LR-MANEUVER-001', (s) => call(s, maneuverPhase)),
  archery: step('LR-MANEUVER-002 LR-TURN-009', (s, f) => {
    settleIfNeeded(s);
    return minionsInPlay(s) ? undefined : f.go('regroup');
  }),
  archeryFire: step('LR-ARCHERY-001', (s, f) => {
    if (forbiddenBy(s, noArchery, f.player, 0, 0) === 0) call(s, archeryPhase);
  }),
  assignment: step('LR-ARCHERY-011 LR-TURN-009', (s, f) => {
    settleIfNeeded(s);
    return minionsInPlay(s) && forbiddenBy(s, noFights, f.player, 0, 0) === 0 ? undefined : f.go('regroup');
  }),
  assign: step('LR-ASSIGN-001', (s) => call(s, assignmentPhase)),
  skirmishes: step('LR-ASSIGN-014 LR-SKIRM-001 LR-SKIRM-021', (s) => call(s, skirmishes)),
  regroup: step('LR-SKIRM-021', (s) => settleIfNeeded(s)),
  arrival: step('LR-WIN-001 LR-WIN-002 LR-MULTI-005', (s, f) => {
    if (s.player.outcome[f.player] !== 0) return undefined;
    if (s.player.site[f.player] === LAST_SITE && forbiddenBy(s, noWinning, f.player, 0, 0) === 0)
      win(s, f.player);
    return undefined;
  }),
  regroupActions: step('LR-REGROUP-001', (s) => call(s, regroupPhase)),
  moveAgain: ask('LR-REGROUP-006 LR-MOVE-002 LR-MOVE-014', {
    who: (_s, f) => f.player,
    say: () => say`Move again?`,
    options(s, f, o) {
      if (s.player.outcome[f.player] !== 0 || !mayMoveAgain(s, f.player)) return;
      if (forbiddenBy(s, noRest, f.player, 0, 0) === 0) o.yesOrNo();
      else o.add(OptionKind.yes, 0, 0, 0);
    },
    choose: (_s, f, option) => (option.kind === OptionKind.yes ? f.go('moveOn') : undefined),
  }),
  reconcile: step('LR-REGROUP-009', (s, f) => {
    if (s.player.outcome[f.player] === 0) call(s, reconcile, f.player);
  }),
  minionsGo: step('LR-REGROUP-009 LR-REGROUP-010', (s) => discardMinions(s)),
  regroupEnds: step('LR-REGROUP-009', (s) => endPhase(s, Phase.regroup)),
  endOfTurn: step('LR-REGROUP-009', (s, f) => {
    raise(s, turnEnds, f.player, 0, 0);
    return f.go('done');
  }),
  moveOn: step('LR-REGROUP-007 LR-REGROUP-008 LR-MOVE-013', (s, f) => call(s, moving, f.player)),
  hasMovedOn: step('LR-REGROUP-008', (s, f) => {
    endPhase(s, Phase.regroup);
    return f.go('shadow');
  }),
  done: step('', (s) => settleIfNeeded(s)),
});

const FEW = 3;
export const main = engine.procedure('game', { player: idOf('player') })({
  setUp: step('LR-SETUP-001 LR-MOVE-015', (s) => {
    const { players } = s.layout.sizes;
    s.global.seats = players;
    s.global.moveLimit = players <= FEW ? 2 : players - 1;
    call(s, setUp);
  }),
  turns: step('LR-TURN-001', (s, f) => {
    // Before the first turn nobody has had one: on the left of nobody sits the first of the order.
    f.player = onTheLeft(s, f.player);
    if (s.player.outcome[f.player] !== 0) return again;
    s.global.turn++;
    call(s, turn, f.player);
    return again;
  }),
});
