/** Occasions of the Ring, and of sites that change hands. */
import {
  aSite,
  byA,
  controlAboutToBeTaken,
  controlIsTaken,
  during,
  inAnswerTo,
  liberateASite,
  maneuver,
  minion as minions,
  preventThat,
  say,
  siteIsLiberated,
  siteIsReplaced,
  takesControlOfASite,
  theRingIsPutOn,
  theRingIsTakenOff,
  verb,
  wearIt,
  when,
  you,
} from '../../../src/cards/words/index.ts';
import { playSite } from '../../../src/rules/sites/next-site.ts';
import { companion, freeCondition, invent, minion, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add, idler, table } from '../maneuver.ts';

const told = (name: string, ...occasions: readonly Parameters<typeof when>[0][]) =>
  freeCondition(name, {}, ...occasions.map((o, i) => when(o, { effect: add(10 ** i) })));
invent(
  idler,
  companion('Wearer', {}, during(maneuver, { effect: wearIt })),
  companion('Freer', {}, during(maneuver, { effect: liberateASite })),
  minion('Orc'),
  minion('Lord', {}, during(maneuver, { effect: takesControlOfASite })),
  told('Eye', theRingIsPutOn, theRingIsTakenOff),
  told('Map', controlIsTaken(byA(minions)), siteIsLiberated(), siteIsReplaced(aSite)),
  freeCondition(
    'Patrol',
    {},
    during(inAnswerTo(controlAboutToBeTaken()), { effect: preventThat('control') }),
  ),
  freeCondition(
    'Surveyor',
    {},
    during(maneuver, { effect: verb('lay', playSite, [you, 2], say`play site 2`) }),
  ),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1 }),
  site('Road', { siteNumber: 2, twilight: 0, block: 1 }),
  site('Bridge', { siteNumber: 2, twilight: 0, block: 1 }),
  site('Hill', { siteNumber: 3, twilight: 0, block: 1 }),
);

scenario('[LR-RING-001] the Ring is put on and taken off', (t) => {
  t.given({
    phase: 'maneuver',
    players: { Ann: { companions: [frodo(), 'Wearer'], support: ['Eye'] }, Bob: { minions: ['Orc'] } },
  });
  t.player('Ann').does('Wearer');
  t.expect.table({ twilight: 1 });
  // Once on, it is not put on again.
  t.player('Ann').does('Wearer').passes();
  t.player('Ann').does('Orc', 'Wearer');
  t.expect.table({ twilight: 11, 'phase name': 'regroup' });
});
const path = [
  { card: 'Gate', owner: 'Ann' },
  { card: 'Road', owner: 'Bob' },
  { card: 'Hill', owner: 'Bob' },
];
scenario('[LR-CONTROL-001 LR-CONTROL-008] control of a site, and its liberation', (t) => {
  t.given(
    table(
      { site: 3, companions: [frodo(), 'Freer'], support: ['Map'] },
      { site: 3, minions: ['Lord'] },
      { path },
    ),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Lord');
  t.expect.card('Gate', { in: 'support of Bob' }).table({ twilight: 1 });
  t.player('Ann').does('Freer');
  t.expect.card('Gate', { in: 'path' }).table({ twilight: 11 });
});
scenario('[LR-RESPONSE-003 LR-CONTROL-001] it may be prevented', (t) => {
  t.given(table({ site: 3, support: ['Map', 'Patrol'] }, { site: 3, minions: ['Lord'] }, { path }));
  t.player('Ann').passes();
  t.player('Bob').does('Lord');
  t.player('Ann').does('Patrol');
  t.expect.card('Gate', { in: 'path' }).table({ twilight: 0 });
});
scenario('[LR-SITE-007] a site that is replaced is heard of', (t) => {
  t.given(table({ site: 3, support: ['Map', 'Surveyor'], adventure: ['Bridge'] }, { site: 3 }, { path }));
  t.player('Ann').does('Surveyor');
  t.expect
    .card('Bridge', { in: 'path', number: 2 })
    .card('Road', { in: 'adventure of Bob' })
    .table({ twilight: 100 });
});
