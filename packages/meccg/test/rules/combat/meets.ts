/** Attacks on a company at Moria, for the tests of combat. */
import type { Table } from '@westmarch/testkit';
import type { S } from '../../../src/state.ts';
import { Bob } from '../../table.ts';

type Fields = Readonly<Record<string, unknown>>;
/** An attack by a creature of Bob's, on a company of Ann's at Moria. */
export function meets(t: Table<S>, attack: Fields, characters: readonly unknown[], more: Fields = {}): void {
  const { dice = [], ann = {}, hand = [] } = more;
  t.given({
    phase: 'attack',
    attack,
    dice,
    players: {
      Ann: { companies: [{ at: 'Moria', characters }], ...(ann as object) },
      Bob: {
        ...Bob,
        hand: [...(attack['creature'] === undefined ? [] : [attack['creature']]), ...(hand as string[])],
      },
    },
  });
}
