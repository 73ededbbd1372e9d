/** Skirmishes in words and numbers: who stands against whom, and what would happen as it stands. */
import type { Standing } from '@westmarch/lotr-tcg';
import { listOf } from '../words.ts';
import type { LotrSeat } from './seat.ts';

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** "Aragorn" or "the minions" for several. */
export const foes = (seat: LotrSeat, minions: readonly number[]): string =>
  minions.length === 0 ? 'nobody' : listOf(minions.map((c) => seat.short(c)));

/** "Aragorn wounds Uruk Savage twice", "Lurtz overwhelms Frodo". */
export function outcome(seat: LotrSeat, standing: Standing): string {
  const { character, minions, characterWins, wounds, overwhelmed } = standing;
  const hero = seat.short(character);
  if (minions.length === 0) return `${hero} has nobody to fight`;
  const [winner, losers] = characterWins
    ? [hero, minions]
    : [minions.length === 1 ? seat.short(minions[0]) : 'the minions', [character]];
  const one = characterWins || minions.length === 1;
  const killed = losers.filter((loser) => overwhelmed.includes(loser));
  const hurt = losers.filter((loser) => !overwhelmed.includes(loser));
  const parts = [
    killed.length === 0 ? '' : `overwhelm${one ? 's' : ''} ${foes(seat, killed)}`,
    hurt.length === 0 ? '' : `wound${one ? 's' : ''} ${foes(seat, hurt)} ${times(wounds)}`,
  ].filter((part) => part !== '');
  return `${winner} ${parts.join(' and ')}`;
}

/** "8 against 9: Lurtz wounds Aragorn once" */
export const stands = (seat: LotrSeat, standing: Standing): string =>
  `${standing.own} against ${standing.theirs}: ${outcome(seat, standing)}`;
