/** The Two Towers: the Rohan culture, its companions and allies. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { villagers } from '../../casts/rohan.ts';
import { Bob, gimli } from '../../people.ts';
import { moving } from '../../standing.ts';

invent(...villagers);
for (const [villager, may] of [
  ['Peasant', true],
  ['Groom', false],
] as const)
  scenario(`[4_262, LR-SPOT-001] Aldor beside ${villager}: ${may}`, (t) => {
    t.given({
      phase: 'archery alone',
      players: {
        Ann: {
          companions: [frodo()],
          support: [{ card: 'Aldor, Soldier of Edoras', as: 'Aldor' }, villager],
        },
        Bob: { minions: ['Pikeman'] },
      },
    });
    if (!may) t.player('Ann').mayNot('Aldor', { rule: 'LR-SPOT-001' });
    else {
      t.player('Ann').does('Aldor');
      t.expect.card('Aldor', { wounds: 1 }).card('Pikeman', { wounds: 1 }).card(villager, { wounds: 0 });
    }
  });

const conquest = (villager: string, wounds = 0) => ({
  phase: 'shadow alone',
  path: [{ card: 'Field', number: 1, as: 'field' }],
  players: {
    Ann: {
      companions: [frodo(), { card: 'Ceorl, Weary Horseman', as: 'Ceorl', wounds }],
      support: [villager],
      site: 3,
    },
    Bob: { support: ['Conquest'], site: 3 },
  },
});
scenario('[4_264, LR-CONTROL-001] Ceorl and a villager exert, and the site stays', (t) => {
  t.given(conquest('Peasant'));
  t.player('Bob').does('Conquest');
  t.player('Ann').does('Ceorl');
  t.expect.card('field', { in: 'path' }).card('Ceorl', { wounds: 1 }).card('Peasant', { wounds: 1 });
});
for (const [villager, wounds] of [
  ['Groom', 0],
  ['Peasant', 2],
] as const)
  scenario(`[4_264, LR-EXERT-003] not with ${villager} and ${wounds} wounds`, (t) => {
    t.given(conquest(villager, wounds));
    t.player('Bob').does('Conquest');
    t.expect.card('field', { in: 'support of Bob' });
  });

for (const [id, card] of [
  ['4_266/1', 'Éomer, Sister-son of Théoden'],
  ['4_267/1', 'Éomer, Third Marshal of Riddermark'],
] as const)
  for (const [beside, cost] of [
    ['Rider', 2],
    ['Guard', 3],
  ] as const)
    scenario(`[${id}, LR-MODIF-002] beside ${beside} ${card} costs ${cost}`, (t) => {
      t.given({
        phase: 'fellowship alone',
        players: { Ann: { companions: [frodo(), beside], hand: [{ card, as: 'Éomer' }, 'Pause'] }, Bob },
      });
      t.expect.card('Éomer', { 'twilight cost': cost });
      t.player('Ann').does('Éomer: play');
      t.expect.table({ twilight: cost });
    });
const dawn = (support: readonly unknown[], companions: readonly unknown[]) => ({
  phase: 'turn',
  players: { Ann: { companions: [frodo(), ...companions], support, hand: ['Pause'] }, Bob },
});
scenario('[4_266/2] at the start of a turn Éomer may heal a Rohan ally', (t) => {
  t.given(
    dawn(
      [
        { card: 'Peasant', wounds: 1 },
        { card: 'Groom', wounds: 1 },
        { card: 'Stranger', wounds: 1 },
      ],
      [{ card: 'Éomer, Sister-son of Théoden', as: 'Éomer', wounds: 1 }],
    ),
  );
  t.player('Ann').does('Éomer').mayChoose.exactly('Peasant', 'Groom');
  t.player('Ann').does('Groom');
  t.expect.card('Groom', { wounds: 0 }).card('Peasant', { wounds: 1 });
});
const groomed = dawn([{ card: 'Groom', wounds: 1 }], [{ card: 'Éomer, Sister-son of Théoden', as: 'Éomer' }]);
scenario('[4_266/2] Éomer may leave it', (t) => {
  t.given(groomed);
  t.player('Ann').does('Pass');
  t.expect.card('Groom', { wounds: 1 });
});
scenario('[4_266/2, LR-ACTIVE-002] nobody is healed as the turn of another begins', (t) => {
  const companions = [{ card: 'Frodo, Son of Drogo', as: 'another', on: ['The One Ring, The Ruling Ring'] }];
  t.given({
    ...groomed,
    active: 'Bob',
    players: { ...groomed.players, Bob: { companions, hand: ['Pause'] } },
  });
  t.expect.asked('Bob').card('Groom', { wounds: 1 });
});
scenario('[4_266/2] nothing is offered where no Rohan ally is wounded', (t) => {
  t.given(
    dawn(
      ['Peasant', { card: 'Stranger', wounds: 1 }],
      [{ card: 'Éomer, Sister-son of Théoden', as: 'Éomer' }],
    ),
  );
  t.player('Ann').mayNot('Éomer', {});
});
scenario('[4_296] at the start of the fellowship phase Well Stored may heal a villager', (t) => {
  t.given(dawn(['Well Stored', { card: 'Peasant', wounds: 1 }, { card: 'Groom', wounds: 1 }], []));
  t.player('Ann').does('Well Stored');
  t.expect.card('Peasant', { wounds: 0 }).card('Groom', { wounds: 1 });
});
scenario('[4_296] Well Stored heals nobody but a villager', (t) => {
  t.given(dawn(['Well Stored', { card: 'Groom', wounds: 1 }, 'Peasant'], []));
  t.player('Ann').mayNot('Well Stored', {});
});
scenario('[4_267/2] the Third Marshal: +2 for each wound on whoever fights him', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), { card: 'Éomer, Third Marshal of Riddermark', as: 'Éomer' }],
        support: ['Pause'],
      },
      Bob: {
        minions: [
          { card: 'Pikeman', as: 'a', against: 'Éomer', wounds: 2 },
          { card: 'Pikeman', as: 'b', against: 'Éomer', wounds: 1 },
          { card: 'Pikeman', as: 'c', wounds: 3 },
        ],
      },
    },
  });
  t.expect.card('Éomer', { strength: 13 });
});
for (const [from, to, wounds] of [
  ['Wood', 'Plain', 1],
  ['Plain', 'Wood', 0],
] as const)
  scenario(`[4_269] Éothain on the way from ${from} to ${to}: ${wounds} exertions`, (t) => {
    const position = moving(from, 3, to, { companions: [frodo(), 'Éothain, Scout of the Mark'] });
    t.given({
      ...position,
      players: {
        ...position.players,
        Bob: {
          minions: [
            { card: 'Pikeman', as: 'a' },
            { card: 'Pikeman', as: 'b', wounds: 3 },
          ],
        },
      },
    });
    t.expect.card('a', { wounds }).card('b', { wounds: 3 });
  });

const dart = (phase: string, companions: readonly unknown[], hand: readonly unknown[] = []) => ({
  phase,
  players: {
    Ann: { companions: [frodo(), ...companions], support: ['Pause'], hand },
    Bob: { support: ['Dart'], minions: [{ card: 'Pikeman', against: 'Éowyn' }] },
  },
});
const lady = (more: object = {}) => ({ card: 'Éowyn, Lady of Rohan', as: 'Éowyn', ...more });
scenario('[4_270] Éowyn exerts and adds 1 twilight, and an unbound companion is not wounded', (t) => {
  t.given(dart('skirmish', [lady(), gimli()]));
  t.player('Ann').does('Pause');
  t.player('Bob').does('Dart', 'Gimli');
  t.player('Ann').does('Éowyn');
  t.expect.card('Gimli', { wounds: 0 }).card('Éowyn', { wounds: 1 }).table({ twilight: 2 });
});
for (const [why, victim, wounds] of [
  ['for one who is Ring-bound', 'Bound', 0],
  ['when she is exhausted', 'Gimli', 2],
] as const)
  scenario(`[4_270] not ${why}`, (t) => {
    t.given(dart('skirmish', [lady({ wounds }), gimli(), 'Bound']));
    t.player('Ann').does('Pause');
    t.player('Bob').does('Dart', victim);
    t.expect.card(victim, { wounds: 1 });
  });
const niece = (more: object = {}) => ({ card: 'Éowyn, Sister-daughter of Théoden', as: 'Éowyn', ...more });
scenario('[4_271] two cards keep an exhausted Éowyn from a wound in her skirmish', (t) => {
  t.given(dart('skirmish', [niece({ wounds: 2 })], ['Steed', 'Blade', 'Foreign blade']));
  t.player('Ann').does('Pause');
  t.player('Bob').does('Dart', 'Éowyn');
  t.player('Ann')
    .does('Éowyn', 'Steed', 'Foreign blade')
    .has({ hand: ['Blade'] });
  t.expect.card('Éowyn', { wounds: 2 });
});
for (const [why, phase, wounds, hand] of [
  ['with one card', 'skirmish', 2, ['Steed']],
  ['when she is not exhausted', 'skirmish', 1, ['Steed', 'Blade']],
  ['outside of a skirmish', 'maneuver alone', 2, ['Steed', 'Blade']],
] as const)
  scenario(`[4_271] not ${why}`, (t) => {
    t.given(dart(phase, [niece({ wounds })], hand));
    if (phase === 'skirmish') t.player('Ann').does('Pause');
    t.player('Bob').does('Dart', 'Éowyn');
    t.player('Ann').has({ hand: [...hand] });
    t.expect.card('Éowyn', wounds === 2 ? { in: 'dead of Ann' } : { wounds: wounds + 1 });
  });
