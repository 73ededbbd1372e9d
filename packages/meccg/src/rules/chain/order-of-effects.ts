/**
 * The order of what is in force as the movement/hazard phase starts, where it makes a difference. ME-MOVE-007
 *
 * Owns   which numbers can depend on it, and letting the player whose turn it is not decide.
 * Keeps  what comes later in the turn counts after it, in the order in which it resolves: an effect list is in order of
 *        age, and all modifiers of these numbers are of one stage.
 */
import { type Attribute, again, count, finish, ofCard, renewEffect, say } from '@westmarch/kernel';
import { ask, attackStrikes, engine, regionType, step } from '../../engine.ts';
import { regionTypes } from '../../facts/names.ts';
import type { S } from '../../state.ts';
import { nextSeat } from '../seating.ts';

interface Ordered {
  readonly attribute: Attribute;
  /** Two of its effects come to something else the other way round. */
  differ(s: S, a: number, b: number): boolean;
}

const made = (s: S, row: number, total: number): number =>
  s.engine.abilities[s.effect.ability[row]].fold(s, row, 0, total);
/** Every region is treated alike, so that trying all types is enough. */
function regionsDiffer(s: S, a: number, b: number): boolean {
  for (let type = 0; type < regionTypes.length; type++)
    if (made(s, b, made(s, a, type)) !== made(s, a, made(s, b, type))) return true;
  return false;
}

const multiplies = (s: S, row: number): boolean => {
  const { ability } = s.engine.abilities[s.effect.ability[row]];
  return ability?.type === 'modifier' && ability.change === 'multiply';
};
/** Which attacks there will be is not known yet: to double and to add is enough. */
const strikesDiffer = (s: S, a: number, b: number): boolean => multiplies(s, a) !== multiplies(s, b);

const ordered: readonly Ordered[] = [
  { attribute: regionType, differ: regionsDiffer },
  { attribute: attackStrikes, differ: strikesDiffer },
];

function depends(s: S, one: Ordered): boolean {
  const { next, source } = s.effect;
  for (let a = s.channel.first[one.attribute.channel]; a !== 0; a = next[a])
    for (let b = next[a]; b !== 0; b = next[b])
      if (source[a] !== source[b] && one.differ(s, a, b)) return true;
  return false;
}

function inForce(s: S, { attribute }: Ordered): number {
  let n = 0;
  for (let row = s.channel.first[attribute.channel]; row !== 0; row = s.effect.next[row]) n++;
  return n;
}

/** What this card does with the number counts after all that was placed before it; it says how much that is. */
function placeNext(s: S, { attribute }: Ordered, left: number, card: number): number {
  let placed = 0;
  for (let row = s.channel.first[attribute.channel], i = 0; i < left; i++) {
    const next = s.effect.next[row];
    if (s.effect.source[row] === card) {
      renewEffect(s, row);
      placed++;
    }
    row = next;
  }
  return placed;
}

export const orderEffects = engine.procedure('order of effects', { which: count(), left: count() })({
  find: step('ME-MOVE-007', (s, f) => {
    while (f.which < ordered.length && !depends(s, ordered[f.which])) f.which++;
    if (f.which === ordered.length) return finish;
    f.left = inForce(s, ordered[f.which]);
    return undefined;
  }),
  order: ask('ME-MOVE-007', {
    who: (s) => nextSeat(s, s.global.active),
    say: (_s, f) =>
      say`Several cards change ${ordered[f.which].attribute === regionType ? 'the types of regions' : 'the strikes of attacks'}: which one counts next?`,
    options(s, f, o) {
      const { next, source } = s.effect;
      const first = s.channel.first[ordered[f.which].attribute.channel];
      for (let row = first, i = 0; i < f.left; row = next[row], i++) {
        let listed = false;
        for (let other = first; other !== row; other = next[other]) listed ||= source[other] === source[row];
        if (!listed) o.card(source[row]);
      }
    },
    describe: (_s, _f, option) => say`${ofCard(option.a)}`,
    choose(s, f, option) {
      f.left -= placeNext(s, ordered[f.which], f.left, option.a);
      return again;
    },
  }),
  goOn: step('', (_s, f) => {
    f.which++;
    return f.go('find');
  }),
});
