/** Tables with Dragon players: the scenario Here Be Dragons. ME-DRAGON-4000..4026 */
import type { Table } from '@westmarch/testkit';
import type { S } from '../src/state.ts';
import { company } from './table.ts';

export const SCENARIO = { options: ['here-be-dragons'] } as const;
export const MOUNTAIN = 'The Lonely Mountain';

/** A player who is a Dragon, at a site or with companies of his own. */
export const dragon = (declared: string, more: object = {}) => ({ side: 'dragon', declared, ...more });
/** Smaug, and whoever is with him. */
export const smaug = (at: string, more: object = {}, ...who: readonly (string | object)[]) =>
  dragon('Smaug', { companies: [{ ...company(at, 'Smaug', ...who), as: 'worm' }], ...more });
/** What somebody may do with a card. */
export const offers = (t: Table<S>, card: string): boolean =>
  t.offered().some((text) => text.startsWith(card));
