/** Dark Minions: hazard short-events, Seized by Terror: who goes, who stays, and under whose influence. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { companyOf } from '../../../../src/rules/cards/cards.ts';
import { COMPANIES_PER_PLAYER, type S } from '../../../../src/state.ts';
import { Bob, company, type Placed, resolveChain, scenario, twice } from '../../../table.ts';

const TERROR = 'Seized by Terror';
const TRIBES = 'Two or Three Tribes Present';
const dark = (dice: readonly number[], who: readonly Placed[], hand: readonly Placed[] = [TERROR]) => ({
  phase: 'hazards',
  dice,
  players: {
    Ann: { companies: [{ ...company('Lórien', ...who), as: 'riders', movesTo: 'Dol Guldur' }] },
    Bob: { ...Bob, hand: [...hand, 'Orc-guard'] },
  },
});
const seize = (t: Table<S>, who?: string): void => {
  t.player('Bob').does(`${TERROR}: as`);
  if (who !== undefined) t.player('Bob').does(who);
  resolveChain(t);
};
describe('[DM-88] Seized by Terror: who is parted', () => {
  scenario('whom he led stays behind, and needs no influence for now', (t) => {
    t.given(
      dark(
        [4, 5],
        ['Anborn', { card: 'Orophin', leader: 'Anborn' }, 'Elladan', { card: 'Balin', leader: 'Elladan' }],
      ),
    );
    seize(t, 'Anborn');
    t.expect
      .card('Anborn', { at: 'Lórien' })
      .card('Orophin', { leader: 'none', uncontrolled: true, in: 'company of riders' })
      .card('Balin', { leader: 'Elladan', uncontrolled: false, in: 'company of riders' })
      .card('Elladan', { in: 'company of riders' });
  });
  scenario('he follows nobody any more', (t) => {
    t.given(dark([4, 5], ['Elladan', { card: 'Anborn', leader: 'Elladan' }]));
    seize(t, 'Anborn');
    t.expect.card('Anborn', { at: 'Lórien', leader: 'none' }).card('Elladan', { in: 'company of riders' });
  });
  scenario('who is alone goes back as the company that he is', (t) => {
    t.given(dark([4, 5], ['Anborn']));
    seize(t);
    t.expect.card('Anborn', { at: 'Lórien', in: 'company of riders' });
  });
  scenario('who went back already is not seized again: one roll for two of them', (t) => {
    t.given(dark([4, 5], ['Anborn'], twice(TERROR)));
    t.player('Bob').does('first: as', 'second: as');
    resolveChain(t);
    t.expect
      .card('Anborn', { at: 'Lórien', in: 'company of riders' })
      .card('first', { in: 'discard of Bob' })
      .card('second', { in: 'discard of Bob' });
  });
  scenario('[ME-CARD-0212] who may not be sent back goes on alone, on the same way, and is done', (t) => {
    t.given(dark([6, 6, 1, 1], [{ card: 'Beretar', on: ['Promptings of Wisdom'] }, 'Elladan']));
    t.player('Ann').does('Promptings of Wisdom');
    resolveChain(t);
    t.player('Ann').does('Roll');
    seize(t, 'Beretar');
    const [alone, riders] = ['Beretar', 'Elladan'].map((who) => companyOf(t.state, t.who.card(who)));
    const { company: of } = t.state;
    expect(alone).not.toBe(riders);
    for (const column of ['player', 'origin', 'destination', 'moved', 'cameFrom', 'faced'] as const)
      expect(of[column][alone], column).toBe(of[column][riders]);
    expect([of.moved[alone], of.done[alone], of.done[riders], of.partOf[alone]]).toEqual([1, 1, 0, riders]);
    expect(of.origin[alone]).not.toBe(0);
  });
  scenario('what was granted to the company holds for both parts', (t) => {
    t.given(
      dark([6, 6, 1, 1], [{ card: 'Beretar', on: ['Promptings of Wisdom'] }, 'Elladan'], [TERROR, TRIBES]),
    );
    t.player('Ann').does('Promptings of Wisdom');
    resolveChain(t);
    t.player('Ann').does('Roll');
    t.player('Bob').does(`${TRIBES}: as`);
    resolveChain(t);
    t.player('Bob').does('Orc');
    const granted = t.state.kernel.effectsUsed;
    seize(t, 'Beretar');
    expect(t.state.kernel.effectsUsed).toBe(granted + 1);
  });
  scenario('who cannot part, as there are as many companies as can be, stays', (t) => {
    const homes = [
      'Elrohir',
      'Haldir',
      'Orophin',
      'Balin',
      'Bofur',
      'Legolas',
      'Gimli',
      'Faramir',
      'Celeborn',
    ];
    const { players, ...rest } = dark([4, 5], ['Anborn', 'Elladan']);
    const others = homes.slice(0, COMPANIES_PER_PLAYER - 1).map((who) => company('Rivendell', who));
    t.given({
      ...rest,
      company: 'riders',
      players: { ...players, Ann: { companies: [...players.Ann.companies, ...others] } },
    });
    seize(t, 'Anborn');
    t.expect.card('Anborn', { in: 'company of riders' }).card('Elladan', { in: 'company of riders' });
  });
});

describe('[DM-97] Two or Three Tribes Present', () => {
  scenario('a race that lives in tribes is announced, and no other', (t) => {
    t.given(dark([], ['Elladan', 'Elrohir'], ['Two or Three Tribes Present']));
    t.player('Bob').does('Two or Three Tribes Present: as');
    resolveChain(t);
    t.player('Bob').mayChoose.excludes(
      'Nazgûl',
      'Undead',
      'Dragon',
      'Wizard',
      'Ringwraith',
      'Balrog',
      'Special',
      'Agent',
    );
    t.player('Bob').mayChoose.excludes('Fallen-wizard');
    t.player('Bob').mayChoose.includes('Orc', 'Troll', 'Man', 'Wolf', 'Spider', 'Animal', 'Giant');
  });
  for (const [race, counted] of [
    ['Man', 1],
    ['Orc', 1],
    ['Wolf', 2],
  ] as const)
    scenario(`[ME-COMBAT-002] Goblin-faces are Orcs and Men; ${race} was announced: ${counted}`, (t) => {
      t.given(dark([], ['Elladan', 'Elrohir'], ['Two or Three Tribes Present', 'Goblin-faces']));
      t.player('Bob').does('Two or Three Tribes Present: as');
      resolveChain(t);
      t.player('Bob').does(race, 'Goblin-faces: attack');
      t.expect.table({ hazardsDeclared: counted });
    });
});

describe('[DM-57] Faces of the Dead', () => {
  const FACES = 'Faces of the Dead';
  const wild = (
    dice: readonly number[],
    who: readonly Placed[],
    hand: readonly Placed[],
    to = 'Goblin-gate',
  ) => ({
    phase: 'hazards',
    dice,
    players: {
      Ann: { companies: [{ ...company('Lórien', ...who), as: 'riders', movesTo: to }] },
      Bob: { ...Bob, hand: [...hand, 'Orc-guard'] },
    },
  });
  for (const [dice, goes] of [
    [[5, 5], true],
    [[5, 6], false],
  ] as const)
    scenario(`a roll of ${dice[0] + dice[1]} and a mind of 2: back ${goes}`, (t) => {
      t.given(wild(dice, ['Anborn', 'Elladan'], [FACES, 'Ghosts']));
      t.player('Bob').does(`${FACES}: as`, 'Anborn');
      resolveChain(t);
      t.expect.card('Ghosts', { in: 'discard of Bob' }).card('Elladan', { in: 'company of riders' });
      if (goes) t.expect.card('Anborn', { at: 'Lórien' });
      else t.expect.card('Anborn', { in: 'company of riders' });
    });
  scenario('[ME-CARD-0211] the hazard player names any of them but a Wizard', (t) => {
    t.given(wild([], ['Anborn', 'Gandalf', 'Elladan'], [FACES, 'Ghosts']));
    t.player('Bob').does(`${FACES}: as`);
    t.player('Bob').mayChoose.exactly('Anborn', 'Elladan');
  });
  for (const [to, hand, because] of [
    ['Goblin-gate', [FACES], 'nothing to choose'],
    ['Dol Guldur', [FACES, 'Ghosts'], 'Wilderness'],
  ] as const)
    scenario(`not to ${to} with ${hand.length - 1} Undead in hand`, (t) => {
      t.given(wild([], ['Anborn'], hand, to));
      t.player('Bob').mayNot(FACES, { because });
    });
});
