/**
 * What counts only once in a phase: the first card played, the most wounds taken. A silent trigger notes the use, and
 * what depends on it asks whether there was one. The note goes with the phase.
 */
import {
  type Ability,
  all,
  type Condition,
  condition,
  counted,
  type Effect,
  type Event,
  effect,
  type Filter,
  modifier,
  NOTHING,
  type Procedure,
  say,
  trigger,
  whilst,
  word,
} from '@westmarch/kernel';
import { cost, engine } from '../../../engine.ts';
import { cardPlayed } from '../../../rules/events.ts';
import type { S } from '../../../state.ts';

function isNoted(s: S, card: number): boolean {
  const { source, next } = s.effect;
  for (let row = s.channel.first[engine.uses.channel]; row !== 0; row = next[row])
    if (source[row] === card) return true;
  return false;
}
export const noted: Condition = condition('noted', [], (g) => `${g.ref(isNoted)}(s, self)`, NOTHING);
export const notNoted: Condition = condition('not noted', [], (g) => `!${g.ref(isNoted)}(s, self)`, NOTHING);

const nothing: Effect = effect('note', [], NOTHING, (b) => b.does('note', ''));
/**
 * The first card of a kind that is played in each such phase costs more or less. LR-MODIF-007
 * `within` says where or when else it holds; the name of the phase is the caller's: "each Shadow phase". What a card that
 * comes later cannot have noted is asked by `also`, which goes without saying.
 */
export const firstCosts = (
  which: Filter,
  by: number,
  per: Procedure,
  each: string,
  within: Condition,
  also?: Condition,
): readonly Ability[] => [
  {
    ...modifier({
      attribute: cost,
      of: which,
      by,
      if: all(within, notNoted, ...(also === undefined ? [] : [also])),
    }),
    say: whilst(
      say`the twilight cost of the first ${counted(which.noun, 'bare')} played each ${word(each)} is ${by}`,
      within,
    ),
  },
  note(cardPlayed, which, per, within),
];
/** Notes that it happened, until the procedure ends in which it did. */
export const note = (event: Event, of: Filter, per: Procedure, when: Condition): Ability => ({
  ...trigger(event, { of, if: when, limit: { times: 1, per }, effect: nothing }),
  say: NOTHING,
});
