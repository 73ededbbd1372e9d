/** The Lidless Eye: creatures. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, scenario } from '../../table.ts';

const inTheNorth = (characters: readonly string[], more: object = {}) => ({
  phase: 'hazards',
  players: {
    Ann: {
      hand: ['Escape'],
      companies: [{ ...company('Lórien', ...characters), movesTo: 'Thranduil’s Halls', as: 'riders' }],
    },
    Bob: { ...Bob, hand: ['Thranduil’s Folk', 'Orc-raiders'] },
  },
  ...more,
});

describe('Thranduil’s Folk', () => {
  scenario(
    '[LE-93] [ME-STRIKE-504] Thranduil’s Folk: each character faces a strike, which only detains',
    (t) => {
      t.given({ ...inTheNorth(['Elladan', 'Elrohir', 'Haldir']), dice: [1, 1, 1, 1, 6, 6, 6, 6] });
      attackWith(t, 'Bob', 'Thranduil’s Folk', 'Woodland Realm');
      t.player('Ann').does('Pass');
      t.expect.table({ 'attack prowess': 10, 'attack body': 6 });
      t.player('Ann').mayChoose.exactly(
        'The strike against Elladan',
        'The strike against Elrohir',
        'The strike against Haldir',
      );
      t.player('Ann').does('The strike against Elladan', 'No', 'The strike against Elrohir', 'No', 'No');
      t.expect
        .card('Elladan', { status: 'tapped' })
        .card('Elrohir', { status: 'tapped' })
        .card('Haldir', { status: 'tapped' })
        .card('Thranduil’s Folk', { in: 'discard of Bob' });
    },
  );
  scenario('[LE-93] Thranduil’s Folk: also played at a site in those regions', (t) => {
    t.given(inTheNorth(['Elladan']));
    t.player('Bob').does('Thranduil’s Folk: attack', 'Thranduil’s Halls');
  });
  scenario('[LE-93] Thranduil’s Folk: not against a company with Legolas', (t) => {
    t.given(inTheNorth(['Elladan', 'Legolas']));
    t.player('Bob').mayNot('Thranduil’s Folk', { because: 'someone in it' });
  });
  scenario('[LE-93] Thranduil’s Folk: not elsewhere', (t) => {
    t.given(going(['Thranduil’s Folk', 'Orc-raiders'], ['Elladan']));
    t.player('Bob').mayNot('Thranduil’s Folk', { because: 'keyed' });
  });
});
