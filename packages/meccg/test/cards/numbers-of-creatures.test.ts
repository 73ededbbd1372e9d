/** Creatures of all sets, by their numbers. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, resolveChain, scenario } from '../table.ts';
import { cited } from './cited.ts';
import { threeElves } from './positions.ts';

describe('numbers', () => {
  for (const [name, strikes, prowess, to] of [
    ['Hobgoblins', 2, 10, undefined],
    ['Orc-watch', 3, 9, 'shadow-hold'],
    ['Orc-guard', 5, 8, 'shadow-hold'],
    ['Orc-warband', 5, 4, 'shadow-hold'],
    ['Orc-lieutenant', 1, 7, 'shadow-hold'],
  ] as const)
    scenario(`${cited(name)}: ${strikes} strikes with ${prowess} prowess`, (t) => {
      t.given({
        ...going([name], threeElves),
        players: {
          ...going([name], threeElves).players,
          Ann: { ...going([name], threeElves).players.Ann, hand: ['Dark Quarrels'] },
        },
      });
      t.player('Bob').does(`${name}: attack`);
      if (to !== undefined && name !== 'Orc-watch' && name !== 'Orc-guard') t.player('Bob').does(to);
      resolveChain(t);
      t.expect.table({ 'attack strikes': strikes, 'attack prowess': prowess });
    });
  scenario(
    '[DM-111] Stirring Bones: 2 strikes with 9 prowess, keyed to two Wildernesses or a Shadow-hold',
    (t) => {
      t.given(going(['Stirring Bones'], threeElves, { hand: ['Escape'] }));
      attackWith(t, 'Bob', 'Stirring Bones', 'wilderness');
      t.expect.table({ 'attack strikes': 2, 'attack prowess': 9 });
    },
  );
  scenario('[TW-5] Ambusher: cannot be keyed to a path without Free-domain or Border-land', (t) => {
    t.given(going(['Ambusher'], threeElves));
    t.player('Bob').mayNot('Ambusher', { because: 'keyed' });
  });
  scenario('[TW-5] Ambusher: the attacker chooses who is struck', (t) => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Ambusher' },
      players: { Ann: { companies: [company('Bree', ...threeElves)] }, Bob: { ...Bob, hand: ['Ambusher'] } },
    });
    t.player('Bob').mayChoose.exactly('Elladan', 'Elrohir', 'Gildor Inglorion');
  });
});
