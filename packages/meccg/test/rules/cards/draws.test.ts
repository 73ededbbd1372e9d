/** Cards drawn because a company moves, and hands brought back to their size. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { Bob, company, scenario } from '../../table.ts';
import { twelve } from './twelve.ts';

const deck = twelve.slice(0, 10);
const hazards = [
  'Orc-guard',
  'Orc-watch',
  'Ghosts',
  'Slayer',
  'Ambusher',
  'Hobgoblins',
  'Twilight',
  'Chill Douser',
];

function moves(t: Table<S>, own: object, more: object = {}): void {
  t.given({
    phase: 'movement/hazard',
    players: { Ann: { companies: [own], deck, ...more }, Bob: { ...Bob, deck: hazards } },
  });
}

describe('drawing', () => {
  scenario(
    '[ME-DRAW-2000] [ME-DRAW-2003] [ME-MOVE-012] [ME-MOVE-4018] to a non-Haven by the new site: two each at Moria is up to its numbers',
    (t) => {
      moves(t, { ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Moria' });
      t.player('Ann').does('the path printed');
      // Moria lets the mover draw two and the opponent three; the first card is no choice.
      t.player('Ann').has({ hand: 1 }).mayChoose.exactly('Yes', 'No');
      t.player('Ann').does('Yes').has({ hand: 2 });
      t.player('Bob').has({ hand: 1 }).does('Yes', 'Yes').has({ hand: 3 });
      t.expect.table({ phase: 'movement/hazard' });
    },
  );
  scenario('[ME-DRAW-2006] [ME-MOVE-4024] to a Haven by the site of origin', (t) => {
    moves(t, { ...company('Moria', 'Elladan', 'Elrohir'), movesTo: 'Lórien' });
    t.player('Ann').does('the path printed');
    t.player('Ann').has({ hand: 1 }).does('Yes').has({ hand: 2 });
    t.player('Bob').does('Yes', 'Yes').has({ hand: 3 });
  });
  scenario(
    '[ME-DRAW-2002] [ME-MOVE-014] [ME-DRAW-2007] one card must be drawn, then each may stop at any point',
    (t) => {
      moves(t, { ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Moria' });
      t.player('Ann').does('the path printed');
      t.player('Ann').does('No').has({ hand: 1 });
      t.player('Bob').does('Yes', 'No').has({ hand: 2 });
    },
  );
  scenario('[ME-DRAW-2004] [ME-MOVE-015] nobody acts between the reveal and the draws', (t) => {
    moves(t, { ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Moria' }, { hand: ['Marvels Told'] });
    t.player('Ann').does('the path printed').mayChoose.exactly('Yes', 'No');
  });
  scenario(
    '[ME-DRAW-2005] the mover draws only with his Wizard or someone of mind 3; the opponent always',
    (t) => {
      moves(t, { ...company('Lórien', 'Bofur', 'Orophin'), movesTo: 'Moria' });
      t.player('Ann').does('the path printed').has({ hand: 0 });
      t.player('Bob').has({ hand: 1 }).does('No');
    },
  );
  for (const [who, drawn] of [
    ['Haldir', 1],
    ['Orophin', 0],
  ] as const)
    scenario(`[ME-DRAW-2005] a mind of three is enough, of two is not: ${who}`, (t) => {
      moves(t, { ...company('Lórien', 'Bofur', who), movesTo: 'Moria' });
      t.player('Ann').does('the path printed').has({ hand: drawn });
    });
  scenario('[ME-DRAW-2005] a Wizard has no mind, and draws', (t) => {
    moves(t, { ...company('Lórien', 'Alatar'), movesTo: 'Moria' });
    t.player('Ann').does('the path printed').has({ hand: 1 });
  });
  scenario('[ME-DRAW-2007 ME-DECK-001] with the last card of all drawn nobody is asked for more', (t) => {
    moves(t, { ...company('Lórien', 'Elladan'), movesTo: 'Moria' }, { deck: ['Cram'] });
    t.player('Ann').does('the path printed').has({ hand: 1, exhausted: 1 });
    t.expect.asked('Bob');
  });
  scenario('[ME-DRAW-2007 ME-DECK-001] where the discard pile has become the deck, draws go on', (t) => {
    moves(t, { ...company('Lórien', 'Elladan'), movesTo: 'Moria' }, { deck: ['Cram'], discard: ['Orcrist'] });
    t.player('Ann').does('the path printed').has({ hand: 1, exhausted: 1, discard: [] });
    t.player('Ann').does('Yes').has({ hand: 2, exhausted: 2 });
  });
  scenario('[ME-MOVE-010] [ME-MOVE-4017] for a company that stays nobody draws', (t) => {
    moves(t, company('Moria', 'Elladan', 'Elrohir'), { hand: deck.slice(0, 8), deck: [] });
    t.player('Bob').has({ hand: 8 });
    t.expect.table({ phase: 'site' });
  });
  scenario('[ME-MOVE-011] going to a site that is on the table draws too', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          companies: [company('Moria', 'Elladan'), { ...company('Lórien', 'Elrond'), movesTo: 'Moria' }],
          deck,
        },
        Bob,
      },
    });
    t.player('Ann')
      .does('The company of Elrond', 'the path printed')
      .has({ hand: 1 })
      .mayChoose.exactly('Yes', 'No');
  });
});

describe('hand size', () => {
  scenario(
    '[ME-MOVE-4021] [ME-HAND-004] [ME-MOVE-509] after each company both hands are brought to eight',
    (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: { companies: [company('Moria', 'Elladan'), company('Bree', 'Elrond')], hand: [...deck] },
          Bob: { ...Bob, deck: hazards },
        },
      });
      t.player('Ann').does('The company of Elladan').mayChoose.includes('Cram', 'Dodge');
      t.player('Ann').has({ hand: 10 }).does('Cram', 'Dodge').has({ hand: 8 });
      t.player('Bob').has({ hand: 8 });
    },
  );
});
