/**
 * What things are worth to the Novice, in points of strength or what comes near them.
 *
 * Owns   the value of a character, of a card in hand, and of what the Ring-bearer can still bear.
 * Not    a whole position (position.ts), nor what a skirmish may cost (fights.ts).
 */
import { valueOf } from '@westmarch/kernel';
import {
  archer,
  CardKind,
  damage,
  fierce,
  isBlocked,
  isRingBearer,
  type LotrTcgState,
  lotrTcg,
  Phase,
  printed,
  resistance,
  strength,
  vitality,
} from '@westmarch/lotr-tcg';

/** The last wounds that someone can take are the dearest. */
const VITALITY = [0, 3, 5.5, 7, 8, 8.7] as const;
export const worthOfVitality = (left: number): number =>
  left <= 0 ? 0 : (VITALITY[left] ?? VITALITY[VITALITY.length - 1] + (left - VITALITY.length + 1) * 0.5);

export const printedStrength = lotrTcg.engine.printed('strength');
/** What is given for a skirmish is gone after it, and counts in its outcome only. */
const lastingStrength = (s: LotrTcgState, card: number): number =>
  s.global.phase === Phase.skirmish ? printedStrength(s, card) : valueOf(s, strength, card);

/** A companion or ally, with whatever he bears counted in his numbers. */
export function worthOf(s: LotrTcgState, card: number): number {
  const life = worthOfVitality(vitality(s, card));
  const fights = lastingStrength(s, card) + valueOf(s, damage, card) * 1.5 + valueOf(s, archer, card);
  if (isRingBearer(s, card)) return fights + life * 2;
  return printed.kind(s, card) === CardKind.ally ? 1 + life * 0.3 : 2 + fights + life;
}

/** What a minion threatens while the fellowship still has to pass it. */
export const threatOf = (s: LotrTcgState, minion: number): number =>
  1 +
  lastingStrength(s, minion) +
  vitality(s, minion) * 0.6 +
  valueOf(s, damage, minion) * 1.5 +
  valueOf(s, archer, minion) * 2 +
  (valueOf(s, fierce, minion) > 0 ? 3 : 0);

/** Each burden weighs more than the one before it. */
export function worthOfWill(s: LotrTcgState, ringBearer: number): number {
  const left = valueOf(s, resistance, ringBearer);
  return left <= 0 ? -200 : -30 / left;
}

/** What it is good for to hold a card. */
export function worthInHand(s: LotrTcgState, you: number, card: number): number {
  if (isBlocked(s, you, card)) return 0.3;
  switch (printed.kind(s, card)) {
    case CardKind.companion:
      return 2.5;
    case CardKind.minion:
      return 1.5 + printed.twilight(s, card) * 0.1;
    case CardKind.event:
      return 1.4;
    case CardKind.ally:
      return 1;
    default:
      return 1.1;
  }
}
