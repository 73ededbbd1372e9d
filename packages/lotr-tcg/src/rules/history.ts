/**
 * Small histories: what cards have been through in this turn, and in this phase or skirmish. What a text asks for with
 * "this turn" or "during this skirmish" is read here.
 *
 * Keeps  a card that has left play is still remembered, unless it went where nobody can tell it from others; every
 *        skirmish is a phase of its own.
 */
import type { S } from '../state.ts';

/** What can be remembered of a card, as a set. */
export const Was = {
  wounded: 1,
  killed: 2,
  won: 4,
  lost: 8,
  assigned: 16,
  played: 32,
  exerted: 64,
  discarded: 128,
} as const;

export function note(s: S, card: number, what: number): void {
  s.past.turn[card] |= what;
  s.past.phase[card] |= what;
  s.global.eventful = 1;
}
/** It lies where it cannot be told from others, and nothing is known of it any more. */
export function forgetCard(s: S, card: number): void {
  s.past.turn[card] = s.past.phase[card] = 0;
}

export const wasInTurn = (s: S, card: number, what: number): boolean => (s.past.turn[card] & what) !== 0;
export const wasInPhase = (s: S, card: number, what: number): boolean => (s.past.phase[card] & what) !== 0;

/** A phase begins. */
export function forgetPhase(s: S): void {
  s.global.trail = 0;
  if (s.global.eventful === 0) return;
  s.global.eventful = 0;
  const { phase } = s.past;
  for (let c = 1; c < phase.length; c++) phase[c] = 0;
}
/** A turn begins. */
export function forgetTurn(s: S): void {
  const { turn } = s.past;
  for (let c = 1; c < turn.length; c++) turn[c] = 0;
}

/** The fellowship has moved to the site of that number. */
export const noteMove = (s: S, number: number): void => void (s.global.trail |= 1 << number);
/** In this phase it moved to a site from one number to another. */
export function movedInPhase(s: S, from: number, to: number): boolean {
  for (let number = from; number <= to; number++) if ((s.global.trail & (1 << number)) !== 0) return true;
  return false;
}
