/** The Fellowship of the Ring: Orcs of the Sauron culture. */
import { companion, invent, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { cited } from '../../cited.ts';
import { idle } from '../../idle.ts';
import { gimli, sam } from '../../people.ts';
import { fight } from '../../positions.ts';

invent(
  idle,
  minion('Sauron Orc', { culture: 'Sauron', twilight: 2, siteNumber: 6 }),
  minion('Moria Orc'),
  companion('Friend', { vitality: 4 }),
);
const band = (twilight: number, against: string) => ({
  phase: 'skirmish',
  twilight,
  dice: twilight >= 2 ? [1] : [],
  players: {
    Ann: { companions: [frodo(), gimli(), 'Friend'], hand: ['Armor', 'Athelas', 'Great Shield'] },
    Bob: { minions: [{ card: 'Band of the Eye', as: 'Band', against }] },
  },
});
scenario('[1_240] Band of the Eye wins, and two twilight cost a card at random', (t) => {
  t.given(band(3, 'Gimli'));
  t.player('Bob').does('Band: Response');
  t.player('Ann').has({ hand: 2, discard: ['Athelas'] });
  t.expect.table({ twilight: 1 });
});
scenario('[1_240] Band of the Eye: it need not', (t) => {
  t.given({ ...band(3, 'Gimli'), dice: [] });
  t.player('Bob').passes();
  t.player('Ann').has({ hand: 3 });
});
scenario('[1_240, LR-COST-002] Band of the Eye: one twilight is not enough', (t) => {
  t.given(band(1, 'Gimli'));
  t.player('Ann').has({ hand: 3 });
});

const counting = (card: string, companions: readonly unknown[], minions: readonly unknown[]) => ({
  phase: 'maneuver alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), ...companions] },
    Bob: { minions: [{ card, as: 'it' }, ...minions], support: ['Idle'] },
  },
});
for (const [n, strength] of [
  [0, 10],
  [2, 12],
] as const)
  scenario(`[1_256] Morgul Hunter has ${strength} against ${n + 1} companions`, (t) => {
    t.given(counting('Morgul Hunter', ['Friend', { card: 'Friend', as: 'b' }].slice(0, n), []));
    t.expect.card('it', { strength });
  });
for (const [minions, strength] of [
  [[], 9],
  [['Moria Orc'], 9],
  [['Sauron Orc', { card: 'Sauron Orc', as: 'b' }], 11],
] as const)
  scenario(`[1_259] Morgul Warden has ${strength} beside ${minions.length} others`, (t) => {
    t.given(counting('Morgul Warden', [], minions));
    t.expect.card('it', { strength });
  });

scenario('[1_257] Morgul Skirmisher: three twilight exert a Hobbit', (t) => {
  t.given(counting('Morgul Skirmisher', [sam(), 'Friend'], []));
  t.player('Bob').does('it');
  t.expect.card('Sam', { wounds: 1 }).card('Frodo', { wounds: 0 }).card('Friend', { wounds: 0 });
  t.expect.table({ twilight: 6 });
});
scenario('[1_257, LR-COST-002] Morgul Skirmisher: two are too few', (t) => {
  t.given({ ...counting('Morgul Skirmisher', [sam()], []), twilight: 2 });
  t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
});

for (const [card, id] of [
  ['Orc Hunters', '1_267'],
  ['Orc Scouting Band', '1_270/2'],
  ['Orc Soldier', '1_271'],
  ['Orc War Band', '1_272'],
] as const) {
  scenario(`[${id}] ${card} exerts to wound whoever it fights, and nobody else`, (t) => {
    t.given(fight({ minions: [{ card, as: 'it', against: 'Gimli' }] }));
    t.player('Ann').passes();
    t.player('Bob').does('it: Skirmish');
    t.expect.card('Gimli', { wounds: 1 }).card('it', { wounds: 1 }).card('Frodo', { wounds: 0 });
  });
  scenario(`[${id}, LR-EXERT-003] ${card} cannot while it is exhausted`, (t) => {
    t.given(fight({ minions: [{ card, as: 'it', against: 'Gimli', wounds: 1 }], support: ['Idle'] }));
    t.player('Ann').passes();
    t.player('Bob').mayNot('it', { because: 'exert' });
  });
}
const roaming = (minions: readonly unknown[]) => ({
  phase: 'shadow alone',
  twilight: 9,
  path: [{ card: 'Mithril Mine', number: 4 }],
  players: {
    Ann: { companions: [frodo()], site: 4 },
    Bob: { minions, hand: ['Sauron Orc'], support: ['Idle'] },
  },
});
scenario(`${cited('Orc Scouting Band').replace(']', '/1]')}: Sauron minions roam for one less`, (t) => {
  t.given(roaming(['Orc Scouting Band']));
  t.expect.card('Sauron Orc', { price: 3 });
});
scenario('[1_270/1, LR-ROAM-002] without it they do not', (t) => {
  t.given(roaming(['Orc War Band']));
  t.expect.card('Sauron Orc', { price: 4 });
});
