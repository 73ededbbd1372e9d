/** The end of a turn, and the size of hands. ME-EOT, ME-HAND */
import { sizeOf } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccg } from '../../../src/game.ts';
import { Phase } from '../../../src/state.ts';
import { adapter, Bob, company, idleUntil, scenario } from '../../table.ts';

describe('end of turn and hands', () => {
  const evening = {
    phase: 'end-of-turn',
    players: {
      Ann: {
        hand: ['Glamdring', ...Array.from({ length: 7 }, () => 'Cram')],
        deck: Array.from({ length: 9 }, () => 'Hobgoblins'),
        companies: [company('Rivendell', { card: 'Balin', on: ['Book of Mazarbul'] })],
      },
      Bob: { ...Bob, hand: Array.from({ length: 8 }, () => 'Cram'), deck: ['Dodge', 'Dodge'] },
    },
  };
  scenario(
    '[ME-EOT-002 ME-EOT-500 ME-EOT-4001] a card is discarded first, and then one is drawn for it',
    (t) => {
      t.given(evening);
      t.player('Ann')
        .does('Glamdring')
        .has({ hand: 8, discard: ['Glamdring'] });
      // It is Bob's turn to discard: Ann's new card cannot go any more.
      t.player('Bob').mayChoose.includes('Keep all');
    },
  );
  scenario('[ME-EOT-001 ME-EOT-4001] or none, and then none is drawn', (t) => {
    t.given(evening);
    t.player('Ann').does('Keep all').has({ hand: 8, discard: [] });
    t.player('Bob').does('Cram (1)').has({ hand: 8 });
  });
  scenario('[ME-HAND-003] a larger hand is filled when hands are reset, not at once', (t) => {
    t.given({ ...evening, phase: 'organization' });
    t.player('Ann').does('Book of Mazarbul: in your').has({ 'hand size': 9, hand: 8 });
    t.player('Ann').does('Pass');
    idleUntil(t, () => t.state.global.phase === Phase.site);
    t.player('Ann').has({ hand: 9 });
  });

  const full = Array.from({ length: 9 }, () => 'Cram');
  for (const active of ['Ann', 'Bob'])
    scenario(`[ME-EOT-001] the player whose turn it is comes first: ${active}`, (t) => {
      t.given({
        phase: 'end-of-turn',
        active,
        players: {
          Ann: { hand: full, companies: [company('Rivendell', 'Elladan')] },
          Bob: { ...Bob, hand: full },
        },
      });
      const other = active === 'Ann' ? 'Bob' : 'Ann';
      t.player(active).does('Keep all');
      t.expect.asked(active);
      // His hand is brought to eight before the other is asked at all.
      t.player(active).does('Cram (1)');
      t.player(other).mayChoose.includes('Keep all');
    });
  for (const active of ['Ann', 'Bob'])
    scenario(`[ME-HAND-004] so it is when a company has moved: ${active}`, (t) => {
      t.given({
        phase: 'movement/hazard',
        active,
        players: {
          Ann: { hand: full, companies: [company('Rivendell', 'Elladan')] },
          Bob: { ...Bob, hand: full },
        },
      });
      t.player(active === 'Ann' ? 'Bob' : 'Ann').passes();
      t.player(active).mayChoose.includes('Cram (9)');
    });
  scenario('[ME-MOVE-020 ME-HAND-004] the site that a company has left is gone by then', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: { hand: full, companies: [{ ...company('Bree', 'Elladan'), movesTo: 'Rivendell' }] },
        Bob,
      },
    });
    t.player('Ann').has({ locationDeck: { excludes: ['Bree'] } });
    idleUntil(t, () => t.offered().includes('Cram (9)'));
    t.player('Ann').has({ locationDeck: { includes: ['Bree'] } });
  });
  scenario(
    '[ME-CARD-0099] until the next untap phase of one player: it outlives the card that said so',
    (t) => {
      t.given({
        dice: [6, 6],
        players: {
          Ann: { companies: [company('Rivendell', { card: 'Balin', on: ['Book of Mazarbul'] })], deck: full },
          Bob: { ...Bob, deck: full },
        },
      });
      t.player('Ann').does('Book of Mazarbul: in your', 'Book of Mazarbul: store');
      t.expect.card('Book of Mazarbul', { in: 'points of Ann' });
      t.player('Ann').has({ 'hand size': 9 });
      idleUntil(t, () => t.state.global.active === 2 && t.state.global.phase === Phase.site);
      t.player('Ann').has({ 'hand size': 9 });
      idleUntil(t, () => t.state.global.active === 1);
      t.player('Ann').has({ 'hand size': 8 });
      t.player('Bob').has({ 'hand size': 8 });
    },
  );

  test('[ME-HAND-001 ME-EOT-001 ME-DISC-2002 ME-DECK-4010] eight cards: drawn up, or discarded down one at a time', () => {
    const t = new Table(adapter);
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: {
          hand: ['Cram', 'Glamdring'],
          deck: Array.from({ length: 9 }, () => 'Hobgoblins'),
          companies: [company('Rivendell', 'Elladan')],
        },
        Bob: {
          ...Bob,
          hand: [...Array.from({ length: 9 }, () => 'Dodge'), 'Orcrist'],
          deck: ['Cram', 'Cram'],
        },
      },
    });
    t.player('Ann').does('Keep all');
    t.player('Bob').does('Orcrist');
    const size = (p: number): number =>
      sizeOf(t.state, t.state.layout.placeBase[meccg.engine.schema.zone['hand']] + p);
    expect(size(1)).toBe(8);
    expect(size(2)).toBe(9);
    t.player('Bob').does(t.offered()[0]);
    expect(size(2)).toBe(8);
  });

  scenario('[ME-HAND-002 ME-TURN-4001 ME-TURN-4005] a larger hand counts when hands are reset', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Elrond')] }, Bob } });
    t.player('Ann').has({ 'hand size': 9 });
    t.player('Bob').has({ 'hand size': 8 });
  });
});
