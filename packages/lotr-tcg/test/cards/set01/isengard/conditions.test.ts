/** The Fellowship of the Ring: conditions of the Isengard culture. */
import { ally, companion, invent, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { gandalf, gimli, sam } from '../../people.ts';
import { moving } from '../../standing.ts';

invent(
  idle,
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3 }),
  minion('Goblin', { strength: 9, vitality: 3 }),
  companion('Friend', { vitality: 4 }),
  ally('Far Hobbit', { race: 'Hobbit', culture: 'Shire', strength: 3, home: 1 << 5 }),
  ally('Old Hobbit', { race: 'Hobbit', culture: 'Shire', strength: 3, home: 1 << 4 }),
  ally('Old friend', { culture: 'Gandalf' }),
  shadowCondition('Storm', { keyword: ['Weather'], culture: 'Isengard' }),
  shadowCondition('Dark paper'),
);
const friends = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'Friend', as: `friend ${i}` }));
const uruk = { card: 'Uruk', as: 'uruk' };
const toPlay = (card: string, minion: object) => ({
  phase: 'shadow alone',
  twilight: 9,
  path: [{ card: 'Moria Lake', number: 4, as: 'lake' }],
  players: {
    Ann: { companions: [frodo()], site: 4 },
    Bob: { minions: [minion], hand: [{ card, as: 'it' }], support: ['Idle'] },
  },
});
for (const [id, card, wounds, where] of [
  ['1_125/1', 'Greed', 0, 'support of Bob'],
  ['1_129/1', 'The Misadventure of Mr. Underhill', 1, 'support of Bob'],
  ['1_134/1, 1_134/2', "Saruman's Chill", 1, 'on of lake'],
  ['1_135/1, 1_135/2', "Saruman's Frost", 1, 'on of lake'],
  ['1_142/1', "Traitor's Voice", 0, 'support of Bob'],
  ['1_159/1', 'Uruk-hai Rampage', 0, 'support of Bob'],
  ['1_162/1', 'Worry', 1, 'support of Bob'],
] as const) {
  scenario(`[${id}] ${card} is played with an Uruk-hai there`, (t) => {
    t.given(toPlay(card, uruk));
    t.player('Bob').does('it: play');
    t.expect.card('it', { in: where }).card('uruk', { wounds });
  });
  scenario(`[${id}, LR-COST-009] ${card} is not played with a Goblin`, (t) => {
    t.given(toPlay(card, { card: 'Goblin', as: 'uruk' }));
    t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
  });
}
scenario("[1_134, LR-ERRATA-013] Saruman's Chill costs 1", (t) => {
  t.given(toPlay("Saruman's Chill", uruk));
  t.player('Bob').does('it: play');
  t.expect.table({ twilight: 8 });
});

const greed = (n: number, twilight = 9) => ({
  phase: 'maneuver alone',
  twilight,
  players: {
    Ann: { companions: [frodo(), ...friends(n - 1)] },
    Bob: { minions: [uruk], support: [{ card: 'Greed', as: 'it' }, 'Idle'] },
  },
});
scenario('[1_125/2] Greed: six companions and two twilight, and one of them is wounded', (t) => {
  t.given(greed(6));
  t.player('Bob').does('it').mayChoose.excludes('Frodo');
  t.player('Bob').does('friend 1');
  t.expect.card('friend 1', { wounds: 1 }).table({ twilight: 7 });
});
scenario('[1_125/2, LR-SPOT-001] Greed: five are too few', (t) => {
  t.given(greed(5));
  t.player('Bob').mayNot('it', { because: 'spot 6 companions' });
});
scenario('[1_125/2, LR-COST-002] Greed: one twilight is too little', (t) => {
  t.given(greed(6, 1));
  t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
});

for (const [site, number, price] of [
  ['Council Courtyard', 3, 2],
  ['Moria Lake', 4, 4],
] as const)
  scenario(`[1_129/2] at ${site} a companion costs ${price}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      path: [{ card: site, number }],
      players: {
        Ann: { companions: [frodo()], site: number, hand: [{ card: 'Friend', as: 'newcomer' }] },
        Bob: { support: ['The Misadventure of Mr. Underhill'] },
      },
    });
    t.expect.card('newcomer', { price });
  });

const storm = (card: string) => ({
  phase: 'shadow alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), gandalf(), 'Friend'], support: ['Old friend'] },
    Bob: { hand: [{ card, as: 'newcomer' }], support: ['No Ordinary Storm', 'Idle'] },
  },
});
scenario('[1_130] No Ordinary Storm: a weather condition exerts a Gandalf companion or ally', (t) => {
  t.given(storm('Storm'));
  t.player('Bob').does('newcomer').mayChoose.exactly('Gandalf', 'Old friend');
  t.player('Bob').does('Gandalf');
  t.expect.card('Gandalf', { wounds: 1 }).card('Old friend', { wounds: 0 });
});
scenario('[1_130] No Ordinary Storm: another condition does not', (t) => {
  t.given(storm('Dark paper'));
  t.player('Bob').does('newcomer');
  t.expect.card('Gandalf', { wounds: 0 }).card('Old friend', { wounds: 0 });
});

const chill = { card: "Saruman's Chill", as: 'Chill', owner: 'Bob' };
const leaving = (on: readonly unknown[], onNext: readonly unknown[]) => ({
  ...moving('Moria Lake', 4, 'The Bridge of Khazad-dûm'),
  path: [
    { card: 'Moria Lake', number: 4, as: 'lake', on },
    { card: 'The Bridge of Khazad-dûm', number: 5, as: 'bridge', on: onNext },
  ],
  players: {
    Ann: { companions: [frodo(), sam(), gimli()], site: 4, support: ['Old Hobbit'] },
    Bob: { hand: [] },
  },
});
scenario("[1_134/4] Saruman's Chill: each Hobbit who moves from there exerts", (t) => {
  t.given(leaving([chill], []));
  t.expect.card('Frodo', { wounds: 1 }).card('Sam', { wounds: 1 }).card('Gimli', { wounds: 0 });
  t.expect.card('Old Hobbit', { wounds: 0 });
});
scenario("[1_134/4] Saruman's Chill: nobody who moves there", (t) => {
  t.given(leaving([], [chill]));
  t.expect.card('Frodo', { wounds: 0 }).card('Sam', { wounds: 0 });
});
for (const [id, card] of [
  ['1_134', "Saruman's Chill"],
  ['1_135', "Saruman's Frost"],
] as const) {
  scenario(`[${id}/3] ${card}: one to a site`, (t) => {
    const position = toPlay(card, uruk);
    t.given({
      ...position,
      path: [{ card: 'Moria Lake', number: 4, as: 'lake', on: [{ card, as: 'first', owner: 'Bob' }] }],
    });
    t.player('Bob').mayNot('it', {});
  });
  scenario(`[${id}/5] ${card} goes at the end of the turn, and not before`, (t) => {
    t.given({
      phase: 'regroup',
      path: [{ card: 'Moria Lake', number: 4, on: [{ card, as: 'it', owner: 'Bob' }] }],
      players: {
        Ann: { companions: [frodo()], site: 4 },
        Bob: { companions: [frodo({ as: 'his', on: [] })] },
      },
    });
    t.expect.card('it', { in: 'on of Moria Lake' });
    t.player('Ann').does('No');
    t.expect.card('it', { in: 'discard of Bob' });
  });
}
for (const [at, samHas, oldHas] of [
  [4, 1, 1],
  [5, 3, 1],
] as const)
  scenario(
    `[1_135/4, LR-ALLY-003] with the fellowship at site ${at} Sam has ${samHas}, at home an ally ${oldHas}`,
    (t) => {
      t.given({
        phase: 'maneuver alone',
        path: [
          { card: 'Moria Lake', number: 4, as: 'lake', on: [{ card: "Saruman's Frost", owner: 'Bob' }] },
          { card: 'The Bridge of Khazad-dûm', number: 5 },
        ],
        players: {
          Ann: { companions: [frodo(), sam(), gimli()], site: at, support: ['Old Hobbit', 'Far Hobbit'] },
          Bob: { minions: [uruk], support: ['Idle'] },
        },
      });
      t.expect.card('Sam', { strength: samHas }).card('Gimli', { strength: 6 });
      t.expect.card('Old Hobbit', { strength: oldHas }).card('Far Hobbit', { strength: 3 });
    },
  );

for (const [title, wounds, burdens, limit] of [
  ['with four burdens', 2, 4, 2],
  ['with five', 0, 5, 1],
  ['with an exhausted Ring-bearer', 3, 0, 1],
] as const)
  scenario(`[1_142/2, LR-MOVE-016] Traitor's Voice: ${title} the move limit is ${limit}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo({ wounds })], burdens, hand: ['Pathfinder'] },
        Bob: { support: ["Traitor's Voice"] },
      },
    });
    t.expect.table({ 'move limit': limit });
  });

const winning = (card: string, minion: string, twilight: number, more: object = {}) => ({
  phase: 'skirmish',
  twilight,
  players: {
    Ann: { companions: [frodo(), ...friends(1)], burdens: 0 },
    Bob: {
      minions: [{ card: minion, as: 'orc', wounds: 2, against: 'friend 0' }],
      support: [{ card, as: 'it', ...more }, 'Idle'],
    },
  },
});
scenario('[1_144] Uruk Bloodlust: an Uruk-hai that has won heals for a twilight', (t) => {
  t.given(winning('Uruk Bloodlust', 'Uruk', 1));
  t.player('Bob').passes().does('it');
  t.expect.card('orc', { wounds: 1 }).table({ twilight: 0 });
});
scenario('[1_159/2] Uruk-hai Rampage: it is fierce for three', (t) => {
  t.given(winning('Uruk-hai Rampage', 'Uruk', 3));
  t.player('Bob').passes().does('it');
  t.expect.card('orc', { fierce: 1 }).table({ twilight: 0 });
});
for (const [id, card, minion, twilight] of [
  ['1_144', 'Uruk Bloodlust', 'Goblin', 9],
  ['1_144', 'Uruk Bloodlust', 'Uruk', 0],
  ['1_159/2', 'Uruk-hai Rampage', 'Goblin', 9],
  ['1_159/2', 'Uruk-hai Rampage', 'Uruk', 2],
] as const)
  scenario(`[${id}] ${card} does nothing for ${minion} with ${twilight} twilight`, (t) => {
    t.given(winning(card, minion, twilight));
    t.player('Bob').passes();
    t.expect.card('orc', { wounds: 2, fierce: 0 }).card('friend 0', { wounds: 1 }).table({ twilight });
  });

scenario('[1_162/2, LR-ERRATA-016] Worry: who loses to an Uruk-hai exerts the Ring-bearer', (t) => {
  t.given(winning('Worry', 'Uruk', 0));
  t.player('Bob').passes();
  t.player('Ann').does('exert').has({ burdens: 0 });
  t.expect.card('Frodo', { wounds: 1 });
});
scenario('[1_162/2, LR-ERRATA-016] Worry: or takes a burden', (t) => {
  t.given(winning('Worry', 'Uruk', 0));
  t.player('Bob').passes();
  t.player('Ann').does('add a burden').has({ burdens: 1 });
});
scenario('[1_162/2] Worry: not who loses to a Goblin', (t) => {
  t.given(winning('Worry', 'Goblin', 0));
  t.player('Bob').passes();
  t.player('Ann').has({ burdens: 0 });
  t.expect.card('Frodo', { wounds: 0 }).card('friend 0', { wounds: 1 });
});
