/** Loops of an action that a card was given for a while: they end like those of its own. DECISIONS F8 */
import { action, grant, say, self, the, verb } from '@westmarch/kernel';
import { expect } from 'vitest';
import {
  a,
  companion as companions,
  during,
  forThisTurn,
  maneuver,
  woundIt,
} from '../../../src/cards/words/index.ts';
import { inPhase, respondingTo } from '../../../src/rules/actions/windows.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { wounded } from '../../../src/rules/events.ts';
import { Phase } from '../../../src/state.ts';
import { companion, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const idle = verb('idle', () => undefined, [], say`do nothing`);
const hum = action({
  window: inPhase(Phase.maneuver),
  effect: verb('hum', addTwilight, [1], say`hum`),
});
const talk = action({ window: respondingTo(wounded), effect: idle });
const pupil = a(companions);
invent(
  companion('Guard', { vitality: 9 }),
  companion(
    'Teacher',
    {},
    during(maneuver, { targets: [pupil], effect: grant(hum, forThisTurn, the(pupil.name)) }),
  ),
  companion('Talker', {}, during(maneuver, { effect: grant(talk, forThisTurn, self) })),
  minion('Orc', {}, during(maneuver, { effect: idle })),
  minion('Stabber', {}, during(maneuver, { effect: woundIt(a(companions)) })),
);
const table = (teacher: string, orc: string) => ({
  phase: 'maneuver alone',
  players: { Ann: { companions: [frodo(), 'Guard', teacher] }, Bob: { minions: [orc] } },
});
const NUMBERS = Array.from({ length: 100 }, (_x, i) => String(i));

scenario('[LR-LOOP-001] it is repeated as often as was named, and not used again in this phase', (t) => {
  t.given(table('Teacher', 'Orc'));
  t.player('Ann').does('Teacher', 'Guard');
  for (let i = 0; i < 3; i++) {
    t.player('Bob').passes();
    t.player('Ann').does('Guard');
  }
  t.player('Ann').mayChoose.exactly(...NUMBERS);
  t.player('Ann').does('7');
  t.player('Bob').does('4');
  t.expect.table({ twilight: 3 + 4 });
  t.player('Bob').passes();
  t.player('Ann').mayNot('Guard', { rule: 'LR-LOOP-003', because: 'as often as was agreed' });
  // Another to whom the same was given has an action of his own.
  t.player('Ann').does('Teacher', 'Frodo');
  t.player('Bob').passes();
  t.player('Ann').does('Frodo');
  t.expect.table({ twilight: 3 + 4 + 1 });
});
scenario('[LR-LOOP-001] given anew it is the same action still', (t) => {
  t.given(table('Teacher', 'Orc'));
  for (let i = 0; i < 2; i++) {
    t.player('Ann').does('Teacher', 'Guard');
    t.player('Bob').passes();
  }
  for (const twice of [0, 1, 0]) {
    t.player('Ann').does(`Guard: in the maneuver phase: hum (${1 + twice})`);
    if (t.state.kernel.asked === 2) t.player('Bob').passes();
  }
  t.player('Ann').does('0');
  expect(t.state.global.looped).toBe(1);
  t.player('Bob').passes();
  t.player('Ann').mayChoose.exactly('Pass', 'Teacher');
});
scenario('[LR-LOOP-001 LR-RESPONSE-002] a response that was given and uses nothing up ends too', (t) => {
  t.given(table('Talker', 'Stabber'));
  t.player('Ann').does('Talker');
  t.player('Bob').does('Stabber', 'Guard');
  for (let i = 0; i < 100; i++) t.player('Ann').does('Talker');
  // The window closed by itself: nothing is left to respond with.
  t.expect.card('Guard', { wounds: 1 });
  expect(t.question()?.at).toMatch(/act$/);
});
