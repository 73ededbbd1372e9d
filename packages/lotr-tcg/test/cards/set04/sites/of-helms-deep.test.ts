/** The Two Towers: sites of Helm's Deep. LR-ACTIVE-006 */
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
