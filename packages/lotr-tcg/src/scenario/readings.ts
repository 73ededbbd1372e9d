/** Values of a position that are no column and no attribute: what is left of vitality, totals, what a card costs here. */
import { hostOf, valueOf } from '@westmarch/kernel';
import { moveLimit, strength } from '../engine.ts';
import { isExhausted, vitality } from '../rules/cards/cards.ts';
import { minionStrength } from '../rules/combat/skirmishing.ts';
import { isRingBound } from '../rules/counters/ring.ts';
import { priceOf, roams } from '../rules/counters/twilight.ts';
import { phases, type S } from '../state.ts';
import { archeryTotals, FELLOWSHIP, MINIONS } from '../turn/archery.ts';

type Read = { readonly read: (s: S, row: number) => string | number | boolean };
const reading = (read: Read['read']): Read => ({ read });

export const readings: Readonly<Record<'table' | 'player' | 'card', Readonly<Record<string, Read>>>> = {
  table: {
    'phase name': reading((s) => phases[s.global.phase]),
    'fellowship archery': reading((s) => archeryTotals(s, FELLOWSHIP)),
    'minion archery': reading((s) => archeryTotals(s, MINIONS)),
    /** Of the skirmish that is on. */
    'free strength': reading((s) => valueOf(s, strength, s.global.skirmish)),
    'shadow strength': reading((s) => minionStrength(s, s.global.skirmish)),
  },
  player: {
    'move limit': reading((s) => valueOf(s, moveLimit, 0)),
  },
  card: {
    'vitality left': reading(vitality),
    exhausted: reading(isExhausted),
    /** With what roaming adds. */
    price: reading(priceOf),
    roams: reading(roams),
    'Ring-bound': reading(isRingBound),
    borne: reading((s, c) => hostOf(s, c) !== 0),
    active: reading((s, c) => s.card.live[c] === 1),
  },
};
