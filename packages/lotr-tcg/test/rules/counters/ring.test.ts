/** The One Ring, burdens, resistance, corruption, and initiative. */
import { action, choose, modifier, say, self, the, verb } from '@westmarch/kernel';
import { expect } from 'vitest';
import { kind, resistance } from '../../../src/engine.ts';
import { inPhase, respondingTo } from '../../../src/rules/actions/windows.ts';
import { returnToHand } from '../../../src/rules/cards/leaving.ts';
import { wound } from '../../../src/rules/combat/wounds.ts';
import { addBurdens, removeBurdens } from '../../../src/rules/counters/burdens.ts';
import { hasInitiative } from '../../../src/rules/counters/initiative.ts';
import { corrupt, isUnbound, makeRingBearer, putOnRing } from '../../../src/rules/counters/ring.ts';
import { killed } from '../../../src/rules/events.ts';
import { Phase } from '../../../src/state.ts';
import { ally, companion, freeCondition, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const now = inPhase(Phase.maneuver);
invent(
  companion('Guard'),
  companion('Bound', { keyword: ['Ring-bound'] }),
  companion('Weak', { resistance: 1 }),
  companion(
    'Heir',
    { resistance: 5 },
    action({
      window: respondingTo(killed, kind.is('companion')),
      effect: verb('succeed', makeRingBearer, [1, self], say`bear the Ring`),
    }),
  ),
  ally('Friend', { resistance: 3 }),
  minion(
    'Whisperer',
    {},
    action({ window: now, effect: verb('burden', addBurdens, [1, 1], say`add a burden`) }),
  ),
  minion(
    'Lord',
    {},
    action({ window: now, effect: verb('burdens', addBurdens, [1, 3], say`add 3 burdens`) }),
  ),
  minion('Tempter', {}, action({ window: now, effect: verb('corrupt', corrupt, [1], say`corrupt him`) })),
  minion(
    'Slayer',
    {},
    action({
      window: now,
      targets: [choose('one', kind.is('companion'))],
      effect: verb('wound', wound, [the('one'), 4], say`wound him`),
    }),
  ),
  minion(
    'Puller',
    {},
    action({
      window: now,
      targets: [choose('one', kind.is('companion'))],
      effect: verb('return', returnToHand, [the('one')], say`return him`),
    }),
  ),
  minion('Shade', {}, modifier({ attribute: resistance, of: kind.is('companion'), by: -2 })),
  freeCondition(
    'Comfort',
    {},
    action({ window: now, effect: verb('relieve', removeBurdens, [1, 1], say`remove one`) }),
  ),
  freeCondition('Wear', {}, action({ window: now, effect: verb('wear', putOnRing, [1], say`put it on`) })),
);
const table = (ann: object, bob: readonly unknown[]) => ({
  phase: 'maneuver alone',
  players: { Ann: ann, Bob: { minions: bob } },
});

scenario(
  '[LR-BURDEN-001 LR-BURDEN-002 LR-BURDEN-003 LR-RESIST-001] a burden lowers the resistance of every companion',
  (t) => {
    t.given(table({ companions: [frodo(), 'Guard'], support: ['Comfort'], burdens: 1 }, ['Whisperer']));
    t.expect.card('Frodo', { resistance: 9 }).card('Guard', { resistance: 5 });
    t.player('Ann').does('Comfort');
    t.expect.card('Frodo', { resistance: 10 });
    t.player('Bob').does('Whisperer');
    t.player('Ann').has({ burdens: 1 });
  },
);
scenario('[LR-RESIST-003 LR-BURDEN-002] allies have no resistance, and other fellowships no burden', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo()], support: ['Friend', 'Comfort'], burdens: 2 },
      Bob: { minions: ['Whisperer'], companions: [{ card: 'Guard', as: 'his' }] },
    },
  });
  t.expect.card('Friend', { resistance: 0 }).card('his', { resistance: 6 });
});
scenario(
  '[LR-RESIST-005 LR-LOSE-003] the Ring-bearer is corrupted the moment his resistance is gone',
  (t) => {
    t.given(table({ companions: [frodo(), 'Guard'], burdens: 8 }, ['Lord']));
    t.player('Bob').does('Lord');
    t.expect.result({ Ann: 'lost', Bob: 'won' });
    t.player('Ann').has({ burdens: 10 });
  },
);
scenario('[LR-RESIST-005] not one burden earlier', (t) => {
  t.given(table({ companions: [frodo(), 'Guard'], burdens: 8 }, ['Whisperer']));
  t.player('Bob').does('Whisperer');
  t.expect.result('undecided').card('Frodo', { resistance: 1 });
});
scenario('[LR-RESIST-005] other reductions count as well', (t) => {
  t.given(table({ companions: [frodo(), 'Guard'], burdens: 7 }, ['Whisperer', 'Shade']));
  t.player('Bob').does('Whisperer');
  t.expect.result({ Ann: 'lost', Bob: 'won' });
});
scenario('[LR-RESIST-006 LR-RESIST-007] another companion without resistance suffers nothing', (t) => {
  t.given(table({ companions: [frodo(), 'Weak'] }, ['Whisperer']));
  t.player('Bob').does('Whisperer');
  t.expect.card('Weak', { resistance: 0, in: 'companions of Ann' }).result('undecided');
});
scenario('[LR-RESIST-008] some cards corrupt him outright', (t) => {
  t.given(table({ companions: [frodo(), 'Guard'] }, ['Tempter']));
  t.player('Bob').does('Tempter');
  t.expect.result({ Ann: 'lost', Bob: 'won' });
});
scenario('[LR-RING-001] bearing the Ring is not wearing it', (t) => {
  t.given(table({ companions: [frodo(), 'Guard'], support: ['Wear'] }, ['Whisperer']));
  t.player('Ann').has({ wearing: false });
  t.player('Ann').does('Wear');
  t.player('Ann').has({ wearing: true });
});
scenario('[LR-RING-003] who wears the Ring can still be assigned and fight', (t) => {
  t.given({
    phase: 'assignment alone',
    players: { Ann: { wearing: true, companions: [frodo(), 'Guard'] }, Bob: { minions: ['Whisperer'] } },
  });
  t.player('Ann').does('Whisperer');
  t.player('Ann').mayChoose.exactly('Frodo', 'Guard');
  t.player('Ann').does('Frodo');
  t.expect.card('Whisperer', { against: 'Frodo' });
});
scenario('[LR-RING-005] the Ring-bearer cannot be returned to hand', (t) => {
  t.given(table({ companions: [frodo(), 'Guard'] }, ['Puller']));
  t.player('Bob').does('Puller', 'Frodo');
  t.expect.card('Frodo', { in: 'companions of Ann' });
  t.player('Bob').does('Puller', 'Guard');
  t.expect.card('Guard', { in: 'hand of Ann' });
});
scenario('[LR-LOSE-001] the death of the Ring-bearer loses the game', (t) => {
  t.given(table({ companions: [frodo({ on: [] }), 'Guard'], ringBearer: 'Frodo' }, ['Slayer']));
  t.player('Bob').does('Slayer', 'Frodo');
  t.expect.result({ Ann: 'lost', Bob: 'won' });
});
scenario('[LR-LOSE-001 LR-LOSE-002] unless another takes over, who then does not wear the Ring', (t) => {
  t.given(
    table(
      {
        companions: [{ card: 'Guard', on: [{ card: 'The One Ring, The Ruling Ring', as: 'Ring' }] }, 'Heir'],
        wearing: true,
      },
      ['Slayer'],
    ),
  );
  t.player('Bob').does('Slayer', 'Guard');
  t.player('Ann').does('Heir');
  t.expect.result('undecided').card('Ring', { in: 'on of Heir' });
  t.player('Ann').has({ ringBearer: 'Heir', wearing: false });
});
scenario('[LR-LOSE-001] who passes that chance has lost', (t) => {
  t.given(
    table({ companions: [{ card: 'Guard', on: ['The One Ring, The Ruling Ring'] }, 'Heir'] }, ['Slayer']),
  );
  t.player('Bob').does('Slayer', 'Guard');
  t.player('Ann').passes();
  t.expect.result({ Ann: 'lost', Bob: 'won' });
});
scenario('[LR-RESIST-005] an heir who has no resistance left is corrupted at once', (t) => {
  t.given(table({ burdens: 5, companions: [frodo({ on: [] }), 'Heir'], ringBearer: 'Frodo' }, ['Slayer']));
  t.player('Bob').does('Slayer', 'Frodo');
  t.player('Ann').does('Heir').passes();
  t.expect.result({ Ann: 'lost', Bob: 'won' });
});
scenario('[LR-RING-008] every Frodo and every Sam is Ring-bound, whatever his card prints', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: {
        companions: [
          { card: 'Guard', on: [{ card: 'The One Ring, The Ruling Ring', as: 'the Ring' }] },
          { card: 'Frodo, Son of Drogo', as: 'Frodo' },
          { card: 'Sam, Son of Hamfast', as: 'Sam' },
          { card: "Merry, From O'er the Brandywine", as: 'Merry' },
        ],
        support: ['Wear'],
      },
      Bob: {},
    },
  });
  t.expect
    .card('Frodo', { 'Ring-bound': true })
    .card('Sam', { 'Ring-bound': true })
    .card('Merry', { 'Ring-bound': false });
});
scenario(
  '[LR-RING-008 LR-RING-009 LR-START-002 LR-KEYWORD-020 LR-KEYWORD-046] whoever bears the Ring is Ring-bound; allies and minions never are',
  (t) => {
    t.given(
      table(
        {
          companions: [{ card: 'Guard', on: ['The One Ring, The Ruling Ring'] }, 'Bound', 'Weak'],
          support: ['Friend', 'Comfort'],
          burdens: 1,
        },
        ['Whisperer'],
      ),
    );
    t.expect
      .card('Guard', { 'Ring-bound': true })
      .card('Bound', { 'Ring-bound': true })
      .card('Weak', { 'Ring-bound': false });
    t.expect.card('Friend', { 'Ring-bound': false }).card('Whisperer', { 'Ring-bound': false });
    expect(isUnbound(t.state, t.who.card('Weak'))).toBe(true);
    expect(isUnbound(t.state, t.who.card('Friend'))).toBe(false);
  },
);
scenario('[LR-RING-002] with another Ring-bearer no Frodo who would be one can be played', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [{ card: 'Guard', on: ['The One Ring, The Ruling Ring'] }],
        hand: ['Frodo, Son of Drogo', 'Weak'],
      },
      Bob: {},
    },
  });
  t.player('Ann').mayNot('Frodo, Son of Drogo', { rule: 'LR-RING-002' });
  t.player('Ann').mayChoose.includes('Weak: play');
});
scenario(
  '[LR-INIT-001 LR-INIT-002 LR-INIT-003] four cards in hand give the Free Peoples player initiative',
  (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: { companions: [frodo()], hand: ['Guard', 'Weak', 'Heir', 'Bound'], support: ['Wear'] },
        Bob: { minions: ['Whisperer'] },
        Cid: {},
      },
    });
    expect([1, 2, 3].map((p) => hasInitiative(t.state, p))).toEqual([true, false, false]);
  },
);
scenario(
  '[LR-INIT-001 LR-INIT-002 LR-INIT-003] three give it to all Shadow players, whatever they hold',
  (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: { companions: [frodo()], hand: ['Guard', 'Weak', 'Heir'], support: ['Wear'] },
        Bob: { minions: ['Whisperer'] },
        Cid: {},
      },
    });
    expect([1, 2, 3].map((p) => hasInitiative(t.state, p))).toEqual([false, true, true]);
  },
);
