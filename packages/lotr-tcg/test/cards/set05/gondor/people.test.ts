/** Battle of Helm's Deep: the Gondor culture, its knights and events. */
import { companion, freeCondition, invent, item, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { aragorn, Bob } from '../../people.ts';

invent(
  pause,
  idle,
  companion('Knight', { keyword: ['Knight'] }),
  companion('Guard'),
  companion('Rider', { culture: 'Rohan' }),
  companion('Sworn', { signet: 'Aragorn' }),
  minion('Orc', { vitality: 4, strength: 7 }),
  freeCondition('Wall', { keyword: ['Fortification'] }),
  freeCondition('Ditch', { culture: 'Rohan', keyword: ['Fortification'] }),
  item('Orc blade', { side: 'Shadow', culture: 'Moria' }),
);
scenario('[5_35] Gondorian Knight is a knight of strength 6, and has nothing to say', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), { card: 'Gondorian Knight', as: 'he' }],
        hand: [{ card: 'Turgon, Man of Belfalas', as: 'Turgon' }, 'Pause'],
      },
      Bob,
    },
  });
  t.expect.card('he', { strength: 6 });
  t.player('Ann').does('Turgon: play');
});
scenario('[5_42/1, LR-COST-009] Turgon needs a knight', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), 'Guard'],
        hand: [{ card: 'Turgon, Man of Belfalas', as: 'Turgon' }, 'Pause'],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('Turgon', { rule: 'LR-COST-009' });
});
const turgon = (wounds: number, on: readonly string[]) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo(), { card: 'Turgon, Man of Belfalas', as: 'Turgon', wounds }] },
    Bob: {
      minions: [
        { card: 'Orc', as: 'foe', on },
        { card: 'Orc', as: 'other' },
      ],
      support: ['Idle'],
    },
  },
});
for (const [on, wounds] of [
  [['Wall'], 1],
  [['Ditch'], 0],
] as const)
  scenario(`[5_42/2] Turgon exerts against one with ${on[0]}: ${wounds}`, (t) => {
    t.given(turgon(0, on));
    t.player('Ann').does('Turgon');
    t.expect.card('foe', { wounds }).card('other', { wounds: 0 }).card('Turgon', { wounds: 1 });
  });
scenario('[5_42/2, LR-EXERT-003] not exhausted', (t) => {
  t.given(turgon(2, ['Wall']));
  t.player('Ann').mayNot('Turgon', { rule: 'LR-EXERT-003' });
});
const squire = (support: readonly string[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo({ wounds: 1 }), { card: 'Knight of Gondor', as: 'he', wounds: 2 }],
      support,
      hand: ['Gondorian Knight'],
    },
    Bob,
  },
});
scenario('[5_36] a Gondor condition goes, and Knight of Gondor heals', (t) => {
  t.given(squire(['Wall', 'Ditch']));
  t.player('Ann').does('he');
  t.expect
    .card('he', { wounds: 1 })
    .card('Wall', { in: 'discard of Ann' })
    .card('Ditch', { in: 'support of Ann' });
});
scenario('[5_36, LR-COST-002] not without one', (t) => {
  t.given(squire(['Ditch']));
  t.player('Ann').mayNot('he', { rule: 'LR-COST-002' });
});
const cover = (who: object, discard: readonly string[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), who, 'Guard'],
      discard,
      hand: [{ card: 'Take Cover', as: 'event' }, 'Gondorian Knight'],
    },
    Bob,
  },
});
scenario('[5_40] a knight exerts to play a Gondor fortification again', (t) => {
  t.given(cover({ card: 'Knight' }, ['Ditch', 'Wall', 'Pause']));
  t.player('Ann').does('event');
  t.expect.card('Wall', { in: 'support of Ann' }).card('Knight', { wounds: 1 }).table({ twilight: 1 });
});
for (const [why, who, discard, rule] of [
  ['with an exhausted knight', { card: 'Knight', wounds: 2 }, ['Wall'], { rule: 'LR-EXERT-003' }],
  ['without such a fortification', { card: 'Knight' }, ['Ditch'], {}],
] as const)
  scenario(`[5_40, LR-EFFECT-008] not ${why}`, (t) => {
    t.given(cover(who, discard));
    t.player('Ann').mayNot('event', rule);
  });

const people = (wounds: number) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [
        frodo(),
        aragorn({ wounds }),
        { card: 'Sworn', as: 'a' },
        { card: 'Sworn', as: 'b' },
        'Guard',
      ],
      discard: ['Armor', 'Great Shield', "Gimli's Helm", 'Sword of Gondor', 'Wall'],
      hand: [{ card: 'These Are My People', as: 'event' }, 'Pause'],
    },
    Bob,
  },
});
scenario('[5_41] Aragorn exerts twice, and possessions come back on those with his signet', (t) => {
  t.given(people(0));
  t.player('Ann').does('event').mayChoose.exactly('Armor', 'Great Shield', 'Sword of Gondor', 'Pass');
  t.player('Ann').does('Armor').mayChoose.exactly('a', 'b', 'Aragorn');
  t.player('Ann').does('b').does('Sword of Gondor', 'a').does('Pass');
  t.expect
    .card('Armor', { in: 'on of b' })
    .card('Sword of Gondor', { in: 'on of a' })
    .card('Great Shield', { in: 'discard of Ann' });
  t.expect.card('Aragorn', { wounds: 2 });
});
scenario('[5_41, LR-EXERT-004] not when he can exert once only', (t) => {
  t.given(people(2));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-004' });
});
