/** Sites under control: who takes them, who counts them, who frees them. */
import {
  aSite,
  canLiberate,
  canTakeControl,
  during,
  endOf,
  liberateASite,
  maneuver,
  minion as minions,
  modifier,
  movedThisPhaseTo,
  Phase,
  sitesYouControl,
  siteYouControl,
  strength,
  takesControlOfASite,
  when,
  youControlSites,
} from '../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add, idler, table } from '../maneuver.ts';

invent(
  idler,
  minion('Orc'),
  freeCondition('March', {}, when(endOf(Phase.fellowship), { if: movedThisPhaseTo(2, 3), effect: add(10) })),
  minion('Lord', {}, during(maneuver, { if: canTakeControl, effect: takesControlOfASite })),
  companion('Freer', {}, during(maneuver, { if: canLiberate, effect: liberateASite })),
  shadowCondition('Realm', {}, modifier({ attribute: strength, of: minions, by: sitesYouControl })),
  shadowCondition(
    'Border',
    {},
    modifier({ attribute: strength, of: minions, by: 10, if: youControlSites(1) }),
  ),
  shadowCondition('March-land', {}, modifier({ attribute: strength, of: siteYouControl(aSite), by: 3 })),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1 }),
  site('Road', { siteNumber: 2, twilight: 0, block: 1 }),
  site('Hill', { siteNumber: 3, twilight: 0, block: 1 }),
);

const path = [
  { card: 'Gate', owner: 'Ann' },
  { card: 'Road', owner: 'Bob' },
  { card: 'Hill', owner: 'Bob' },
];
scenario(
  '[LR-CONTROL-001 LR-CONTROL-002] control is counted, offered where it can be taken, and given back',
  (t) => {
    t.given(
      table(
        { site: 2, companions: [frodo(), 'Freer', 'Idler'] },
        { site: 2, minions: ['Lord'], support: ['Realm', 'Border', 'March-land'] },
        { path },
      ),
    );
    t.player('Ann').mayNot('Freer');
    t.expect.card('Lord', { strength: 5 });
    t.player('Ann').passes();
    t.player('Bob').does('Lord');
    t.expect.card('Lord', { strength: 16 }).card('Gate', { strength: 3 });
    t.player('Ann').does('Freer');
    t.expect.card('Lord', { strength: 5 }).card('Gate', { in: 'path', strength: 0 });
  },
);
scenario('[LR-CONTROL-002] nobody takes a site that someone stands on', (t) => {
  t.given(
    table({ site: 1, companions: [frodo(), 'Idler'] }, { site: 2, minions: ['Lord', 'Orc'] }, { path }),
  );
  t.player('Ann').passes();
  t.expect.asked('nobody');
});
