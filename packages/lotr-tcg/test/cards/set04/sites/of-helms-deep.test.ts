/** The Two Towers: sites 5 to 9, from Helm's Deep to Orthanc. LR-ACTIVE-006 */
import { titleNumber } from '../../../../src/cards/titles.ts';
import { bearer, hobbit } from '../../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeEvent,
  invent,
  item,
  minion,
  pause,
  shadowCondition,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { aragorn, boromir, gimli, legolas, merry, runner, sam } from '../../people.ts';
import { moving, standing } from '../../standing.ts';

invent(
  pause,
  idle,
  freeEvent('Paper', { twilight: 9 }),
  shadowCondition('Rubble', { twilight: 30 }),
  item('Blade', {}, bearer(hobbit)),
  item('Cloak', { itemClass: 'cloak' }),
  item('Orc blade', { side: 'Shadow', culture: 'Moria' }),
  companion('Rider', { culture: 'Rohan' }),
  companion('Guard'),
  ally('Villager', { culture: 'Rohan', homeBlock: 2, home: 1 << 3, Archer: 1 }),
  ally('Neighbour', { homeBlock: 2, home: 1 << 3, Archer: 1 }),
  minion('Wizard', { culture: 'Isengard', race: 'Wizard', twilight: 4, title: titleNumber('Saruman') }),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard' }),
  minion('Hillman', { culture: 'Dunland', race: 'Man' }),
);

const wall = (at: number, found = 'Wizard') =>
  standing(
    'shadow alone',
    'Deeping Wall',
    5,
    {},
    { deck: ['Uruk', { card: found, as: 'found' }], hand: [runner()] },
    at,
  );
scenario('[4_348] Deeping Wall: Saruman is played from the draw deck', (t) => {
  t.given(wall(5));
  t.player('Bob')
    .does('here')
    .has({ deck: ['Uruk'] });
  t.expect.card('found', { in: 'minions of Bob' }).table({ twilight: 5 });
});
scenario('[4_348, LR-ZONE-002] Deeping Wall: one may look in vain, and nobody else is found', (t) => {
  t.given(wall(5, 'Hillman'));
  t.player('Bob').does('here').has({ deck: 2 });
  t.player('Bob').mayNot('here');
});
scenario('[4_348, LR-ACTIVE-006] Deeping Wall: not from elsewhere', (t) => {
  t.given(wall(4));
  t.player('Bob').mayNot('here', { rule: 'LR-ACTIVE-006' });
});

for (const [at, more] of [
  [5, 2],
  [6, 0],
] as const)
  scenario(`[4_349] Helm's Gate: +${more} with a hand weapon at site ${at}`, (t) => {
    t.given(
      standing(
        'skirmish',
        "Helm's Gate",
        5,
        {
          companions: [
            frodo(),
            { card: 'Guard', as: 'armed', on: ['Blade'] },
            { card: 'Guard', as: 'not', on: ['Cloak'] },
          ],
          support: ['Pause', { card: 'Neighbour', as: 'ally', on: ['Blade'] }],
        },
        { minions: [{ card: 'Uruk', as: 'he', against: 'armed', on: ['Orc blade'] }] },
        at,
      ),
    );
    t.expect.card('armed', { strength: 6 + more }).card('he', { strength: 5 + more });
    t.expect.card('not', { strength: 6 }).card('ally', { strength: 3 });
  });

for (const [site, who, twilight] of [
  ['Hornburg Courtyard', [aragorn()], 8 - 2],
  ['Hornburg Courtyard', [boromir()], 8],
] as const)
  scenario(`[4_350] ${site} brings ${twilight} with ${twilight === 8 ? 'others' : 'Aragorn'}`, (t) => {
    t.given(moving('White Rocks', 4, site, { companions: [frodo(), ...who] }));
    t.expect.table({ twilight: 5 + twilight + 2 });
  });
for (const [people, twilight] of [
  [[gimli(), sam(), boromir()], 0],
  [[gimli(), sam(), boromir(), legolas(), merry()], 4],
] as const)
  scenario(`[4_360] Fortress of Orthanc: ${twilight} more for ${people.length + 1} companions`, (t) => {
    t.given(moving("Wizard's Vale", 8, 'Fortress of Orthanc', { companions: [frodo(), ...people] }));
    t.expect.table({ twilight: 5 + 9 + people.length + 1 + twilight });
  });

for (const [at, free, shadow] of [
  [5, 2, 0],
  [6, 1, 1],
] as const)
  scenario(`[4_351] Hornburg Parapet: totals ${free} and ${shadow} at site ${at}`, (t) => {
    t.given(
      standing(
        'archery fire',
        'Hornburg Parapet',
        5,
        { companions: [frodo(), legolas()] },
        { minions: [{ card: 'Goblin Marksman', as: 'he', wounds: 0 }, runner()] },
        at,
      ),
    );
    t.expect.table({ fellowshipArchery: free, minionArchery: shadow });
  });

const caves = (twilight: number, bob: readonly unknown[], at = 6) => ({
  ...standing('maneuver alone', 'Caves of Aglarond', 6, {}, { minions: bob, hand: ['Rubble'] }, at),
  twilight,
});
scenario('[4_352, LR-ERRATA-064] Caves of Aglarond: for 2 twilight an Uruk-hai is fierce', (t) => {
  t.given(
    caves(2, [
      { card: 'Uruk', as: 'he' },
      { card: 'Uruk', as: 'she' },
    ]),
  );
  t.player('Bob').does('here').does('she');
  t.expect.card('she', { fierce: 1 }).card('he', { fierce: 0 }).table({ twilight: 0 });
});
for (const [why, position] of [
  ['with 1 twilight', caves(1, ['Uruk'])],
  ['without an Uruk-hai', caves(9, [runner()])],
  ['elsewhere', caves(9, ['Uruk'], 5)],
] as const)
  scenario(`[4_352] Caves of Aglarond: nothing ${why}`, (t) => {
    t.given({
      ...position,
      players: { ...position.players, Bob: { ...position.players.Bob, support: ['Idle'] } },
    });
    t.player('Bob').mayNot('here');
  });

for (const [who, at, total] of [
  ['Villager', 6, 1],
  ['Neighbour', 6, 0],
  ['Villager', 5, 0],
] as const)
  scenario(`[4_353, LR-ERRATA-065] Great Hall: ${who} adds ${total} at site ${at}`, (t) => {
    t.given(
      standing(
        'archery fire',
        'Great Hall',
        6,
        { support: [who] },
        { minions: [{ card: 'Hillman', as: 'he' }] },
        at,
      ),
    );
    if (total > 0) t.player('Ann').does('Pass');
    t.expect.card('he', { wounds: total });
  });
for (const [who, against] of [
  ['Villager', 'he'],
  ['Neighbour', 'Frodo'],
] as const)
  scenario(`[4_353] Great Hall: whether ${who} skirmishes`, (t) => {
    t.given(
      standing(
        'assignment alone',
        'Great Hall',
        6,
        { support: [{ card: who, as: 'he' }] },
        { minions: [runner()] },
      ),
    );
    t.player('Ann').does('Runner');
    if (against === 'he') t.player('Ann').does('he');
    t.expect.card('Runner', { against });
  });

for (const [id, site, number, phase, player, played, other] of [
  ['4_354', 'Hornburg Armory', 6, 'fellowship alone', 'Ann', 'Blade', 'Guard'],
  ['4_358', 'Ring of Isengard', 8, 'shadow alone', 'Bob', 'Hillman', 'Uruk'],
] as const) {
  const draws = (hand: readonly unknown[]) => {
    const own = { hand, deck: ['Paper', 'Paper'], companions: [] };
    return {
      phase,
      twilight: 9,
      path: [{ card: site, number, as: 'here' }],
      players: {
        Ann: { companions: [frodo()], site: number, ...(player === 'Ann' ? { hand, deck: own.deck } : {}) },
        Bob: player === 'Bob' ? { hand, deck: own.deck } : {},
      },
    };
  };
  scenario(`[${id}] ${site}: playing ${played} draws a card`, (t) => {
    t.given(draws([played, 'Rubble', 'Paper', runner(), 'Neighbour']));
    t.player(player).does('here');
    if (player === 'Ann') t.expect.card('Blade', { in: 'on of Frodo' });
    t.player(player).has({ deck: 1, hand: 5 });
  });
  scenario(`[${id}] ${site}: not for ${other}`, (t) => {
    t.given(draws([other, 'Rubble', 'Paper', runner(), 'Neighbour']));
    t.player(player).mayNot('here');
  });
}

for (const at of [6, 7])
  scenario(
    `[4_355] Cavern Entrance: ${at === 7 ? 'nobody acts in skirmishes' : 'elsewhere all may act'}`,
    (t) => {
      t.given(
        standing(
          'skirmish',
          'Cavern Entrance',
          7,
          { companions: [frodo(), gimli()], support: ['Pause'] },
          { minions: [runner({ against: 'Gimli' })] },
          at,
        ),
      );
      if (at === 6) t.player('Ann').does('Pause');
      t.expect.card('Runner', { in: at === 6 ? 'minions of Bob' : 'discard of Bob' });
    },
  );

for (const [people, total] of [
  [[gimli(), boromir(), legolas(), sam()], 0],
  [[gimli(), boromir(), legolas(), merry(), aragorn()], 4],
] as const)
  scenario(`[4_356] Hornburg Causeway: minions shoot ${total} at ${people.length} more companions`, (t) => {
    t.given(
      standing(
        'archery fire',
        'Hornburg Causeway',
        7,
        { companions: [frodo(), ...people] },
        { minions: [runner()] },
      ),
    );
    t.expect.table({ minionArchery: total });
  });

for (const [who, wounds] of [
  ['Guard', 1],
  ['Rider', 0],
] as const)
  scenario(`[4_357] King's Room: with a ${who} unbound companions exert ${wounds} times`, (t) => {
    t.given(
      moving('Hornburg Armory', 6, "King's Room", {
        companions: [frodo(), gimli(), { card: who, as: 'he' }],
      }),
    );
    t.expect.card('Gimli', { wounds }).card('he', { wounds }).card('Frodo', { wounds: 0 });
  });

const vale = (twilight: number, names: readonly string[] = ['Bob'], at = 8) => ({
  phase: 'shadow',
  twilight,
  path: [{ card: "Wizard's Vale", number: 8, as: 'here' }],
  players: {
    Ann: { companions: [frodo()], site: at },
    ...Object.fromEntries(names.map((name) => [name, { hand: [runner({ as: `runner of ${name}` })] }])),
  },
});
for (const [before, at, after] of [
  [8, 8, 12],
  [9, 8, 9],
  [8, 7, 8],
] as const)
  scenario(`[4_359] Wizard's Vale: ${before} twilight at site ${at} become ${after}`, (t) => {
    t.given(vale(before, ['Bob'], at));
    t.expect.table({ twilight: after });
  });
scenario("[4_359, LR-SHADOW-001] Wizard's Vale: only the first of two Shadow phases", (t) => {
  t.given(vale(9, ['Bob', 'Cat']));
  t.player('Cat').does('runner of Cat: play').does('Pass');
  t.player('Bob').has({ hand: 1 });
  t.expect.table({ twilight: 9 - 1 - 0 });
});

const balcony = (twilight: number, discard: readonly unknown[]) => ({
  ...standing('shadow alone', 'Orthanc Balcony', 9, {}, { discard, hand: ['Rubble', runner()] }),
  twilight,
});
scenario('[4_361] Orthanc Balcony: Saruman comes from the discard pile for 2 less', (t) => {
  t.given(balcony(2, ['Wizard', 'Uruk']));
  t.player('Bob').does('here');
  t.expect.card('Wizard', { in: 'minions of Bob' }).table({ twilight: 0 });
});
for (const [twilight, discard] of [
  [1, ['Wizard']],
  [9, ['Uruk']],
] as const)
  scenario(`[4_361] Orthanc Balcony: not ${discard[0]} for ${twilight}`, (t) => {
    t.given(balcony(twilight, discard));
    t.player('Bob').mayNot('here');
  });

for (const [people, cards] of [
  [[gimli(), boromir(), legolas()], 0],
  [[gimli(), boromir(), legolas(), merry(), aragorn()], 2],
] as const)
  scenario(`[4_362] Orthanc Library: ${cards} cards for ${people.length + 1} companions`, (t) => {
    const position = moving("Wizard's Vale", 8, 'Orthanc Library', { companions: [frodo(), ...people] });
    t.given({ ...position, players: { ...position.players, Bob: { deck: ['Uruk', 'Uruk', 'Uruk'] } } });
    if (cards > 0) t.player('Bob').does('Yes');
    t.player('Bob').has({ hand: cards });
  });

const chamber = (burdens: number, discard: string) =>
  standing(
    'shadow alone',
    'Palantír Chamber',
    9,
    { burdens },
    { discard: [discard], hand: ['Rubble', runner()] },
  );
scenario('[4_363] Palantír Chamber: for 2 burdens a minion comes back', (t) => {
  t.given(chamber(2, 'Uruk'));
  t.player('Bob').does('here');
  t.expect.card('Uruk', { in: 'minions of Bob' });
  t.player('Ann').has({ burdens: 0 });
});
for (const [burdens, discard] of [
  [1, 'Uruk'],
  [2, 'Orc blade'],
] as const)
  scenario(`[4_363] Palantír Chamber: no ${discard} for ${burdens}`, (t) => {
    t.given(chamber(burdens, discard));
    t.player('Bob').mayNot('here');
  });
