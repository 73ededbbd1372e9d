/** What comes before what: positions in which the other order would end differently. */
import { action, say, trigger, verb } from '@westmarch/kernel';
import { expect } from 'vitest';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { cancelSkirmish } from '../../../src/rules/combat/skirmishing.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { movedTo, skirmishLost, skirmishWon } from '../../../src/rules/events.ts';
import { Phase, type S } from '../../../src/state.ts';
import { companion, freeCondition, invent, minion, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const empty = (s: S): void => void (s.global.twilight = 0);
const tell = (n: number) => verb('tell', addTwilight, [n], say`add ${n} twilight`);

invent(
  companion(
    'Dodger',
    {},
    action({
      window: inPhase(Phase.skirmish),
      effect: verb('dodge', cancelSkirmish, [], say`cancel it`),
    }),
  ),
  minion('Orc'),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1 }),
  site('Road', { siteNumber: 2, twilight: 4, block: 1 }),
  freeCondition('Drain', {}, trigger(movedTo, { effect: verb('empty', empty, [], say`empty the pool`) })),
  freeCondition('Winners', {}, trigger(skirmishWon, { effect: tell(1) })),
  freeCondition('Losers', {}, trigger(skirmishLost, { effect: tell(10) })),
);

scenario(
  '[LR-MOVE-007 LR-MOVE-008] what arriving causes happens before the twilight of the move is added',
  (t) => {
    t.given({
      phase: 'move',
      twilight: 7,
      path: ['Gate', 'Road'],
      players: { Ann: { companions: [frodo()], support: ['Drain'] }, Bob: {} },
    });
    // The 7 go; 4 of the site and 1 for Frodo come after that.
    t.expect.table({ twilight: 5 });
  },
);

scenario(
  '[LR-SKIRM-017] of a cancelled skirmish neither winners nor losers are told, on either side',
  (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), 'Dodger'], support: ['Winners', 'Losers'] },
        Bob: { minions: [{ card: 'Orc', against: 'Dodger' }] },
      },
    });
    t.player('Ann').does('Dodger: ');
    t.expect.table({ twilight: 0 }).card('Orc', { wounds: 0, against: 'none' });
  },
);

scenario('[LR-SETUP-006 LR-SETUP-008] burdens are placed after every place in the order is taken', (t) => {
  const seat = (as: string) => ({
    companions: [frodo({ as, on: [] })],
    ringBearer: as,
    deck: ['Orc'],
    adventure: ['Gate'],
  });
  t.given({ phase: 'set-up', players: { Ann: seat('Frodo'), Bob: seat('his') } });
  t.player('Ann').does('2');
  t.player('Bob').does('4');
  t.player('Bob').mayChoose.exactly('1', '2');
  expect([t.state.player.burdens[1], t.state.player.burdens[2]]).toEqual([0, 0]);
  t.player('Bob').does('1');
  expect([t.state.player.burdens[1], t.state.player.burdens[2]]).toEqual([2, 4]);
});
