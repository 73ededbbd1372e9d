/** The Two Towers: the Rohan culture, mounts, weapons and armor. */
import { companion, invent, item, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob, gimli, legolas } from '../../people.ts';

invent(
  pause,
  companion('Rider', { culture: 'Rohan' }),
  companion('Guard'),
  companion('Wise', { culture: 'Gandalf', race: 'Wizard' }),
  item('Steed', { itemClass: 'mount', culture: 'Rohan' }),
  minion('Pikeman', { vitality: 4, strength: 1 }),
  minion('Uruk', { race: 'Uruk-hai', vitality: 4, strength: 1 }),
);
const eomer = (more: object = {}) => ({ card: 'Éomer, Sister-son of Théoden', as: 'Éomer', ...more });
const theoden = (more: object = {}) => ({ card: 'Théoden, Son of Thengel', as: 'Théoden', ...more });
const eowyn = (more: object = {}) => ({ card: 'Éowyn, Lady of Rohan', as: 'Éowyn', ...more });
const rohanMen = ['Rider', 'Éomer', 'Théoden', 'Éowyn'];

for (const [id, card, bearers] of [
  ['4_263/2', 'Brego', [...rohanMen, 'Guard', 'Legolas', 'Wise']],
  ['4_268/1', "Éomer's Spear", rohanMen],
  ['4_274/1', 'Firefoot', rohanMen],
  ['4_278/1', 'Heavy Chain', [...rohanMen, 'Guard']],
  ['4_283/2', 'Horse of Rohan', [...rohanMen, 'Guard', 'Legolas', 'Wise']],
  ['4_284/1', "King's Mail", rohanMen],
  ['4_288/1', "Rider's Spear", rohanMen],
  ['4_291/1', 'Sword of Rohan', rohanMen],
] as const)
  scenario(`[${id}, LR-ATTACH-001] ${card} is borne by: ${bearers.join(', ')}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), gimli(), 'Rider', 'Guard', legolas(), 'Wise', eomer(), theoden(), eowyn()],
          hand: [card],
        },
        Bob,
      },
    });
    t.player('Ann')
      .does(`${card}: play`)
      .mayChoose.exactly(...bearers);
  });
for (const [id, card, bearer, strength] of [
  ['4_272/1', "Éowyn's Sword", 'Éowyn', 9],
  ['4_280/1', 'Herugrim', 'Théoden', 8],
] as const)
  scenario(`[${id}] ${card} is borne by ${bearer} alone`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), 'Rider', theoden(), eowyn()], hand: [card] }, Bob },
    });
    t.player('Ann').does(`${card}: play`);
    t.expect.card(card, { in: `on of ${bearer}` }).card(bearer, { strength });
  });
for (const [id, card] of [
  ['4_263/1', 'Brego'],
  ['4_283/1', 'Horse of Rohan'],
] as const)
  scenario(`[${id}, LR-COST-009] ${card} needs a Rohan Man`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), 'Guard', legolas()], hand: [card, 'Pause'] }, Bob },
    });
    t.player('Ann').mayNot(card, { rule: 'LR-COST-009' });
  });
scenario('[4_263/3] Brego may heal whoever bears him, and nobody else', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo({ wounds: 1 }), { card: 'Rider', wounds: 2 }, gimli({ wounds: 1 })],
        hand: ['Brego'],
      },
      Bob,
    },
  });
  t.player('Ann').does('Brego: play', 'Brego');
  t.expect.card('Rider', { wounds: 1 }).card('Frodo', { wounds: 1 }).card('Gimli', { wounds: 1 });
});
for (const [id, card] of [
  ['4_263/4', 'Brego'],
  ['4_274/3', 'Firefoot'],
  ['4_283/3', 'Horse of Rohan'],
] as const)
  scenario(`[${id}] ${card}: whoever fights its bearer exerts`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), { card: 'Rider', on: [card] }], support: ['Pause'] },
        Bob: {
          minions: [
            { card: 'Pikeman', as: 'a', against: 'Rider' },
            { card: 'Pikeman', as: 'b', against: 'Rider', wounds: 3 },
            { card: 'Pikeman', as: 'c' },
          ],
        },
      },
    });
    t.expect.card('a', { wounds: 1 }).card('b', { wounds: 3 }).card('c', { wounds: 0 });
  });

const fight = (hero: object, foe: object, support: readonly unknown[] = []) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), { as: 'hero', ...hero }], support: ['Pause', ...support] },
    Bob: { minions: [{ as: 'foe', ...foe, against: 'hero' }] },
  },
});
const farmer = 'Guma, Plains Farmer';
for (const [id, item, who, foe, support, damage] of [
  ['4_268/2', ["Éomer's Spear", 'Steed'], 'Éomer, Sister-son of Théoden', 'Pikeman', [], 2],
  ['4_268/2', ["Éomer's Spear"], 'Éomer, Sister-son of Théoden', 'Pikeman', [], 0],
  ['4_268/2', ["Éomer's Spear", 'Steed'], 'Rider', 'Pikeman', [], 0],
  ['4_272/2', ["Éowyn's Sword"], 'Éowyn, Lady of Rohan', 'Pikeman', [farmer], 1],
  ['4_272/2', ["Éowyn's Sword"], 'Éowyn, Lady of Rohan', 'Pikeman', [], 0],
  ['4_280/2', ['Herugrim'], 'Théoden, Son of Thengel', 'Pikeman', [], 1],
  ['4_288/2', ["Rider's Spear", 'Steed'], 'Rider', 'Pikeman', [], 1],
  ['4_288/2', ["Rider's Spear"], 'Rider', 'Pikeman', [], 0],
  ['4_291/2', ['Sword of Rohan'], 'Rider', 'Uruk', [], 1],
  ['4_291/2', ['Sword of Rohan'], 'Rider', 'Pikeman', [], 0],
] as const)
  scenario(`[${id}] ${who} with ${item.join(', ')} against ${foe}: damage +${damage}`, (t) => {
    t.given(fight({ card: who, on: item }, { card: foe }, support));
    t.expect.card('hero', { damage });
  });
for (const [who, defender] of [
  ['Éomer, Sister-son of Théoden', 1],
  ['Rider', 0],
] as const)
  scenario(`[4_274/2] ${who} on Firefoot: defender +${defender}`, (t) => {
    t.given(fight({ card: who, on: ['Firefoot'] }, { card: 'Pikeman' }));
    t.expect.card('hero', { defender });
  });

invent(
  minion('Giant', { strength: 12 }),
  minion('Titan', { strength: 18 }),
  minion('Brute', { strength: 9, Damage: 2 }),
);
for (const [foe, into] of [
  ['Giant', 'companions of Ann'],
  ['Titan', 'dead of Ann'],
] as const)
  scenario(`[4_278/2] Heavy Chain: Rider against ${foe} is in ${into}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), { card: 'Rider', on: ['Heavy Chain'] }] },
        Bob: { minions: [{ card: foe, against: 'Rider' }] },
      },
    });
    t.expect.card('Rider', { in: into });
  });
for (const [on, then] of [
  [["King's Mail"], { wounds: 1 }],
  [[], { in: 'dead of Ann' }],
] as const)
  scenario(`[4_284/2] against damage +2 with ${on.length} King's Mail: ${JSON.stringify(then)}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), { card: 'Rider', on }] },
        Bob: { minions: [{ card: 'Brute', against: 'Rider' }] },
      },
    });
    t.expect.card('Rider', then);
  });
invent(minion('Bowman', { Archer: 1 }));
for (const [who, choices] of [
  ['Théoden, Son of Thengel', ['Frodo', 'Gimli']],
  ['Rider', ['Frodo', 'Gimli', 'hero']],
] as const)
  scenario(`[4_284/3] arrows that miss ${who} in King's Mail go to: ${choices.join(', ')}`, (t) => {
    t.given({
      phase: 'archery fire',
      players: {
        Ann: { companions: [frodo(), gimli(), { card: who, as: 'hero', on: ["King's Mail"] }] },
        Bob: { minions: ['Bowman'] },
      },
    });
    t.player('Ann').mayChoose.exactly(...choices);
  });
scenario("[4_284/3] Théoden in King's Mail is wounded in his own skirmish", (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), theoden({ on: ["King's Mail"] })] },
      Bob: { minions: [{ card: 'Brute', against: 'Théoden' }] },
    },
  });
  t.expect.card('Théoden', { wounds: 1 });
});
