/** Tables with The Balrog and his servants. Each file of tests brings the cards in for itself. */
import { borrow } from './invented.ts';
import { company } from './table.ts';

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
