/**
 * Several positions under one title, so that both sides of a boundary stand together:
 *
 *   scenes('[4_197] with an ally in the dead pile it is fierce',
 *     [dead('Old man'), (t) => t.expect.card('it', { fierce: 1 })],
 *     [dead('Friend'), (t) => t.expect.card('it', { fierce: 0 })],
 *   );
 */
import type { Table } from '@westmarch/testkit';
import type { S } from '../../src/state.ts';
import { scenario } from '../table.ts';

type Try = readonly [position: unknown, look: (t: Table<S>) => unknown];
export function scenes(title: string, ...tries: readonly Try[]): void {
  for (const [i, [position, look]] of tries.entries())
    scenario(i === 0 ? title : `${title} (${i + 1})`, (t) => {
      t.given(position);
      look(t);
    });
}
