/**
 * A strike of one character against another: both face it. ME-CVCC-507, 520..526
 *
 * Owns   the other half of such a strike: a row that stands for the attacking character, as if the defender struck him,
 *        so that whatever is played on a strike serves either of them.
 * Not    the order of the sequence (strike.ts).
 * Keeps  the answer is there only while its strike is resolved; and nobody cancels it, for it is no strike of its own.
 */
import { clearRow, valueOf } from '@westmarch/kernel';
import { body } from '../../../engine.ts';
import { type S, Stage } from '../../../state.ts';
import { racesOf } from '../../cards/races.ts';
import { newStrike } from '../strike-rows.ts';

export const COMPANY = 4;

/** Makes ready what the attacking character faces; returns its row, or 0 where no company attacks. */
export function openAnswer(s: S, strike: number): number {
  const { by, target } = s.strike;
  const a = s.strike.attack[strike];
  const answer = s.attack.answer[a];
  if (answer === 0) return 0;
  s.attack.card[a] = by[strike];
  s.attack.races[a] = racesOf(s, by[strike]);
  s.attack.body[a] = valueOf(s, body, by[strike]);
  s.attack.card[answer] = target[strike];
  s.attack.races[answer] = racesOf(s, target[strike]);
  s.attack.body[answer] = valueOf(s, body, target[strike]);
  return newStrike(s, answer, by[strike], target[strike]);
}

/** The rules now speak of one half of the strike. */
export function turnTo(s: S, strike: number): void {
  s.global.strike = strike;
  s.global.attack = s.strike.attack[strike];
}
/** The attacker plays resources on it, as the defender does later. ME-CVCC-520 */
export function attackerActs(s: S, answer: number): void {
  turnTo(s, answer);
  s.global.stage = Stage.resources;
}

/** The strike is over: the attack is that of the whole company again. */
export function closeAnswer(s: S, strike: number, answer: number): void {
  if (answer === 0) return;
  const a = s.strike.attack[strike];
  turnTo(s, strike);
  s.attack.card[a] = s.attack.body[a] = s.attack.prowess[a] = 0;
  s.attack.races[a] = s.attack.ofAll[a];
  s.attack.body[s.attack.answer[a]] = 0;
  clearRow(s.strike, answer);
}
