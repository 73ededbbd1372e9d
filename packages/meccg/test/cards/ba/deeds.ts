/** Positions in which a deed is done at a site, and endured in the turn that follows. */
import { isIn } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { type S, Zone } from '../../../src/state.ts';
import { balrog, host } from '../../balrog.ts';
import { Bob, resolveChain, rowOf } from '../../table.ts';

export const sixes = (n: number): readonly number[] => Array.from({ length: n }, () => 6);

export const at = (
  site: string,
  hand: readonly string[],
  more: object = {},
  ...who: readonly (string | object)[]
) => ({
  phase: 'at the site',
  dice: sixes(6),
  players: {
    Ann: balrog({
      hand,
      companies: [{ ...host(site, ...(who.length === 0 ? ['The Balrog'] : who)), ...more }],
    }),
    Bob,
  },
});

/** All attacks are faced without tapping, and then one taps for it, or not. */
export function endure(t: Table<S>, card: string, taps: 'Yes' | 'No'): void {
  t.player('Ann').does(`${card}: in your site phase`);
  resolveChain(t);
  for (let n = 0; n < 60 && t.state.kernel.asked === 1; n++) {
    const offered = t.offered();
    if (isIn(t.state, rowOf(t.state, card), Zone.discard)) return;
    if (!isIn(t.state, rowOf(t.state, card), Zone.declared)) return;
    const fights = t.state.global.attack !== 0;
    const wanted = offered.includes('Yes')
      ? fights
        ? 'Yes'
        : taps
      : (offered.find((text) => text !== 'Pass') ?? 'Pass');
    t.choose(1, wanted);
  }
}
