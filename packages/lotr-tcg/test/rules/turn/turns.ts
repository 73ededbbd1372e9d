/** A turn of the LotR TCG from its start to the next one, and the table at which it is played. */
import { playAndTell } from '@westmarch/testkit';
import { expect } from 'vitest';
import { during, maneuver, say, verb } from '../../../src/cards/words/index.ts';
import { lotrTcg } from '../../../src/game.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import type { S } from '../../../src/state.ts';
import { companion, invent, minion, site } from '../../invented.ts';
import { frodo } from '../../table.ts';

const PHASES = ['', 'fellowship', 'shadow', 'maneuver', 'archery', 'assignment', 'skirmish', 'regroup'];
/** Its cards are those of a test file: each invents them for itself. */
export const inventGuards = (): void =>
  invent(
    companion('Guard', { Archer: 1 }),
    companion('Idler', {}, during(maneuver, { effect: verb('none', addTwilight, [0], say`do nothing`) })),
    minion('Orc', { Archer: 1, vitality: 3 }),
    minion('Warg', { Fierce: 1, vitality: 4 }),
    minion('Late', { twilight: 0 }),
    site('One', { siteNumber: 1, twilight: 0, block: 1 }),
    site('Two', { siteNumber: 2, twilight: 4, block: 1 }),
    site('Three', { siteNumber: 3, twilight: 1, block: 1 }),
  );

/** Plays on by these choices until the next turn, and tells all of it. */
export function playTurn(s: S, wishes: readonly string[]): readonly string[] {
  const { turn } = s.global;
  const { told, left } = playAndTell(s, {
    game: lotrTcg,
    players: ['', 'Ann', 'Bob', 'Cid'],
    wishes,
    idle: /^(Pass|No|Keep all)/,
    called: (noun, what) => (noun === 'phase' ? PHASES[what] : undefined),
    goesOn: ({ global }) => global.turn === turn,
  });
  expect(left, told.join('\n')).toEqual([]);
  return told;
}

export const given = {
  phase: 'turn',
  path: ['One'],
  players: {
    Ann: {
      site: 1,
      companions: [frodo(), { card: 'Guard', as: 'Guard' }, 'Idler'],
      hand: ['Guard'],
      adventure: ['One'],
      deck: ['Idler', 'Idler'],
    },
    Bob: {
      site: 1,
      companions: [frodo({ as: 'his Frodo', on: [] })],
      adventure: ['Two', 'Three'],
      hand: ['Orc', 'Warg', 'Late'],
      deck: ['Orc', 'Orc'],
    },
  },
};
