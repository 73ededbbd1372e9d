/** Events, costs, limits, durations and modifiers. */
import { addsTwilight, during, maneuver, Phase, takesNextAction } from '../../../src/cards/words/index.ts';
import { idle } from '../../cards/idle.ts';
import { freeCondition, invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { F, inventActionCards, table } from './action-cards.ts';

inventActionCards();

scenario(
  '[LR-COST-001 LR-COST-003 LR-EFFECT-001 LR-RESPONSE-002] a cost may itself be responded to, as often as one can',
  (t) => {
    t.given(
      table(
        { companions: [frodo(), 'Spender'] },
        { minions: ['Orc'], hand: ['Undo', { card: 'Undo', as: 'again' }] },
      ),
    );
    t.player('Ann').does('Spender');
    t.player('Bob').does('Undo', 'again');
    t.expect.table({ twilight: 14 }).card('Spender', { wounds: 1, strength: 8 });
  },
);
scenario('[LR-COST-002] what cannot be paid cannot be used', (t) => {
  t.given(
    table(
      { companions: [frodo(), { card: 'Spender', wounds: 2 }, 'Wise'] },
      { minions: ['Orc'], hand: ['Costly'] },
      { twilight: 2 },
    ),
  );
  t.player('Ann').mayNot('Spender', { because: 'its cost needs' });
  t.player('Bob').mayNot('Costly', { rule: 'LR-EVENT-001' });
});
scenario('[LR-EVENT-004] or to the point that its text names', (t) => {
  t.given({
    phase: 'maneuver',
    players: { Ann: { companions: [frodo(), 'Lasting'] }, Bob: { minions: ['Orc'] } },
  });
  t.player('Ann').does('Lasting').passes();
  t.expect.card('Lasting', { strength: 8 }).table({ 'phase name': 'assignment' });
  t.player('Ann').does('Orc', 'Lasting');
  t.expect.card('Lasting', { strength: 6 }).table({ 'phase name': 'regroup' });
});
scenario('[LR-EVENT-001] an event is played in the phase of its label', (t) => {
  t.given(table({ ...F, hand: ['Charge', 'Later'] }, { minions: ['Orc'] }));
  t.player('Ann').mayNot('Later', { rule: 'LR-ACTION-009' });
  t.player('Ann').mayChoose.exactly('Pass', 'Charge');
});
scenario('[LR-EVENT-002 LR-EVENT-007] a copy works once, on those who are there', (t) => {
  t.given(table({ companions: [frodo(), 'Guard', 'Wise'], hand: ['All charge'] }, { minions: ['Orc'] }));
  t.player('Ann').does('All charge');
  t.expect.card('Guard', { strength: 7 }).card('All charge', { in: 'discard of Ann', active: false });
});
scenario(
  '[LR-EVENT-005] who comes later is not affected by what an event did to those who were there',
  (t) => {
    t.given(
      table(
        { companions: [frodo(), 'Guard'], hand: ['All charge', 'Wise'], support: ['Summons'] },
        { minions: ['Orc'] },
      ),
    );
    t.player('Ann').does('All charge', 'Summons');
    t.expect.card('Guard', { strength: 7 }).card('Wise', { strength: 6, in: 'companions of Ann' });
  },
);
scenario('[LR-LIMIT-001 LR-LIMIT-004] a limit holds for each copy by itself', (t) => {
  t.given(table({ companions: [frodo(), 'Quick', { card: 'Quick', as: 'second' }] }, { minions: ['Orc'] }));
  t.player('Ann').does('Quick');
  t.player('Ann').mayChoose.exactly('Pass', 'second');
  t.player('Ann').does('second');
  t.expect.table({ twilight: 2 });
});
scenario('[LR-LIMIT-003] each skirmish phase has a limit of its own', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo({ on: [] }), 'Guard'], support: ['Rally'] },
      Bob: {
        minions: [
          { card: 'Orc', against: 'Guard' },
          { card: 'Orc', as: 'other', against: 'Frodo' },
        ],
      },
    },
  });
  t.player('Ann').does('The skirmish of Guard', 'Rally');
  t.player('Ann').mayChoose.includes('Rally');
  t.player('Ann').does('Rally');
  t.expect.table({ twilight: 2 });
});
scenario(
  '[LR-COST-005 LR-COST-006] each use is paid for by itself, and what was paid is not refunded',
  (t) => {
    t.given(table({ companions: [frodo(), 'Spender', 'Wise'] }, { minions: ['Orc'] }));
    t.player('Ann').does('Spender', 'Spender');
    t.expect.card('Spender', { wounds: 2, strength: 10 });
  },
);
scenario('[LR-COST-006] prevention takes the effect away, not the price', (t) => {
  t.given(table({ ...F, hand: ['Ward'] }, { minions: ['Fanatic'] }));
  t.player('Bob').does('Fanatic', 'Guard');
  t.player('Ann').does('Ward');
  t.expect.card('Guard', { wounds: 0 }).card('Fanatic', { wounds: 1 });
});
scenario(
  '[LR-COST-008 LR-SHADOW-008] a Shadow player may exert another Shadow player’s minion, and his cards help it',
  (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: { companions: [frodo()] },
        Bob: { support: ['Slave-driver', 'Dread'] },
        Cid: { minions: ['Orc'] },
      },
    });
    t.expect.value('Orc', 'strength', 7, { base: 5, by: { Dread: 2 } });
    t.player('Bob').does('Slave-driver');
    t.expect.card('Orc', { wounds: 1 }).table({ twilight: 1 });
  },
);
scenario('[LR-MODIF-006 LR-MODIF-001] a bonus keeps the amount that it had when it was made', (t) => {
  t.given(
    table(
      { companions: [frodo({ on: [] }), { card: 'Guard', wounds: 2 }, 'Leader'] },
      { minions: ['Stabber'] },
    ),
  );
  t.player('Ann').does('Leader');
  t.player('Bob').does('Stabber', 'Guard');
  t.expect.card('Guard', { in: 'dead of Ann' }).card('Leader', { strength: 9 });
});
scenario('[LR-EFFECT-004] an effect that asks for more than there is does what it can', (t) => {
  t.given(table({ ...F, support: ['Drain'] }, { minions: ['Orc'] }, { twilight: 4 }));
  t.player('Ann').does('Drain');
  t.expect.table({ twilight: 0 });
});
scenario('[LR-ABILITY-003] a special ability is used again as long as it can be paid for', (t) => {
  t.given(table({ companions: [frodo(), 'Spender', 'Wise'] }, { minions: ['Orc'] }));
  t.player('Ann').does('Spender', 'Spender');
  t.player('Ann').mayNot('Spender');
});
scenario('[LR-ABILITY-002] and need not be used at all', (t) => {
  t.given(table({ companions: [frodo(), 'Spender'] }, { minions: ['Orc'] }));
  t.player('Ann').passes();
  t.expect.asked('nobody').card('Spender', { wounds: 0 });
});

invent(
  idle,
  freeCondition('Haste', {}, during(maneuver, { effect: takesNextAction(Phase.maneuver) })),
  freeCondition('Delay', {}, during(maneuver, { effect: addsTwilight(1) })),
);
scenario(
  '[LR-ACTION-006, LR-ACTION-008] who takes the next action too has his chance at once, and the round goes on',
  (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: { companions: [frodo()], support: ['Haste', 'Delay'] },
        Bob: { minions: ['Orc'], support: ['Idle'] },
      },
    });
    t.player('Ann').does('Haste', 'Delay');
    t.expect.asked('Bob').table({ twilight: 1 });
    t.player('Bob').does('Idle');
    t.player('Ann').does('Haste', 'Pass');
    t.player('Bob').does('Pass');
    t.expect.asked('nobody');
  },
);
