/** Strikes: assigning them, the strike sequence step by step, and what comes of the roll. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import type { S } from '../../../src/state.ts';
import { Bob, company, idleUntil, scenario } from '../../table.ts';

type T = Table<S>;
type Attack = Readonly<Record<string, unknown>>;

/** One attack on a company of Ann's at Moria. */
function facing(t: T, attack: Attack, characters: readonly unknown[], dice: readonly number[] = []): void {
  t.given({
    phase: 'attack',
    attack,
    dice,
    players: { Ann: { companies: [{ at: 'Moria', characters }] }, Bob },
  });
}
const tapped = (card: string) => ({ card, status: 'tapped' });
const wounded = (card: string) => ({ card, status: 'wounded' });

describe('assigning', () => {
  scenario(
    '[ME-STRIKE-501] [ME-STRIKE-4003] [ME-STRIKE-4004] the defender assigns to untapped characters first, then the attacker',
    (t) => {
      facing(t, { strikes: 3, prowess: 5 }, ['Elladan', 'Elrohir', tapped('Haldir'), wounded('Elrond')]);
      t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir', 'Pass');
      t.player('Ann').does('Elladan').mayChoose.exactly('Elrohir', 'Pass');
      t.player('Ann').does('Pass');
      t.player('Bob').mayChoose.exactly('Elrohir', 'Haldir', 'Elrond');
      t.player('Bob').does('Elrond', 'Haldir');
      t.player('Ann').mayChoose.exactly(
        'The strike against Elladan',
        'The strike against Elrond',
        'The strike against Haldir',
      );
    },
  );

  scenario(
    '[ME-STRIKE-502] [ME-COMBAT-005] an attacker who chooses defenders may choose tapped ones',
    (t) => {
      facing(t, { strikes: 1, prowess: 4, attackerChooses: true }, ['Elladan', tapped('Haldir')], [3, 4]);
      t.player('Bob').mayChoose.exactly('Elladan', 'Haldir');
      t.player('Bob').does('Haldir');
      t.player('Ann').does('Pass');
      t.expect.card('Elladan', { status: 'untapped' }).card('Haldir', { status: 'tapped' });
    },
  );

  scenario(
    '[ME-STRIKE-001] [ME-STRIKE-527] each strike is its own sequence, in the order the defender likes',
    (t) => {
      facing(t, { strikes: 2, prowess: 9 }, ['Elladan', 'Elrohir'], [6, 6, 6, 6]);
      t.player('Ann').does('Elladan');
      t.player('Ann').does('Elrohir');
      t.player('Ann').does('The strike against Elrohir', 'No');
      t.expect.card('Elrohir', { status: 'tapped' }).card('Elladan', { status: 'untapped' });
      t.player('Ann').does('No');
      t.expect.card('Elladan', { status: 'tapped' }).asked('nobody');
    },
  );

  scenario('[ME-ALLY-003] [ME-ALLY-508] an ally can be given a strike, and can support', (t) => {
    facing(t, { strikes: 1, prowess: 20 }, [{ card: 'Elladan', on: ['Treebeard'] }], [1, 1, 1, 1]);
    t.player('Ann').mayChoose.exactly('Elladan', 'Treebeard', 'Pass');
    t.player('Ann').does('Elladan', 'No').mayChoose.exactly('Tap Treebeard for +1', 'Pass');
    t.player('Ann').does('Tap Treebeard');
    t.expect.card('Treebeard', { status: 'tapped' }).card('Elladan', { status: 'wounded' });
  });
});

describe('excess strikes', () => {
  scenario(
    '[ME-STRIKE-002] [ME-STRIKE-503] [ME-STRIKE-513] [ME-COMBAT-504] strikes beyond the characters are −1 each, and all are used',
    (t) => {
      facing(t, { strikes: 4, prowess: 10 }, ['Elladan'], [6, 6]);
      t.player('Ann').does('Elladan');
      t.expect.table({ 'prowess against the strike': 2 });
      t.player('Ann').does('No');
      t.expect.card('Elladan', { status: 'tapped' });
    },
  );

  scenario(
    '[ME-STRIKE-530] [ME-STRIKE-4000] [ME-STRIKE-4007] the attacker spends them strike by strike, the rest on the last',
    (t) => {
      facing(t, { strikes: 5, prowess: 3 }, ['Elladan', 'Elrohir'], [6, 6, 6, 6]);
      t.player('Ann').does('Elladan');
      t.player('Ann').does('Elrohir');
      t.player('Ann').does('The strike against Elladan');
      t.player('Bob').mayChoose.exactly('0', '1', '2', '3');
      t.player('Bob').does('1');
      t.expect.table({ 'prowess against the strike': 4 });
      t.player('Ann').does('No');
      t.expect.table({ 'prowess against the strike': 3 }).asked('Ann');
      t.player('Ann').does('No');
    },
  );

  scenario('[ME-COMBAT-511] [ME-BODY-4001] they need not be beaten for the creature to be defeated', (t) => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Orc-warband' },
      dice: [6, 6],
      players: { Ann: { companies: [company('Moria', 'Elrond')] }, Bob: { ...Bob, hand: ['Orc-warband'] } },
    });
    t.player('Ann').does('Elrond', 'No');
    t.player('Ann').has({ points: ['Orc-warband'], 'kill points': 1 });
  });
});

describe('prowess against a strike', () => {
  const against = (t: T, elladan: object, prowess: number): void => {
    facing(t, { strikes: 1, prowess: 20 }, [elladan, 'Elrohir'], [1, 1, 1, 1]);
    t.player('Ann').does('Pass');
    t.player('Bob').does('Elladan');
    t.expect.table({ 'prowess against the strike': prowess }).value('Elladan', 'prowess', 5);
    t.player('Ann').does('Pass');
  };
  scenario('[ME-STRIKE-508] [ME-STRIKE-516] a tapped character fights at −1', (t) =>
    against(t, tapped('Elladan'), 4),
  );
  scenario('[ME-STRIKE-509] [ME-STRIKE-516] [ME-COMBAT-4000] a wounded one at −2, and not at −3', (t) =>
    against(t, wounded('Elladan'), 3),
  );

  scenario(
    '[ME-STRIKE-510] [ME-STRIKE-516] the penalties are no part of his prowess, and go with the strike',
    (t) => {
      facing(t, { strikes: 3, prowess: 20 }, ['Elladan'], [1, 1, 1, 1]);
      t.player('Ann').does('Elladan');
      t.expect.table({ 'prowess against the strike': 3 }).card('Elladan', { prowess: 5 });
      t.player('Ann').does('Yes');
      t.expect.card('Elladan', { prowess: 5, status: 'wounded' });
    },
  );

  scenario(
    '[ME-STRIKE-511] [ME-STRIKE-531] [ME-STRIKE-4008] [ME-STRIKE-4013] at −3 he stays untapped if the strike fails',
    (t) => {
      facing(t, { strikes: 1, prowess: 7 }, ['Elladan', 'Elrohir'], [3, 3]);
      t.player('Ann').does('Elladan', 'Yes');
      t.expect.table({ 'prowess against the strike': 2 });
      t.player('Ann').does('Pass');
      t.expect.card('Elladan', { status: 'untapped' });
    },
  );

  scenario('[ME-STRIKE-4013] a tapped character has no such choice', (t) => {
    facing(t, { strikes: 1, prowess: 7 }, [tapped('Elladan'), 'Elrohir'], [6, 6]);
    t.player('Ann').does('Pass');
    t.player('Bob').does('Elladan');
    t.player('Ann').mayChoose.exactly('Tap Elrohir for +1', 'Pass');
    t.player('Ann').does('Pass');
  });

  scenario(
    '[ME-STRIKE-512] [ME-STRIKE-4009] each untapped companion without a strike may tap for +1',
    (t) => {
      facing(t, { strikes: 1, prowess: 12 }, ['Elladan', 'Elrohir', 'Haldir', tapped('Elrond')], [3, 3]);
      t.player('Ann')
        .does('Elladan', 'No')
        .mayChoose.exactly('Tap Elrohir for +1', 'Tap Haldir for +1', 'Pass');
      t.player('Ann').does('Tap Elrohir', 'Tap Haldir');
      t.expect.card('Elladan', { status: 'tapped' }).card('Haldir', { status: 'tapped' });
    },
  );

  scenario(
    '[ME-STRIKE-515] [ME-STRIKE-532] one who was given a strike cannot support, before or after it',
    (t) => {
      facing(t, { strikes: 2, prowess: 4 }, ['Elladan', 'Elrohir', 'Haldir'], [6, 6, 6, 6]);
      t.player('Ann').does('Elladan', 'Elrohir');
      t.player('Ann')
        .does('The strike against Elladan', 'Yes')
        .mayChoose.exactly('Tap Haldir for +1', 'Pass');
      t.player('Ann').does('Pass');
      t.player('Ann').does('Yes').mayChoose.exactly('Tap Haldir for +1', 'Pass');
      t.player('Ann').does('Pass');
    },
  );

  scenario(
    '[ME-STRIKE-541] the worked case: prowess 4 with two supporters is 6, and 5 or more beats 10',
    (t) => {
      facing(
        t,
        { strikes: 2, prowess: 10 },
        ['Balin', 'Sam Gamgee', 'Bofur', 'Beretar', 'Elrohir'],
        [6, 6, 2, 3],
      );
      t.player('Ann').does('Sam Gamgee', 'Balin');
      t.player('Ann').does('The strike against Sam', 'No', 'Pass');
      t.player('Ann').does('No').mayChoose.excludes('Tap Sam Gamgee');
      t.player('Ann').does('Tap Bofur', 'Tap Elrohir');
      t.expect.table({ 'prowess against the strike': 6 });
      const noted = (): boolean => Array.from(t.state.added.of).some((of) => of !== 0);
      expect(noted()).toBe(true);
      t.player('Ann').does('Pass');
      t.expect.card('Balin', { status: 'tapped' });
      // Of a strike that is over nobody remembers who helped: the next may have its row.
      expect(noted()).toBe(false);
    },
  );

  scenario(
    '[ME-STRIKE-536] [ME-COMBAT-4002] the maximum of a weapon is tested first, then other bonuses are added',
    (t) => {
      facing(
        t,
        { strikes: 1, prowess: 20, race: 'Orc' },
        [
          { card: 'Elrond', on: ['Sword of Gondolin'] },
          { card: 'Elladan', on: ['Glamdring'] },
        ],
        [1, 1, 1, 1],
      );
      t.player('Ann').does('Elladan');
      t.expect.value('Elrond', 'prowess', 8, { base: 7, by: { 'Sword of Gondolin': 1 } });
      t.expect.value('Elladan', 'prowess', 9);
      t.player('Ann').does('Yes', 'Pass');
    },
  );
});

describe('the roll', () => {
  scenario(
    '[ME-STRIKE-519] [ME-COMBAT-009] two dice and the modified prowess against the prowess of the strike',
    (t) => {
      facing(t, { strikes: 1, prowess: 11 }, ['Elladan', 'Elrohir'], [3, 4]);
      t.player('Ann').does('Elladan', 'No', 'Pass');
      t.expect.card('Elladan', { status: 'tapped' }).table({ roll: 7 });
    },
  );

  scenario(
    '[ME-STRIKE-520] a strike with a body that fails is defeated only by a body check above it',
    (t) => {
      facing(t, { strikes: 1, prowess: 5, body: 8 }, ['Elladan', 'Elrohir'], [6, 6, 4, 4]);
      t.player('Ann').does('Elladan', 'No', 'Pass');
      t.expect.card('Elladan', { status: 'tapped' });
    },
  );

  scenario('[ME-STRIKE-521] [ME-STRIKE-4012] a tie is ineffectual: he taps, and is not wounded', (t) => {
    facing(t, { strikes: 1, prowess: 12 }, ['Elladan', 'Elrohir'], [3, 4]);
    t.player('Ann').does('Elladan', 'No', 'Pass');
    t.expect.card('Elladan', { status: 'tapped' });
  });

  scenario('[ME-STRIKE-4012] a tie at −3 leaves him untapped', (t) => {
    facing(t, { strikes: 1, prowess: 9 }, ['Elladan', 'Elrohir'], [3, 4]);
    t.player('Ann').does('Elladan', 'Yes', 'Pass');
    t.expect.card('Elladan', { status: 'untapped' });
  });

  scenario('[ME-STRIKE-522] a total below wounds him at once, and a body check follows', (t) => {
    facing(t, { strikes: 1, prowess: 13 }, ['Elladan', 'Elrohir'], [3, 4, 4, 4]);
    t.player('Ann').does('Elladan', 'No', 'Pass');
    t.expect.card('Elladan', { status: 'wounded', in: 'company of company 1' });
  });

  scenario(
    '[ME-STRIKE-4011] tapped −1 and each excess strike −1 in one sum: 5 and a roll of 2 make 5',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { creature: 'Stirring Bones', strikes: 2, prowess: 5 },
        dice: [1, 1],
        players: {
          Ann: { companies: [company('Moria', tapped('Elladan'))] },
          Bob: { ...Bob, hand: ['Stirring Bones'] },
        },
      });
      // One more would defeat it, one less would wound him.
      t.expect.card('Elladan', { status: 'tapped' }).card('Stirring Bones', { in: 'discard of Bob' });
    },
  );
  scenario(
    '[ME-STRIKE-534] [ME-STRIKE-524] a strike whose target has left play counts as successful',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { creature: 'Slayer', attacks: 2, strikes: 1, prowess: 11 },
        dice: [1, 1, 6, 6],
        players: {
          Ann: { companies: [company('Moria', 'Elladan', 'Haldir')] },
          Bob: { ...Bob, hand: ['Slayer'] },
        },
      });
      t.player('Ann').does('Pass');
      t.player('Bob').does('Elladan');
      idleUntil(t, () => t.state.global.attack === 0);
      t.expect.card('Elladan', { in: 'out of Ann' }).card('Slayer', { in: 'discard of Bob' });
      t.expect.card('Haldir', { status: 'untapped' });
    },
  );
});
