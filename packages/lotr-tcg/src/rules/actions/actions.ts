/**
 * The action procedure, and acting alone: who may do something next. LR-ACTION-006..008
 *
 * Not    what may be done (action-list.ts), or loops (loops.ts).
 * Keeps  the Free Peoples player acts first, then the others to the right; all must pass in a row; a skirmish that is
 *        decided before its time takes no more actions (LR-SKIRM-012, 018).
 */
import { again, count, finish, idOf, Kind as OptionKind, say, seatsLeft } from '@westmarch/kernel';
import { ask, engine, step } from '../../engine.ts';
import { phases } from '../../state.ts';
import { settleIfNeeded } from '../combat/settling.ts';
import { isDecided } from '../combat/skirmishing.ts';
import { leader, onTheRight } from '../order.ts';
import { describe, offerAll, take } from './action-list.ts';
import { endLoop } from './loops.ts';
import { forgetActions } from './repeats.ts';

/** One player alone acts as long as he likes: fellowship and Shadow phases. LR-FELLOW-001, LR-SHADOW-002 */
export const alone = engine.procedure('actions of one player', { player: idOf('player') })({
  begin: step('LR-FELLOW-001 LR-SHADOW-002', (s) => {
    s.global.phaseOver = 0;
    forgetActions(s);
  }),
  act: ask('LR-FELLOW-001 LR-SHADOW-002', {
    who: (_s, f) => f.player,
    say: (s) => say`Act in the ${phases[s.global.phase]} phase, or go on`,
    options(s, f, o) {
      o.pass();
      if (s.player.outcome[f.player] === 0) offerAll(s, f.player, o);
    },
    describe: (s, _f, option) => describe(s, option),
    choose(s, f, option) {
      if (option.kind === OptionKind.pass) return finish;
      take(s, f.player, option);
      return undefined;
    },
  }),
  settle: step('LR-KILL-001 LR-RESIST-005', (s) => settleIfNeeded(s)),
  goOn: step('LR-LOOP-001', (s, f) => {
    if (s.global.phaseOver === 1) {
      s.global.phaseOver = 0;
      return finish;
    }
    endLoop(s, true);
    return f.go('act');
  }),
});

export const actionProcedure = engine.procedure('action procedure', {
  next: idOf('player'),
  passes: count(),
})({
  begin: step('LR-ACTION-006', (s, f) => {
    f.next = leader(s);
    forgetActions(s);
  }),
  act: ask('LR-ACTION-006 LR-ACTION-007 LR-ACTION-008 LR-ACTION-011', {
    who: (_s, f) => f.next,
    say: (s) => say`Act in the ${phases[s.global.phase]} phase, or pass`,
    options(s, f, o) {
      o.pass();
      offerAll(s, f.next, o);
    },
    describe: (s, _f, option) => describe(s, option),
    choose(s, f, option) {
      const player = f.next;
      f.next = onTheRight(s, player);
      if (option.kind !== OptionKind.pass) {
        f.passes = 0;
        take(s, player, option);
        return undefined;
      }
      f.passes++;
      return f.passes < seatsLeft(s) ? again : finish;
    },
  }),
  settle: step('LR-KILL-001 LR-RESIST-005', (s) => settleIfNeeded(s)),
  goOn: step('LR-SKIRM-012 LR-SKIRM-018 LR-LOOP-001', (s, f) => {
    const { actsNext } = s.global;
    s.global.actsNext = 0;
    if (isDecided(s)) return finish;
    if (actsNext !== 0) f.next = actsNext;
    return endLoop(s, false) ? undefined : f.go('act');
  }),
  afterLoop: step('LR-LOOP-003 LR-LOOP-004', (s, f) => {
    if (isDecided(s)) return finish;
    // The round table goes on behind whoever had the last action.
    f.next = onTheRight(s, s.done.player[s.global.noted]);
    return f.go('act');
  }),
});
