/** What a site means: sanctuaries, numbers of blocks, roaming, and winning at the last one. */
import { ally, companion, invent, minion, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  companion('Guard'),
  ally('Friend'),
  minion('Orc'),
  minion('Far', { siteNumber: 3 }),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1, arrow: 1 }),
  site('Road', { siteNumber: 2, twilight: 4, block: 1 }),
  site('Bridge', { siteNumber: 2, twilight: 1, block: 1 }),
  site('Haven', { siteNumber: 3, twilight: 0, block: 1, keyword: ['Sanctuary'] }),
  site('Field', { twilight: 1, block: 4 }),
  site('Hill', { twilight: 2, block: 4 }),
);

scenario(
  '[LR-WIN-001 LR-WIN-002 LR-SKIRM-021 LR-SHADOW-010] who reaches site 9 and has no minion to face wins before any regroup phase',
  (t) => {
    t.given({
      phase: 'fellowship',
      players: { Ann: { site: 8, companions: [frodo()], support: ['Friend'] }, Bob: {} },
    });
    t.expect.result({ Ann: 'won', Bob: 'lost' });
  },
);
scenario('[LR-WIN-001] while minions are there he has not won', (t) => {
  t.given({
    phase: 'maneuver',
    players: { Ann: { site: 9, companions: [frodo(), 'Guard'] }, Bob: { minions: ['Orc'] } },
  });
  t.expect.result('undecided');
  t.player('Ann').does('Orc', 'Guard');
  t.expect.result({ Ann: 'won', Bob: 'lost' });
});
scenario('[LR-WIN-001] site 8 is not enough', (t) => {
  t.given({ phase: 'regroup', players: { Ann: { site: 8, companions: [frodo()] }, Bob: {} } });
  t.expect.result('undecided');
});
scenario('[LR-TURN-004] a turn begins with an empty pool', (t) => {
  t.given({
    phase: 'turn',
    twilight: 7,
    players: { Ann: { companions: [frodo()], hand: ['Friend'] }, Bob: {} },
  });
  t.expect.table({ twilight: 0 });
});
scenario('[LR-ROAM-003] a surviving minion stops roaming when the fellowship reaches its site', (t) => {
  t.given({
    phase: 'move',
    players: { Ann: { site: 2, companions: [frodo()] }, Bob: { minions: ['Far'] } },
  });
  t.expect.card('Far', { roams: false });
});
scenario('[LR-BLOCK-003] numbers in a card’s text are those of its own block’s path', (t) => {
  t.given({
    phase: 'skirmish',
    path: ['Gate', 'Road'],
    players: {
      Ann: {
        site: 2,
        companions: [frodo(), { card: 'Sam, Son of Hamfast', as: 'Sam' }],
        hand: ['Hobbit Intuition'],
      },
      Bob: { minions: [{ card: 'Orc', against: 'Sam' }] },
    },
  });
  t.player('Ann').does('Hobbit Intuition');
  t.expect.card('Sam', { wounds: 0 });
});
scenario('[LR-BLOCK-003] on another path they mean nothing', (t) => {
  t.given({
    phase: 'skirmish',
    freePath: true,
    path: ['Field', 'Hill'],
    players: {
      Ann: {
        site: 2,
        companions: [frodo(), { card: 'Sam, Son of Hamfast', as: 'Sam' }],
        hand: ['Hobbit Intuition'],
      },
      Bob: { minions: [{ card: 'Orc', against: 'Sam' }] },
    },
  });
  t.player('Ann').does('Hobbit Intuition', 'Sam');
  t.expect.card('Orc', { wounds: 1 });
});
scenario(
  '[LR-SITE-008 LR-SITE-009] a site that replaces another takes its number, and there is one of each',
  (t) => {
    t.given({
      phase: 'fellowship alone',
      path: ['Gate', 'Bridge'],
      players: {
        Ann: { companions: [frodo(), 'Aragorn, King in Exile'], hand: ['Pathfinder'], adventure: ['Road'] },
        Bob: {},
      },
    });
    t.player('Ann').does('Pathfinder');
    t.expect
      .table({ path: ['Gate', 'Road'] })
      .card('Road', { number: 2 })
      .card('Bridge', { in: 'adventure of Ann' });
  },
);
