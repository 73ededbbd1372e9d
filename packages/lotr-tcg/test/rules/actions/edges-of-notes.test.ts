/** Notes that an ability leaves for itself: whose they are, about what, and for how long. LR-LIMIT, LR-EFFECT-010 */
import {
  a,
  acting,
  action,
  addsTwilight,
  companion as companions,
  during,
  eachOf,
  event,
  maneuver,
  self,
  skirmish,
  strengthen,
  strengthenUpTo,
  woundIt,
  you,
} from '../../../src/cards/words/index.ts';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { Phase } from '../../../src/state.ts';
import { maneuverPhase } from '../../../src/turn/phases.ts';
import { companion, freeCondition, freeEvent, invent, minion, pause } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const captain = eachOf(2, companions, (card) => woundIt(card));
invent(
  pause,
  companion('Axeman', { race: 'Dwarf', culture: 'Dwarven', strength: 20, vitality: 9 }),
  companion('Guard', { vitality: 9 }),
  companion('Second', { vitality: 9 }),
  companion('Fencer', { vitality: 9 }, during(skirmish, { effect: strengthenUpTo(self, 2, 3) })),
  freeCondition(
    'Trainer',
    {},
    during(skirmish, { effect: acting(a(companions, you, 'pupil'), (card) => strengthenUpTo(card, 2, 3)) }),
  ),
  freeEvent('Cheer', { twilight: 0 }, event(skirmish, { effect: strengthen(a(companions), 2) })),
  minion('Orc', { strength: 6, vitality: 9 }),
  minion(
    'Captain',
    {},
    action({ window: inPhase(Phase.maneuver), limit: { times: 2, per: maneuverPhase }, effect: captain }),
  ),
  minion('Idle', {}, during(maneuver, { effect: addsTwilight(0) })),
);

const fight = (more: object = {}) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), 'Fencer', 'Second'], support: ['Pause'], ...more },
    Bob: { minions: [{ card: 'Orc', against: 'Fencer' }] },
  },
});
scenario('[LR-LIMIT-001] a limit is one of the card: what others give does not count', (t) => {
  t.given(fight({ hand: ['Cheer'] }));
  t.player('Ann').does('Cheer', 'Fencer');
  t.player('Ann').does('Fencer: ');
  t.expect.card('Fencer', { strength: 6 + 2 + 2 });
  t.player('Ann').does('Fencer: ');
  t.expect.card('Fencer', { strength: 6 + 2 + 3 });
  t.player('Ann').does('Fencer: ');
  t.expect.card('Fencer', { strength: 6 + 2 + 3 });
});
scenario('[LR-LIMIT-001] and two cards have a limit each', (t) => {
  t.given(fight({ support: ['Pause', 'Trainer', { card: 'Trainer', as: 'other' }] }));
  for (const who of ['Trainer', 'Trainer', 'other', 'other']) t.player('Ann').does(`${who}: `, 'Fencer');
  t.expect.card('Fencer', { strength: 6 + 3 + 3 });
});
scenario('[LR-LIMIT-001] of one card all that it gives counts, to whomever', (t) => {
  t.given(fight({ support: ['Pause', 'Trainer'] }));
  t.player('Ann').does('Trainer: ', 'Second');
  t.player('Ann').does('Trainer: ', 'Fencer');
  t.expect.card('Second', { strength: 6 + 2 }).card('Fencer', { strength: 6 + 1 });
});

scenario('[LR-EFFECT-010] different ones are chosen each time anew, and by each card for itself', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo({ wounds: 0 }), 'Guard', 'Second'] },
      Bob: { minions: ['Captain', { card: 'Captain', as: 'other' }, 'Idle'] },
    },
  });
  t.player('Bob').does('Captain: ', 'Guard');
  t.player('Bob').mayChoose.exactly('Frodo', 'Second');
  t.player('Bob').does('Second');
  t.player('Bob').does('other: ', 'Guard', 'Second');
  t.player('Bob').does('Captain: ', 'Second', 'Guard');
  t.expect.card('Guard', { wounds: 3 }).card('Second', { wounds: 3 }).card('Frodo', { wounds: 0 });
});

scenario(
  '[LR-ERRATA-003] an axe makes each player discard once in a skirmish, and again in the next',
  (t) => {
    const deck = ['Guard', 'Guard', 'Guard', 'Guard'];
    const orc = (as: string, more: object = {}) => ({ card: 'Orc', as, against: 'Axeman', ...more });
    t.given({
      phase: 'skirmishes alone',
      players: {
        Ann: {
          companions: [
            frodo(),
            { card: 'Axeman', on: ['Dwarven Axe'] },
            { card: 'Axeman', as: 'other', on: [{ card: 'Dwarven Axe', as: 'his' }] },
          ],
          deck,
        },
        Bob: { minions: [orc('one'), orc('two'), orc('four', { against: 'other' })], deck },
        Cid: { minions: [orc('three')], deck },
      },
    });
    // Which of the losses comes first is Ann's to say, and makes no difference.
    while (t.offered().length > 0) t.choose(1, t.offered()[0]);
    // Once in the skirmish of two of his, once in that of the third.
    t.player('Bob').has({ deck: 2 });
    t.player('Cid').has({ deck: 3 });
    t.player('Ann').has({ deck: 4 });
  },
);
