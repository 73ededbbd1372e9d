/** Battle of Helm's Deep: the Raider culture. */
import { ally, companion, freeCondition, invent, item, minion, pause } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { idle } from '../idle.ts';

invent(
  idle,
  pause,
  companion('Friend', { vitality: 2, strength: 7 }),
  companion('Weak one', { strength: 4, vitality: 4 }),
  companion('Elf', { culture: 'Elven', race: 'Elf' }),
  ally('Old Dwarf', { culture: 'Dwarven', race: 'Dwarf' }),
  freeCondition('Horse-song', { culture: 'Rohan' }),
  minion('Rider', { culture: 'Raider', race: 'Man', keyword: ['Southron'], strength: 8, vitality: 3 }),
  minion('Eastern one', { culture: 'Raider', race: 'Man', keyword: ['Easterling'], strength: 8 }),
  minion('Lurking man', { culture: 'Raider', race: 'Man', Ambush: 2 }),
  minion('Lurking Orc', { Ambush: 1 }),
  minion('Gollum thing', { culture: 'Gollum', race: 'Hobbit' }),
  minion('Plain Orc', { strength: 8 }),
  item('Great beast', { side: 'Shadow', culture: 'Raider', itemClass: 'mount', twilight: 2 }),
  item('Great axe', { side: 'Shadow', culture: 'Raider', itemClass: 'hand weapon', twilight: 2 }),
);

const army = (twilight: number, discard: readonly string[]) => ({
  phase: 'skirmish',
  twilight,
  players: {
    Ann: { companions: [frodo(), 'Friend'], support: ['Pause'] },
    Bob: {
      minions: [{ card: 'Army of Haradrim', as: 'Army', against: 'Friend' }],
      support: ['Idle'],
      discard,
    },
  },
});
scenario('[5_70] Army of Haradrim plays a Raider mount from the discard pile', (t) => {
  t.given(army(5, ['Great axe', 'Mûmak']));
  t.player('Ann').does('Pass');
  t.player('Bob').does('Army');
  t.expect
    .card('Mûmak', { in: 'on of Army' })
    .card('Great axe', { in: 'discard of Bob' })
    .table({ twilight: 0 });
});
for (const [why, twilight, discard] of [
  ['with 4 twilight', 4, ['Mûmak']],
  ['with no mount there', 9, ['Great axe']],
] as const)
  scenario(`[5_70, LR-EFFECT-008] not ${why}`, (t) => {
    t.given(army(twilight, discard));
    t.player('Bob').mayNot('Army', {});
  });

const company = (twilight: number, other: string) => ({
  phase: 'regroup alone',
  twilight,
  players: {
    Ann: { companions: [frodo()] },
    Bob: { minions: [{ card: 'Company of Haradrim', as: 'Company' }, other], support: ['Idle'] },
  },
});
scenario('[5_71, LR-MOVE-016] Company of Haradrim: the move limit falls by 1, and never below 1', (t) => {
  t.given(company(18, 'Rider'));
  t.expect.table({ 'move limit': 2 });
  t.player('Bob').does('Company');
  t.expect.table({ 'move limit': 1, twilight: 9 });
  t.player('Bob').does('Company');
  t.expect.table({ 'move limit': 1, twilight: 0 });
});
for (const [twilight, other, rule] of [
  [8, 'Rider', 'LR-COST-002'],
  [9, 'Eastern one', 'LR-SPOT-001'],
] as const)
  scenario(`[5_71] not with ${twilight} twilight beside ${other}`, (t) => {
    t.given(company(twilight, other));
    t.player('Bob').mayNot('Company', { rule });
  });

// Shire (Frodo), Gondor (his friends) and what else is named.
const stalker = (n: number, wounds = 0) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [frodo(), 'Friend', { card: 'Friend', as: 'tired', wounds: 1 }, 'Elf'],
      support: ['Horse-song', 'Old Dwarf'].slice(0, n - 3),
    },
    Bob: { minions: [{ card: 'Desert Stalker', as: 'Stalker', wounds }, 'Gollum thing'], support: ['Idle'] },
  },
});
scenario('[5_72] Desert Stalker: every companion exerts where four cultures are', (t) => {
  t.given(stalker(5));
  t.player('Bob').does('Stalker');
  t.expect
    .card('Stalker', { wounds: 1 })
    .card('Frodo', { wounds: 1 })
    .card('Friend', { wounds: 1 })
    .card('tired', { wounds: 1 })
    .card('Old Dwarf', { wounds: 0 });
});
scenario('[5_72] four are enough, whatever the kinds of cards', (t) => {
  t.given(stalker(4));
  t.player('Bob').does('Stalker');
  t.expect.card('Elf', { wounds: 1 });
});
scenario('[5_72, LR-CULTURE-007] three are not, and a Gollum minion makes no fourth', (t) => {
  t.given(stalker(3));
  t.player('Bob').mayNot('Stalker', { rule: 'LR-SPOT-001' });
});
scenario('[5_72, LR-EXERT-003] not when he is exhausted', (t) => {
  t.given(stalker(4, 1));
  t.player('Bob').mayNot('Stalker', { rule: 'LR-EXERT-003' });
});

const mounted = (card: string, hero: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), hero] },
    Bob: { minions: [{ card: 'Rider', on: [{ card, as: 'beast' }], against: hero }] },
  },
});
for (const [id, card, strength] of [
  ['5_73', 'Mûmak', 11],
  ['5_78', 'War Mûmak', 12],
] as const) {
  scenario(`[${id}/1, LR-ATTACH-001] ${card} is borne by a Southron`, (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 3,
      players: {
        Ann: { companions: [frodo()], site: 4 },
        Bob: {
          minions: ['Rider', 'Eastern one', 'Plain Orc'],
          hand: [{ card, as: 'beast' }],
          support: ['Idle'],
        },
      },
    });
    t.player('Bob').does('beast');
    t.expect.card('Rider', { strength, fierce: 1 }).card('Eastern one', { fierce: 0 });
  });
  scenario(`[${id}/2] its bearer is fierce`, (t) => {
    t.given({
      phase: 'shadow alone',
      players: {
        Ann: { companions: [frodo()] },
        Bob: {
          minions: [
            { card: 'Rider', on: [card] },
            { card: 'Rider', as: 'other' },
          ],
          support: ['Idle'],
        },
      },
    });
    t.expect.card('Rider', { fierce: 1 }).card('other', { fierce: 0 });
  });
}
scenario('[5_73/3] Mûmak: 2 twilight may be added when its bearer wins', (t) => {
  t.given(mounted('Mûmak', 'Friend'));
  t.player('Bob').does('beast');
  t.expect.table({ twilight: 2 }).card('Friend', { wounds: 1 });
});
scenario('[5_73/3] it may be left', (t) => {
  t.given(mounted('Mûmak', 'Friend'));
  t.player('Bob').does('Pass');
  t.expect.table({ twilight: 0 });
});
scenario('[5_78/3, LR-SKIRM-009] War Mûmak: 5 twilight may be added when its bearer overwhelms', (t) => {
  t.given(mounted('War Mûmak', 'Weak one'));
  t.player('Bob').does('beast');
  t.expect.table({ twilight: 5 }).card('Weak one', { in: 'dead of Ann' });
});
scenario('[5_78/3] not when he merely wins', (t) => {
  t.given(mounted('War Mûmak', 'Friend'));
  t.expect.table({ twilight: 0 }).card('Friend', { wounds: 1 });
});
scenario('[5_78/3] nor when another does', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Weak one'] },
      Bob: {
        minions: [
          { card: 'Rider', on: ['War Mûmak'] },
          { card: 'Plain Orc', against: 'Weak one' },
        ],
      },
    },
  });
  t.expect.table({ twilight: 0 }).card('Weak one', { in: 'dead of Ann' });
});

for (const [id, card, cost] of [
  ['5_74', 'Southron Marcher', 4],
  ['5_75', 'Southron Runner', 3],
] as const)
  for (const [other, price] of [
    ['Rider', cost - 2],
    ['Eastern one', cost],
  ] as const) {
    const playing = (twilight: number) => ({
      phase: 'shadow alone',
      twilight,
      players: {
        Ann: { companions: [frodo()], site: 4 },
        Bob: { minions: [other], hand: [{ card, as: 'newcomer' }], support: ['Idle'] },
      },
    });
    scenario(`[${id}, LR-MODIF-002] ${card} costs ${price} beside ${other}`, (t) => {
      t.given(playing(price));
      t.player('Bob').does('newcomer');
      t.expect.card('newcomer', { in: 'minions of Bob' }).table({ twilight: 0 });
    });
    scenario(`[${id}] and not ${price - 1}`, (t) => {
      t.given(playing(price - 1));
      t.player('Bob').mayNot('newcomer', { because: 'too little twilight' });
    });
  }

const traveler = (fighter: string, twilight: number) => ({
  phase: 'skirmish',
  twilight,
  players: {
    Ann: { companions: [frodo(), { card: 'Friend', as: 'hero' }, 'Elf'] },
    Bob: {
      minions: [
        { card: 'Southron Traveler', as: 'Traveler' },
        { card: fighter, as: 'fighter', against: 'hero' },
      ],
    },
  },
});
invent(minion('Small rider', { culture: 'Raider', race: 'Man', keyword: ['Southron'], strength: 4 }));
scenario('[5_76] Southron Traveler: for 3 twilight a Southron is not wounded', (t) => {
  t.given(traveler('Small rider', 3));
  t.player('Bob').does('Traveler');
  t.expect.card('fighter', { wounds: 0 }).table({ twilight: 0 });
});
for (const [why, fighter, twilight] of [
  ['for 2', 'Small rider', 2],
  ['for someone else', 'Lurking Orc', 9],
] as const)
  scenario(`[5_76] not ${why}`, (t) => {
    t.given(traveler(fighter, twilight));
    t.expect.card('fighter', { wounds: 1 }).table({ twilight });
  });

const numbers = (phase: string, minions: readonly string[], bob: object) => ({
  phase,
  players: { Ann: { companions: [frodo()] }, Bob: { minions, ...bob } },
});
scenario(
  '[5_77/2, LR-SPOT-002] Strength in Numbers: 1 twilight for each Man with ambush who is spotted',
  (t) => {
    const support = [{ card: 'Strength in Numbers', as: 'strength' }, 'Idle'];
    t.given(
      numbers('maneuver alone', ['Lurking man', 'Southron Scout', 'Lurking Orc', 'Rider'], { support }),
    );
    t.player('Bob').does('strength');
    t.player('Bob').mayChoose.exactly('0', '1', '2');
    t.player('Bob').does(2);
    t.expect.table({ twilight: 2 }).card('strength', { in: 'discard of Bob' });
  },
);
for (const [other, may] of [
  ['Rider', true],
  ['Eastern one', false],
] as const)
  scenario(`[5_77/1, LR-SPOT-001] with ${other} in play it can ${may ? '' : 'not '}be played`, (t) => {
    const hand = [{ card: 'Strength in Numbers', as: 'strength' }];
    t.given(numbers('shadow alone', [other], { hand, support: ['Idle'] }));
    if (may) t.player('Bob').does('strength');
    else t.player('Bob').mayNot('strength', {});
    t.expect.card('strength', { in: may ? 'support of Bob' : 'hand of Bob' });
  });
