/**
 * What counts only once in a phase: the first card played, the most wounds taken. A silent trigger notes the use, and
 * what depends on it asks whether there was one. The note goes with the phase.
 */
import {
  type Ability,
  type Condition,
  condition,
  type Effect,
  type Event,
  effect,
  type Filter,
  NOTHING,
  type Procedure,
  trigger,
} from '@westmarch/kernel';
import { engine } from '../../../engine.ts';
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
/** Notes that it happened, until the procedure ends in which it did. */
export const note = (event: Event, of: Filter, per: Procedure, when: Condition): Ability => ({
  ...trigger(event, { of, if: when, limit: { times: 1, per }, effect: nothing }),
  say: NOTHING,
});
