/** The Two Towers: Men of the Raider culture who take sites, shoot, and grow with burdens. */
import { companion, invent, minion, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  companion('Friend', { vitality: 2 }),
  minion('Rider', { culture: 'Raider', race: 'Man', keyword: ['Southron'], vitality: 2 }),
  minion('Eastern one', { culture: 'Raider', race: 'Man', keyword: ['Easterling'] }),
  minion('Wild man', { culture: 'Dunland', race: 'Man' }),
  minion('Raider Orc', { culture: 'Raider' }),
  site('Field', { siteNumber: 1, block: 2 }),
  site('Meadow', { siteNumber: 2, block: 2 }),
);
const controlled = [
  { card: 'Field', number: 1, as: 'field' },
  { card: 'Meadow', number: 2, as: 'meadow' },
];

const regroup = (card: string, wounds: number, twilight = 9, bob: object = {}) => ({
  phase: 'regroup alone',
  twilight,
  path: [controlled[0]],
  players: {
    Ann: { companions: [frodo()], site: 3 },
    Bob: { minions: [{ card, as: 'minion', wounds }], support: ['Idle'], site: 3, ...bob },
  },
});
for (const [card, id, most] of [
  ['Desert Lancers', '4_217', 0],
  ['Regiment of Haradrim', '4_244', 1],
] as const) {
  scenario(`[${id}/2] ${card} exerts twice to take control of a site`, (t) => {
    t.given(regroup(card, most));
    t.player('Bob').does('minion');
    t.expect.card('minion', { wounds: most + 2 }).card('field', { in: 'support of Bob' });
  });
  scenario(`[${id}/2, LR-EXERT-004] one exertion is not enough`, (t) => {
    t.given(regroup(card, most + 1));
    t.player('Bob').mayNot('minion', { rule: 'LR-EXERT-004' });
  });
  scenario(`[${id}/2, LR-CONTROL-002] not while a fellowship is still there`, (t) => {
    t.given(regroup(card, 0, 9, { site: 1 }));
    t.player('Bob').mayNot('minion', {});
  });
  for (const [other, may] of [
    ['Rider', true],
    ['Eastern one', true],
    ['Wild man', false],
    ['Raider Orc', false],
  ] as const)
    scenario(
      `[${id}/1, LR-SPOT-001] with ${other} in play ${card} can ${may ? '' : 'not '}be played`,
      (t) => {
        t.given({
          phase: 'shadow alone',
          twilight: 20,
          players: {
            Ann: { companions: [frodo()], site: 4 },
            Bob: { minions: [other], hand: [{ card, as: 'newcomer' }], support: ['Idle'] },
          },
        });
        if (may) t.player('Bob').does('newcomer');
        else t.player('Bob').mayNot('newcomer', {});
        t.expect.card('newcomer', { in: may ? 'minions of Bob' : 'hand of Bob' });
      },
    );
}
scenario('[4_250] Southron Explorer exerts and removes 5 twilight to take control of a site', (t) => {
  t.given(regroup('Southron Explorer', 1, 5));
  t.player('Bob').does('minion');
  t.expect.card('minion', { wounds: 2 }).card('field', { in: 'support of Bob' }).table({ twilight: 0 });
});
for (const [why, wounds, twilight, rule] of [
  ['4 twilight are too few', 0, 4, 'LR-COST-002'],
  ['an exhausted one cannot', 2, 5, 'LR-EXERT-003'],
] as const)
  scenario(`[4_250] ${why}`, (t) => {
    t.given(regroup('Southron Explorer', wounds, twilight));
    t.player('Bob').mayNot('minion', { rule });
  });

for (const [burdens, strength, fierce, damage] of [
  [3, 13, 0, 0],
  [4, 18, 0, 0],
  [5, 18, 1, 0],
  [6, 18, 1, 1],
] as const)
  scenario(`[4_218/1, 4_218/2, 4_218/3, LR-SPOT-005] Desert Legion with ${burdens} burdens`, (t) => {
    t.given({
      phase: 'shadow alone',
      players: {
        Ann: { companions: [frodo()], burdens },
        Bob: { minions: [{ card: 'Desert Legion', as: 'Legion' }, 'Rider'], support: ['Idle'] },
      },
    });
    t.expect.card('Legion', { strength, fierce, damage }).card('Rider', { strength: 5, fierce: 0 });
  });

const shooting = (card: string, wounds: number) => ({
  phase: 'archery alone',
  players: {
    Ann: {
      companions: [
        frodo(),
        'Friend',
        { card: 'Friend', as: 'tired', wounds: 1 },
        { card: 'Friend', as: 'other' },
      ],
    },
    Bob: {
      minions: [
        { card, as: 'bow', wounds },
        { card: 'Southron Bowman', as: 'second' },
      ],
      support: ['Idle'],
    },
  },
});
for (const [id, card] of [
  ['4_219', 'Desert Lord'],
  ['4_232', 'Elite Archer'],
  ['4_248', 'Southron Bowman'],
] as const) {
  scenario(`[${id}] ${card} exerts to exert someone, and is not counted among the archers`, (t) => {
    t.given(shooting(card, 0));
    t.expect.table({ 'minion archery': 2 });
    t.player('Bob').does('bow');
    t.player('Bob').mayChoose.exactly('Friend', 'other');
    t.player('Bob').does('other');
    t.expect.card('bow', { wounds: 1 }).card('other', { wounds: 1 }).table({ 'minion archery': 1 });
  });
  scenario(`[${id}, LR-EXERT-003] an exhausted one still shoots, and does no more`, (t) => {
    t.given(shooting(card, card === 'Desert Lord' ? 2 : 1));
    t.player('Bob').mayNot('bow', { rule: 'LR-EXERT-003' });
    t.expect.table({ 'minion archery': 2 });
  });
}
for (const [sites, other, total] of [
  [0, 'Rider', 1],
  [1, 'Rider', 2],
  [2, 'Rider', 3],
  [2, 'Eastern one', 1],
] as const)
  scenario(`[4_245] Southron Archer beside ${other}, with ${sites} sites: a total of ${total}`, (t) => {
    t.given({
      phase: 'archery alone',
      players: {
        Ann: { companions: [frodo()], site: 5 },
        Bob: {
          minions: ['Southron Archer', other],
          support: ['Idle', ...controlled.slice(0, sites)],
          site: 5,
        },
      },
    });
    t.expect.table({ 'minion archery': total });
  });
