/** Positions of a player alone, and what lies in the hand that nobody holds. */
import { firstIn, place } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { type S, Zone } from '../../../src/state.ts';
import { company, toMoria } from '../../table.ts';

export const namesIn = (s: S, zone: number, player: number): string[] => {
  const names: string[] = [];
  for (let c = firstIn(s, place(s, zone, player)); c !== 0; c = s.card.next[c])
    names.push(s.engine.definitions[s.card.def[c]].names['en'] ?? '');
  return names;
};

export const many = (card: string, length: number): string[] => Array.from({ length }, () => card);

/** Ann alone; her company goes from Rivendell to Moria, where two hazards are drawn usually. */
export const going = (
  hazards: object,
  { options = [], characters = ['Aragorn II', 'Elladan', 'Elrohir'], ...ann }: Going = {},
) => ({
  phase: 'hazards',
  solitaire: true,
  options,
  turn: 3,
  players: {
    Ann: {
      deck: many('Cram', 20),
      companies: [{ ...company('Rivendell', ...characters), movesTo: 'Moria', by: toMoria }],
      ...ann,
    },
    Hazards: hazards,
  },
});

export interface Going {
  readonly options?: readonly string[];
  readonly characters?: readonly (string | object)[];
  readonly [field: string]: unknown;
}

export const HAND = (t: Table<S>): string[] => namesIn(t.state, Zone.hand, 2);
