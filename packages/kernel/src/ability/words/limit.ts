/** Limits: how often an ability may be used while a procedure runs. Each use is an effect that ends with it. */
import type { State } from '../../arena/state.ts';
import { addEffect } from '../../effect/effects.ts';
import { untilEndOf } from '../../effect/expire.ts';
import type { Procedure } from '../../flow/procedure.ts';
import { many, type Phrase, say, word } from '../../text/phrase.ts';

export interface Limit {
  readonly times: number;
  readonly per: Procedure;
}

export const sayLimit = (limit: Limit): Phrase =>
  limit.times === 1
    ? say`once each ${word(limit.per.name)}`
    : say`at most ${many(limit.times, 'time')} each ${word(limit.per.name)}`;

/** How often this copy of the card has used the ability in the innermost running `per`. */
export function usesOf(s: State, ability: number, card: number, per: Procedure): number {
  let row = s.channel.first[s.engine.uses.channel];
  if (row === 0) return 0;
  const { source, amount, until, next } = s.effect;
  const frame = untilEndOf(s, per);
  let uses = 0;
  for (; row !== 0; row = next[row])
    if (source[row] === card && amount[row] === ability && until[row] === frame) uses++;
  return uses;
}

export function countUse(s: State, ability: number, card: number, per: Procedure): void {
  addEffect(s, s.engine.uses.id, card, card, ability, untilEndOf(s, per));
}
