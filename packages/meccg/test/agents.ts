/** Positions with agents, for the tests of their rules and cards. */
import type { Table } from '@westmarch/testkit';
import type { S } from '../src/state.ts';
import { Bob, company } from './table.ts';

/** Ann's company, "travellers", goes from Lórien to a place; Bob has agents and hazards. */
export const towards = (to: string, bob: object, ann: object = {}) => ({
  phase: 'hazards',
  players: {
    Ann: {
      companies: [{ ...company('Lórien', 'Elladan', 'Haldir'), as: 'travellers', movesTo: to }],
      ...ann,
    },
    Bob: { ...Bob, ...bob },
  },
});

/**
 * Ann's company stands at a site, and its site phase comes first; another waits at Rivendell, so that things do not run
 * on when it is over. Bob has agents.
 */
export const entering = (at: string, bob: object, dice: readonly number[] = [], ann: object = {}) => ({
  phase: 'site',
  dice,
  players: {
    Ann: {
      companies: [{ ...company(at, 'Elladan', 'Haldir'), as: 'travellers' }, company('Rivendell', 'Orophin')],
      ...ann,
    },
    Bob: { ...Bob, ...bob },
  },
});
/** Ann chooses that company, and enters. */
export function enters(t: Table<S>, first = 'Elladan', whether = 'Yes'): void {
  t.player('Ann').does(`The company of ${first}`, whether);
}

/** An agent that lies face down. */
export const hidden = (agent: string | object, more: object = {}) => ({
  agent: [agent],
  faceDown: true,
  ...more,
});
/** One that is face up at a place. */
export const open = (agent: string | object, at: string, more: object = {}) => ({
  agent: [agent],
  at,
  ...more,
});
