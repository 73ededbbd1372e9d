/**
 * An optional rule for many: whoever has a company where another goes may be the first to play hazards on it.
 * ME-MPOPT-4001
 *
 * Owns   who may, who does, and the roll between two who want to.
 * Keeps  from him on the hazards go round as ever (many-players.ts); the turn's own first hazard player stays who he is.
 */
import { again, count, idOf, Kind, ofCard, say } from '@westmarch/kernel';
import { ask, engine, printed, step } from '../../engine.ts';
import type { S } from '../../state.ts';
import { countOf, firstCompany, firstOf, lastCompany, placeOf } from '../companies/company.ts';
import { roll2d6 } from '../dice.ts';
import { rollsFor } from '../terms.ts';
import { takesHazardsOver } from './optional.ts';

function isThere(s: S, player: number, place: number): boolean {
  for (let c = firstCompany(player); c <= lastCompany(player); c++)
    if (s.company.player[c] !== 0 && countOf(s, c) > 0 && s.company.site[c] !== 0 && placeOf(s, c) === place)
      return true;
  return false;
}

export const takeHazards = engine.procedure('first hazard player', {
  company: idOf('company'),
  asked: idOf('player'),
  /** Who has the best roll so far, what it is, and whether another has the same. */
  taker: idOf('player'),
  best: count(),
  takers: count(),
  tied: count(),
})({
  next: step('', (_s, f) => {
    f.asked++;
  }),
  want: ask('ME-MPOPT-4001', {
    who: (_s, f) => f.asked,
    say: (s, f) => say`Be the first to play hazards on the company of ${ofCard(firstOf(s, f.company))}?`,
    options(s, f, o) {
      if (f.asked === s.global.active || s.player.outcome[f.asked] !== 0) return;
      if (isThere(s, f.asked, printed.place(s, s.company.destination[f.company]))) o.yesOrNo();
    },
    choose(_s, f, option) {
      if (option.kind === Kind.no) return;
      f.takers |= 1 << f.asked;
      f.taker = f.asked;
    },
  }),
  goOn: step('', (s, f) => (f.asked < s.layout.sizes.players ? f.go('next') : undefined)),
  settle: step('ME-MPOPT-4001', (s, f) => {
    if ((f.takers & (f.takers - 1)) === 0) return undefined;
    f.best = f.tied = 0;
    for (let p = 1; p <= s.layout.sizes.players; p++) {
      if ((f.takers & (1 << p)) === 0) continue;
      rollsFor(s, 'player', p);
      const total = roll2d6(s);
      if (total === f.best) f.tied = 1;
      if (total <= f.best) continue;
      f.best = total;
      f.taker = p;
      f.tied = 0;
    }
    return f.tied === 1 ? again : undefined;
  }),
  take: step('ME-MPOPT-4001', (s, f) => {
    s.global.tookHazards = f.taker;
    if (f.taker !== 0) s.global.hazardPlayer = f.taker;
  }),
});
/** It is asked at all. */
export const mayTakeHazards = (s: S, company: number): boolean =>
  takesHazardsOver(s) && s.company.destination[company] !== 0;
