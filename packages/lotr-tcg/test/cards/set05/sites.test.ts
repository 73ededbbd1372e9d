/** Battle of Helm's Deep: sites. LR-ACTIVE-006 */
import { addsTwilight, during, regroup } from '../../../src/cards/words/index.ts';
import { companion, invent, item, shadowCondition } from '../../invented.ts';
import { frodo, passThrough, scenario } from '../../table.ts';
import { idle } from '../idle.ts';
import { runner } from '../people.ts';
import { standing } from '../standing.ts';

invent(
  idle,
  item('Warg', { side: 'Shadow', culture: 'Isengard', itemClass: 'mount' }),
  companion('Guard'),
  shadowCondition('Watch', {}, during(regroup, { effect: addsTwilight(1) })),
);

const wall = (twilight: number, minions: readonly unknown[], more: object = {}) => ({
  phase: 'regroup',
  twilight,
  path: ['Hornburg Wall', "Wizard's Vale"].map((card, i) => ({
    card,
    number: 7 + i,
    as: i === 0 ? 'here' : 'next',
  })),
  players: { Ann: { companions: [frodo()], site: 7 }, Bob: { minions, support: ['Idle'] } },
  ...more,
});
scenario('[5_118, LR-REGROUP-006] for 9 twilight the fellowship must move again', (t) => {
  t.given(wall(9, [runner()], { moves: 1 }));
  t.player('Bob').does('here').does('Pass');
  t.player('Ann').has({ site: 8 });
});
scenario('[5_118] without it the fellowship may stay', (t) => {
  t.given(wall(9, [runner()], { moves: 1 }));
  passThrough(t, 'regroup phase');
  t.player('Ann').does('No').has({ site: 7 });
});
scenario('[5_118, LR-MOVE-014] beyond the move limit it stays all the same', (t) => {
  t.given(wall(9, [runner()], { moves: 2 }));
  t.player('Bob').does('here');
  passThrough(t, 'regroup phase');
  t.player('Ann').has({ site: 7 });
});
for (const [why, twilight, minions] of [
  ['with 8 twilight', 8, [runner()]],
  ['without a minion', 9, []],
] as const)
  scenario(`[5_118] nothing ${why}`, (t) => {
    t.given(wall(twilight, minions));
    t.player('Bob').mayNot('here');
  });

const curunir = (on: readonly unknown[], twilight = 2, at = 8) => ({
  ...standing(
    'skirmish',
    'Nan Curunír',
    8,
    { companions: [frodo(), { card: 'Guard', as: 'Guard' }] },
    { minions: [runner({ against: 'Guard', on })] },
    at,
  ),
  twilight,
});
scenario('[5_119] a wound to a mounted minion is prevented for 2 twilight', (t) => {
  t.given(curunir(['Warg']));
  t.player('Bob').does('here');
  t.expect.card('Runner', { wounds: 0, in: 'minions of Bob' }).table({ twilight: 0 });
});
for (const [why, position] of [
  ['on foot', curunir([])],
  ['with 1 twilight', curunir(['Warg'], 1)],
  ['elsewhere', curunir(['Warg'], 2, 7)],
] as const)
  scenario(`[5_119] nothing is prevented ${why}`, (t) => {
    t.given(position);
    t.expect.card('Runner', { in: 'discard of Bob' });
  });

const caverns = (site: string) => ({
  phase: 'maneuver',
  path: [{ card: site, number: 9 }],
  players: { Ann: { companions: [frodo(), 'Guard'], site: 9 }, Bob: { minions: [runner()] } },
});
scenario(
  '[5_120, LR-WIN-001] at the Caverns of Isengard the game goes on till the Shadow reconciles',
  (t) => {
    const position = caverns('Caverns of Isengard');
    t.given({
      ...position,
      players: { ...position.players, Bob: { minions: [runner()], support: ['Watch'] } },
    });
    t.player('Ann').does('Runner', 'Guard');
    t.expect.result('undecided').table({ 'phase name': 'regroup' });
    t.player('Bob').does('Watch').does('Pass');
    t.expect.result({ Ann: 'won', Bob: 'lost' });
  },
);
scenario('[5_120, LR-WIN-001] elsewhere it is won before the regroup phase', (t) => {
  t.given(caverns('Orthanc Library'));
  t.player('Ann').does('Runner', 'Guard');
  t.expect.result({ Ann: 'won', Bob: 'lost' });
});
