/**
 * The assignment phase: actions, the Free Peoples player's assignments, then leftover minions. LR-ASSIGN, LR-FIERCE
 *
 * Owns   the declarations: who assigns when, pick by pick, and when each is done.
 * Not    who can be assigned to whom (rules/combat/assigning.ts), and ambushes (rules/combat/ambush.ts).
 * Keeps  what one player assigns is assigned at one time, and told then (LR-ASSIGN-013). Until he is done nothing
 *        happens between his picks, so that any assignment can be reached, and one is taken back by undoing it.
 */
import {
  again,
  call,
  count,
  firstIn,
  idOf,
  Kind as OptionKind,
  type Options,
  ofCard,
  place,
  say,
  valueOf,
} from '@westmarch/kernel';
import { ask, engine, fierce, step } from '../engine.ts';
import { actionProcedure } from '../rules/actions/actions.ts';
import { hear } from '../rules/actions/responses.ts';
import { isKind, Kind } from '../rules/cards/cards.ts';
import { canBeAssignedTo, canDefendAgainst, isFree, tellAssigned } from '../rules/combat/assigning.ts';
import { leader, placesToTheRight } from '../rules/order.ts';
import { Phase, type S, Zone } from '../state.ts';
import { beginPhase, endPhase } from './phases.ts';

/** All minions; in a fierce round those that are fierce as it opens. LR-FIERCE-004 */
function callUp(s: S): void {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isKind(s, c, Kind.minion)) {
      s.card.mayFight[c] = s.global.fierce === 0 || valueOf(s, fierce, c) > 0 ? 1 : 0;
      s.card.leftover[c] = s.card.chosen[c] = s.card.ambushed[c] = 0;
    }
}

type Test = (s: S, minion: number, character: number, by: number) => boolean;
const DEFENDERS = [Zone.companions, Zone.support];
function anyDefender(s: S, minion: number, test: Test, by: number): boolean {
  for (let i = 0; i < DEFENDERS.length; i++)
    for (let c = firstIn(s, place(s, DEFENDERS[i], s.global.active)); c !== 0; c = s.card.next[c])
      if (test(s, minion, c, by)) return true;
  return false;
}
function offerDefenders(s: S, minion: number, test: Test, by: number, o: Options): void {
  for (let i = 0; i < DEFENDERS.length; i++)
    for (let c = firstIn(s, place(s, DEFENDERS[i], s.global.active)); c !== 0; c = s.card.next[c])
      if (test(s, minion, c, by)) o.card(c);
}

/** The declaration is done: everything that was assigned in it is assigned at one time. LR-ASSIGN-013 */
function declare(s: S, by: number): void {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.chosen[c] === 1) {
      s.card.chosen[c] = 0;
      tellAssigned(s, c, s.card.against[c], by);
    }
  hear(s);
}

/** A Shadow player assigns what is left of his minions. LR-ASSIGN-007, 008 */
const leftovers = engine.procedure('leftover minions', { player: idOf('player'), minion: idOf('card') })({
  which: ask('LR-ASSIGN-007 LR-ASSIGN-008 LR-ASSIGN-009', {
    who: (_s, f) => f.player,
    say: () => say`Assign a leftover minion, or leave the rest`,
    options(s, f, o) {
      for (let c = firstIn(s, place(s, Zone.minions, f.player)); c !== 0; c = s.card.next[c])
        if (s.card.leftover[c] === 1 && isFree(s, c) && anyDefender(s, c, canDefendAgainst, f.player))
          o.card(c);
      if (o.count > 0) o.pass();
    },
    choose(_s, f, option) {
      if (option.kind === OptionKind.pass) return f.go('done');
      f.minion = option.a;
      return undefined;
    },
  }),
  none: step('', (_s, f) => (f.minion === 0 ? f.go('done') : undefined)),
  against: ask('LR-ASSIGN-007 LR-ASSIGN-012 LR-ALLY-007 LR-KEYWORD-026', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Against whom does ${ofCard(f.minion)} fight?`,
    options: (s, f, o) => offerDefenders(s, f.minion, canDefendAgainst, f.player, o),
    choose(s, f, option) {
      s.card.against[f.minion] = option.a;
      s.card.chosen[f.minion] = 1;
      f.minion = 0;
      return f.go('which');
    },
  }),
  done: step('LR-ASSIGN-013', (s, f) => declare(s, f.player)),
});

export const assignmentPhase = engine.procedure('assignment phase', {
  minion: idOf('card'),
  places: count(),
})({
  begin: step('LR-ASSIGN-001 LR-FIERCE-002', (s) => {
    callUp(s);
    beginPhase(s, Phase.assignment);
  }),
  act: step('LR-ASSIGN-001', (s) => call(s, actionProcedure)),
  which: ask('LR-ASSIGN-003 LR-ASSIGN-006', {
    who: (s) => leader(s),
    say: () => say`Choose a minion to assign a defender to, or be done`,
    options(s, _f, o) {
      for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
        if (isFree(s, c) && anyDefender(s, c, canBeAssignedTo, leader(s))) o.card(c);
      if (o.count > 0) o.pass();
    },
    choose(_s, f, option) {
      if (option.kind === OptionKind.pass) return f.go('leave');
      f.minion = option.a;
      return undefined;
    },
  }),
  none: step('', (_s, f) => (f.minion === 0 ? f.go('leave') : undefined)),
  defender: ask('LR-ASSIGN-004 LR-ASSIGN-005 LR-ASSIGN-010 LR-FIERCE-003', {
    who: (s) => leader(s),
    say: (_s, f) => say`Who fights ${ofCard(f.minion)}?`,
    options: (s, f, o) => offerDefenders(s, f.minion, canBeAssignedTo, leader(s), o),
    choose(s, f, option) {
      s.card.against[f.minion] = option.a;
      s.card.chosen[f.minion] = 1;
      f.minion = 0;
      return f.go('which');
    },
  }),
  leave: step('LR-ASSIGN-006', (s) => {
    for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
      if (isKind(s, c, Kind.minion) && s.card.against[c] === 0) s.card.leftover[c] = 1;
  }),
  done: step('LR-ASSIGN-013 LR-KEYWORD-004', (s) => declare(s, s.global.active)),
  shadow: step('LR-ASSIGN-007', (s, f) => {
    if (++f.places === s.layout.sizes.players) return undefined;
    const player = placesToTheRight(s, s.global.active, f.places);
    if (player !== 0) call(s, leftovers, player);
    return again;
  }),
  end: step('LR-ASSIGN-014', (s) => endPhase(s, Phase.assignment)),
});
