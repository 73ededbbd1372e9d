/** Actions, and responses to what happens: required before optional, round the table. */
import { frodo, scenario } from '../../table.ts';
import { F, inventActionCards, table } from './action-cards.ts';

inventActionCards();

scenario(
  '[LR-ACTION-006 LR-ACTION-007 LR-ACTION-008 LR-MANEUVER-001] all act in turn, the Free Peoples player first, until all pass in a row',
  (t) => {
    t.given(table({ companions: [frodo(), 'Wise'] }, { minions: ['Warlord'] }));
    t.player('Ann').passes();
    t.player('Bob').does('Warlord');
    t.player('Ann').does('Wise');
    t.player('Bob').passes();
    t.player('Ann').passes();
    t.expect.table({ twilight: 101 });
    t.expect.asked('nobody');
  },
);
scenario('[LR-ACTION-006] with several players it goes to the right', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo(), 'Wise'] },
      Bob: { minions: ['Warlord'] },
      Cid: { minions: [{ card: 'Warlord', as: 'his' }] },
    },
  });
  t.player('Ann').passes();
  t.player('Cid').mayChoose.includes('his');
  t.player('Cid').passes();
  t.player('Bob').mayChoose.includes('Warlord');
});
scenario(
  '[LR-ABILITY-001 LR-ABILITY-002 LR-ABILITY-003 LR-ACTION-009] a special ability can be used again and again, in its phase only',
  (t) => {
    t.given(table({ companions: [frodo(), 'Wise'] }, { minions: ['Orc'] }));
    t.player('Ann').does('Wise', 'Wise', 'Wise');
    t.expect.table({ twilight: 3 });
  },
);
scenario('[LR-ABILITY-001 LR-ACTION-009] in another phase it cannot', (t) => {
  t.given({
    phase: 'regroup alone',
    players: { Ann: { companions: [frodo(), 'Wise', 'Two phases'] }, Bob: {} },
  });
  t.player('Ann').mayNot('Wise', { rule: 'LR-ACTION-009' });
  t.player('Ann').mayChoose.exactly('Pass', 'Two phases');
});
scenario('[LR-ACTION-012] an action of several phases can be used in each of them', (t) => {
  t.given(table({ companions: [frodo(), 'Two phases'] }, { minions: ['Orc'] }));
  t.player('Ann').does('Two phases');
  t.expect.table({ twilight: 1 });
});
scenario(
  '[LR-ACTION-003 LR-ACTION-004] the Free Peoples player orders required actions, whoever owns them, before any optional one',
  (t) => {
    t.given(
      table({ ...F, support: ['First add', 'May add'] }, { minions: ['Stabber'], support: ['Then double'] }),
    );
    t.player('Bob').does('Stabber', 'Guard');
    t.player('Ann').mayChoose.exactly('First add', 'Then double');
    t.player('Ann').does('First add');
    t.expect.table({ twilight: 2 });
    t.player('Ann').mayChoose.exactly('Pass', 'May add');
    t.player('Ann').does('May add');
    t.expect.table({ twilight: 12 });
  },
);
scenario(
  '[LR-ACTION-005 LR-ACTION-002] optional responses go round by the action procedure, and need not be taken',
  (t) => {
    t.given(table({ ...F, support: ['May add'] }, { minions: ['Stabber'], support: ['May too'] }));
    t.player('Bob').does('Stabber', 'Guard');
    t.player('Ann').passes();
    t.player('Bob').does('May too');
    t.player('Ann').mayChoose.exactly('Pass', 'May add');
    t.player('Ann').passes();
    t.expect.table({ twilight: 100 });
  },
);
scenario(
  '[LR-RESPONSE-001 LR-RESPONSE-003 LR-EVENT-003 LR-ACTION-013] a response in hand is offered when its moment comes, in any phase',
  (t) => {
    t.given(table({ ...F, hand: ['Ward'] }, { minions: ['Stabber'] }));
    t.player('Bob').mayChoose.exactly('Pass', 'Stabber');
    t.player('Bob').does('Stabber', 'Guard');
    t.player('Ann').mayChoose.exactly('Pass', 'Ward');
    t.player('Ann').does('Ward');
    t.expect.card('Guard', { wounds: 0 }).card('Ward', { in: 'discard of Ann' }).table({ twilight: 1 });
  },
);
scenario('[LR-RESPONSE-001] at no other moment', (t) => {
  t.given(table({ ...F, hand: ['Ward', 'Charge'] }, { minions: ['Orc'] }));
  t.player('Ann').mayNot('Ward', { rule: 'LR-RESPONSE-001' });
});
scenario('[LR-RESPONSE-001] nor when the same happens to a card that it does not speak of', (t) => {
  t.given(table({ companions: [frodo(), 'Archer'], hand: ['Ward'] }, { minions: ['Orc', 'Stabber'] }));
  t.player('Ann').does('Archer', 'Orc');
  t.expect.card('Orc', { wounds: 1 }).card('Ward', { in: 'hand of Ann' });
  t.player('Bob').does('Stabber', 'Archer');
  t.player('Ann').mayChoose.exactly('Pass', 'Ward');
});
scenario('[LR-RESPONSE-003] what was prevented leaves nothing for a second response', (t) => {
  t.given(table({ ...F, hand: ['Ward', { card: 'Ward', as: 'second' }] }, { minions: ['Stabber'] }));
  t.player('Bob').does('Stabber', 'Guard');
  t.player('Ann').does('second');
  t.player('Bob').mayChoose.includes('Stabber');
  t.player('Ann').has({ hand: ['Ward'] });
});
scenario('[LR-ACTION-011 LR-ACTION-013] no phase action is taken within a response', (t) => {
  t.given(
    table({ companions: [frodo({ on: [] }), 'Wise'], hand: ['Ward', 'Charge'] }, { minions: ['Stabber'] }),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Wise');
  t.player('Ann').mayChoose.exactly('Pass', 'Ward');
});
scenario(
  '[LR-ACTION-010 LR-EVENT-004] what a phase action does lasts to the end of that phase, though its card is gone',
  (t) => {
    t.given({
      phase: 'maneuver',
      players: { Ann: { companions: [frodo(), 'Guard'], hand: ['Charge'] }, Bob: { minions: ['Orc'] } },
    });
    t.player('Ann').does('Charge', 'Guard');
    t.expect.card('Guard', { strength: 6 }).table({ 'phase name': 'assignment' });
  },
);
scenario('[LR-ABILITY-004] an ally uses his abilities wherever he is', (t) => {
  t.given(table({ companions: [frodo()], site: 8, support: ['Adviser'] }, { minions: ['Orc'] }));
  t.player('Ann').does('Adviser');
  t.expect.table({ twilight: 1 });
});
scenario('[LR-TIMING-003 LR-TIMING-005] what holds while something is true holds exactly then', (t) => {
  t.given(
    table(
      { companions: [frodo(), 'Guard', { card: 'Wise', wounds: 2 }], support: ['While two', 'Blessing'] },
      { minions: ['Stabber'] },
    ),
  );
  t.expect.value('Guard', 'strength', 11, { base: 6, by: { 'While two': 4, Blessing: 1 } });
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Wise');
  t.expect.card('Guard', { strength: 7 });
});
scenario(
  '[LR-TIMING-001 LR-TIMING-002 LR-TIMING-004] what happens when a phase starts happens once in it',
  (t) => {
    t.given(table({ ...F, support: ['Morning', 'Drain'] }, { minions: ['Orc'] }, { twilight: 4 }));
    t.expect.table({ twilight: 5 });
  },
);
