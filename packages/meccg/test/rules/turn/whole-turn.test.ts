/** A whole turn in the order of the rulebook: everything that is told and asked in it, from its start to the next one. */
import { playAndTell, Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { meccg } from '../../../src/game.ts';
import { Phase, Status } from '../../../src/state.ts';
import { adapter, company, rowOf } from '../../table.ts';

const PHASES = new Map<number, string>(Object.entries(Phase).map(([name, number]) => [number, name]));

/** What each asks for, and what is told of it; the last line is of the next turn. */
const TURN = [
  '— organization',
  '> Ann: Elladan: declare movement.',
  '> Ann: Moria.',
  '> Ann: Pass.',
  'organization phase ends: Ann',
  'long-event phase begins: Ann',
  'long-event phase ends: Ann',
  'movement/hazard phase begins: Ann',
  'movement begins: 1',
  'company moves: 1',
  '— movementHazard',
  '> Ann: The path printed on the site.',
  '> Ann: No.',
  '> Bob: No.',
  'company on its way: 1',
  '> Bob: Orc-guard: attack.',
  '> Bob: Pass.',
  'card played: Orc-guard',
  'attack begins: 1',
  'attack stands: 1',
  '> Ann: Elladan.',
  '> Bob: Pass.',
  '> Ann: The strike against Elladan.',
  'strike begins: Elladan',
  '> Bob: 0.',
  '> Ann: Yes.',
  'rolled: 6',
  'strike ends: Elladan',
  '> Bob: Pass.',
  'strike begins: Elrohir',
  'rolled: 6',
  'strike ends: Elrohir',
  'attack faced: 1',
  'attack defeated: 1',
  '> Bob: Pass.',
  'movement ends: 1',
  'company arrives: 1',
  'movement/hazard phase ends: Ann',
  'site phase begins: Ann',
  'site phase of a company begins: 1',
  '— site',
  '> Ann: Yes.',
  'attack begins: 1',
  'attack stands: 1',
  '> Ann: Pass.',
  '> Bob: Elladan.',
  '> Ann: The strike against Elladan.',
  'strike begins: Elladan',
  '> Bob: 0.',
  '> Ann: Yes.',
  'rolled: 6',
  'strike ends: Elladan',
  'strike begins: Elrohir',
  'rolled: 6',
  'strike ends: Elrohir',
  'attack faced: 1',
  'attack defeated: 1',
  '> Ann: Glamdring: play.',
  'card tapped: Elladan',
  'card tapped: Moria',
  'site tapped: Moria',
  'item gained: Elladan',
  'card played: Glamdring',
  'site phase of a company ends: 1',
  'site phase ends: Ann',
  'end-of-turn phase begins: Ann',
  '— endOfTurn',
  '> Ann: Keep all.',
  '> Bob: Keep all.',
  'turn ends: Ann',
  'end-of-turn phase ends: Ann',
  'untap phase begins: Bob',
  'untap phase ends: Bob',
  'organization phase begins: Bob',
];

test('[ME-TURN-005] a turn plays in its order', () => {
  const t = new Table(adapter);
  t.given({
    phase: 'untap',
    dice: Array.from({ length: 12 }, () => 6),
    players: {
      Ann: {
        hand: ['Glamdring', 'Haldir'],
        deck: Array.from({ length: 12 }, () => 'Cram'),
        companies: [
          company('Lórien', { card: 'Elladan', status: 'tapped' }, { card: 'Elrohir', status: 'wounded' }),
        ],
      },
      Bob: {
        hand: ['Orc-guard', 'Doors of Night'],
        deck: Array.from({ length: 12 }, () => 'Wargs'),
        companies: [company('Edhellond', 'Ioreth')],
      },
    },
  });
  const s = meccg.clone(t.state);
  const { turn } = s.global;
  const { told, left } = playAndTell(s, {
    game: meccg,
    players: ['', 'Ann', 'Bob'],
    wishes: [
      'Elladan: declare movement',
      'Moria',
      'Orc-guard: attack',
      'Elladan',
      'Yes',
      'Yes',
      'Yes',
      'Glamdring: ',
    ],
    idle: /^(Pass|No|Keep all|Done|Roll)/,
    // Companies and attacks have numbers.
    called: (noun, what) => (noun === 'company' || noun === 'attack' ? String(what) : undefined),
    heading: ({ global }) => `— ${PHASES.get(global.phase)}`,
    goesOn: ({ global }) => global.turn === turn,
  });
  expect(told).toEqual(TURN);
  expect(left).toEqual([]);
  expect([s.global.active, s.card.status[rowOf(s, 'Elrohir')]]).toEqual([2, Status.tapped]);
});
