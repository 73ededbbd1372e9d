/** Values of a position that are no column and no attribute: what is left of vitality, totals, what a card costs here. */
import { firstIn, hostOf, place, sizeOf, valueOf } from '@westmarch/kernel';
import { moveLimit, strength } from '../engine.ts';
import { isExhausted, isKind, Kind, vitality } from '../rules/cards/cards.ts';
import { minionStrength } from '../rules/combat/skirmishing.ts';
import { freePeoplesHaveInitiative, hasInitiative } from '../rules/counters/initiative.ts';
import { isRingBound } from '../rules/counters/ring.ts';
import { priceOf, roams } from '../rules/counters/twilight.ts';
import { siteAt } from '../rules/sites/sites.ts';
import { phases, type S, Zone } from '../state.ts';
import { archeryTotals, FELLOWSHIP, MINIONS } from '../turn/archery.ts';
import type { Names, Plain } from './build.ts';

type Read = { readonly read: (s: S, row: number, names: Names) => Plain };
const reading = (read: Read['read']): Read => ({ read });

export const readings: Readonly<Record<'table' | 'player' | 'card', Readonly<Record<string, Read>>>> = {
  table: {
    /** The side that has it. LR-INIT-001 */
    initiative: reading((s) => (freePeoplesHaveInitiative(s) ? 'Free Peoples' : 'Shadow')),
    /** Characters that left the skirmish that is on: they have lost it. */
    fallen: reading((s, _row, names) => {
      const found: string[] = [];
      for (let row = 1; row < s.fallen.card.length && s.fallen.card[row] !== 0; row++)
        found.push(names.card(s.fallen.card[row]));
      return found;
    }),
    'phase name': reading((s) => phases[s.global.phase]),
    'fellowship archery': reading((s) => archeryTotals(s, FELLOWSHIP)),
    'minion archery': reading((s) => archeryTotals(s, MINIONS)),
    /** Of the skirmish that is on. */
    'free strength': reading((s) => valueOf(s, strength, s.global.skirmish)),
    'shadow strength': reading((s) => minionStrength(s, s.global.skirmish)),
  },
  player: {
    'move limit': reading((s) => valueOf(s, moveLimit, 0)),
    initiative: reading(hasInitiative),
    /** No more threats than this can be added. LR-THREAT-002 */
    'threat limit': reading((s, p) => sizeOf(s, place(s, Zone.companions, p))),
    /** The site where his fellowship stands, by name. */
    at: reading((s, p, names) => {
      const site = siteAt(s, s.player.site[p]);
      return site === 0 ? 'none' : names.card(site);
    }),
    /** Sites that he controls. */
    controls: reading((s, p, names) => {
      const found: string[] = [];
      for (let c = firstIn(s, place(s, Zone.support, p)); c !== 0; c = s.card.next[c])
        if (isKind(s, c, Kind.site)) found.push(names.card(c));
      return found;
    }),
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
