/**
 * What a fellowship has, one thing after the other: how many they are, how they fight, what life is left, what they bear
 * and what stands behind them.
 *
 * Keeps  it reads what lies open. Nothing is allocated.
 */
import { firstIn, place, sizeOf, valueOf } from '@westmarch/kernel';
import {
  archer,
  CardKind,
  damage,
  isFreePeoples,
  isRingBearer,
  type LotrTcgState,
  Phase,
  printed,
  strength,
  vitality,
  Zone,
} from '@westmarch/lotr-tcg';
import { printedStrength, worthOfVitality } from '../worth.ts';

const first = (s: LotrTcgState, player: number): number => firstIn(s, place(s, Zone.companions, player));
const isAlly = (s: LotrTcgState, card: number): boolean => printed.kind(s, card) === CardKind.ally;

export const companions = (s: LotrTcgState, player: number): number =>
  sizeOf(s, place(s, Zone.companions, player));

/** Strength, damage and bows. What is given for a skirmish is gone after it. */
export function arms(s: LotrTcgState, player: number): number {
  const lasting = s.global.phase === Phase.skirmish;
  let total = 0;
  for (let c = first(s, player); c !== 0; c = s.card.next[c])
    total +=
      (lasting ? printedStrength(s, c) : valueOf(s, strength, c)) +
      valueOf(s, damage, c) * 1.5 +
      valueOf(s, archer, c);
  return total;
}

/** The last wounds that someone can take are the dearest, and the Ring-bearer's twice. */
export function life(s: LotrTcgState, player: number): number {
  let total = 0;
  for (let c = first(s, player); c !== 0; c = s.card.next[c])
    total += worthOfVitality(vitality(s, c)) * (isRingBearer(s, c) ? 2 : 1);
  return total;
}

/** What they bear of their own, and twice against it what the others laid on them. */
export function borne(s: LotrTcgState, player: number): number {
  let total = 0;
  for (let c = first(s, player); c !== 0; c = s.card.next[c])
    for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
      total += isFreePeoples(s, on) ? 1 : -2;
  return total;
}

/** Allies, with what life they have. */
export function allies(s: LotrTcgState, player: number): number {
  let total = 0;
  for (let c = firstIn(s, place(s, Zone.support, player)); c !== 0; c = s.card.next[c])
    if (isAlly(s, c)) total += 1 + worthOfVitality(vitality(s, c)) * 0.3;
  return total;
}

/** Cards of one side that stand behind it. */
export function support(s: LotrTcgState, player: number, ofFreePeoples: boolean): number {
  let total = 0;
  for (let c = firstIn(s, place(s, Zone.support, player)); c !== 0; c = s.card.next[c])
    if (!isAlly(s, c) && isFreePeoples(s, c) === ofFreePeoples) total++;
  return total;
}
