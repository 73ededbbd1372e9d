/** Against the Shadow: creatures. */
import { describe } from 'vitest';
import { invent } from '../../invented.ts';
import { attackWith, Bob, company, going, resolveChain, scenario } from '../../table.ts';

invent('Círdan', 'TW-136');

const sailing = (bob: object = {}) => ({
  phase: 'hazards',
  players: {
    Ann: {
      hand: ['Escape'],
      companies: [
        {
          ...company('Edhellond', 'Elladan', 'Elrohir', { card: 'Elrond', status: 'tapped' }, 'Haldir'),
          movesTo: 'Isle of the Ulond',
        },
      ],
    },
    Bob: { companies: [company('Lórien', 'Ioreth')], hand: ['Lord of the Haven', 'Orc-raiders'], ...bob },
  },
});

describe('Lord of the Haven', () => {
  scenario('[AS-15] Lord of the Haven: keyed to a Coastal Sea, 1 strike with 13 prowess and 9 body', (t) => {
    t.given({ ...sailing(), dice: [1, 1] });
    attackWith(t, 'Bob', 'Lord of the Haven', 'coastal-sea');
    t.expect.table({ 'attack strikes': 1, 'attack prowess': 13, 'attack body': 9 });
    t.player('Ann').does('Pass', 'Elladan', 'No', 'Pass');
    t.expect.card('Elladan', { status: 'tapped' }).card('Lord of the Haven', { in: 'discard of Bob' });
  });
  scenario('[AS-15] Lord of the Haven: also at a site in a Coastal Sea', (t) => {
    t.given(sailing());
    t.player('Bob').does('Lord of the Haven: attack', 'Isle of the Ulond');
  });
  scenario('[AS-15] Lord of the Haven: at the Grey Havens, which lie in Lindon', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { hand: ['Escape'], companies: [company('Grey Havens', 'Elladan')] },
        Bob: { ...Bob, hand: ['Lord of the Haven'] },
      },
    });
    attackWith(t, 'Bob', 'Lord of the Haven');
    t.expect.table({ 'attack prowess': 13 });
  });
  scenario('[AS-15/1] Lord of the Haven: as an event taps two untapped characters', (t) => {
    t.given(sailing());
    t.player('Bob').does('Lord of the Haven: as a hazard');
    t.player('Bob').mayChoose.exactly('Elladan', 'Elrohir', 'Haldir');
    t.player('Bob').does('Elladan', 'Haldir');
    resolveChain(t);
    t.expect
      .card('Elladan', { status: 'tapped' })
      .card('Elrohir', { status: 'untapped' })
      .card('Haldir', { status: 'tapped' })
      .card('Lord of the Haven', { in: 'discard of Bob' })
      .table({ hazardsDeclared: 1 });
  });
  scenario('[AS-15/1] Lord of the Haven: one is enough', (t) => {
    t.given(sailing());
    t.player('Bob').does('Lord of the Haven: as a hazard', 'Elladan', 'Pass');
    resolveChain(t);
    t.expect.card('Elladan', { status: 'tapped' }).card('Haldir', { status: 'untapped' });
  });
  scenario('[AS-15/1] Lord of the Haven: not far from the sea', (t) => {
    t.given(going(['Lord of the Haven', 'Orc-raiders'], ['Elladan']));
    t.player('Bob').mayNot('Lord of the Haven', { because: 'Coastal Sea' });
  });
  for (const [title, where] of [
    ['in play', { companies: [company('Lórien', 'Ioreth', 'Círdan')] }],
    ['out of play', { out: ['Círdan'] }],
  ] as const)
    scenario(
      `[AS-15] [ME-MANIF-001, ME-MANIF-003, ME-MANIF-006] Lord of the Haven: not while Círdan is ${title}`,
      (t) => {
        t.given(sailing(where));
        t.player('Bob').mayNot('Lord of the Haven', { because: 'another copy' });
      },
    );
  scenario('[AS-15] [ME-MANIF-007] Lord of the Haven: again once Círdan is merely discarded', (t) => {
    t.given(sailing({ discard: ['Círdan'] }));
    t.player('Bob').mayChoose.includes('Lord of the Haven: attack');
  });
});
