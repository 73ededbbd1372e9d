/** Wounds, exertion, healing, death and threats. */
import {
  action,
  both,
  type CardRef,
  choose,
  condition,
  cost,
  exactly,
  forEach,
  gets,
  host,
  instead,
  modifier,
  otherThan,
  passes,
  say,
  self,
  thatCard,
  the,
  trigger,
  untilEnd,
  verb,
  where,
} from '@westmarch/kernel';
import { fullVitality, kind } from '../../../src/engine.ts';
import { preventIt } from '../../../src/rules/actions/responses.ts';
import { inPhase, respondingTo } from '../../../src/rules/actions/windows.ts';
import { discard } from '../../../src/rules/cards/leaving.ts';
import { canExert, exert, exhaust, heal } from '../../../src/rules/combat/exertion.ts';
import { kill, wound } from '../../../src/rules/combat/wounds.ts';
import { addThreats, removeThreats } from '../../../src/rules/counters/threats.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { aboutToBeWounded, killed, leftPlay, wounded } from '../../../src/rules/events.ts';
import { Phase, type S } from '../../../src/state.ts';
import { maneuverPhase } from '../../../src/turn/phases.ts';
import { ally, companion, freeCondition, freeEvent, invent, item, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const now = inPhase(Phase.maneuver);
const wounds = (n: number, card: CardRef) => verb('wound', wound, [card, n], say`wound ${card.say}`);
const exerts = (card: CardRef) => verb('exert', exert, [card], say`exert ${card.say}`);
const anyone = choose('one', kind.is('companion'));
const exertable = where(
  condition('can exert', [], (g, v) => `${g.ref(canExert)}(s, ${v.it})`, say`it can exert`),
);

const execute = (s: S, card: number): void => kill(s, card);

invent(
  companion('Guard'),
  companion('Other'),
  companion('Frail', { vitality: 1 }),
  companion(
    'Herald',
    {},
    modifier({ attribute: fullVitality, of: both(kind.is('companion'), otherThan(self)), by: 1 }),
  ),
  companion('Hardy', { Enduring: 1 }),
  companion(
    'Saviour',
    {},
    action({
      window: respondingTo(aboutToBeWounded),
      costs: [],
      effect: verb('prevent', preventIt, [], say`prevent it`),
    }),
  ),
  companion(
    'Toiler',
    {},
    action({
      window: now,
      costs: [cost(passes(self, exertable), exerts(self))],
      effect: verb('twilight', addTwilight, [1], say`add 1`),
    }),
  ),
  ally('Friend'),
  freeCondition('Mourner', {}, trigger(leftPlay, { effect: verb('mourn', addTwilight, [3], say`add 3`) })),
  item('Mail', {}, modifier({ attribute: fullVitality, of: exactly(host), by: 1 })),
  minion('Stabber', {}, action({ window: now, targets: [anyone], effect: wounds(1, the('one')) })),
  minion('Butcher', {}, action({ window: now, targets: [anyone], effect: wounds(3, the('one')) })),
  minion('Tormentor', {}, action({ window: now, targets: [anyone], effect: exerts(the('one')) })),
  minion(
    'Breaker',
    {},
    action({ window: now, targets: [anyone], effect: verb('exhaust', exhaust, [the('one')], say`exhaust`) }),
  ),
  minion(
    'Thief',
    {},
    action({
      window: now,
      targets: [choose('one', kind.is('possession'))],
      effect: verb('discard', discard, [the('one')], say`discard it`),
    }),
  ),
  minion(
    'Threat',
    {},
    action({ window: now, effect: verb('threat', addThreats, [1, 1], say`add a threat`) }),
  ),
  minion(
    'Executioner',
    {},
    action({ window: now, targets: [anyone], effect: verb('kill', execute, [the('one')], say`kill`) }),
  ),
  minion(
    'Sender',
    {},
    action({ window: now, targets: [anyone], effect: verb('send', discard, [the('one')], say`away`) }),
  ),
  freeCondition(
    'Courage',
    {},
    action({ window: now, effect: verb('ease', removeThreats, [1, 2], say`remove 2 threats`) }),
  ),
  freeCondition('Toll', {}, trigger(wounded, { effect: verb('toll', addTwilight, [1], say`add 1`) })),
  freeCondition('Grief', {}, trigger(killed, { effect: verb('grief', addTwilight, [10], say`add 10`) })),
  freeCondition(
    'Shield wall',
    {},
    instead(aboutToBeWounded, {
      of: kind.is('companion'),
      effect: verb('bear', addTwilight, [5], say`add 5`),
    }),
  ),
  freeCondition(
    'Balm',
    {},
    action({ window: now, targets: [anyone], effect: verb('heal', heal, [the('one')], say`heal`) }),
  ),
  freeCondition(
    'Great balm',
    {},
    action({
      window: now,
      effect: forEach('each', kind.is('companion'), verb('heal', heal, [the('each')], say`heal`)),
    }),
  ),
  freeEvent(
    'Vigour',
    {},
    action({ window: now, effect: gets(self, fullVitality, 1, untilEnd(maneuverPhase)) }),
  ),
  freeCondition(
    'Watch',
    {},
    trigger(wounded, { if: passes(thatCard, exactly(self)), effect: wounds(1, self) }),
  ),
);

const table = (ann: object, bob: readonly unknown[]) => ({
  phase: 'maneuver alone',
  players: { Ann: ann, Bob: { minions: bob } },
});

scenario(
  '[LR-WOUND-001 LR-WOUND-002 LR-WOUND-003 LR-WOUND-006] a wound is a token that takes one vitality',
  (t) => {
    t.given(table({ companions: [frodo(), 'Guard'] }, ['Stabber']));
    t.player('Bob').does('Stabber', 'Guard');
    t.expect.card('Guard', { wounds: 1, vitality: 3, 'vitality left': 2 }).card('Frodo', { wounds: 0 });
  },
);
scenario('[LR-WOUND-004] several wounds are placed one by one', (t) => {
  t.given(table({ companions: [frodo(), 'Guard'], support: ['Toll'] }, ['Butcher']));
  t.player('Bob').does('Butcher', 'Frodo');
  t.expect.card('Frodo', { wounds: 3 }).table({ twilight: 3 });
});
scenario(
  '[LR-WOUND-008 LR-RESPONSE-003] a prevented wound is assigned, but not placed; each is prevented by itself',
  (t) => {
    t.given(table({ companions: [frodo(), 'Saviour'] }, ['Butcher']));
    t.player('Bob').does('Butcher', 'Frodo');
    t.player('Ann').does('Saviour').passes().does('Saviour');
    t.expect.card('Frodo', { wounds: 1 });
  },
);
scenario('[LR-RESPONSE-004] a required replacement leaves nothing to respond to', (t) => {
  t.given(table({ companions: [frodo(), 'Saviour'], support: ['Shield wall'] }, ['Stabber']));
  t.player('Bob').does('Stabber', 'Frodo');
  t.expect.card('Frodo', { wounds: 0 }).table({ twilight: 5 });
  t.player('Bob').mayChoose.includes('Pass');
});
scenario(
  '[LR-KILL-001 LR-KILL-003 LR-KILL-004] who has no vitality left is killed at once and goes to the dead pile',
  (t) => {
    t.given(table({ companions: [frodo(), 'Guard'], support: ['Grief'] }, ['Butcher']));
    t.player('Bob').does('Butcher', 'Guard');
    t.expect.card('Guard', { in: 'dead of Ann', wounds: 0 }).table({ twilight: 10 });
    t.player('Ann').has({ discard: 0 });
  },
);
scenario('[LR-KILL-007 LR-THREAT-004] who is put into the dead pile by a card is killed', (t) => {
  t.given(
    table({ companions: [frodo(), 'Guard', 'Other'], support: ['Grief'], threats: 1 }, ['Executioner']),
  );
  t.player('Bob').does('Executioner', 'Guard');
  t.expect.card('Guard', { in: 'dead of Ann' }).table({ twilight: 10 });
  t.player('Ann').mayChoose.exactly('Frodo', 'Other');
});
scenario('[LR-THREAT-004] though others hear of something else meanwhile', (t) => {
  t.given(
    table({ companions: [frodo(), 'Guard', 'Other'], support: ['Mourner'], threats: 1 }, ['Executioner']),
  );
  t.player('Bob').does('Executioner', 'Guard');
  t.expect.card('Guard', { in: 'dead of Ann' }).table({ twilight: 3 });
  t.player('Ann').mayChoose.exactly('Frodo', 'Other');
});
scenario(
  '[LR-DISCARD-003 LR-THREAT-007] a discarded companion goes to the discard pile and sets off no threats',
  (t) => {
    t.given(table({ companions: [frodo(), 'Guard'], threats: 2 }, ['Sender']));
    t.player('Bob').does('Sender', 'Guard');
    t.expect.card('Guard', { in: 'discard of Ann' });
    t.player('Ann').has({ threats: 2, dead: 0 });
  },
);
scenario('[LR-RING-004] the Ring-bearer cannot be discarded', (t) => {
  t.given(table({ companions: [frodo(), 'Guard'] }, ['Sender']));
  t.player('Bob').does('Sender', 'Frodo');
  t.expect.card('Frodo', { in: 'companions of Ann' });
});
scenario('[LR-EXERT-001 LR-EXERT-002] to exert is to place a token that no prevention helps against', (t) => {
  t.given(table({ companions: [frodo(), 'Saviour'], support: ['Toll'] }, ['Tormentor']));
  t.player('Bob').does('Tormentor', 'Frodo');
  t.expect.card('Frodo', { wounds: 1 }).table({ twilight: 0 });
});
scenario('[LR-EXERT-003 LR-EXERT-005 LR-EXERT-006] an exhausted character cannot be exerted', (t) => {
  t.given(table({ companions: [frodo(), 'Frail'] }, ['Tormentor']));
  t.expect.card('Frail', { exhausted: true }).card('Frodo', { exhausted: false });
  t.player('Bob').does('Tormentor', 'Frail');
  t.expect.card('Frail', { wounds: 0, in: 'companions of Ann' });
});
scenario('[LR-EXERT-003 LR-EXERT-004 LR-COST-002] an exertion that cannot be made pays for nothing', (t) => {
  t.given(table({ companions: [frodo(), { card: 'Toiler', wounds: 1 }] }, ['Stabber']));
  t.player('Ann').does('Toiler');
  t.expect.table({ twilight: 1 }).card('Toiler', { exhausted: true });
  t.player('Ann').mayNot('Toiler', { because: 'its cost needs' });
});
scenario('[LR-EXERT-007] to exhaust is to exert as often as possible', (t) => {
  t.given(table({ companions: [frodo(), 'Guard'] }, ['Breaker']));
  t.player('Bob').does('Breaker', 'Frodo');
  t.expect.card('Frodo', { wounds: 3, exhausted: true });
});
scenario('[LR-HEAL-001 LR-HEAL-003] healing takes one token, of whatever kind', (t) => {
  t.given(table({ companions: [frodo({ wounds: 2 }), 'Guard'], support: ['Balm'] }, ['Stabber']));
  t.player('Ann').does('Balm', 'Frodo');
  t.expect.card('Frodo', { wounds: 1 }).card('Guard', { wounds: 0 });
});
scenario('[LR-HEAL-002] healing several heals each once', (t) => {
  t.given(
    table(
      { companions: [frodo({ wounds: 2 }), { card: 'Guard', wounds: 1 }, 'Other'], support: ['Great balm'] },
      ['Stabber'],
    ),
  );
  t.player('Ann').does('Great balm');
  t.expect.card('Frodo', { wounds: 1 }).card('Guard', { wounds: 0 }).card('Other', { wounds: 0 });
});
scenario('[LR-ATTACH-009 LR-ATTACH-010] who loses a bonus of vitality dies if none is left', (t) => {
  t.given(table({ companions: [frodo(), { card: 'Guard', wounds: 3, on: ['Mail'] }] }, ['Thief']));
  t.expect.value('Guard', 'vitality', 4, { base: 3, by: { Mail: 1 } });
  t.player('Bob').does('Thief');
  t.expect.card('Guard', { in: 'dead of Ann' });
});
scenario('[LR-ATTACH-010] and lives if there is', (t) => {
  t.given(table({ companions: [frodo(), { card: 'Guard', wounds: 2, on: ['Mail'] }] }, ['Thief']));
  t.player('Bob').does('Thief');
  t.expect.card('Guard', { in: 'companions of Ann', 'vitality left': 1 });
});
for (const order of [
  ['Guard', 'Herald', 'Other'],
  ['Other', 'Herald', 'Guard'],
  ['Herald', 'Guard', 'Other'],
])
  scenario(`[LR-ATTACH-010 LR-KILL-001] who lived by one who dies so dies too: ${order.join(', ')}`, (t) => {
    const hurt: Record<string, object> = {
      Guard: { card: 'Guard', wounds: 3 },
      Herald: { card: 'Herald', wounds: 3, on: ['Mail'] },
      Other: { card: 'Other', wounds: 2 },
    };
    t.given(
      table({ companions: [frodo(), ...order.map((name) => hurt[name])], support: ['Grief'] }, ['Thief']),
    );
    t.expect.card('Guard', { 'vitality left': 1 }).card('Herald', { 'vitality left': 1 });
    t.player('Bob').does('Thief');
    // Both are dead before anybody acts again, and the third is left with his own.
    t.expect
      .card('Herald', { in: 'dead of Ann' })
      .card('Guard', { in: 'dead of Ann' })
      .card('Other', { in: 'companions of Ann', 'vitality left': 1 })
      .table({ twilight: 20 });
  });
scenario(
  '[LR-ATTACH-011 LR-ATTACH-012] what a card bears is discarded when it leaves, and its tokens are gone',
  (t) => {
    t.given(table({ companions: [frodo(), { card: 'Guard', wounds: 1, on: ['Mail'] }] }, ['Sender']));
    t.player('Bob').does('Sender', 'Guard');
    t.expect.card('Mail', { in: 'discard of Ann' }).card('Guard', { wounds: 0 });
  },
);
scenario(
  '[LR-THREAT-001 LR-THREAT-002] there are never more threats than companions when one is added',
  (t) => {
    t.given(table({ companions: [frodo()] }, ['Threat']));
    t.player('Bob').does('Threat');
    t.player('Ann').has({ threats: 1 });
    t.player('Bob').does('Threat');
    t.player('Ann').has({ threats: 1 });
  },
);
scenario('[LR-THREAT-001] and cards take them away again, as many as there are', (t) => {
  t.given(table({ companions: [frodo(), 'Guard'], support: ['Courage'], threats: 1 }, ['Stabber']));
  t.player('Ann').does('Courage');
  t.player('Ann').has({ threats: 0 });
});
scenario('[LR-THREAT-003] losing companions takes no threat away', (t) => {
  t.given(table({ companions: [frodo(), 'Guard'], threats: 2 }, ['Sender']));
  t.player('Bob').does('Sender', 'Guard');
  t.player('Ann').has({ threats: 2 });
});
scenario(
  '[LR-THREAT-004 LR-THREAT-005 LR-THREAT-006] a death turns all threats into wounds for companions',
  (t) => {
    t.given(
      table(
        { companions: [frodo(), { card: 'Guard', wounds: 2 }, 'Other'], support: ['Friend'], threats: 2 },
        ['Stabber'],
      ),
    );
    t.player('Bob').does('Stabber', 'Guard');
    t.player('Ann').has({ threats: 0 });
    t.player('Ann').mayChoose.exactly('Frodo', 'Other');
    t.player('Ann').does('Other', 'Frodo');
    t.expect.card('Other', { wounds: 1 }).card('Frodo', { wounds: 1 });
  },
);
scenario('[LR-THREAT-006] a death by a threat wound does not set the same threats off again', (t) => {
  t.given(table({ companions: [frodo(), { card: 'Guard', wounds: 2 }, 'Frail'], threats: 2 }, ['Stabber']));
  t.player('Bob').does('Stabber', 'Guard');
  t.player('Ann').does('Frail');
  t.expect.card('Frail', { in: 'dead of Ann' }).card('Frodo', { wounds: 1 });
  t.nothingPending();
});
scenario('[LR-KEYWORD-014] the enduring gain two strength from each wound', (t) => {
  t.given(
    table({ companions: [frodo(), { card: 'Hardy', wounds: 2 }, { card: 'Guard', wounds: 2 }] }, ['Stabber']),
  );
  t.expect.card('Hardy', { strength: 10 }).card('Guard', { strength: 6 });
});
