/** A maneuver phase in which a test does one thing: a table for it, and the cards that do it or count what was done. */
import {
  a,
  companion as companions,
  during,
  exertIt,
  maneuver,
  say,
  verb,
  woundIt,
} from '../../src/cards/words/index.ts';
import { addTwilight } from '../../src/rules/counters/twilight.ts';
import { companion, minion } from '../invented.ts';
import { frodo } from '../table.ts';

/** So much twilight tells what has happened, and how often. */
export const add = (n: number) => verb('add', addTwilight, [n], say`add ${n}`);

export const someone = a(companions);

/** Has always something to do, so that the phase does not end by itself. */
export const idler = companion('Idler', {}, during(maneuver, { effect: add(0) }));
export const stabber = minion('Stabber', {}, during(maneuver, { effect: woundIt(someone) }));
export const tyrant = minion('Tyrant', {}, during(maneuver, { effect: exertIt(someone) }));

/** Frodo and Idler against an Orc. */
export const table = (ann: object, bob: object, more = {}) => ({
  phase: 'maneuver alone',
  ...more,
  players: { Ann: { companions: [frodo(), 'Idler'], ...ann }, Bob: { minions: ['Orc'], ...bob } },
});
