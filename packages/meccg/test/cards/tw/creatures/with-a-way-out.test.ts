/** The Wizards: creatures of several attacks, one of which may be cancelled by tapping. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { attackCancelled, discardIt, forbid, self, trigger } from '../../../../src/cards/words/index.ts';
import { struck } from '../../../../src/rules/chain/forbidden.ts';
import { facedCreatures } from '../../../../src/rules/companies/history.ts';
import type { S } from '../../../../src/state.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, idleUntil, scenario } from '../../../table.ts';

invent('A Watchful Peace', 'LE-103', trigger(attackCancelled, { effect: discardIt(self) }));
invent('None Shall Be Harmed', 'LE-103', forbid(struck));

const hunted = (attack: object, characters: readonly (string | object)[], more: object = {}) => ({
  phase: 'attack',
  attack: { creature: 'Assassin', ...attack },
  ...more,
  players: {
    Ann: { companies: [{ ...company('Bree', ...characters), as: 'here' }, company('Rivendell', 'Anborn')] },
    Bob: { ...Bob, hand: ['Assassin'], events: ['A Watchful Peace'] },
  },
});
const four = ['Elladan', 'Elrohir', 'Haldir', 'Legolas'];
const attacksFaced = (t: Table<S>): number => facedCreatures(t.state, 1, () => true);
/** The strike is fought in full, and nobody helps. */
const fights = (t: Table<S>): void => {
  for (const words of ['No', 'Pass', 'Pass']) if (t.offered().includes(words)) t.player('Ann').does(words);
};

describe('Assassin', () => {
  scenario('[TW-8/1 TW-8/2 ME-CARD-0043] whom the attacker chooses is struck, and any other may tap', (t) => {
    t.given(hunted({}, [...four, { card: 'Beregond', status: 'tapped', on: ['Gollum'] }]));
    t.player('Bob').mayChoose.exactly(...four, 'Beregond', 'Gollum');
    t.player('Bob').does('Elladan');
    t.player('Ann').does('Assassin');
    t.player('Ann').mayChoose.exactly('Elrohir', 'Haldir', 'Legolas', 'Gollum');
  });
  scenario('[TW-8/2 ME-CARD-0043] two of the attacks are cancelled, the third is not', (t) => {
    t.given(hunted({}, four, { dice: [6, 6] }));
    t.player('Bob').does('Elladan');
    t.player('Ann').does('Assassin', 'Elrohir');
    t.player('Ann').does('Assassin', 'Haldir');
    t.expect
      .card('Elrohir', { status: 'tapped' })
      .card('Haldir', { status: 'tapped' })
      .card('Legolas', { status: 'untapped' });
    t.player('Ann').mayNot('Assassin');
    fights(t);
    t.expect.card('Elladan', { status: 'tapped' }).card('Assassin', { in: 'discard of Bob' });
  });
  scenario('[TW-8/2 ME-CARD-0044] one of them after another was fought, and its strike assigned', (t) => {
    t.given(hunted({}, ['Elladan', 'Elrohir'], { dice: [6, 6, 6, 6] }));
    t.player('Bob').does('Elladan');
    t.player('Ann').does('Pass', 'No', 'Pass', 'Pass', 'Pass', 'Assassin');
    t.expect.card('Elrohir', { status: 'tapped' }).card('Elladan', { status: 'tapped' });
    t.player('Ann').mayNot('Assassin');
  });
  scenario('[TW-8/2 ME-CARD-0043] even while its strike is resolved, which is not rolled for then', (t) => {
    t.given(hunted({}, ['Elladan', 'Elrohir', 'Haldir']));
    t.player('Bob').does('Elladan');
    t.player('Ann').does('Pass', 'No', 'Pass', 'Assassin', 'Elrohir');
    idleUntil(t, () => attacksFaced(t) === 1);
    t.expect.card('Elladan', { status: 'untapped' }).card('Elrohir', { status: 'tapped' });
  });
  scenario('[TW-8 ME-CARD-0042] three attacks, and 2 points for whoever beats them all', (t) => {
    t.given(hunted({}, ['Elladan'], { dice: [6, 6, 6, 6, 6, 6] }));
    t.player('Ann').does('No');
    t.expect.card('Assassin', { in: 'points of Ann', 'marshalling points': 2 });
    expect(attacksFaced(t)).toBe(3);
  });
  scenario('[TW-8/2] one that is cancelled is not beaten', (t) => {
    t.given(hunted({}, ['Elladan', 'Elrohir'], { dice: [6, 6, 6, 6] }));
    t.player('Bob').does('Elladan');
    t.player('Ann').does('Assassin', 'No');
    t.expect.card('Assassin', { in: 'discard of Bob' }).card('A Watchful Peace', { in: 'discard of Bob' });
  });
  scenario('[TW-8 ME-CARD-0045] a second strike is an excess strike against the same one', (t) => {
    t.given(hunted({ strikes: 2 }, ['Elladan', { card: 'Elrohir', status: 'tapped' }]));
    t.player('Bob').mayChoose.exactly('Elladan', 'Elrohir');
    t.player('Bob').does('Elladan');
    t.expect.table({ 'prowess against the strike': 4 });
  });
  scenario(
    '[TW-8 ME-CARD-0046 ME-FAQ-006] if he is killed the other attacks come to nothing, and are not cancelled',
    (t) => {
      t.given(hunted({}, ['Elladan', { card: 'Elrohir', status: 'tapped' }], { dice: [1, 1, 6, 6] }));
      t.player('Bob').does('Elladan');
      t.player('Ann').does('No');
      t.expect
        .card('Elladan', { in: 'out of Ann' })
        .card('Elrohir', { status: 'tapped' })
        .card('Assassin', { in: 'discard of Bob' })
        .card('A Watchful Peace', { in: 'events of Bob' })
        .table({ attack: 'none' });
      expect(attacksFaced(t)).toBe(1);
    },
  );
  scenario('[TW-8 ME-CARD-0047] if nobody can be struck there are no further attacks', (t) => {
    t.given({
      ...hunted({}, ['Elladan', 'Elrohir']),
      players: {
        Ann: { companies: [company('Bree', 'Elladan', 'Elrohir')] },
        Bob: { ...Bob, hand: ['Assassin'], events: ['None Shall Be Harmed', 'A Watchful Peace'] },
      },
    });
    t.expect
      .table({ attack: 'none' })
      .card('Assassin', { in: 'discard of Bob' })
      .card('A Watchful Peace', { in: 'events of Bob' });
    expect(attacksFaced(t)).toBe(1);
  });
});
