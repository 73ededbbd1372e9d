/** The archery phase: totals, who takes the wounds, and who cannot. */
import { action, addEffect, exactly, forbid, modifier, say, self, untilEndOf, verb } from '@westmarch/kernel';
import { engine, fellowshipTotal, openToArrows } from '../../../src/engine.ts';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { noWound } from '../../../src/rules/prohibitions.ts';
import { Phase, type S } from '../../../src/state.ts';
import { archeryPhase } from '../../../src/turn/archery.ts';
import { ally, companion, freeCondition, invent, minion, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

/** A lasting change of a side's total, as cards make it. */
const shootMore = (s: S, card: number): void =>
  void addEffect(s, engine.lasting(fellowshipTotal), card, 0, 2, untilEndOf(s, archeryPhase));

invent(
  companion('Bowman', { Archer: 1 }),
  companion('Guard'),
  companion('Charmed', {}, forbid(noWound, { of: exactly(self) })),
  ally('Hunter at home', { Archer: 1 }),
  minion('Orc'),
  minion('Shooter', { Archer: 1 }),
  freeCondition(
    'Volley',
    {},
    action({ window: inPhase(Phase.archery), effect: verb('volley', shootMore, [self], say`shoot more`) }),
  ),
  site('Elsewhere', { siteNumber: 2, block: 2 }),
);

scenario(
  '[LR-ARCHERY-002 LR-ARCHERY-005 LR-ARCHERY-010 LR-KEYWORD-007] each archer minion is a wound for the fellowship',
  (t) => {
    t.given({
      phase: 'archery fire',
      players: {
        Ann: { companions: [frodo(), 'Guard'] },
        Bob: { minions: ['Shooter'] },
        Cid: { minions: [{ card: 'Shooter', as: 'other' }, 'Orc'] },
      },
    });
    t.expect.table({ 'minion archery': 2, 'fellowship archery': 0 });
    t.player('Ann').mayChoose.exactly('Frodo', 'Guard');
    t.player('Ann').does('Guard', 'Guard');
    t.expect.card('Guard', { wounds: 2 }).card('Frodo', { wounds: 0 });
    t.expect.asked('nobody');
  },
);
scenario(
  '[LR-ARCHERY-003 LR-ARCHERY-006 LR-ARCHERY-007] the Free Peoples player names whose minions are hit, after his own wounds',
  (t) => {
    t.given({
      phase: 'archery fire',
      players: {
        Ann: { companions: [frodo(), 'Bowman'] },
        Bob: { minions: ['Shooter'] },
        Cid: { minions: ['Orc', { card: 'Orc', as: 'other' }] },
      },
    });
    t.player('Ann').does('Frodo');
    t.player('Ann').mayChoose.exactly('Bob', 'Cid');
    t.player('Ann').does('Cid');
    t.player('Cid').mayChoose.exactly('Orc', 'other');
    t.player('Cid').does('other');
    t.expect.card('other', { wounds: 1 }).card('Shooter', { wounds: 0 });
  },
);
scenario('[LR-ARCHERY-007] an archer killed by the other side has been counted before', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), { card: 'Bowman', wounds: 2 }] },
      Bob: { minions: ['Shooter', { card: 'Orc', wounds: 1 }] },
    },
  });
  t.player('Ann').does('Bowman');
  t.player('Bob').does('Orc');
  t.expect.card('Bowman', { in: 'dead of Ann' }).card('Orc', { in: 'discard of Bob' });
});
scenario('[LR-ARCHERY-004 LR-ARCHERY-001] a total can be added to without any archer', (t) => {
  t.given({
    phase: 'archery alone',
    players: { Ann: { companions: [frodo()], support: ['Volley'] }, Bob: { minions: ['Orc'] } },
  });
  t.player('Ann').does('Volley');
  t.expect.table({ 'fellowship archery': 2 });
  t.player('Ann').passes();
  t.expect.card('Orc', { in: 'discard of Bob' });
});
scenario(
  '[LR-ARCHERY-008 LR-ARCHERY-009] wounds may kill, and those that cannot be placed are ignored',
  (t) => {
    t.given({
      phase: 'archery fire',
      players: {
        Ann: { companions: [{ card: 'Guard', wounds: 2 }] },
        Bob: { minions: ['Shooter', { card: 'Shooter', as: 'other' }] },
      },
    });
    t.expect.card('Guard', { in: 'dead of Ann' });
    t.expect.asked('nobody');
  },
);
scenario('[LR-WOUND-007] whoever cannot take wounds cannot be given archery wounds', (t) => {
  t.given({
    phase: 'archery fire',
    players: { Ann: { companions: [frodo(), 'Charmed', 'Guard'] }, Bob: { minions: ['Shooter'] } },
  });
  t.player('Ann').mayChoose.exactly('Frodo', 'Guard');
});
scenario(
  '[LR-ARCHERY-012 LR-ALLY-003 LR-ALLY-006] an ally at his home site shoots, and may take wounds',
  (t) => {
    t.given({
      phase: 'archery fire',
      players: {
        Ann: { site: 2, companions: [frodo()], support: ['Hunter at home'] },
        Bob: { minions: ['Shooter', 'Orc'] },
      },
    });
    t.expect.table({ 'fellowship archery': 1 });
    t.player('Ann').passes();
    t.player('Ann').mayChoose.exactly('Frodo', 'Hunter at home');
  },
);
scenario('[LR-ARCHERY-003 LR-ARCHERY-012 LR-ALLY-006] an archer ally need not be counted', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: {
        site: 2,
        companions: [frodo(), 'Bowman'],
        support: ['Hunter at home', { card: 'Hunter at home', as: 'second' }],
      },
      Bob: { minions: ['Orc', { card: 'Orc', as: 'other' }] },
    },
  });
  // Companions who are archers are counted whether he likes it or not.
  t.player('Ann').mayChoose.exactly('Pass', 'Hunter at home', 'second');
  t.player('Ann').does('second').passes();
  t.expect.table({ fellowshipArchery: 2 });
});
scenario('[LR-ALLY-004] away from home an ally takes no part in archery', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { site: 3, companions: [frodo(), 'Guard'], support: ['Hunter at home'] },
      Bob: { minions: ['Shooter', 'Orc'] },
    },
  });
  t.expect.table({ 'fellowship archery': 0 });
  t.player('Ann').mayChoose.exactly('Frodo', 'Guard');
});
scenario('[LR-BLOCK-006 LR-ALLY-001] a home site counts only on the path of its own block', (t) => {
  t.given({
    phase: 'archery fire',
    path: [{ card: 'Elsewhere', number: 2 }],
    players: {
      Ann: { site: 2, companions: [frodo(), 'Guard'], support: ['Hunter at home'] },
      Bob: { minions: ['Shooter', 'Orc'] },
    },
  });
  t.expect.table({ 'fellowship archery': 0 });
});
scenario('[LR-ALLY-002] on a path of unnumbered sites nobody is at home', (t) => {
  t.given({
    phase: 'archery fire',
    freePath: true,
    players: {
      Ann: { site: 2, companions: [frodo(), 'Guard'], support: ['Hunter at home'] },
      Bob: { minions: ['Shooter', 'Orc'] },
    },
  });
  t.expect.table({ 'fellowship archery': 0 });
});
scenario(
  '[LR-ARCHERY-011 LR-TURN-009 LR-MANEUVER-002] with no minion left after archery the turn goes on to regroup',
  (t) => {
    t.given({
      phase: 'archery',
      players: {
        Ann: { companions: [frodo(), 'Bowman'], site: 2, hand: ['Guard'] },
        Bob: { minions: [{ card: 'Orc', wounds: 1 }] },
      },
    });
    t.expect.table({ 'phase name': 'regroup' }).card('Orc', { in: 'discard of Bob' });
  },
);

invent(
  ally(
    'Wanderer',
    { Archer: 1, home: 1 << 7 },
    modifier({ attribute: openToArrows, of: exactly(self), by: 1 }),
  ),
);
scenario(
  '[LR-ERRATA-054] an ally who is open to arrows takes wounds away from home, and does not shoot',
  (t) => {
    t.given({
      phase: 'archery fire',
      players: {
        Ann: { companions: [frodo(), 'Guard'], support: ['Wanderer', 'Hunter at home'], site: 4 },
        Bob: { minions: ['Shooter'] },
      },
    });
    t.player('Ann').mayChoose.exactly('Frodo', 'Guard', 'Wanderer');
    t.player('Ann').does('Wanderer');
    t.expect.card('Wanderer', { wounds: 1 }).card('Shooter', { wounds: 0 });
  },
);
