/** Tables with The Balrog and his servants. */
import { hostOf } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import type { S } from '../src/state.ts';
import { borrow } from './invented.ts';
import { company, rowOf } from './table.ts';

/** Orc Chieftain, whom no deck can have yet: each file of tests brings him in for itself. */
export const bringServants = (): void => borrow('LE-32');
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
