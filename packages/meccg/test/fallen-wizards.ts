/** Fallen-wizard players, for the tests of their rules and cards. */
import type { Table } from '@westmarch/testkit';
import type { S } from '../src/state.ts';
import { resolveChain } from './table.ts';

export const fallen = { side: 'fallen-wizard' } as const;

/** A Wizardhaven of any of them. */
export const TOWERS = 'The White Towers';

/** Ann plays a card of her hand. */
export function plays(t: Table<S>, card: string, ...targets: readonly string[]): void {
  t.player('Ann').does(`${card}: `, ...targets);
  resolveChain(t);
}
