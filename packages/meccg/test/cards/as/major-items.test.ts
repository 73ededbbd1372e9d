/** Against the Shadow: major items. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

// Their minds are 1, 2 and 3; the last one is unique.
invent('Tame Warg', 'LE-156');
invent('Tame Troll', 'LE-155');
invent('Lord of Wargs', 'LE-158');
describe('[AS-68] Bow of the Galadhrim', () => {
  const fight = (who: string, dice: readonly number[], ...allies: readonly string[]) => ({
    phase: 'at the site',
    turn: 5,
    dice,
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Cram'],
        companies: [company('Moria', { card: 'Gorbag', on: allies })],
      },
      Bob: { companies: [company('Moria', { card: who, on: ['Bow of the Galadhrim'] }, 'Beorn')] },
    },
  });
  const goes = (t: Table<S>): void => {
    t.player('Ann').does('Gorbag: attack another company');
  };
  for (const [ally, dice, gone] of [
    ['Tame Warg', [3, 4], true],
    ['Tame Warg', [3, 3], false],
    ['Tame Troll', [4, 4], true],
    ['Tame Troll', [4, 3], false],
  ] as const)
    scenario(`a roll of ${dice[0] + dice[1]} for ${ally}`, (t) => {
      t.given(fight('Legolas', dice, ally));
      goes(t);
      t.expect.card(ally, { in: gone ? 'discard of Ann' : 'on of Gorbag' });
    });
  scenario('none for a unique ally', (t) => {
    t.given(fight('Legolas', [], 'Lord of Wargs'));
    goes(t);
    t.expect.card('Lord of Wargs', { in: 'on of Gorbag' });
  });
  for (const who of ['Arwen', 'Aragorn II'])
    scenario(`nothing while ${who} bears it`, (t) => {
      t.given(fight(who, [], 'Tame Warg'));
      goes(t);
      t.expect.card('Tame Warg', { in: 'on of Gorbag' });
    });
  for (const [how, company_, gone] of [
    ['who attacks', 'archers', true],
    ['whose friends attack', 'friends', false],
  ] as const)
    scenario(`${gone ? 'the same for' : 'nothing by'} one ${how}`, (t) => {
      const { players } = fight('Legolas', [], 'Tame Warg');
      const [archers] = players.Bob.companies;
      const companies = [
        { ...archers, as: 'archers' },
        { ...company('Moria', 'Elladan'), as: 'friends' },
      ];
      t.given({
        phase: 'at the site',
        turn: 6,
        active: 'Bob',
        company: company_,
        dice: gone ? [3, 4] : [],
        players: { ...players, Bob: { ...players.Bob, companies } },
      });
      t.player('Bob').does(`${gone ? 'Legolas' : 'Elladan'}: attack another company`);
      t.expect.card('Tame Warg', { in: gone ? 'discard of Ann' : 'on of Gorbag' });
    });
  scenario('nothing against a creature', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9, race: 'Orc' },
      players: {
        Ann: { companies: [company('Moria', { card: 'Legolas', on: ['Bow of the Galadhrim'] })] },
        Bob,
      },
    });
    t.player('Ann').mayChoose.includes('Legolas');
  });
});
