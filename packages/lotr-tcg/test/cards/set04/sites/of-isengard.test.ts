/** The Two Towers: sites 7 to 9, from the Hornburg to Orthanc. LR-ACTIVE-006 */
import { titleNumber } from '../../../../src/cards/titles.ts';
import { companion, invent, item, minion, pause, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { aragorn, boromir, gimli, legolas, merry, runner, sam } from '../../people.ts';
import { moving, standing } from '../../standing.ts';

invent(
  pause,
  shadowCondition('Rubble', { twilight: 30 }),
  item('Orc blade', { side: 'Shadow', culture: 'Moria' }),
  companion('Rider', { culture: 'Rohan' }),
  companion('Guard'),
  minion('Wizard', { culture: 'Isengard', race: 'Wizard', twilight: 4, title: titleNumber('Saruman') }),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard' }),
);

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
