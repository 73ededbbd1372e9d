/** Tables with The Balrog and his servants. Each file of tests brings the cards in for itself. */
import { hostOf } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import type { S } from '../src/state.ts';
import { borrow } from './invented.ts';
import { company, rowOf } from './table.ts';

/** Gorbag, Orc Chieftain, Orc Veteran, Orc Tracker, Shagrat, Old Troll. */
export function bringServants(): void {
  borrow('LE-11', 'LE-32', 'LE-35', 'LE-34', 'LE-39', 'LE-29');
}
export const GATES = 'The Under-gates';
export const balrog = (more: object) => ({ side: 'balrog', ...more });
/** His company, at a site. */
export const host = (at: string, ...who: readonly (string | object)[]) => ({
  ...company(at, ...who),
  as: 'host',
});
export const brings = (name: string): string => `${name}: bring into play`;
export const twenty = (card: string): readonly string[] => Array.from({ length: 20 }, () => card);
/** The name of whom a card lies on. */
export const bearer = (t: Table<S>, card: string): string => {
  const on = hostOf(t.state, rowOf(t.state, card));
  return on === 0 ? '' : (t.state.engine.definitions[t.state.card.def[on]].names['en'] ?? '');
};
/** What somebody may do with a card. */
export const offers = (t: Table<S>, card: string): boolean =>
  t.offered().some((text) => text.startsWith(card));
