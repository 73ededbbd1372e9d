/** What the rules say of a roll while somebody listens: whom or what it is for, and why something is added to it. */
import type { Sink } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { rolled } from '../../../src/rules/dice.ts';
import { seatByRolls } from '../../../src/rules/seating.ts';
import { termsNow } from '../../../src/rules/terms.ts';
import type { S } from '../../../src/state.ts';
import { open, towards } from '../../agents.ts';
import { balrog, host } from '../../balrog.ts';
import { adapter, Bob, company, resolveChain, rowOf } from '../../table.ts';

interface Said {
  readonly subject: string;
  readonly causes: readonly string[];
}
/** A table, and what is said of each roll: the kind and row of its subject, and each term that has a reason. */
function listening(given: object): { t: Table<S>; said: Said[]; ear: Sink } {
  const said: Said[] = [];
  const ear: Sink = {
    tell(_s, event) {
      if (event !== rolled.channel) return;
      const { subject, terms } = termsNow();
      said.push({
        subject: subject === null ? '' : `${subject.kind} ${subject.row}`,
        causes: terms.filter(({ value }) => value === null).map(({ by, why }) => `${by} ${why}`),
      });
    },
  };
  const t = new Table<S>({ ...adapter, hears: ear });
  t.given(given);
  return { t, said, ear };
}

describe('what a roll says', () => {
  test('[BA-80] what The Balrog is worth to a faction is by its text', () => {
    const { t, said } = listening({
      phase: 'at the site',
      dice: [1, 1],
      players: {
        Ann: balrog({ hand: ['A Few Recruits'], companies: [host('Dead Marshes', 'The Balrog')] }),
        Bob,
      },
    });
    t.player('Ann').does('A Few Recruits: try');
    resolveChain(t);
    expect(said.map(({ causes }) => causes.filter((cause) => cause.startsWith('3 ')))).toEqual([
      ['3 by its text'],
    ]);
  });
  test('[ME-CARD-0285 ME-AGENT-2089] what a shared home is worth to Golodhros is his as an agent', () => {
    const minions = ['Gorbag', 'Asternak', 'Pon Opar', 'Jerrek', 'Orc Captain'];
    const { t, said } = listening({
      ...towards(
        'Moria',
        { agents: [open('Golodhros', 'Moria')] },
        { side: 'ringwraith', companies: [{ ...company('Dol Guldur', ...minions), movesTo: 'Moria' }] },
      ),
      dice: [2, 1, 2, 1],
    });
    t.player('Bob').does('Golodhros: as an agent', 'Orc Captain');
    expect(said[0].causes).toContain('2 as an agent');
  });
  test('[AS-49] Glamour of Surpassing Excellance rolls for the card that may go', () => {
    const { t, said } = listening({
      dice: [1, 1],
      players: {
        Ann: {
          hand: ['Glamour of Surpassing Excellance'],
          companies: [company('Bree', { card: 'Elladan', on: ['Lure of Nature'] })],
        },
        Bob,
      },
    });
    const lure = rowOf(t.state, 'Lure of Nature');
    t.player('Ann').does('Glamour of Surpassing Excellance');
    expect(said.map(({ subject }) => subject)).toEqual([`card ${lure}`]);
  });
  test('[ME-MPOPT-4002] each player rolls for his seat himself, and whoever ties once more', () => {
    const { t, said, ear } = listening({
      dice: [2, 2, 4, 5, 2, 2, 1, 3, 2, 3],
      players: {
        Ann: { companies: [company('Rivendell', 'Elladan')] },
        Bob,
        Cid: { companies: [company('Lórien', 'Bofur')] },
      },
    });
    t.state.side.sink = ear;
    seatByRolls(t.state);
    expect(said.map(({ subject }) => subject)).toEqual([1, 2, 3, 1, 3].map((player) => `player ${player}`));
  });
});
