/** Against the Shadow: creatures. */
import { describe } from 'vitest';
import { attacksBy, automatic, both, detaining, modifier, non } from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { attackWith, Bob, company, going, idleUntil, resolveChain, scenario } from '../../table.ts';

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

invent(
  'No Mercy',
  'LE-103',
  modifier({ attribute: detaining, of: both(attacksBy('Elf'), non(automatic)), by: 0, change: 'set' }),
);

describe('Galadhrim', () => {
  const meeting = (at: object, events: readonly string[] = []) => ({
    phase: 'hazards',
    players: {
      Ann: { hand: ['Escape'], companies: [at] },
      Bob: { companies: [company('Lórien', 'Ioreth')], hand: ['Galadhrim', 'Orc-raiders'], events },
    },
  });
  const laden = { card: 'Elladan', on: ['Glamdring', 'Elven Cloak'] };
  const toBree = { ...company('Rivendell', laden), movesTo: 'Bree', by: 'starter' };
  scenario('[AS-10/1] Galadhrim: detainment and 9 instead of 11 prowess against heroes', (t) => {
    t.given({ ...meeting(toBree), dice: [1, 1] });
    attackWith(t, 'Bob', 'Galadhrim');
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 9, 'attack body': 7 });
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Elladan', { status: 'tapped' }).card('Glamdring', { in: 'on of Elladan' });
  });
  scenario('[AS-10] Galadhrim: at a site of theirs', (t) => {
    t.given(meeting(company('Lond Galen', 'Elladan')));
    t.player('Bob').does('Galadhrim: attack');
  });
  scenario('[AS-10] Galadhrim: not at a Haven there', (t) => {
    t.given(meeting(company('Edhellond', 'Elladan')));
    t.player('Bob').mayNot('Galadhrim', { because: 'keyed' });
  });
  scenario('[AS-10] Galadhrim: not elsewhere', (t) => {
    t.given(meeting(company('Bree', 'Elladan')));
    t.player('Bob').mayNot('Galadhrim', { because: 'keyed' });
  });
  scenario('[AS-10/2] [ME-CARD-0259] Galadhrim: whoever they wound discards all items', (t) => {
    t.given({ ...meeting(toBree, ['No Mercy']), dice: [1, 1, 1, 1] });
    attackWith(t, 'Bob', 'Galadhrim');
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect
      .card('Elladan', { status: 'wounded' })
      .card('Glamdring', { in: 'discard of Ann' })
      .card('Elven Cloak', { in: 'discard of Ann' });
  });
});
