/** Tables with Ringwraiths, and the cards around them. Each file of tests brings the cards in for itself. */
import type { Table } from '@westmarch/testkit';
import { printed } from '../src/engine.ts';
import { placeName } from '../src/map/map.ts';
import type { S } from '../src/state.ts';
import { borrow } from './invented.ts';
import { company } from './table.ts';

/** Layos, Gorbag, Calendal; Darkhavens; Barad-dûr, Mount Gram, Lonely Mountain, Urlurtsu Nurn, Moria, Dunnish Clan-hold; The Iron-deeps; Nazgûl; Pallando the Soul-keeper. */
export function bringDarkCards(): void {
  borrow(
    'LE-13',
    'LE-3',
    'LE-19',
    'LE-11',
    'LE-4',
    'LE-20',
    'LE-367',
    'LE-390',
    'LE-359',
    'LE-374',
    'LE-352',
    'LE-394',
    'LE-387',
    'LE-409',
  );
  borrow('LE-392', 'LE-361', 'LE-383', 'AS-150', 'TW-2', 'TW-83', 'LE-351', 'LE-362', 'LE-365');
}

export const ringwraith = (more: object) => ({ side: 'ringwraith', ...more });
export const riders = (at: string, ...who: readonly (string | object)[]) => ({
  ...company(at, ...who),
  as: 'riders',
});
/** Where the company of the Ringwraith goes. */
export const goesTo = (t: Table<S>): string =>
  placeName(printed.place(t.state, t.state.company.destination[1]));
export const brings = (name: string): string => `${name}: bring into play`;
