/** Tables with Ringwraiths, and the cards around them. */
import type { Table } from '@westmarch/testkit';
import { printed } from '../src/engine.ts';
import { placeName } from '../src/map/map.ts';
import type { S } from '../src/state.ts';
import { borrow } from './invented.ts';
import { company } from './table.ts';

/** Bróin, Calendal and Ren the Unclean, whom no deck can have yet: each file of tests brings them in for itself. */
export const bringDarkCards = (): void => borrow('LE-3', 'LE-4', 'TW-83');

export const ringwraith = (more: object) => ({ side: 'ringwraith', ...more });
export const riders = (at: string, ...who: readonly (string | object)[]) => ({
  ...company(at, ...who),
  as: 'riders',
});
/** Where the company of the Ringwraith goes. */
export const goesTo = (t: Table<S>): string =>
  placeName(printed.place(t.state, t.state.company.destination[1]));
export const brings = (name: string): string => `${name}: bring into play`;
