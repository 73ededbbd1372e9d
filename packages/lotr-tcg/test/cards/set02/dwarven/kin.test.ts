/** Mines of Moria: further cards of the Dwarven culture. */
import { freeCondition, invent, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob, boromir, gimli, runner, savage } from '../../people.ts';

invent(
  pause,
  minion('Mild Orc', { strength: 5, vitality: 4 }),
  minion('Mild Uruk', { race: 'Uruk-hai', strength: 5, vitality: 4 }),
  minion('Strong Orc', { strength: 8, vitality: 4 }),
  freeCondition('Dwarven tale', { culture: 'Dwarven', keyword: ['Tale'] }),
  freeCondition('Other tale', { keyword: ['Tale'] }),
);

const disquiet = (foe: unknown, wounds = 0) => ({
  phase: 'maneuver',
  players: {
    Ann: {
      companions: [frodo(), gimli({ wounds }), boromir()],
      hand: [{ card: 'Disquiet of Our People', as: 'event' }, "Elendil's Valor"],
    },
    Bob: { minions: [foe, { card: 'Mild Uruk', as: 'second' }] },
  },
});
for (const [foe, defender] of [
  [runner(), 2],
  [savage(), 1],
] as const)
  scenario(`[2_2] Disquiet of Our People with ${String(foe['as'])}: defender +${defender}`, (t) => {
    t.given(disquiet(foe));
    t.player('Ann').does('event');
    t.expect.card('Gimli', { defender, wounds: 1 }).card('Boromir', { defender: 0 });
  });
scenario('[2_2, LR-EXERT-003] Disquiet of Our People: the Dwarf must be able to exert', (t) => {
  t.given(disquiet(runner(), 2));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});

const bracers = (against: string) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: {
      companions: [
        frodo(),
        gimli({ on: [{ card: 'Dwarven Bracers', as: 'Bracers' }] }),
        { card: 'Farin, Dwarven Emissary', as: 'Farin' },
      ],
    },
    Bob: { minions: [{ card: 'Strong Orc', as: 'foe', against }] },
  },
});
scenario('[2_3/2] Dwarven Bracers are discarded to prevent a wound to their bearer', (t) => {
  t.given(bracers('Gimli'));
  t.player('Ann').does('Bracers');
  t.expect.card('Gimli', { wounds: 0 }).card('Bracers', { in: 'discard of Ann' });
});
scenario('[2_3/2] Dwarven Bracers: or not', (t) => {
  t.given(bracers('Gimli'));
  t.player('Ann').does('Pass');
  t.expect.card('Gimli', { wounds: 1 }).card('Bracers', { in: 'on of Gimli' });
});
scenario('[2_3/2] Dwarven Bracers are of no use to another', (t) => {
  t.given(bracers('Farin'));
  t.expect.card('Farin', { wounds: 1 }).card('Bracers', { in: 'on of Gimli' });
});

scenario('[2_4/2] Endurance of Dwarves is discarded for strength +1', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), gimli({ on: [{ card: 'Endurance of Dwarves', as: 'condition' }] })],
        support: ['Pause'],
      },
      Bob: { minions: [{ card: 'Mild Orc', against: 'Gimli' }] },
    },
  });
  t.expect.card('Gimli', { strength: 6, vitality: 4 });
  t.player('Ann').does('condition');
  t.expect.card('Gimli', { strength: 7, vitality: 3 }).card('condition', { in: 'discard of Ann' });
});

const fror = { card: "Frór, Gimli's Kinsman", as: 'Frór' };
for (const [foe, strength] of [
  ['Mild Uruk', 8],
  ['Mild Orc', 5],
] as const)
  scenario(`[2_6/2] Frór has ${strength} against ${foe}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), fror], support: ['Pause'] },
        Bob: { minions: [{ card: foe, against: 'Frór' }] },
      },
    });
    t.expect.card('Frór', { strength });
  });
for (const [friend, may] of [
  [gimli(), true],
  [boromir(), false],
] as const)
  scenario(`[2_6/1 2_8/1, LR-SPOT-001] Frór and Golden Light with ${String(friend['as'])}: ${may}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), friend],
          hand: [fror, { card: 'Golden Light on the Land', as: 'Light' }, 'Hobbit Sword'],
        },
        Bob,
      },
    });
    if (may) {
      t.player('Ann').does('Light: play', 'Frór: play');
      t.expect.card('Frór', { in: 'companions of Ann' }).card('Light', { in: 'support of Ann' });
    } else {
      t.player('Ann').mayNot('Frór', { rule: 'LR-COST-009' });
      t.player('Ann').mayNot('Light', { rule: 'LR-COST-009' });
    }
  });

for (const [tales, strength] of [
  [0, 5],
  [2, 7],
  [5, 9],
] as const)
  scenario(`[2_7] Glóin has ${strength} with ${tales} Dwarven tales`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), { card: 'Glóin, Friend to Thorin', as: 'Glóin' }],
          support: [
            'Other tale',
            ...Array.from({ length: tales }, (_x, i) => ({ card: 'Dwarven tale', as: `tale ${i}` })),
          ],
          hand: ['Hobbit Sword'],
        },
        Bob,
      },
    });
    t.expect.card('Glóin', { strength });
  });

const light = (site: number, card: string) => ({
  phase: 'shadow alone',
  twilight: 9,
  path: [{ card: site === 4 ? 'Mithril Mine' : 'Ettenmoors', number: site }],
  players: {
    Ann: { companions: [frodo()], support: ['Golden Light on the Land'], site },
    Bob: { hand: [{ card, as: 'minion' }] },
  },
});
for (const [site, card, left] of [
  [2, 'Mild Orc', 9 - 2 - 2],
  [4, 'Mild Orc', 9 - 2],
  [2, 'Mild Uruk', 9 - 2],
] as const)
  scenario(`[2_8/2] Golden Light on the Land: ${card} at site ${site} leaves ${left} twilight`, (t) => {
    t.given(light(site, card));
    t.player('Bob').does('minion: play');
    t.expect.table({ twilight: left });
  });
scenario('[2_8/3] Golden Light on the Land goes in the regroup phase', (t) => {
  t.given({
    phase: 'regroup alone',
    players: {
      Ann: {
        companions: [frodo(), boromir()],
        support: [{ card: 'Golden Light on the Land', as: 'Light' }],
        hand: ["Gondor's Vengeance"],
      },
      Bob: { minions: [runner()] },
    },
  });
  t.expect.card('Light', { in: 'discard of Ann' });
});
