/** The Fellowship of the Ring: the lords of the Elves, who heal those of their home. */
import { costsHere, elf } from '../../../../src/cards/words/index.ts';
import { ally, companion, freeCondition, invent, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob, gimli } from '../../people.ts';

invent(
  ally('Of Rivendell', { home: 1 << 3, vitality: 4 }),
  ally('Of Lórien', { home: 1 << 6, vitality: 4 }),
  ally('Of Rohan', { home: (1 << 3) | (1 << 6), homeBlock: 2, vitality: 4 }),
  freeCondition('Spare leaf'),
  freeCondition('Leaf'),
  companion('Elf-friend', { race: 'Elf', culture: 'Elven' }),
  site('Toll', { siteNumber: 1, block: 1 }, costsHere(elf, 2)),
  site('Gift', { siteNumber: 1, block: 1 }, costsHere(elf, -3)),
);
const lord = (card: string, wounds: number) => ({
  phase: 'turn',
  path: [{ card: 'Westfarthing', number: 1 }],
  players: {
    Ann: {
      companions: [frodo()],
      support: [
        { card, as: 'lord', wounds },
        { card: 'Of Rivendell', as: 'three', wounds: 2 },
        { card: 'Of Lórien', as: 'six', wounds: 2 },
        { card: 'Of Rohan', as: 'far away', wounds: 2 },
      ],
      hand: ['Leaf', { card: 'Elf-friend', as: 'Elf' }],
      deck: ['Spare leaf'],
      site: 1,
    },
    Bob,
  },
});
scenario(
  '[1_40/2, 1_40/3, LR-BLOCK-006] Elrond heals all allies of site 3 as a turn starts, and draws',
  (t) => {
    t.given(lord('Elrond, Lord of Rivendell', 1));
    t.expect.card('three', { wounds: 1 }).card('six', { wounds: 2 }).card('lord', { wounds: 0 });
    t.expect.card('far away', { wounds: 2 });
    t.player('Ann')
      .does('lord')
      .has({ hand: ['Leaf', 'Elf', 'Spare leaf'] });
    t.expect.card('lord', { wounds: 1 });
  },
);
scenario('[1_40/1, LR-COST-009] Elrond takes Gandalf or an Elf', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), gimli()],
        hand: [{ card: 'Elrond, Lord of Rivendell', as: 'Elrond' }, 'Leaf'],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('Elrond', { rule: 'LR-COST-009' });
});
scenario(
  '[1_45/1, 1_45/2, LR-BLOCK-006] Galadriel heals those of site 6, and plays an Elf for nothing',
  (t) => {
    t.given(lord('Galadriel, Lady of Light', 0));
    t.expect.card('three', { wounds: 2 }).card('six', { wounds: 1 }).card('far away', { wounds: 2 });
    t.player('Ann').does('lord');
    t.expect.card('Elf', { in: 'companions of Ann' }).card('lord', { wounds: 1 }).table({ twilight: 0 });
  },
);
for (const [card, price] of [
  ['Toll', 4],
  ['Gift', 0],
] as const) {
  const position = lord('Galadriel, Lady of Light', 0);
  const there = { ...position, phase: 'fellowship alone', twilight: 5, path: [{ card, number: 1 }] };
  scenario(`[1_45/2, LR-ERRATA-006] at ${card} an Elf costs ${price}, and nothing by Galadriel`, (t) => {
    t.given(there);
    t.expect.card('Elf', { 'twilight cost': price });
    t.player('Ann').does('lord');
    t.expect.card('Elf', { in: 'companions of Ann' }).table({ twilight: 5 });
  });
  scenario(`[1_45/2, LR-ERRATA-006] at ${card} an Elf who comes without her adds ${price}`, (t) => {
    t.given(there);
    t.player('Ann').does('Elf');
    t.expect.card('lord', { wounds: 0 }).table({ twilight: 5 + price });
  });
}
