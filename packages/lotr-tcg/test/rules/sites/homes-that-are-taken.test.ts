/** Allies who leave when an opponent controls their home site: which site that is, and when it is asked. LR-CONTROL-001, LR-ALLY-003 */
import {
  addsTwilight,
  discardedIfHomeIsTaken,
  during,
  fellowship,
  maneuver,
  takesControlOfASite,
} from '../../../src/cards/words/index.ts';
import { ally, freeCondition, invent, minion, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  ally('Farmer', { home: 1 << 4, homeBlock: 2 }, ...discardedIfHomeIsTaken),
  freeCondition('Pause', {}, during(fellowship, { effect: addsTwilight(0) })),
  freeCondition('Watch', {}, during(maneuver, { effect: addsTwilight(0) })),
  minion('Taker', {}, during(maneuver, { effect: takesControlOfASite })),
  site('Farm', { siteNumber: 4, block: 2 }),
  site('Old farm', { siteNumber: 4, block: 1 }),
  site('Field', { siteNumber: 5, block: 2 }),
);

for (const [what, path, ann, bob, where] of [
  ['his home, by an opponent', [], [], [{ card: 'Farm', owner: 'Ann' }], 'discard of Ann'],
  ['his home, by his own player', [], [{ card: 'Farm', owner: 'Bob' }], [], 'support of Ann'],
  ['a site of that number of another block', [], [], ['Old farm'], 'support of Ann'],
  ['another site of his block', [], [], ['Field'], 'support of Ann'],
  ['nothing; his home lies on the path', [{ card: 'Farm', owner: 'Bob' }], [], [], 'support of Ann'],
] as const)
  scenario(`[LR-CONTROL-001 LR-BLOCK-006] as he comes, there is controlled: ${what}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      path,
      players: {
        Ann: { companions: [frodo()], site: 6, hand: ['Farmer'], support: ['Pause', ...ann] },
        Bob: { site: 6, support: bob },
      },
    });
    t.player('Ann').does('Farmer');
    t.expect.card('Farmer', { in: where });
  });

for (const [taken, where] of [
  ['Farm', 'discard of Ann'],
  ['Field', 'support of Ann'],
] as const)
  scenario(`[LR-CONTROL-001] ${taken} is taken while he is there: he is in ${where}`, (t) => {
    t.given({
      phase: 'maneuver alone',
      path: [{ card: taken, owner: 'Ann' }],
      players: {
        Ann: { companions: [frodo()], site: 6, support: ['Farmer', 'Watch'] },
        Bob: { site: 6, minions: ['Taker'] },
      },
    });
    t.player('Ann').passes();
    t.player('Bob')
      .does('Taker')
      .has({ controls: [taken] });
    t.expect.card('Farmer', { in: where });
  });
