/** A response that a card was given for a while is offered like one of its own, for the first moment that it answers. */
import { action, grant, say, verb } from '@westmarch/kernel';
import {
  a,
  companion as companions,
  during,
  forThisTurn,
  maneuver,
  woundIt,
} from '../../../src/cards/words/index.ts';
import { respondingTo } from '../../../src/rules/actions/windows.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { wounded } from '../../../src/rules/events.ts';
import { companion, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const answer = action({
  window: respondingTo(wounded),
  effect: verb('answer', addTwilight, [7], say`add 7`),
});
invent(
  companion('Guard'),
  companion('Teacher', {}, during(maneuver, { effect: grant(answer, forThisTurn) })),
  minion('Stabber', {}, during(maneuver, { effect: woundIt(a(companions)) })),
);
const table = {
  phase: 'maneuver alone',
  players: { Ann: { companions: [frodo(), 'Guard', 'Teacher'] }, Bob: { minions: ['Stabber'] } },
};

scenario('[LR-RESPONSE-001] it answers what happens while it lasts', (t) => {
  t.given(table);
  t.player('Ann').does('Teacher');
  t.player('Bob').does('Stabber', 'Guard');
  t.player('Ann').mayChoose.exactly('Teacher', 'Pass');
  t.player('Ann').does('Teacher');
  t.expect.table({ twilight: 7 }).card('Guard', { wounds: 1 });
});
scenario('[LR-RESPONSE-001] without it nobody is asked', (t) => {
  t.given(table);
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Guard');
  t.player('Ann').mayChoose.includes('Teacher: Maneuver');
  t.expect.table({ twilight: 0 });
});
