/** The Two Towers: the Rohan culture, its horsemen and herdsmen. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { villagers } from '../../casts/rohan.ts';
import { Bob } from '../../people.ts';

invent(...villagers);
for (const [id, card] of [
  ['4_285/1', 'Léod, Westfold Herdsman'],
  ['4_295/1', 'Weland, Smith of the Riddermark'],
] as const)
  for (const [number, into] of [
    [4, 'discard of Ann'],
    [5, 'support of Ann'],
  ] as const)
    scenario(`[${id}] with site ${number} taken ${card} is in ${into}`, (t) => {
      t.given({
        phase: 'fellowship alone',
        players: {
          Ann: { companions: [frodo()], hand: [{ card, as: 'ally' }, 'Pause'] },
          Bob: { support: [{ card: 'Plain', number }] },
        },
      });
      t.player('Ann').does('ally: play');
      t.expect.card('ally', { in: into });
    });
const riders = [
  { card: 'Rider', as: 'mounted', on: ['Steed'], wounds: 1 },
  { card: 'Guard', as: 'other', on: [{ card: 'Horse of Rohan', as: 'horse' }], wounds: 1 },
  { card: 'Rider', as: 'on foot', wounds: 1 },
];
scenario('[4_285/2] Léod exerts for a mounted companion', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), ...riders],
        support: ['Pause', { card: 'Léod, Westfold Herdsman', as: 'Léod' }],
      },
      Bob: { minions: [{ card: 'Pikeman', against: 'on foot' }] },
    },
  });
  t.player('Ann').does('Léod').mayChoose.exactly('mounted', 'other');
  t.player('Ann').does('other');
  t.expect.card('other', { strength: 8 }).card('Léod', { wounds: 1 });
});
scenario('[4_295/2] Weland exerts to heal a mounted companion', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), ...riders],
        support: [{ card: 'Weland, Smith of the Riddermark', as: 'Weland' }],
      },
      Bob,
    },
  });
  t.player('Ann').does('Weland').mayChoose.exactly('mounted', 'other');
  t.player('Ann').does('mounted');
  t.expect.card('mounted', { wounds: 0 }).card('Weland', { wounds: 1 });
});
const ride = (on: readonly string[], wounds = 0, hero = 'Guard') => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), 'Guard', { card: 'Rider of Rohan', as: 'Horseman', on, wounds }],
      support: ['Pause'],
    },
    Bob: {
      minions: [
        { card: 'Pikeman', as: 'a', against: hero },
        { card: 'Pikeman', as: 'b' },
      ],
    },
  },
});
scenario('[4_286] a mounted Rider of Rohan exerts a minion that fights an unbound companion', (t) => {
  t.given(ride(['Steed']));
  t.player('Ann').does('Horseman');
  t.expect.card('a', { wounds: 1 }).card('b', { wounds: 0 }).card('Horseman', { wounds: 1 });
});
scenario('[4_286] nobody who fights the Ring-bearer exerts', (t) => {
  t.given(ride(['Steed'], 0, 'Frodo'));
  t.player('Ann').does('Horseman');
  t.expect.card('a', { wounds: 0 }).card('Horseman', { wounds: 1 });
});
scenario('[4_286] not on foot, nor exhausted', (t) => {
  t.given(ride([]));
  t.player('Ann').mayNot('Horseman', { because: 'is mounted' });
});
scenario('[4_286, LR-EXERT-003] not exhausted', (t) => {
  t.given(ride(['Steed'], 2));
  t.player('Ann').mayNot('Horseman', { rule: 'LR-EXERT-003' });
});

const liberation = (support: readonly unknown[], wounds = 0) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Théoden, Son of Thengel', as: 'Théoden', wounds }],
      support,
      site: 3,
    },
    Bob: { support: [{ card: 'Field', number: 1, as: 'field' }] },
  },
});
scenario('[4_292, LR-CONTROL-008] Théoden exerts beside a Rohan ally to liberate a site', (t) => {
  t.given(liberation(['Groom']));
  t.player('Ann').does('Théoden');
  t.expect.card('field', { in: 'path' }).card('Théoden', { wounds: 1 });
});
for (const [support, wounds, rule] of [
  [['Stranger'], 0, 'LR-SPOT-001'],
  [['Groom'], 1, 'LR-EXERT-003'],
] as const)
  scenario(`[4_292, ${rule}] not beside ${support[0]} with ${wounds} wounds`, (t) => {
    t.given(liberation(support, wounds));
    t.player('Ann').mayNot('Théoden', { rule });
  });

const arming = (hand: readonly string[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [
        frodo(),
        { card: 'Théoden, Lord of the Mark', as: 'Théoden', wounds: 1 },
        { card: 'Rider', wounds: 2 },
        { card: 'Guard', wounds: 1 },
      ],
      hand,
    },
    Bob,
  },
});
scenario(
  '[4_365, LR-COST-009] a Rohan possession on a Rohan companion heals that one, once each turn',
  (t) => {
    t.given(arming(['Sword of Rohan', "Rider's Mount"]));
    t.player('Ann').does('Théoden', 'Sword of Rohan').mayChoose.exactly('Théoden', 'Rider');
    t.player('Ann').does('Rider').mayNot('Théoden', {});
    t.expect
      .card('Rider', { wounds: 1 })
      .card('Sword of Rohan', { in: 'on of Rider' })
      .table({ twilight: 1 });
  },
);
scenario('[4_365, LR-ATTACH-003] nobody who bears a hand weapon is chosen for another', (t) => {
  const position = arming(['Sword of Rohan', "Rider's Mount"]);
  const [bearer, theoden, , ...rest] = position.players.Ann.companions;
  const armed = { card: 'Rider', wounds: 2, on: [{ card: 'Sword of Rohan', as: 'his own' }] };
  const other = { card: 'Rider', as: 'second' };
  t.given({
    ...position,
    players: {
      ...position.players,
      Ann: { ...position.players.Ann, companions: [bearer, theoden, armed, other, ...rest] },
    },
  });
  t.player('Ann').does('Théoden', 'Sword of Rohan').mayChoose.exactly('Théoden', 'second');
});
scenario('[4_365] no possession of another culture', (t) => {
  t.given(arming(['Foreign blade']));
  t.player('Ann').mayNot('Théoden', { rule: 'LR-COST-009' });
});
