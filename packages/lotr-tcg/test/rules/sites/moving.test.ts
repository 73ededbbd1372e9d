/** Moving along the path, the sites of it, sanctuaries, and winning at the last one. */
import { action, condition, modifier, say, trigger, verb } from '@westmarch/kernel';
import { anyPhaseEnds, during, movedThisPhaseTo, shadowPhase, when } from '../../../src/cards/words/index.ts';
import { kind, strength } from '../../../src/engine.ts';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { moved, movedFrom, movedTo } from '../../../src/rules/events.ts';
import { isCurrentSite } from '../../../src/rules/sites/sites.ts';
import { Phase } from '../../../src/state.ts';
import { ally, companion, freeCondition, invent, minion, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const here = condition('here', [], (g) => `${g.ref(isCurrentSite)}(s, self)`, say`the fellowship is here`);
/** Multiplying shows the order in which things happened. */
const double = (s: { global: { twilight: number } }): void => void (s.global.twilight *= 2);
const plus = (n: number) => verb('plus', addTwilight, [n], say`add ${n}`);

invent(
  companion('Guard'),
  ally('Friend'),
  minion('Orc'),
  minion('Far', { siteNumber: 3 }),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1, arrow: 1 }),
  site('Left gate', { siteNumber: 1, twilight: 0, block: 1, arrow: 2 }),
  site('Road', { siteNumber: 2, twilight: 4, block: 1 }),
  site('Bridge', { siteNumber: 2, twilight: 1, block: 1 }),
  site('Haven', { siteNumber: 3, twilight: 0, block: 1, keyword: ['Sanctuary'] }),
  site('Field', { twilight: 1, block: 4 }),
  site('Wold', { twilight: 1, block: 4 }),
  site('Fen', { twilight: 1, block: 4 }),
  site('Moor', { twilight: 2, block: 4 }),
  site('Fifth', { siteNumber: 5, twilight: 2, block: 1 }),
  site('Hill', { twilight: 2, block: 4 }),
  site(
    'Mine',
    { siteNumber: 2, twilight: 0, block: 1 },
    modifier({ attribute: strength, of: kind.is('companion'), by: 5, if: here }),
  ),
  freeCondition('From', {}, trigger(movedFrom, { effect: plus(1) })),
  freeCondition('Under way', {}, trigger(moved, { effect: verb('double', double, [], say`double`) })),
  freeCondition('To', {}, trigger(movedTo, { effect: plus(10) })),
  freeCondition('Double there', {}, trigger(movedTo, { effect: verb('double', double, [], say`double`) })),
  site('Inn', { siteNumber: 2, twilight: 0, block: 1 }),
  freeCondition(
    'Logbook',
    {},
    when(anyPhaseEnds, { if: movedThisPhaseTo(2, 2, 'Fellowship'), effect: plus(100) }),
  ),
  minion('Sentry', {}, during(shadowPhase, { effect: plus(0) })),
  freeCondition('Rest', {}, action({ window: inPhase(Phase.regroup), effect: plus(0) })),
);

scenario(
  '[LR-MOVE-003 LR-MOVE-004 LR-FORMAT-008] the next site is laid by the opponent: the one of that number',
  (t) => {
    t.given({
      phase: 'move',
      path: ['Gate'],
      players: {
        Ann: { companions: [frodo()], adventure: ['Bridge'] },
        Bob: { adventure: ['Haven', 'Road'] },
      },
    });
    t.expect.table({ path: { inOrder: ['Gate', 'Road'] } });
    t.player('Ann').has({ site: 2, adventure: 1 });
    t.player('Bob').has({ site: 1 });
  },
);
scenario('[LR-MOVE-003] a site that is there already is used as it is', (t) => {
  t.given({
    phase: 'move',
    path: ['Gate', 'Bridge'],
    players: { Ann: { companions: [frodo()] }, Bob: { adventure: ['Road'] } },
  });
  t.player('Bob').has({ adventure: 1 });
  t.expect.table({ twilight: 2, path: 2 });
});
scenario(
  '[LR-MOVE-008 LR-MOVE-009 LR-MOVE-011] the twilight of a move: the site’s, and one for each companion',
  (t) => {
    t.given({
      phase: 'move',
      path: ['Gate', 'Road'],
      players: { Ann: { companions: [frodo(), 'Guard'], support: ['Friend'] }, Bob: {} },
    });
    t.expect.table({ twilight: 6, moves: 1 });
  },
);
/** Each adds or doubles: what stands in the pool tells in which order. */
const onTheWay = (...support: readonly string[]) => ({
  phase: 'move',
  path: ['Gate', 'Inn'],
  twilight: 3,
  players: { Ann: { companions: [frodo()], support }, Bob: {} },
});
scenario('[LR-MOVE-005] leaving comes before moving', (t) => {
  t.given(onTheWay('Under way', 'From'));
  // (3 + 1) doubled; then 1 for Frodo.
  t.expect.table({ twilight: 9 });
});
scenario('[LR-MOVE-006] moving comes before arriving', (t) => {
  t.given(onTheWay('To', 'Under way'));
  t.expect.table({ twilight: 17 });
});
scenario('[LR-MOVE-007] arriving comes after leaving', (t) => {
  t.given(onTheWay('Double there', 'From'));
  t.expect.table({ twilight: 9 });
});
scenario('[LR-MOVE-008] the twilight of the move comes last of all', (t) => {
  t.given({ ...onTheWay('Double there'), path: ['Gate', 'Road'] });
  // 3 doubled; then 4 of the site and 1 for Frodo.
  t.expect.table({ twilight: 11 });
});
scenario('[LR-MOVE-012 LR-ACTIVE-006] a site’s text works only while the fellowship stands there', (t) => {
  t.given({
    phase: 'shadow alone',
    path: ['Gate', 'Mine'],
    twilight: 9,
    players: {
      Ann: { companions: [frodo(), 'Guard'], site: 2 },
      Bob: { hand: ['Orc'], companions: [{ card: 'Guard', as: 'his' }] },
    },
  });
  t.expect.value('Guard', 'strength', 11, { base: 6, by: { Mine: 5 } });
});
scenario('[LR-ACTIVE-006 LR-MOVE-012] elsewhere it does not', (t) => {
  t.given({
    phase: 'shadow alone',
    path: ['Gate', 'Mine'],
    twilight: 9,
    players: { Ann: { companions: [frodo(), 'Guard'], site: 1 }, Bob: { hand: ['Orc'] } },
  });
  t.expect.card('Guard', { strength: 6 }).card('Mine', { active: true });
});
scenario('[LR-SITE-001] with several opponents the arrow tells who lays the site: left', (t) => {
  t.given({
    phase: 'move',
    path: ['Gate'],
    players: { Ann: { companions: [frodo()] }, Bob: { adventure: ['Road'] }, Cid: { adventure: ['Bridge'] } },
  });
  t.expect.table({ path: ['Gate', 'Road'] });
});
scenario('[LR-SITE-001 LR-SITE-003] and chooses it, if several fit', (t) => {
  t.given({
    phase: 'move',
    path: ['Gate'],
    players: {
      Ann: { companions: [frodo()] },
      Bob: { adventure: ['Road', 'Bridge'] },
      Cid: { adventure: ['Mine', 'Inn'] },
    },
  });
  t.expect.asked('Bob');
  t.player('Bob').mayChoose.exactly('Road', 'Bridge');
  t.player('Bob').does('Bridge');
  t.expect.table({ path: ['Gate', 'Bridge'] });
});
scenario('[LR-SITE-001] or right', (t) => {
  t.given({
    phase: 'move',
    path: ['Gate', 'Bridge'],
    players: { Ann: { site: 2, companions: [frodo()] }, Bob: {}, Cid: { adventure: ['Haven'] } },
  });
  t.expect.table({ path: ['Gate', 'Bridge', 'Haven'] });
});
scenario(
  '[LR-SITE-003 LR-SITE-004 LR-FORMAT-012 LR-SITE-012] on a free path any site is laid, and takes the next number',
  (t) => {
    t.given({
      phase: 'move',
      freePath: true,
      path: [{ card: 'Field', as: 'first' }],
      players: { Ann: { companions: [frodo()] }, Bob: { adventure: ['Field', 'Hill'] } },
    });
    t.player('Bob').mayChoose.exactly('Field', 'Hill');
    t.player('Bob').does('Hill');
    t.expect.card('Hill', { number: 2, in: 'path' }).table({ twilight: 3 });
  },
);
scenario('[LR-SITE-006] a copy of a site that is on the path may follow as a later one', (t) => {
  t.given({
    phase: 'move',
    freePath: true,
    path: [{ card: 'Field', as: 'first' }],
    players: { Ann: { companions: [frodo()] }, Bob: { adventure: ['Field', 'Hill'] } },
  });
  t.player('Bob').does('Field');
  t.expect.card('Field', { number: 2 }).card('first', { number: 1 });
});
scenario('[LR-MOVE-010 LR-SITE-005] regions 2 and 3 of a free path cost three and six more', (t) => {
  t.given({
    phase: 'move',
    freePath: true,
    path: [{ card: 'Hill', number: 7 }],
    players: { Ann: { site: 6, companions: [frodo()] }, Bob: {} },
  });
  t.expect.table({ twilight: 9 });
});
scenario('[LR-MOVE-010] region 1 costs nothing more', (t) => {
  t.given({
    phase: 'move',
    freePath: true,
    path: [{ card: 'Hill', number: 3 }],
    players: { Ann: { site: 2, companions: [frodo()] }, Bob: {} },
  });
  t.expect.table({ twilight: 3 });
});
scenario(
  '[LR-MOVE-001 LR-FELLOW-005 LR-MOVE-013 LR-SHADOW-001] the fellowship phase ends with a move, and Shadow phases follow, from the right',
  (t) => {
    t.given({
      phase: 'fellowship',
      path: ['Gate', 'Road'],
      players: {
        Ann: { companions: [frodo()], support: ['Rest'] },
        Bob: { hand: ['Orc'] },
        Cid: { hand: [{ card: 'Orc', as: 'his' }] },
      },
    });
    t.player('Ann').has({ site: 2 });
    t.player('Cid').does('his: play');
    t.player('Cid').mayChoose.exactly();
    t.player('Bob').does('Orc: play');
  },
);
scenario('[LR-TWILIGHT-006 LR-TWILIGHT-001] all Shadow players draw on one pool', (t) => {
  t.given({
    phase: 'shadow',
    twilight: 3,
    players: {
      Ann: { companions: [frodo()], support: ['Rest'] },
      Bob: { hand: ['Orc'] },
      Cid: { hand: [{ card: 'Orc', as: 'his' }] },
    },
  });
  t.player('Cid').does('his: play');
  t.player('Bob').mayNot('Orc', { rule: 'LR-TWILIGHT-005' });
});
scenario(
  '[LR-MOVE-002 LR-MOVE-014 LR-REGROUP-006 LR-TWILIGHT-008] a second move is optional, and adds its twilight to what is there',
  (t) => {
    t.given({
      phase: 'regroup',
      moves: 1,
      twilight: 5,
      path: ['Gate', 'Road', 'Haven'],
      players: { Ann: { site: 2, companions: [frodo()] }, Bob: { hand: ['Orc'] } },
    });
    t.player('Bob').does('Keep all');
    t.player('Ann').mayChoose.exactly('Yes', 'No');
    t.player('Ann').does('Yes');
    t.player('Ann').has({ site: 3 });
    t.expect.table({ twilight: 6, 'phase name': 'shadow' });
  },
);
scenario('[LR-MOVE-014 LR-MOVE-015] two players move twice at most', (t) => {
  t.given({
    phase: 'regroup',
    moves: 2,
    path: ['Gate', 'Road', 'Haven'],
    players: { Ann: { site: 2, companions: [frodo()], hand: ['Guard'] }, Bob: {} },
  });
  t.player('Ann').mayChoose.exactly('Keep all', 'Guard');
});
scenario('[LR-MOVE-015] with four players three moves are allowed', (t) => {
  t.given({
    phase: 'regroup',
    moves: 2,
    players: { Ann: { companions: [frodo()] }, Bob: {}, Cid: {}, Dan: {} },
  });
  t.player('Ann').has({ 'move limit': 3 });
  t.player('Ann').mayChoose.exactly('Yes', 'No');
});
for (const [freePath, site, twilight] of [
  [false, 'Fifth', 2 + 4],
  [true, 'Moor', 2 + 3 + 4],
] as const)
  scenario(
    `[LR-FORMAT-010] four companions come to site 5 of ${freePath ? 'a free path' : 'a block'}`,
    (t) => {
      const [first, second, third, fourth] = ['Field', 'Hill', 'Wold', 'Fen'];
      t.given({
        phase: 'move',
        freePath,
        path: freePath ? [first, second, third, fourth, site] : ['Gate', 'Road', site],
        players: { Ann: { site: 4, companions: [frodo(), 'Guard', 'Guard', 'Guard'] }, Bob: {} },
      });
      t.expect.table({ twilight });
    },
  );
scenario('[LR-REGROUP-007] a second move costs what the first would: site, region and companions', (t) => {
  t.given({
    phase: 'regroup',
    freePath: true,
    moves: 1,
    path: ['Field', 'Hill', 'Wold', 'Fen'],
    players: {
      Ann: { site: 3, companions: [frodo(), 'Guard', 'Guard', 'Guard', 'Guard'] },
      Bob: { hand: ['Orc'] },
    },
  });
  t.player('Bob').does('Keep all');
  t.player('Ann').does('Yes');
  t.expect.table({ twilight: 1 + 3 + 5 });
});
scenario('[LR-CARD-008] allies do not travel: they add nothing to a move', (t) => {
  t.given({
    phase: 'move',
    path: ['Gate', 'Inn'],
    players: { Ann: { companions: [frodo()], support: ['Friend', 'Friend'] }, Bob: {} },
  });
  t.expect.table({ twilight: 1 });
});
for (const [gate, mover, other] of [
  ['Gate', 'Ann', 'Bob'],
  ['Gate', 'Bob', 'Ann'],
  ['Left gate', 'Ann', 'Bob'],
  ['Left gate', 'Bob', 'Ann'],
] as const)
  scenario(`[LR-SITE-002] of two players the other lays the site: ${mover} leaves the ${gate}`, (t) => {
    const seat = (name: string, path: string) => ({
      companions: [frodo({ as: `Frodo of ${name}`, on: [] })],
      adventure: [path],
    });
    t.given({
      phase: 'move',
      active: mover,
      path: [gate],
      players: { Ann: seat('Ann', 'Road'), Bob: seat('Bob', 'Bridge') },
    });
    t.player(mover).has({ site: 2, adventure: 1 });
    t.player(other).has({ site: 1, adventure: 0 });
  });
scenario('[LR-FORMAT-009] a second move brings out site 3', (t) => {
  t.given({
    phase: 'regroup',
    moves: 1,
    path: ['Gate', 'Road'],
    players: {
      Ann: { site: 2, companions: [frodo()] },
      Bob: { hand: ['Orc'], adventure: ['Bridge', 'Haven'] },
    },
  });
  t.player('Bob').does('Keep all');
  t.player('Ann').does('Yes');
  t.expect.table({ path: { inOrder: ['Gate', 'Road', 'Haven'] } });
});

for (const [freePath, twilight] of [
  [false, 101],
  [true, 1],
] as const)
  scenario(
    `[LR-BLOCK-003] a site was reached by its number ${freePath ? 'on no' : 'on that'} block’s path`,
    (t) => {
      t.given({
        phase: 'fellowship',
        freePath,
        path: ['Gate', 'Inn'],
        players: { Ann: { companions: [frodo()], support: ['Logbook'] }, Bob: { minions: ['Sentry'] } },
      });
      t.expect.table({ twilight }).asked('Bob');
    },
  );
