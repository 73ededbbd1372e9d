/**
 * The starter rules: the same game for two players and one deck each, with a list of things left out. ME-STARTER-9000
 *
 * Owns   whether they are in use, and the refusal of what they know nothing of.
 * Not    the places where something is left out: each asks here. Sideboards are simply not dealt (game.ts).
 */
import { say } from '@westmarch/kernel';
import { engine } from '../engine.ts';
import { type S, Starter } from '../state.ts';

export const isStarter = (s: S): boolean => s.global.starter !== Starter.no;
/** Somebody has nothing but the cards of one starter deck. ME-END-006 */
export const isStarterDeck = (s: S): boolean => s.global.starter === Starter.deck;

export const notInStarter = engine.gate(
  'prohibition',
  'ME-STARTER-9000',
  (s) => !isStarter(s),
  say`the starter rules leave it out`,
);
