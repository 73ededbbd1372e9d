/** Fierce minions are assigned again, and fight again. */
import { action, choose, condition, exactly, modifier, say, self, the, verb, you } from '@westmarch/kernel';
import { fierce, kind } from '../../../src/engine.ts';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { assign } from '../../../src/rules/combat/assigning.ts';
import { Phase } from '../../../src/state.ts';
import { ally, companion, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const noSkirmishOn = condition(
  'between skirmishes',
  [],
  () => 's.global.skirmish === 0',
  say`no skirmish is on`,
);

invent(
  companion('Guard'),
  companion('Captain', { Defender: 1 }),
  companion('Berserk', { Fierce: 1 }),
  ally('Neighbour'),
  minion('Orc'),
  minion('Wild', { Fierce: 1, vitality: 3 }),
  minion(
    'Fitful',
    { vitality: 3 },
    modifier({ attribute: fierce, of: exactly(self), by: 1, if: noSkirmishOn }),
  ),
  minion(
    'Seeker',
    {},
    action({
      window: inPhase(Phase.assignment),
      targets: [choose('prey', kind.is('companion'))],
      effect: verb('assign', assign, [self, the('prey'), you], say`assign it`),
    }),
  ),
);

const fierceRound = (minions: readonly unknown[]) => ({
  phase: 'skirmishes alone',
  players: { Ann: { companions: [frodo(), 'Guard', 'Captain'] }, Bob: { minions } },
});

scenario(
  '[LR-FIERCE-001 LR-FIERCE-002 LR-FIERCE-003 LR-KEYWORD-015] fierce minions are faced again, by whom one likes',
  (t) => {
    t.given(fierceRound([{ card: 'Wild', against: 'Guard' }, 'Orc']));
    t.expect.card('Wild', { wounds: 1 });
    t.player('Ann').mayChoose.exactly('Pass', 'Wild');
    t.player('Ann').does('Wild', 'Captain');
    t.expect.card('Wild', { wounds: 2 });
    t.expect.asked('nobody');
  },
);

scenario(
  '[LR-FIERCE-006 LR-FIERCE-007 LR-SKIRM-020] once assigned it fights, even if it is fierce no longer; the order is the Free Peoples player’s',
  (t) => {
    t.given(
      fierceRound([
        { card: 'Fitful', against: 'Guard' },
        { card: 'Wild', against: 'Captain' },
      ]),
    );
    t.player('Ann').does('The skirmish of Guard');
    t.player('Ann').does('Fitful', 'Guard', 'Wild', 'Captain');
    t.player('Ann').mayChoose.exactly('The skirmish of Guard', 'The skirmish of Captain');
    t.player('Ann').does('The skirmish of Captain');
    t.expect.card('Fitful', { wounds: 2 }).card('Wild', { wounds: 2 });
  },
);

scenario('[LR-FIERCE-008] there is no third time', (t) => {
  t.given(fierceRound([{ card: 'Wild', against: 'Guard' }]));
  t.player('Ann').does('Wild', 'Guard');
  t.expect.card('Wild', { wounds: 2, against: 'none' }).table({ fierce: false });
  t.expect.asked('nobody');
});

scenario('[LR-FIERCE-004 LR-FIERCE-005] minions that are not fierce take no part in it', (t) => {
  t.given(fierceRound([{ card: 'Wild', against: 'Guard' }, 'Seeker']));
  t.player('Bob').does('Seeker', 'Captain');
  t.expect.card('Seeker', { against: 'none' });
});

scenario('[LR-FIERCE-002] leftover fierce minions are for the Shadow player to assign', (t) => {
  t.given(fierceRound([{ card: 'Wild', against: 'Guard' }, 'Orc']));
  t.player('Ann').passes();
  t.player('Bob').mayChoose.exactly('Pass', 'Wild');
});

scenario('[LR-ALLY-008] an ally who could fight in the first round can in the second', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { site: 2, companions: [frodo(), 'Guard'], support: ['Neighbour'] },
      Bob: { minions: [{ card: 'Wild', against: 'Guard' }] },
    },
  });
  t.player('Ann').does('Wild');
  t.player('Ann').mayChoose.includes('Neighbour');
});

scenario('[LR-FIERCE-001] a companion who is fierce brings no second round: only minions do', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), 'Guard', 'Berserk'] },
      Bob: { minions: [{ card: 'Orc', against: 'Guard' }, 'Seeker'] },
    },
  });
  t.expect.card('Orc', { against: 'none' }).asked('nobody');
});
