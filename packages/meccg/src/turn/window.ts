/**
 * A window: players act in turn, the active player first, until all have passed in a row. ME-CHAIN-2012
 *
 * Keeps  where one player has the last word, it ends with his pass: whoever has heard that the others are done may
 *        still act, and that lets all of them resume (ME-HAZ-2012).
 */
import { again, call, count, idOf, isIn, jump, Kind, type Options, say, seatsLeft } from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import { offerAll } from '../rules/chain/actions.ts';
import { describeAction, settleTriggers, take } from '../rules/chain/chain.ts';
import { passFreeItem, settleOnGuard } from '../rules/companies/company.ts';
import { thinEnhancers, tooManyEnhancers } from '../rules/hazards/enhancers.ts';
import { isSentBack } from '../rules/movement/return.ts';
import { nextSeat } from '../rules/seating.ts';
import { settleFront } from '../rules/solitaire/row.ts';
import { isTheHazards, THE_HAZARDS } from '../rules/solitaire/seats.ts';
import { Moment, phases, type S, Zone } from '../state.ts';

/** What can be played must be: they pass only if nothing of theirs can. ME-SOLO-4002 */
function offerHazards(s: S, o: Options): void {
  offerAll(s, THE_HAZARDS, o);
  for (let i = 0; i < o.count; i++) if (isIn(s, o.a(i), Zone.hand)) return;
  o.pass();
}

const moments = ['', 'beginning', 'end'] as const;

export const window = engine.procedure('window', {
  next: idOf('player'),
  /** Who has the last word, if anybody. */
  closer: idOf('player'),
  passes: count(),
})({
  triggered: step('ME-COND-2008 ME-ONGUARD-2003', (s) => {
    settleOnGuard(s);
    settleFront(s);
    settleTriggers(s);
    if (tooManyEnhancers(s)) call(s, thinEnhancers);
  }),
  act: ask('ME-TURN-003 ME-TURN-4003 ME-CHAIN-2012', {
    who: (_s, f) => f.next,
    say: (s, f) =>
      f.closer !== 0 && f.passes >= seatsLeft(s)
        ? say`The others are done: act in the ${phases[s.global.phase]} phase, or end it`
        : s.global.moment === Moment.any
          ? say`Act in the ${phases[s.global.phase]} phase, or pass`
          : say`Act at the ${moments[s.global.moment]} of the ${phases[s.global.phase]} phase, or pass`,
    options(s, f, o) {
      if (isSentBack(s)) return;
      if (isTheHazards(s, f.next)) return offerHazards(s, o);
      o.pass();
      if (s.player.outcome[f.next] === 0) offerAll(s, f.next, o);
    },
    describe: (s, _f, option) => describeAction(s, option),
    choose(s, f, option) {
      const player = f.next;
      if (option.kind === Kind.pass) {
        f.passes++;
        f.next = nextSeat(s, player);
        const isLast = f.closer === 0 || f.closer === player || s.player.outcome[f.closer] !== 0;
        return f.passes < seatsLeft(s) || !isLast ? again : undefined;
      }
      f.passes = 0;
      f.next = s.global.active;
      take(s, player, option);
      passFreeItem(s, player);
      return jump(0);
    },
  }),
});
