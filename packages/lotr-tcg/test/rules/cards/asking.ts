/** Questions of the rules, asked by hand in a position: nothing is played on, so that the state may be changed as well. */
import { Table } from '@westmarch/testkit';
import { test } from 'vitest';
import type { S } from '../../../src/state.ts';
import { adapter, frodo } from '../../table.ts';

export const asking = (title: string, body: (t: Table<S>) => void): void =>
  test(title, () => body(new Table(adapter)));
/** Ann's turn; Bob's companion lies idle. */
export const given = (ann: object = {}, more: object = {}) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Guard', as: 'hers', wounds: 1 }],
      hand: [{ card: 'Deed', as: 'held' }],
      discard: [{ card: 'Guard', as: 'gone' }, 'Deed'],
      ...ann,
    },
    Bob: { companions: [{ card: 'Guard', as: 'his', wounds: 1 }], minions: ['Orc'] },
  },
  ...more,
});
export const row = (t: Table<S>, name: string): number => (name === 'nobody' ? 0 : t.who.card(name));
