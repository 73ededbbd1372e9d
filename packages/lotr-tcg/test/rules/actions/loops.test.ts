/** Loops: what happens when the same actions go round and round. DECISIONS F8, F13 */
import {
  action,
  type Condition,
  forbid,
  gets,
  grant,
  modifier,
  say,
  self,
  toBytes,
  untilEnd,
  valueOf,
  verb,
} from '@westmarch/kernel';
import { expect } from 'vitest';
import { a, woundIt } from '../../../src/cards/words/index.ts';
import { cost, kind, strength } from '../../../src/engine.ts';
import { loopLength } from '../../../src/rules/actions/repeats.ts';
import { inPhase, respondingTo } from '../../../src/rules/actions/windows.ts';
import { addBurdens, removeBurdens } from '../../../src/rules/counters/burdens.ts';
import { addTwilight, removeTwilight } from '../../../src/rules/counters/twilight.ts';
import { wounded } from '../../../src/rules/events.ts';
import { noHeal } from '../../../src/rules/prohibitions.ts';
import { Phase, type S } from '../../../src/state.ts';
import { skirmishPhase } from '../../../src/turn/skirmish.ts';
import { companion, freeCondition, invent, item, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const inSkirmish = inPhase(Phase.skirmish);
const burden =
  (n: number) =>
  (s: S): void =>
    n > 0 ? addBurdens(s, 1, n) : removeBurdens(s, 1, -n);
const stronger = gets(self, strength, 1, untilEnd(skirmishPhase));
/** Someone does something, and is one stronger for this skirmish. */
const doing = (does: (s: S) => void, can: Condition['js'] = () => 'true') =>
  action({
    window: inSkirmish,
    costs: [
      {
        kind: 'cost',
        word: 'cost',
        parts: [],
        can: { kind: 'condition', word: 'can', parts: [], js: can, say: say`it can` },
        takes: [],
        pay: verb('does', does, [], say`do it`),
        say: say`do it`,
      },
    ],
    effect: stronger,
  });

invent(
  companion('Slinker', { strength: 1 }, doing(burden(1))),
  minion(
    'Biter',
    { strength: 20 },
    doing(burden(-1), () => 's.player.burdens[1] > 0'),
  ),
  minion(
    'Waster',
    { strength: 20 },
    doing(
      (s) => removeTwilight(s, 1),
      () => 's.global.twilight > 0',
    ),
  ),
  minion(
    'Boaster',
    { strength: 20 },
    doing(() => undefined),
  ),
  minion(
    'Braggart',
    { strength: 20 },
    doing(() => undefined),
  ),
  minion(
    'Crier',
    { strength: 20 },
    action({ window: inSkirmish, effect: grant(forbid(noHeal), untilEnd(skirmishPhase)) }),
  ),
  companion(
    'Thinker',
    {},
    action({ window: inPhase(Phase.fellowship), effect: verb('think', () => undefined, [], say`think`) }),
  ),
  // He can go on only until his strength is seven.
  companion(
    'Tiring',
    { strength: 1 },
    doing(
      () => undefined,
      (g) => `${g.ref((s: S, card: number) => valueOf(s, strength, card) < 7)}(s, self)`,
    ),
  ),
  companion('Crawler', { strength: 1 }, doing(burden(2))),
  companion(
    'Talker',
    { strength: 1 },
    doing(() => undefined),
  ),
  // Someone who could still do something, so that the skirmish waits.
  companion(
    'Patient',
    {},
    doing(
      (s) => removeTwilight(s, 1),
      () => 's.global.twilight > 0',
    ),
  ),
  companion(
    'Giver',
    {},
    action({ window: inPhase(Phase.maneuver), effect: verb('add', addTwilight, [300], say`add`) }),
  ),
  companion('Guard', {}),
  item('Knife', { twilight: 0 }),
  freeCondition('Filler', {}),
  freeCondition(
    'Parrot',
    {},
    action({ window: respondingTo(wounded), effect: verb('talk', () => undefined, [], say`talk`) }),
  ),
  minion(
    'Stabber',
    {},
    action({ window: inPhase(Phase.maneuver), effect: woundIt(a(kind.is('companion'))) }),
  ),
  shadowCondition('Dear', {}, modifier({ attribute: cost, of: kind.is('minion'), by: 1 })),
);
const fight = (minions: readonly unknown[], more: object = {}, others: object = {}) => ({
  phase: 'skirmish',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), 'Slinker', 'Patient'], ...more },
    Bob: { minions },
    ...others,
  },
});
const biter = { card: 'Biter', against: 'Slinker' };
/** Three rounds, after which it counts as a loop. */
function goRound(t: Parameters<Parameters<typeof scenario>[1]>[0], ann = 'Slinker', bob = 'Biter'): void {
  for (let i = 0; i < 3; i++) {
    t.player('Ann').does(ann);
    t.player('Bob').does(bob);
  }
}
const NUMBERS = Array.from({ length: 100 }, (_x, i) => String(i));

scenario(
  '[LR-LOOP-002] the Free Peoples player names a number, the Shadow player a lower one or the same',
  (t) => {
    t.given(fight([biter]));
    goRound(t);
    t.player('Ann').mayChoose.exactly(...NUMBERS);
    t.player('Ann').does('10');
    t.player('Bob').mayChoose.exactly(...NUMBERS.slice(0, 11));
    expect(t.question()?.ask).toBe('Name a lower number than 10, or agree to it');
  },
);
scenario(
  '[LR-LOOP-003 LR-LOOP-005] a lower number stands, and the Free Peoples player has the last action',
  (t) => {
    t.given(fight([biter]));
    goRound(t);
    t.player('Ann').does('10');
    t.player('Bob').does('4');
    // Three rounds before, four more, and one action at the end.
    t.expect.card('Slinker', { strength: 1 + 3 + 4 + 1 }).card('Biter', { strength: 20 + 3 + 4 });
    t.player('Ann').has({ burdens: 1 });
  },
);
scenario('[LR-LOOP-004] who agrees has the last action himself', (t) => {
  t.given(fight([biter]));
  goRound(t);
  t.player('Ann').does('10');
  t.player('Bob').does('10');
  t.expect.card('Slinker', { strength: 1 + 3 + 10 }).card('Biter', { strength: 20 + 3 + 10 });
  t.player('Ann').has({ burdens: 0 });
});
scenario('[LR-LOOP-004] and does not act once more, if the round ends with him anyway', (t) => {
  t.given(fight([{ card: 'Boaster', against: 'Talker' }], { companions: [frodo(), 'Talker', 'Patient'] }));
  goRound(t, 'Talker', 'Boaster');
  t.player('Ann').does('5');
  t.player('Bob').does('5');
  t.expect.card('Talker', { strength: 1 + 3 + 5 }).card('Boaster', { strength: 20 + 3 + 5 });
});
scenario('[LR-LOOP-004] rounds that fill the table end before it is full', (t) => {
  t.given(
    fight([biter, { card: 'Crier', against: 'Slinker' }, { card: 'Crier', as: 'other', against: 'Slinker' }]),
  );
  for (let i = 0; i < 3; i++) {
    t.player('Ann').passes();
    t.player('Bob').does('Crier');
    t.player('Ann').passes();
    t.player('Bob').does('other');
  }
  t.player('Bob').does('99');
  t.player('Ann').does('99');
  // Two effects a round: the last one still had room for them, and for what others bring.
  const room = t.state.effect.channel.length - 48;
  expect(t.state.kernel.effectsUsed).toBeGreaterThan(room - 2);
  expect(t.state.kernel.effectsUsed).toBeLessThanOrEqual(room + 2);
  t.player('Ann').passes();
  t.player('Bob').mayNot('Crier', { rule: 'LR-LOOP-003' });
});
scenario('[LR-LOOP-004 LR-LOOP-005] even where one action must be put behind the last round', (t) => {
  // The Shadow player began the round, so that it ends with the other.
  t.given(fight([biter], { burdens: 1 }));
  t.player('Ann').passes();
  for (let i = 0; i < 3; i++) {
    t.player('Bob').does('Biter');
    t.player('Ann').does('Slinker');
  }
  t.player('Ann').does('2');
  t.player('Bob').does('2');
  t.expect.card('Biter', { strength: 20 + 3 + 2 + 1 }).card('Slinker', { strength: 1 + 3 + 2 });
  t.player('Ann').has({ burdens: 0 });
});
scenario('[LR-LOOP-003] then it is over: what went round cannot be used again in this phase', (t) => {
  t.given(fight([biter, { card: 'Waster', against: 'Slinker' }]));
  goRound(t);
  t.player('Ann').does('0');
  t.player('Ann').passes();
  t.player('Bob').mayNot('Biter', { rule: 'LR-LOOP-003', because: 'as often as was agreed' });
  t.player('Bob').does('Waster');
  t.player('Ann').mayNot('Slinker', { rule: 'LR-LOOP-003' });
});
/** Counter-clockwise: the third of the table sits to the right of the first. */
const three = {
  phase: 'skirmish',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), 'Crawler', 'Patient'] },
    Bob: { minions: [{ card: 'Biter', against: 'Crawler' }] },
    Cid: { minions: [{ card: 'Biter', as: 'third', against: 'Crawler' }] },
  },
};
for (const [cid, bob, last] of [
  ['8', '8', 'all agree, so the last of them has the last action'],
  ['8', '3', 'the second names fewer, so the Free Peoples player has it'],
  ['5', '5', 'the first named fewer, so the Free Peoples player has it'],
] as const)
  scenario(`[LR-LOOP-002 LR-LOOP-003 LR-LOOP-004] several Shadow players answer in turn: ${last}`, (t) => {
    t.given(three);
    for (let i = 0; i < 3; i++) {
      t.player('Ann').does('Crawler');
      t.player('Cid').does('third');
      t.player('Bob').does('Biter');
    }
    t.player('Ann').does('8');
    t.player('Cid').does(cid);
    t.player('Bob').mayChoose.exactly(...NUMBERS.slice(0, Number(cid) + 1));
    t.player('Bob').does(bob);
    const rounds = 3 + Number(bob);
    const more = bob === '8' ? 0 : 1;
    t.expect.card('Crawler', { strength: 1 + rounds + more }).card('Biter', { strength: 20 + rounds });
    t.player('Ann').has({ burdens: more * 2 });
  });
scenario('[LR-LOOP-001] what uses something up is no loop, however often it is done', (t) => {
  t.given(fight([{ card: 'Waster', against: 'Slinker' }]));
  t.player('Ann').passes();
  for (let i = 0; i < 4; i++) {
    t.player('Bob').does('Waster');
    t.player('Ann').passes();
  }
  t.player('Bob').mayChoose.includes('Waster');
  t.expect.card('Waster', { strength: 24 }).table({ twilight: 5 });
});
scenario('[LR-LOOP-001] who needs nobody else names the number alone, and others may break in', (t) => {
  t.given(fight([{ card: 'Boaster', against: 'Slinker' }]));
  t.player('Ann').passes();
  for (let i = 0; i < 3; i++) {
    t.player('Bob').does('Boaster');
    if (i < 2) t.player('Ann').passes();
  }
  t.player('Bob').does('50');
  t.player('Ann').mayChoose.exactly(...NUMBERS.slice(0, 51));
  expect(t.question()?.ask).toBe('After how many of 50 times do you break in? 50 lets it go on');
  t.player('Ann').does('6');
  t.expect.card('Boaster', { strength: 20 + 3 + 6 });
  t.player('Ann').does('Slinker');
  t.player('Bob').mayNot('Boaster', { rule: 'LR-LOOP-001' });
});
scenario('[LR-LOOP-001] two who boast a hundred times each find room for it', (t) => {
  const boasters = [
    { card: 'Boaster', against: 'Slinker' },
    { card: 'Braggart', against: 'Slinker' },
  ];
  t.given(fight(boasters));
  for (const boaster of ['Boaster', 'Braggart']) {
    for (let i = 0; i < 3; i++) {
      t.player('Ann').passes();
      t.player('Bob').does(boaster);
    }
    t.player('Bob').does('99');
    t.player('Ann').does('99');
  }
  t.expect.card('Boaster', { strength: 20 + 3 + 99 }).card('Braggart', { strength: 20 + 3 + 99 });
});
scenario('[LR-LOOP-001] where one player acts alone nobody breaks in', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), 'Thinker'], hand: ['Filler'] }, Bob: {} },
  });
  t.player('Ann').does('Thinker', 'Thinker', 'Thinker');
  t.player('Ann').does('7');
  t.player('Ann').mayNot('Thinker', { rule: 'LR-LOOP-001' });
  t.player('Ann').mayChoose.includes('Filler');
});
scenario('[LR-LOOP-001] handing something to and fro for nothing is one too', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), { card: 'Guard', on: ['Knife'] }], hand: ['Filler'] },
      Bob: {},
    },
  });
  for (let i = 0; i < 3; i++) t.player('Ann').does('Knife: hand', 'Frodo', 'Knife: hand', 'Guard');
  t.player('Ann').does('0');
  t.expect.card('Knife', { in: 'on of Guard' });
  t.player('Ann').mayNot('Knife', { rule: 'LR-LOOP-001' });
});
scenario('[LR-LOOP-003] the next phase knows nothing of it', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), 'Slinker', 'Guard', 'Patient'] },
      Bob: { minions: [biter, { card: 'Biter', as: 'other', against: 'Guard' }] },
    },
  });
  t.player('Ann').does('The skirmish of Slinker');
  goRound(t);
  t.player('Ann').does('1');
  t.player('Bob').does('0');
  expect(t.state.global.looped).toBe(2);
  t.player('Bob').passes();
  t.expect.card('Slinker', { in: 'dead of Ann' });
  // The skirmish of the other is on, and forgot what went round before.
  t.player('Bob').does('other');
  expect(t.state.global.looped).toBe(0);
});
scenario(
  '[LR-LOOP-001 LR-RESPONSE-002] a response that uses nothing up ends too, and can be used again the next time',
  (t) => {
    t.given({
      phase: 'maneuver alone',
      players: { Ann: { companions: [frodo()], support: ['Parrot'] }, Bob: { minions: ['Stabber'] } },
    });
    t.player('Bob').does('Stabber');
    for (let i = 0; i < 100; i++) t.player('Ann').does('Parrot');
    // The window closed by itself: nothing is left to respond with.
    t.player('Bob').does('Stabber');
    t.player('Ann').mayChoose.includes('Parrot');
  },
);
scenario('[LR-TWILIGHT-001] the pool has no most', (t) => {
  t.given({
    phase: 'maneuver alone',
    twilight: 250,
    players: { Ann: { companions: [frodo(), 'Giver'] }, Bob: { minions: ['Biter'] } },
  });
  t.player('Ann').does('Giver');
  t.expect.table({ twilight: 550 });
});

scenario('[LR-LOOP-001] only an action that was not looked at yet can close a round', (t) => {
  t.given(fight([biter]));
  const s = t.state;
  const before = toBytes(s);
  // Nobody has done anything.
  expect(loopLength(s)).toBe(0);
  expect(s.saved).toEqual(before);
  for (let i = 0; i < 2; i++) {
    t.player('Ann').does('Slinker');
    t.player('Bob').does('Biter');
  }
  t.player('Ann').does('Slinker');
  s.global.twilight++;
  const after = toBytes(s);
  expect(loopLength(s)).toBe(0);
  expect(s.saved).toEqual(after);
  s.global.twilight--;
});

scenario('[LR-LOOP-003] the rounds end where an action of theirs cannot be done any more', (t) => {
  t.given(fight([{ card: 'Boaster', against: 'Tiring' }], { companions: [frodo(), 'Tiring', 'Patient'] }));
  goRound(t, 'Tiring', 'Boaster');
  t.player('Ann').does('10');
  t.player('Bob').does('10');
  // Three rounds before and three more.
  t.expect.card('Tiring', { strength: 7 }).card('Boaster', { strength: 26 });
});
