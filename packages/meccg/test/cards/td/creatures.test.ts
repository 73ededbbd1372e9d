/** The Dragons: creatures. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, resolveChain, scenario } from '../../table.ts';
import { cited } from '../cited.ts';
import { threeElves } from '../positions.ts';

const three = ['Elladan', 'Elrohir', 'Elrond'];

scenario('[TD-13] Dire Wolves: 4 strikes with 8 prowess and no body, keyed to two Wildernesses', (t) => {
  t.given(going(['Dire Wolves'], three, { hand: ['Escape'] }));
  attackWith(t, 'Bob', 'Dire Wolves');
  t.expect.table({ 'attack strikes': 4, 'attack prowess': 8, 'attack body': 0 });
});
scenario('[TD-13] Dire Wolves: one Wilderness is too little', (t) => {
  t.given({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company('Rivendell', ...three), movesTo: 'Ettenmoors', by: ['Rhudaur'] }] },
      Bob: { ...Bob, hand: ['Dire Wolves', 'Doors of Night'] },
    },
  });
  t.player('Bob').mayNot('Dire Wolves', { because: 'keyed' });
});
scenario('[TD-13] Dire Wolves: one Shadow-land is enough, and a company that stays meets none', (t) => {
  t.given({
    phase: 'hazards',
    players: {
      Ann: {
        hand: ['Escape'],
        companies: [{ ...company('Lórien', ...three), movesTo: 'Bandit Lair', by: 'starter' }],
      },
      Bob: { ...Bob, hand: ['Dire Wolves'] },
    },
  });
  attackWith(t, 'Bob', 'Dire Wolves');
  t.expect.table({ 'attack strikes': 4 });
});

describe('drakes', () => {
  for (const name of ['Land-drake', 'Sand-drake'] as const)
    scenario(`${cited(name)}: the attacker chooses who is struck`, (t) => {
      t.given({
        phase: 'attack',
        attack: { creature: name },
        players: {
          Ann: { companies: [company('Bree', ...threeElves)] },
          Bob: { ...Bob, hand: [name] },
        },
      });
      t.player('Bob').mayChoose.exactly(...threeElves);
    });
  const burning = (hand: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: {
        hand,
        companies: [
          {
            ...company('Rivendell', ...threeElves),
            movesTo: 'Ost-in-Edhil',
            by: ['Rhudaur', 'Hollin'],
          },
        ],
      },
      Bob: { ...Bob, hand: ['True Fire-drake', 'Rebel-talk'], events: ['Doors of Night'] },
    },
  });
  scenario(
    '[TD-78] [ME-KEY-4003] True Fire-drake: it does not come if Doors of Night goes before it does',
    (t) => {
      t.given(burning(['Gates of Morning', 'Escape']));
      t.player('Ann').does('Pass');
      t.player('Bob').does('True Fire-drake: attack');
      t.player('Ann').does('Gates of Morning');
      resolveChain(t);
      t.expect.card('True Fire-drake', { in: 'discard of Bob' }).table({ attack: 'none' });
    },
  );
  scenario('[TD-78] True Fire-drake: it comes while Doors of Night stays', (t) => {
    t.given(burning(['Escape']));
    attackWith(t, 'Bob', 'True Fire-drake');
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 13 });
  });
});
