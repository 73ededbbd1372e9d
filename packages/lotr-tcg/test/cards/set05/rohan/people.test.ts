/** Battle of Helm's Deep: the Rohan culture, its people and events. */
import {
  ally,
  companion,
  freeCondition,
  invent,
  item,
  minion,
  pause,
  shadowCondition,
  site,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob } from '../../people.ts';

invent(
  pause,
  companion('Rider', { culture: 'Rohan' }),
  companion('Brave', { keyword: ['Valiant'] }),
  companion('Elf', { race: 'Elf', culture: 'Elven', keyword: ['Valiant'] }),
  companion('Guard'),
  companion('Sworn', { signet: 'Théoden' }),
  ally('Groom', { culture: 'Rohan', home: 1 << 4, homeBlock: 2 }),
  ally('Stranger'),
  item('Steed', { itemClass: 'mount', culture: 'Rohan' }),
  minion('Pikeman', { vitality: 4, strength: 1 }),
  shadowCondition('Curse'),
  freeCondition('Blessing'),
  site('Field', { siteNumber: 1, block: 2 }),
);
const brave = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'Brave', as: `v${i}` }));
const horn = (men: number, wounds = 0, discard: readonly string[] = ['Sword of Rohan', 'Armor']) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), 'Elf', 'Rider', ...brave(men)],
      support: [{ card: 'Ecglaf, Courageous Farmer', as: 'Ecglaf', wounds }],
      discard,
      hand: ['Pause'],
    },
    Bob,
  },
});
scenario('[5_81] Ecglaf exerts beside two valiant Men to play a Rohan possession again', (t) => {
  t.given(horn(2));
  t.player('Ann').does('Ecglaf', 'Rider');
  t.expect.card('Sword of Rohan', { in: 'on of Rider' }).card('Ecglaf', { wounds: 1 }).table({ twilight: 1 });
});
for (const [why, position, rule] of [
  ['beside one', horn(1), 'LR-SPOT-001'],
  ['exhausted', horn(2, 1), 'LR-EXERT-003'],
] as const)
  scenario(`[5_81, ${rule}] not ${why}`, (t) => {
    t.given(position);
    t.player('Ann').mayNot('Ecglaf', { rule });
  });
scenario('[5_81, LR-EFFECT-008] not without such a possession', (t) => {
  t.given(horn(2, 0, ['Armor']));
  t.player('Ann').mayNot('Ecglaf', {});
});

for (const [beside, may] of [
  ['Rider', true],
  ['Guard', false],
] as const)
  scenario(`[5_82/1, LR-COST-009] Gamling beside ${beside}: ${may}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), beside],
          hand: [{ card: 'Gamling, Warrior of Rohan', as: 'Gamling' }, 'Pause'],
        },
        Bob,
      },
    });
    if (!may) t.player('Ann').mayNot('Gamling', { rule: 'LR-COST-009' });
    else {
      t.player('Ann').does('Gamling: play');
      t.expect.card('Gamling', { in: 'companions of Ann' });
    }
  });
const arming = (phase: string, card: string, hand: readonly string[], more: object = {}) => ({
  phase,
  players: {
    Ann: {
      companions: [frodo(), { card, as: 'hero', wounds: 1, ...more }, { card: 'Rider', wounds: 1 }],
      support: ['Pause', { card: 'Groom', wounds: 1 }, { card: 'Stranger', wounds: 1 }],
      hand,
    },
    Bob: { minions: [{ card: 'Pikeman', ...(phase === 'skirmish' ? { against: 'hero' } : {}) }] },
  },
});
scenario('[5_82/2] Gamling takes up a Rohan possession: strength +2 and damage +1', (t) => {
  t.given(arming('skirmish', 'Gamling, Warrior of Rohan', ["Rider's Mount"]));
  t.player('Ann').does('hero');
  t.expect
    .card('hero', { strength: 8, damage: 1 })
    .card("Rider's Mount", { in: 'on of hero' })
    .table({ twilight: 1 });
});
scenario('[5_93] Théoden takes up a Rohan possession: a Rohan ally is healed', (t) => {
  t.given(arming('maneuver alone', 'Théoden, King of the Golden Hall', ["Rider's Mount"]));
  t.player('Ann').does('hero');
  t.expect.card('Groom', { wounds: 0 }).card('Stranger', { wounds: 1 }).card('hero', { wounds: 1 });
  t.expect.card("Rider's Mount", { in: 'on of hero' });
});
scenario('[5_122] Éowyn takes up a Rohan possession, and is healed', (t) => {
  t.given(arming('maneuver alone', 'Éowyn, Daughter of Éomund', ["Rider's Mount"]));
  t.player('Ann').does('hero');
  t.expect
    .card('hero', { wounds: 0 })
    .card('Rider', { wounds: 1 })
    .card("Rider's Mount", { in: 'on of hero' });
});
for (const [id, phase, card, hand, more] of [
  ['5_82/2', 'skirmish', 'Gamling, Warrior of Rohan', ['Armor'], {}],
  ['5_93', 'maneuver alone', 'Théoden, King of the Golden Hall', ['Armor'], {}],
  ['5_122', 'maneuver alone', 'Éowyn, Daughter of Éomund', ['Armor'], {}],
  ['5_122', 'maneuver alone', 'Éowyn, Daughter of Éomund', ["Rider's Mount"], { on: ['Steed'] }],
] as const)
  scenario(`[${id}, LR-COST-009] ${card} cannot bear ${hand[0]} beside ${JSON.stringify(more)}`, (t) => {
    t.given(arming(phase, card, hand, more));
    t.player('Ann').mayNot('hero', { rule: 'LR-COST-009' });
  });

const here = (wounds: number) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [
        frodo(),
        { card: 'Théoden, Lord of the Mark', as: 'Théoden', wounds, on: ['Herugrim'] },
        { card: 'Sworn', as: 'a', wounds: 2 },
        { card: 'Sworn', as: 'b', wounds: 1 },
        { card: 'Guard', wounds: 2 },
      ],
      hand: [{ card: 'I Am Here', as: 'event' }, 'Pause'],
    },
    Bob,
  },
});
scenario('[5_84] Théoden exerts twice, and every other with his signet is healed twice', (t) => {
  t.given(here(0));
  t.player('Ann').does('event');
  t.expect
    .card('Théoden', { wounds: 2 })
    .card('a', { wounds: 0 })
    .card('b', { wounds: 0 })
    .card('Guard', { wounds: 2 });
});
scenario('[5_84, LR-EXERT-004] not when he can exert once only', (t) => {
  t.given(here(1));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-004' });
});

const swift = (men: number) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), 'Elf', ...brave(men)],
      support: ['Blessing'],
      hand: [{ card: 'Let Us Be Swift', as: 'event' }],
      site: 3,
    },
    Bob: {
      support: [
        { card: 'Curse', as: 'a' },
        { card: 'Curse', as: 'b' },
        { card: 'Field', number: 1, as: 'field' },
      ],
    },
  },
});
scenario('[5_85] three valiant Men: up to two conditions go, and a site is liberated', (t) => {
  t.given(swift(3));
  t.player('Ann').does('event').mayChoose.exactly('a', 'b', 'Blessing', 'Pass');
  t.player('Ann').does('a', 'Pass');
  t.expect
    .card('a', { in: 'discard of Bob' })
    .card('b', { in: 'support of Bob' })
    .card('field', { in: 'path' });
});
scenario('[5_85] no third condition', (t) => {
  t.given(swift(3));
  t.player('Ann').does('event', 'a', 'b');
  t.expect
    .card('Blessing', { in: 'support of Ann' })
    .card('b', { in: 'discard of Bob' })
    .card('field', { in: 'path' });
});
const weary = (men: number) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [frodo(), 'Elf', 'Guard', ...brave(men)],
      hand: [{ card: 'No Rest for the Weary', as: 'event' }],
    },
    Bob: { minions: ['Pikeman'] },
  },
});
scenario('[5_86] one of three valiant Men is defender +1', (t) => {
  t.given(weary(3));
  t.player('Ann').does('event').mayChoose.exactly('v0', 'v1', 'v2');
  t.player('Ann').does('v1');
  t.expect.card('v1', { defender: 1 }).card('v0', { defender: 0 });
});
for (const [id, position] of [
  ['5_85', swift(2)],
  ['5_86', weary(2)],
] as const)
  scenario(`[${id}, LR-SPOT-001] two of them are not enough`, (t) => {
    t.given(position);
    t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
  });

const scouting = (wounds: number, on: readonly unknown[]) => ({
  phase: 'regroup alone',
  players: { Ann: { companions: [frodo(), { card: 'Rohirrim Scout', as: 'Scout', wounds, on }] }, Bob },
});
scenario('[5_90] Rohirrim Scout exerts, and a Rohan possession comes back to hand', (t) => {
  t.given(scouting(0, [{ card: 'Steed', as: 'Steed' }, 'Armor']));
  t.player('Ann')
    .does('Scout')
    .has({ hand: ['Steed'] });
  t.expect.card('Scout', { wounds: 1 });
});
scenario('[5_90] not without such a possession', (t) => {
  t.given(scouting(0, ['Armor']));
  t.player('Ann').mayNot('Scout', {});
});
scenario('[5_90, LR-EXERT-003] not exhausted', (t) => {
  t.given(scouting(2, ['Steed']));
  t.player('Ann').mayNot('Scout', { rule: 'LR-EXERT-003' });
});
const volunteer = (men: number) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), 'Elf', ...brave(men)],
      support: [{ card: 'Sigewulf, Brave Volunteer', as: 'Sigewulf' }],
    },
    Bob: {
      minions: [
        { card: 'Pikeman', as: 'a' },
        { card: 'Pikeman', as: 'b' },
      ],
    },
  },
});
scenario('[5_92] Sigewulf exerts beside five valiant Men to discard a minion', (t) => {
  t.given(volunteer(5));
  t.player('Ann').does('Sigewulf', 'b');
  t.expect
    .card('b', { in: 'discard of Bob' })
    .card('a', { in: 'minions of Bob' })
    .card('Sigewulf', { wounds: 1 });
});
scenario('[5_92, LR-SPOT-001] four are not enough', (t) => {
  t.given(volunteer(4));
  t.player('Ann').mayNot('Sigewulf', { rule: 'LR-SPOT-001' });
});
