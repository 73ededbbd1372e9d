/** Positions of Middle-earth CCG that are saved from a table, laid out again: nothing of what a side has is lost. */
import { type MeccgState, meccg, meccgScenarios } from '@westmarch/meccg';
import { type ScenarioGame, Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { meccgPosition } from '../src/engine/scenario/meccg.ts';

const adapter: ScenarioGame<MeccgState> = meccgScenarios;
const names = ['Ann', 'Bob'];
const bob = { companies: [{ at: 'Edhellond', characters: ['Ioreth'] }] };

const positions: readonly (readonly [string, object])[] = [
  [
    'agents: face down with the way they came, known, and in the open',
    {
      Ann: { companies: [{ at: 'Rivendell', characters: ['Elrohir'] }] },
      Bob: {
        ...bob,
        agents: [
          { agent: ['Gisulf'], faceDown: true, via: ['Woodmen-town'], acted: 1 },
          { agent: ['Ivic'], at: 'Pelargir' },
          { agent: [{ card: 'Woffung', status: 'tapped' }], faceDown: true, known: true, at: 'Edoras' },
        ],
      },
    },
  ],
  [
    'a prisoner, with what holds him and where',
    {
      Ann: { companies: [{ at: 'Rivendell', characters: ['Elrohir'] }] },
      Bob: {
        ...bob,
        events: [
          {
            card: 'Spells of the Barrow-wights',
            on: [{ card: 'Haldir', owner: 'Ann' }],
            rescueSite: 'Goblin-gate',
          },
        ],
      },
    },
  ],
  [
    'a trophy of a Ringwraith player’s Orc',
    {
      Ann: {
        side: 'ringwraith',
        companies: [
          {
            at: 'Dol Guldur',
            characters: [{ card: 'Gorbag', on: [{ card: 'Giant', owner: 'Bob', trophy: true }] }],
          },
        ],
      },
      Bob: bob,
    },
  ],
  [
    'a fallen-wizard: whom he says he is, his stage cards, and the very card of a site',
    {
      Ann: {
        side: 'fallen-wizard',
        declared: 'Saruman',
        events: ['Gatherer of Loyalties', 'Great Patron'],
        companies: [{ at: 'LE-367', characters: ['Gorbag'] }],
      },
      Bob: bob,
    },
  ],
];

test.each(positions)('%s', (_what, players) => {
  const { state } = new Table(adapter).given({ phase: 'organization', active: 'Bob', players });
  const { given, notes } = meccgPosition(meccg.view(state, 2), names);
  expect(notes).toEqual([]);
  const again = new Table(adapter).given(given).state;
  expect(meccgPosition(meccg.view(again, 2), names).given).toEqual(given);
  // What was given is what is written, word for word.
  expect(given['players']).toMatchObject(players);
});

test('an agent of which only its player knows is noted, and not told to others', () => {
  const [, players] = positions[0];
  const { state } = new Table(adapter).given({ phase: 'organization', players });
  const { given, notes } = meccgPosition(meccg.view(state, 1), names);
  expect(notes).toContain('a hidden agent of Bob is in play');
  expect(JSON.stringify(given)).not.toContain('Gisulf');
  expect(JSON.stringify(given)).toContain('Woffung');
});
