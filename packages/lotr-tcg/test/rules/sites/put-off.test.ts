/** What a card puts off or forces: winning at the last site, and moving again. LR-WIN-001, LR-REGROUP-006 */
import {
  addsTwilight,
  during,
  forbid,
  mustMoveAgain,
  noRest,
  noWinning,
  regroup,
} from '../../../src/cards/words/index.ts';
import { companion, invent, minion, shadowCondition, site } from '../../invented.ts';
import { frodo, passThrough, scenario } from '../../table.ts';

const sites = [7, 8, 9] as const;
invent(
  companion('Guard'),
  minion('Orc', { strength: 1 }),
  shadowCondition('Spell of delay', {}, forbid(noWinning)),
  shadowCondition('Watch', {}, during(regroup, { effect: addsTwilight(1) })),
  shadowCondition('Drums', {}, during(regroup, { effect: mustMoveAgain })),
  shadowCondition('Haste', {}, forbid(noRest)),
  ...sites.map((number) => site(`Site ${number}`, { siteNumber: number, block: 2, twilight: 0 })),
);
const path = sites.map((number) => ({ card: `Site ${number}`, number }));
const last = (support: readonly string[]) => ({
  phase: 'maneuver',
  path,
  players: { Ann: { companions: [frodo(), 'Guard'], site: 9 }, Bob: { minions: ['Orc'], support } },
});

scenario('[LR-WIN-001, LR-WIN-002] put off, it is won once the regroup actions are over', (t) => {
  t.given(last(['Spell of delay', 'Watch']));
  t.player('Ann').does('Orc', 'Guard');
  t.expect.result('undecided').table({ 'phase name': 'regroup' });
  t.player('Bob').does('Pass').has({ hand: 0 });
  t.expect.result({ Ann: 'won', Bob: 'lost' });
});
scenario('[LR-WIN-001] not put off, there is no regroup phase', (t) => {
  t.given(last(['Watch']));
  t.player('Ann').does('Orc', 'Guard');
  t.expect.result({ Ann: 'won', Bob: 'lost' });
});

const regrouping = (support: readonly string[], moves: number) => ({
  phase: 'regroup',
  path,
  moves,
  players: { Ann: { companions: [frodo()], site: 7 }, Bob: { support } },
});
scenario('[LR-REGROUP-006] who must move again is not asked', (t) => {
  t.given(regrouping(['Haste'], 1));
  t.player('Ann').has({ site: 8 });
});
scenario('[LR-REGROUP-006, LR-MOVE-014] beyond the limit he stays all the same', (t) => {
  t.given(regrouping(['Haste'], 2));
  t.player('Ann').has({ site: 7 });
});
scenario('[LR-REGROUP-006] he must but once', (t) => {
  t.given(regrouping(['Drums'], 0));
  t.player('Bob').does('Drums').does('Pass');
  t.player('Ann').has({ site: 8 });
  passThrough(t, 'regroup phase');
  t.player('Ann').does('No').has({ site: 8 });
});
