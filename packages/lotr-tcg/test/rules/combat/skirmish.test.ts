/** Skirmishes: who wins, who is wounded, who is overwhelmed, who has lost without a wound. */
import {
  action,
  exactly,
  gets,
  ifSo,
  modifier,
  passes,
  say,
  self,
  thatCard,
  trigger,
  untilEnd,
  verb,
} from '@westmarch/kernel';
import { expect } from 'vitest';
import { kind, overwhelm, strength } from '../../../src/engine.ts';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { discard } from '../../../src/rules/cards/leaving.ts';
import { cancelSkirmish, isSkirmishing } from '../../../src/rules/combat/skirmishing.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { skirmishLost, skirmishWon } from '../../../src/rules/events.ts';
import { Phase, type S } from '../../../src/state.ts';
import { skirmishPhase } from '../../../src/turn/skirmish.ts';
import { ally, companion, freeCondition, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const inSkirmish = inPhase(Phase.skirmish);
const tell = (n: number) => verb('tell', addTwilight, [n], say`add ${n} twilight`);
const gloat = (s: S): void => addTwilight(s, Math.max(2, s.global.twilight));

invent(
  companion('Guard'),
  companion('Slayer', { Damage: 2 }),
  companion('Weakling', { strength: 0 }),
  companion('Rock', { strength: 3 }),
  companion('Stout', {}, modifier({ attribute: overwhelm, of: exactly(self), by: 1 })),
  companion(
    'Striker',
    {},
    action({ window: inSkirmish, effect: gets(self, strength, 3, untilEnd(skirmishPhase)) }),
  ),
  companion(
    'Coward',
    {},
    action({ window: inSkirmish, effect: verb('flee', discard, [self], say`discard it`) }),
  ),
  companion(
    'Dodger',
    {},
    action({ window: inSkirmish, effect: verb('dodge', cancelSkirmish, [], say`cancel it`) }),
  ),
  minion('Orc'),
  minion('Equal', { strength: 6 }),
  minion('Double', { strength: 12 }),
  minion('Cutter', { strength: 7, Damage: 1 }),
  minion('Nothing', { strength: 0 }),
  minion(
    'Runaway',
    {},
    action({ window: inSkirmish, effect: verb('flee', discard, [self], say`discard it`) }),
  ),
  minion('Lurking', { Lurker: 1 }),
  ally('Friend'),
  freeCondition(
    'Chronicle',
    {},
    trigger(skirmishLost, {
      effect: ifSo(passes(thatCard, kind.is('minion')), tell(1), tell(10)),
    }),
  ),
  minion(
    'Gloater',
    {},
    trigger(skirmishWon, {
      of: exactly(self),
      effect: verb('gloat', gloat, [], say`double the twilight, at least 2`),
    }),
  ),
  shadowCondition(
    'Boast',
    {},
    trigger(skirmishWon, { of: kind.is('minion'), optional: true, effect: tell(100) }),
  ),
  freeCondition(
    'Solace',
    {},
    trigger(skirmishLost, { of: kind.is('companion'), optional: true, effect: tell(1000) }),
  ),
  freeCondition('Triumph', {}, trigger(skirmishWon, { effect: tell(1) })),
);

const fight = (free: string, ...minions: readonly string[]) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), free], support: ['Chronicle'] },
    Bob: { minions: minions.map((card, i) => ({ card, as: `foe ${i + 1}`, against: free })) },
  },
});

scenario('[LR-SKIRM-005 LR-SKIRM-007] the stronger side wins, and the loser takes one wound', (t) => {
  t.given(fight('Guard', 'Orc'));
  t.expect.card('foe 1', { wounds: 1 }).card('Guard', { wounds: 0 });
});
scenario('[LR-SKIRM-006] a tie in strength is won by the Shadow side', (t) => {
  t.given(fight('Guard', 'Equal'));
  t.expect.card('Guard', { wounds: 1 }).card('foe 1', { wounds: 0 });
});
scenario('[LR-SKIRM-005] the strength of all minions against one is added up', (t) => {
  t.given(fight('Guard', 'Orc', 'Orc'));
  t.expect.card('Guard', { wounds: 1 }).card('foe 1', { wounds: 0 }).card('foe 2', { wounds: 0 });
});
scenario(
  '[LR-SKIRM-008 LR-SKIRM-009] twice the strength kills, whatever the wounds, and places none',
  (t) => {
    t.given(fight('Guard', 'Double'));
    t.expect.card('Guard', { in: 'dead of Ann', wounds: 0 });
  },
);
scenario('[LR-SKIRM-008] one less than twice the strength only wounds', (t) => {
  t.given(fight('Guard', 'Orc', 'Equal'));
  t.expect.card('Guard', { wounds: 1, in: 'companions of Ann' });
});
scenario('[LR-SKIRM-010] any strength overwhelms a side with none', (t) => {
  t.given(fight('Weakling', 'Orc'));
  t.expect.card('Weakling', { in: 'dead of Ann' });
});
scenario(
  '[LR-SKIRM-011 LR-KILL-002] with both sides at nothing the Shadow wins without overwhelming',
  (t) => {
    t.given(fight('Weakling', 'Nothing'));
    t.expect.card('Weakling', { wounds: 1, in: 'companions of Ann' });
  },
);
scenario('[LR-KEYWORD-008 LR-KEYWORD-057] damage of the winner adds to each wound', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Slayer'] },
      Bob: { minions: [{ card: 'Orc', against: 'Slayer' }] },
    },
  });
  t.expect.card('Orc', { in: 'discard of Bob' });
});
scenario('[LR-KEYWORD-009] damage of all winners adds up, that of losers does not count', (t) => {
  t.given(fight('Slayer', 'Cutter', 'Cutter'));
  t.expect.card('Slayer', { in: 'dead of Ann' }).card('foe 1', { wounds: 0 });
});
scenario('[LR-SKIRM-003 LR-SKIRM-004 LR-ACTION-010] a skirmish action lasts for that skirmish alone', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), 'Striker', 'Guard'] },
      Bob: {
        minions: [
          { card: 'Equal', against: 'Striker' },
          { card: 'Orc', against: 'Guard' },
        ],
      },
    },
  });
  t.player('Ann').does('The skirmish of Striker', 'Striker');
  t.expect.value('Striker', 'strength', 9, { base: 6, by: { Striker: 3 } });
  t.player('Ann').passes();
  t.player('Ann').mayChoose.includes('Striker');
  t.expect.card('Equal', { wounds: 1 }).value('Striker', 'strength', 6);
});
scenario(
  '[LR-SKIRM-012 LR-SKIRM-015 LR-SKIRM-016] whoever leaves his skirmish has lost it without a wound',
  (t) => {
    t.given(fight('Coward', 'Orc'));
    t.player('Ann').does('Coward');
    t.expect.card('Coward', { in: 'discard of Ann' }).table({ twilight: 10 });
  },
);
scenario('[LR-SKIRM-012] a side emptied by its last minion has lost; the other side takes no wound', (t) => {
  t.given(fight('Rock', 'Runaway'));
  t.player('Bob').does('foe 1');
  t.expect.card('Rock', { wounds: 0 }).table({ twilight: 1 });
});
scenario('[LR-SKIRM-012] while a side has someone left, actions go on', (t) => {
  t.given(fight('Guard', 'Runaway', 'Runaway'));
  t.player('Bob').does('foe 1');
  t.player('Bob').mayChoose.includes('foe 2');
});
scenario(
  '[LR-SKIRM-015 LR-SKIRM-016] a minion removed from a skirmish that its side wins has lost all the same',
  (t) => {
    t.given(fight('Weakling', 'Runaway', 'Orc'));
    t.player('Bob').does('foe 1');
    t.player('Ann').does('Chronicle: foe 1 loses a skirmish');
    t.expect.table({ twilight: 11 });
  },
);
scenario(
  '[LR-ACTION-003 LR-ACTION-004 LR-SKIRM-019] what must follow of several winners comes in the Free Peoples player’s order, and nothing optional between',
  (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), 'Guard'], support: ['Chronicle', 'Solace'] },
        Bob: {
          minions: [
            { card: 'Gloater', as: 'first', against: 'Guard' },
            { card: 'Gloater', as: 'second', against: 'Guard' },
          ],
          support: ['Boast'],
        },
      },
    });
    t.player('Ann').mayChoose.exactly(
      'Chronicle: Guard loses a skirmish',
      'first: first wins a skirmish',
      'second: second wins a skirmish',
    );
    t.player('Ann').does('second');
    t.expect.table({ twilight: 2 });
    // Two doublings and ten: in any order he likes.
    t.player('Ann').does('Chronicle');
    t.expect.table({ twilight: 24 });
    t.player('Ann').mayChoose.exactly('Pass', 'Solace: Guard loses a skirmish');
    t.player('Ann').passes();
    t.player('Bob').mayChoose.exactly(
      'Pass',
      'Boast: first wins a skirmish',
      'Boast: second wins a skirmish',
    );
    t.player('Bob').does('Boast: second');
    t.expect.table({ twilight: 124 });
  },
);
scenario('[LR-SKIRM-017 LR-SKIRM-018] a cancelled skirmish has no winner and no loser', (t) => {
  t.given(fight('Dodger', 'Orc'));
  t.player('Ann').does('Dodger');
  t.expect.card('foe 1', { wounds: 0, against: 'none' }).card('Dodger', { wounds: 0 }).table({ twilight: 0 });
});
scenario('[LR-RING-006] a skirmish of the Ring-bearer cannot be cancelled', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [{ card: 'Dodger', on: ['The One Ring, The Ruling Ring'] }] },
      Bob: {
        minions: [
          { card: 'Double', against: 'Dodger' },
          { card: 'Orc', against: 'Dodger' },
        ],
      },
    },
  });
  t.player('Ann').does('Dodger: ');
  t.expect.table({ cancelled: false });
  t.player('Ann').passes();
  t.expect.result({ Ann: 'lost', Bob: 'won' });
});
scenario(
  '[LR-RING-007 LR-LOSE-001 LR-WIN-003] an overwhelmed Ring-bearer is killed, and his player loses',
  (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { wearing: true, companions: [frodo()] },
        Bob: { minions: [{ card: 'Double', against: 'Frodo' }] },
      },
    });
    t.expect.result({ Ann: 'lost', Bob: 'won' });
  },
);
scenario(
  '[LR-SKIRM-001 LR-SKIRM-002 LR-SKIRM-022] the Free Peoples player orders the skirmishes, and must fight all',
  (t) => {
    t.given({
      phase: 'skirmishes alone',
      players: {
        Ann: { companions: [frodo(), 'Guard', 'Slayer'] },
        Bob: {
          minions: [
            { card: 'Orc', against: 'Guard' },
            { card: 'Equal', against: 'Slayer' },
          ],
        },
      },
    });
    t.player('Ann').mayChoose.exactly('The skirmish of Guard', 'The skirmish of Slayer');
    t.player('Ann').does('The skirmish of Slayer');
    t.expect.card('Slayer', { wounds: 1 }).card('Orc', { wounds: 1 });
    t.expect.asked('nobody');
  },
);
scenario('[LR-SKIRM-013 LR-ASSIGN-014] who has no attacker has no skirmish', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: { Ann: { companions: [frodo(), 'Guard', 'Slayer'] }, Bob: { minions: ['Orc'] } },
  });
  t.expect.card('Orc', { wounds: 0 });
  t.expect.asked('nobody');
});
scenario('[LR-SKIRM-014] who is assigned elsewhere is not skirmishing', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), 'Striker', 'Guard'] },
      Bob: {
        minions: [
          { card: 'Orc', against: 'Striker' },
          { card: 'Equal', against: 'Guard' },
        ],
      },
    },
  });
  const are = (): boolean[] =>
    ['Striker', 'Orc', 'Guard', 'Equal'].map((name) => isSkirmishing(t.state, t.who.card(name)));
  expect(are()).toEqual([false, false, false, false]);
  t.player('Ann').does('The skirmish of Striker');
  expect(are()).toEqual([true, true, false, false]);
});
scenario('[LR-SKIRM-014 LR-SKIRM-019] who fought is no longer assigned when the phase ends', (t) => {
  t.given(fight('Guard', 'Orc'));
  t.expect.card('foe 1', { against: 'none' }).table({ skirmish: 'none' });
});
scenario('[LR-SKIRM-019] winning and losing are told of after the wounds', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Guard'], support: ['Triumph'] },
      Bob: { minions: [{ card: 'Orc', against: 'Guard', wounds: 1 }] },
    },
  });
  t.expect.card('Orc', { in: 'discard of Bob' }).table({ twilight: 1 });
});
scenario('[LR-KEYWORD-016 LR-KEYWORD-017] skirmishes with a lurker come after all others', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), 'Guard', 'Slayer', 'Striker'] },
      Bob: {
        minions: [
          { card: 'Orc', as: 'one', against: 'Guard' },
          { card: 'Lurking', against: 'Guard' },
          { card: 'Orc', as: 'two', against: 'Slayer' },
          { card: 'Orc', as: 'three', against: 'Striker' },
        ],
      },
    },
  });
  t.player('Ann').mayChoose.exactly('The skirmish of Slayer', 'The skirmish of Striker');
});
for (const [lurks, other] of [
  ['Guard', 'Friend'],
  ['Friend', 'Guard'],
])
  scenario(`[LR-KEYWORD-016 LR-KEYWORD-017] so it is with allies: the lurker is against ${lurks}`, (t) => {
    t.given({
      phase: 'skirmishes alone',
      players: {
        Ann: { companions: [frodo(), 'Guard', 'Slayer'], support: ['Friend'] },
        Bob: {
          minions: [
            { card: 'Lurking', against: lurks },
            { card: 'Orc', as: 'one', against: other },
            { card: 'Orc', as: 'two', against: 'Slayer' },
          ],
        },
      },
    });
    t.player('Ann').mayChoose.exactly(`The skirmish of ${other}`, 'The skirmish of Slayer');
  });
scenario('[LR-SKIRM-008] who is overwhelmed only by three times the strength survives twice', (t) => {
  t.given(fight('Stout', 'Double'));
  t.expect.card('Stout', { in: 'companions of Ann', wounds: 1 });
});
