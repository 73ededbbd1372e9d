/**
 * What declared actions chose and remember until they resolve: kept like the chain itself, the last one on top.
 *
 * Keeps  an entry of the chain is always resolved before the one below it, so what it remembers is on top then.
 */
import { setSlot, slotOf } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';

/** How much an entry remembers: a triggered action chooses only when it resolves. */
const keeps = (ability: number): number =>
  engine.abilities[ability].declare !== null ? engine.abilities[ability].slots : 0;

/** An action was declared, with all that its frame at `base` chose. */
export function keep(s: S, ability: number, base: number): void {
  for (let i = 0; i < keeps(ability); i++) s.kept.value[++s.global.kept] = slotOf(s, base, i);
}

/** The last entry leaves the chain: what it remembers goes to its effect, if that has started. */
export function giveBack(s: S, ability: number, started: boolean): void {
  for (let i = keeps(ability) - 1; i >= 0; i--) {
    if (started) setSlot(s, i, s.kept.value[s.global.kept]);
    s.kept.value[s.global.kept--] = 0;
  }
}

/** How many targets a declared action may have chosen. */
export const targetCount = (s: S, entry: number): number =>
  s.entry.ability[entry] === 0 ? 0 : engine.abilities[s.entry.ability[entry]].targets.length;

/** A target that a declared action chose, from 0 up, or 0. */
export function targetOf(s: S, entry: number, which: number): number {
  if (which >= targetCount(s, entry)) return 0;
  let at = s.global.kept;
  for (let e = s.global.entries; e >= entry; e--) at -= keeps(s.entry.ability[e]);
  return s.kept.value[at + 1 + engine.abilities[s.entry.ability[entry]].targets[which]];
}

/** Something declared aims at a card. */
export function isTarget(s: S, card: number): boolean {
  for (let e = s.global.entries; e !== 0; e--)
    for (let i = targetCount(s, e) - 1; i >= 0; i--) if (targetOf(s, e, i) === card) return true;
  return false;
}
