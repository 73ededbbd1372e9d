/** Mines of Moria: the Moria culture. */

import { titleNumber } from '../../../src/cards/titles.ts';
import { invent, item, minion, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli, legolas, runner } from '../people.ts';
import { fight, shadowPhase } from '../positions.ts';

invent(item('Spear of the test', { title: titleNumber('Goblin Spear'), side: 'Shadow', culture: 'Moria' }));

scenario('[2_61] Goblin Flankers may add 3 twilight after a second move', (t) => {
  t.given({ ...shadowPhase({ hand: [{ card: 'Goblin Flankers', as: 'it' }, runner()] }), moves: 2 });
  t.player('Bob').does('it: play', 'it');
  t.expect.table({ twilight: 20 - 7 + 3 });
});

scenario('[2_61] Goblin Flankers add nothing in a turn of one move', (t) => {
  t.given({ ...shadowPhase({ hand: [{ card: 'Goblin Flankers', as: 'it' }, runner()] }), moves: 1 });
  t.player('Bob').does('it: play');
  t.expect.table({ twilight: 20 - 7 });
});

for (const [moves, strength] of [
  [1, 6],
  [2, 9],
])
  scenario(`[2_62] Goblin Pursuer has strength ${strength} after ${moves} moves`, (t) => {
    t.given({ ...fight({ minions: [{ card: 'Goblin Pursuer', as: 'it', against: 'Gimli' }] }), moves });
    t.expect.card('it', { strength });
  });

for (const [on, damage] of [
  [['Spear of the test'], 2],
  [['Goblin Scimitar'], 0],
] as const)
  scenario(`[2_65] Goblin Spearman with ${on[0]}`, (t) => {
    t.given(fight({ minions: [{ card: 'Goblin Spearman', as: 'it', against: 'Gimli', on }] }));
    t.expect.card('it', { damage });
  });

for (const [elf, strength] of [
  [true, 3],
  [false, 5],
] as const)
  scenario(
    `[2_69] Old Differences: a Dwarf who fights a Moria Orc has ${strength}${elf ? ' where there is an Elf too' : ''}`,
    (t) => {
      t.given(
        fight(
          { minions: [runner({ against: 'Gimli' })], hand: [{ card: 'Old Differences', as: 'event' }] },
          { companions: elf ? [frodo(), gimli(), legolas()] : [frodo(), gimli()] },
        ),
      );
      t.player('Ann').passes();
      t.player('Bob').does('event');
      t.expect.card('Gimli', { strength });
    },
  );

invent(minion('Moria thing'), shadowCondition('Rock'));
const mountains = (burdens: number, wounds = 0) => ({
  phase: 'shadow alone',
  twilight: 2,
  players: {
    Ann: { companions: [frodo()], burdens },
    Bob: { minions: [{ card: 'Moria thing', as: 'thing', wounds }], hand: ['Troubled Mountains', 'Rock'] },
  },
});
scenario('[2_72] Troubled Mountains adds a twilight for each burden spotted, up to five', (t) => {
  t.given(mountains(7));
  t.player('Bob').does('Troubled').mayChoose.exactly('0', '1', '2', '3', '4', '5');
  t.player('Bob').does('5');
  t.expect.table({ twilight: 7 }).card('thing', { wounds: 1 });
});
scenario('[2_72, LR-EXERT-003] a Moria minion must exert for it', (t) => {
  t.given(mountains(7, 1));
  t.player('Bob').mayNot('Troubled Mountains', { rule: 'LR-EXERT-003' });
});

invent(
  site('Deep hall', { siteNumber: 4, block: 1, keyword: ['Underground'] }),
  site('Green hill', { siteNumber: 4, block: 1 }),
);
const flame = (where: string, ...minions: readonly string[]) => ({
  phase: 'shadow alone',
  twilight: 30,
  path: [{ card: where, number: 4 }],
  players: {
    Ann: { companions: [frodo()], site: 4 },
    Bob: { minions, hand: [{ card: "The Balrog, Durin's Bane", as: 'Balrog' }, runner()] },
  },
});
scenario('[2_51/1, 2_51/2, LR-EFFECT-012] The Balrog stays alone', (t) => {
  t.given(flame('Deep hall', 'Moria thing'));
  t.player('Bob').does('Balrog: play', 'Runner: play');
  t.expect
    .card('Balrog', { in: 'minions of Bob' })
    .card('Moria thing', { in: 'discard of Bob' })
    .card('Runner', { in: 'discard of Bob' });
});
scenario('[2_51/3] above ground it is discarded', (t) => {
  t.given(flame('Green hill'));
  t.player('Bob').does('Balrog: play');
  t.expect.card('Balrog', { in: 'discard of Bob' });
});
