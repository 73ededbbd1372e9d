/** Battle of Helm's Deep: the Elven culture. */
import { ally, companion, invent, item, minion, pause, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli, legolas } from '../people.ts';
import { moving } from '../standing.ts';

invent(
  pause,
  companion('Elf', { race: 'Elf', culture: 'Elven' }),
  companion('Guard'),
  ally('Singer', { race: 'Elf', culture: 'Elven' }),
  minion('Orc', { vitality: 4, strength: 2 }),
  minion('Brute', { vitality: 4, strength: 8, Damage: 1 }),
  item('Orc blade', { side: 'Shadow', culture: 'Moria', twilight: 1 }),
  item('Cup', {}),
  site('Field', { siteNumber: 1, block: 2 }),
  site('Wood', { siteNumber: 3, block: 2 }),
  shadowCondition('Curse'),
);
const elves = (n: number, wounds = 0) =>
  Array.from({ length: n }, (_x, i) => ({ card: 'Elf', as: `e${i}`, wounds }));

for (const [id, card] of [
  ['5_10/1', 'Balglin, Elven Warrior'],
  ['5_13/1', 'Taurnil, Sharp-eyed Bowman'],
] as const)
  for (const [beside, may] of [
    ['Elf', true],
    ['Guard', false],
  ] as const)
    scenario(`[${id}, LR-COST-009] ${card} beside ${beside}: ${may}`, (t) => {
      t.given({
        phase: 'fellowship alone',
        players: { Ann: { companions: [frodo(), beside], hand: [{ card, as: 'he' }, 'Pause'] }, Bob },
      });
      if (may) {
        t.player('Ann').does('he: play');
        t.expect.card('he', { in: 'companions of Ann' });
      } else t.player('Ann').mayNot('he', { rule: 'LR-COST-009' });
    });
for (const [wounds, taken] of [
  [1, 1],
  [0, 2],
] as const)
  scenario(`[5_10/2] against a damage +1 minion with ${wounds} wounds Balglin takes ${taken}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), { card: 'Balglin, Elven Warrior', as: 'Balglin' }] },
        Bob: { minions: [{ card: 'Brute', against: 'Balglin', wounds }] },
      },
    });
    t.expect.card('Balglin', { wounds: taken });
  });

const charge = (companions: readonly unknown[]) => ({
  phase: 'archery alone',
  players: {
    Ann: {
      companions: [frodo(), ...companions],
      support: ['Singer'],
      hand: [{ card: 'Break the Charge', as: 'event' }],
    },
    Bob: { minions: [{ card: 'Orc', as: 'foe' }] },
  },
});
scenario('[5_11] three Elf companions exert: the fellowship archery total is +2', (t) => {
  t.given(charge(elves(3)));
  t.player('Ann').does('event', 'e0', 'e1');
  t.expect
    .card('foe', { wounds: 2 })
    .card('e0', { wounds: 1 })
    .card('e2', { wounds: 1 })
    .card('Singer', { wounds: 0 });
});
scenario('[5_11, LR-EXERT-003] two are not enough, nor a third who is exhausted', (t) => {
  t.given(charge([...elves(2), { card: 'Elf', as: 'tired', wounds: 2 }]));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});

const move = (minionWounds: number, wounds: number) => {
  const position = moving('Field', 1, 'Wood', {
    companions: [
      frodo(),
      legolas({ wounds, on: [{ card: "Legolas' Sword", as: 'Sword' }] }),
      gimli({ wounds: 1 }),
    ],
  });
  return {
    ...position,
    players: { ...position.players, Bob: { minions: [{ card: 'Orc', wounds: minionWounds }] } },
  };
};
scenario('[5_12/2] on a move a wounded minion is spotted, and Legolas heals', (t) => {
  t.given(move(1, 2));
  t.player('Ann').does('Sword');
  t.expect.card('Legolas', { wounds: 1, strength: 7 }).card('Gimli', { wounds: 1 });
});
scenario('[5_12/2] not where no minion is wounded', (t) => {
  t.given(move(0, 2));
  t.expect.card('Legolas', { wounds: 2 });
});
scenario("[5_12/1] Legolas' Sword is borne by Legolas", (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), 'Elf', legolas()], hand: ["Legolas' Sword"] }, Bob },
  });
  t.player('Ann').does("Legolas' Sword: play");
  t.expect.card("Legolas' Sword", { in: 'on of Legolas' });
});

for (const [on, cost] of [
  [['Elven Bow'], 3],
  [['Cup'], 1],
] as const)
  scenario(`[5_13/2] Taurnil with ${on[0]}: a Shadow possession costs ${cost}`, (t) => {
    t.given({
      phase: 'shadow alone',
      players: {
        Ann: {
          companions: [frodo(), { card: 'Taurnil, Sharp-eyed Bowman', as: 'Taurnil', on }],
          hand: ['Cup'],
        },
        Bob: { hand: ['Orc blade', 'Curse'] },
      },
    });
    t.expect.card('Orc blade', { 'twilight cost': cost }).card('Curse', { 'twilight cost': 1 });
  });
for (const [id, card] of [['5_13/3', 'Taurnil, Sharp-eyed Bowman']] as const)
  scenario(`[${id}, LR-ARCHERY-002] ${card} with a bow adds to no archery total`, (t) => {
    t.given({
      phase: 'archery fire',
      players: {
        Ann: { companions: [frodo(), { card, on: ['Elven Bow'] }, legolas()] },
        Bob: { minions: [{ card: 'Orc', as: 'foe' }] },
      },
    });
    t.expect.card('foe', { wounds: 1 });
  });

const horn = (n: number) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), gimli({ wounds: 1 }), ...elves(n, 1)],
      hand: [{ card: 'That Is No Orc Horn', as: 'event' }],
      site: 3,
    },
    Bob: { support: [{ card: 'Field', number: 1, as: 'field' }] },
  },
});
scenario('[5_14] three Elf companions: a companion is healed and a site liberated', (t) => {
  t.given(horn(3));
  t.player('Ann').does('event', 'Gimli');
  t.expect.card('Gimli', { wounds: 0 }).card('e0', { wounds: 1 }).card('field', { in: 'path' });
});
scenario('[5_14, LR-SPOT-001] two are not enough', (t) => {
  t.given(horn(2));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});

const archer = (foe: string, hurt: number) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [
        frodo({ wounds: 1 }),
        { card: 'Legolas, Archer of Mirkwood', as: 'Legolas', wounds: 1 },
        gimli({ wounds: hurt }),
        { card: 'Elf', as: 'e0', wounds: hurt },
        { card: 'Guard', wounds: 1 },
      ],
      support: [{ card: 'Singer', wounds: 1 }],
    },
    Bob: { minions: [{ card: foe, against: 'Legolas' }] },
  },
});
scenario('[5_121] Legolas wins, and may heal a Dwarf companion or another Elf companion', (t) => {
  t.given(archer('Orc', 1));
  t.player('Ann').does('Legolas').mayChoose.exactly('Gimli', 'e0');
  t.player('Ann').does('Gimli');
  t.expect.card('Gimli', { wounds: 0 }).card('Legolas', { wounds: 1 });
});
for (const [foe, hurt] of [
  ['Orc', 0],
  ['Brute', 1],
] as const)
  scenario(`[5_121] nothing is offered against ${foe} with ${hurt} wounds on them`, (t) => {
    t.given(archer(foe, hurt));
    t.expect.asked('nobody').card('Gimli', { wounds: hurt });
  });
