/** The Two Towers: sites of the plains of Rohan. LR-ACTIVE-006 */
import { titleNumber } from '../../../../src/cards/titles.ts';
import { bearer, man } from '../../../../src/cards/words/index.ts';
import { ally, companion, freeEvent, invent, item, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { aragorn, boromir, gimli, legolas, merry, sam } from '../../people.ts';
import { moving, standing } from '../../standing.ts';

invent(
  freeEvent('Paper', { twilight: 9 }),
  shadowCondition('Rubble', { twilight: 30 }),
  item('Rohan horse', { culture: 'Rohan', itemClass: 'mount' }, bearer(man)),
  item('Gondor horse', { itemClass: 'mount' }),
  item('Blade'),
  item('Bow', { itemClass: 'ranged weapon' }),
  companion('Rider', { culture: 'Rohan' }),
  companion('Guard'),
  companion('King', { culture: 'Rohan', title: titleNumber('Théoden') }),
  ally('Ent', { culture: 'Gandalf', race: 'Ent', title: titleNumber('Treebeard') }),
  ally('Villager', { culture: 'Rohan', homeBlock: 2, home: 1 << 3, Archer: 1 }),
  minion('Tracker', { culture: 'Isengard', keyword: ['Tracker'] }),
  minion('Moria tracker', { keyword: ['Tracker'] }),
  minion('Hillman', { culture: 'Dunland', race: 'Man' }),
  minion('Dunland Orc', { culture: 'Dunland' }),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard' }),
);

for (const [id, site, found] of [
  ['4_325', 'Eastemnet Gullies', legolas({ as: 'found' })],
  ['4_327', 'Plains of Rohan', gimli({ as: 'found' })],
  ['4_328', 'The Riddermark', aragorn({ as: 'found' })],
] as const) {
  const hunt = (last: unknown) =>
    standing('fellowship alone', site, 1, {
      companions: [frodo(), sam(), boromir(), last],
      deck: [{ card: 'Guard', as: 'other' }, found],
      hand: ['Paper'],
    });
  scenario(`[${id}] ${site}: two unbound companions exert, and the third hunter comes`, (t) => {
    t.given(hunt(merry()));
    t.player('Ann')
      .does('here')
      .does('Boromir')
      .has({ deck: ['other'] });
    t.expect.card('found', { in: 'companions of Ann' }).card('Boromir', { wounds: 1 });
    t.expect.card('Merry', { wounds: 1 }).card('Sam', { wounds: 0 });
  });
  scenario(`[${id}, LR-EXERT-003] ${site}: not where one of two is exhausted`, (t) => {
    t.given(hunt(merry({ wounds: 3 })));
    t.player('Ann').mayNot('here', { rule: 'LR-EXERT-003' });
  });
}

scenario('[4_323] East Wall of Rohan adds 2 as the fellowship goes', (t) => {
  t.given(moving('East Wall of Rohan', 1, 'Plains of Rohan Camp'));
  t.expect.table({ twilight: 5 + 2 + 1 + 1 });
});

for (const [at, left] of [
  [1, 1],
  [2, 3],
] as const)
  scenario(`[4_324] Eastemnet Downs: a companion played at site ${at} leaves ${left} cards`, (t) => {
    t.given(
      standing(
        'fellowship alone',
        'Eastemnet Downs',
        1,
        { hand: [gimli(), 'Paper', 'Bow', 'Blade'] },
        {},
        at,
      ),
    );
    t.player('Ann').does('Gimli: play');
    if (at === 1) t.player('Ann').does('Paper').does('Bow');
    t.player('Ann').has({ hand: left });
  });
scenario('[4_324] Eastemnet Downs: nothing but a companion costs cards', (t) => {
  t.given(standing('fellowship alone', 'Eastemnet Downs', 1, { hand: ['Villager', 'Paper', 'Paper'] }));
  t.player('Ann').does('Villager: play').has({ hand: 2 });
});

for (const [site, number, seen, unseen] of [
  ['Horse-country', 1, { card: 'Guard', on: ['Rohan horse'] }, { card: 'Guard', on: ['Gondor horse'] }],
  ['Derndingle', 2, merry(), sam()],
] as const)
  for (const [who, limit] of [
    [seen, 3],
    [unseen, 2],
  ] as const)
    scenario(`[4_326, 4_330, LR-ERRATA-061, LR-ERRATA-062] ${site}: move limit ${limit}`, (t) => {
      t.given({
        ...standing('fellowship', site, number, { companions: [frodo(), who], hand: ['Villager'] }),
        twilight: 0,
      });
      t.expect.table({ 'move limit': limit });
    });

scenario('[4_329] Western Emyn Muil: each Ring-bound companion exerts as the fellowship goes', (t) => {
  t.given(moving('Western Emyn Muil', 1, 'Plains of Rohan Camp', { companions: [frodo(), sam(), merry()] }));
  t.expect.card('Frodo', { wounds: 1 }).card('Sam', { wounds: 1 }).card('Merry', { wounds: 0 });
});

const eastfold = (minions: readonly string[]) =>
  standing('shadow', 'Eastfold', 2, { companions: [frodo(), gimli()] }, { minions, hand: ['Rubble'] });
scenario('[4_331] Eastfold: three Isengard trackers keep the fellowship from moving again', (t) => {
  t.given({ ...eastfold(['Tracker', 'Tracker', 'Tracker']), phase: 'shadow alone' });
  t.player('Bob').does('here').mayNot('here');
});
scenario('[4_331] Eastfold: trackers of other cultures do not count', (t) => {
  t.given({ ...eastfold(['Tracker', 'Tracker', 'Moria tracker']), phase: 'shadow alone' });
  t.player('Bob').mayNot('here', { because: 'you can spot 3 Isengard trackers' });
});

for (const [id, site, number, found] of [
  ['4_332', 'Fangorn Forest', 2, 'Ent'],
  ['4_341', 'Throne Room', 3, 'King'],
] as const)
  scenario(`[${id}] ${site}: ${found} is played from the draw deck`, (t) => {
    t.given(
      standing('fellowship alone', site, number, {
        companions: [frodo(), 'Rider'],
        deck: [gimli(), { card: found, as: 'found' }],
        hand: ['Paper'],
      }),
    );
    t.player('Ann')
      .does('here')
      .has({ deck: ['Gimli'] });
    t.expect.card('found', { in: id === '4_332' ? 'support of Ann' : 'companions of Ann' });
  });

const camp = (at: number) => ({
  ...standing(
    'fellowship',
    'Plains of Rohan Camp',
    2,
    { companions: [frodo({ wounds: 2 }), gimli({ wounds: 2 }), sam()], hand: ['Paper', 'Villager'] },
    {},
    at,
  ),
});
scenario('[4_333] Plains of Rohan Camp: up to 3 wounds heal as the phase starts', (t) => {
  t.given(camp(2));
  t.player('Ann').does('Gimli').does('Frodo').does('Gimli').does('Villager: play');
  t.expect.card('Gimli', { wounds: 0 }).card('Frodo', { wounds: 1 });
});
scenario('[4_333] Plains of Rohan Camp: fewer may heal', (t) => {
  t.given(camp(2));
  t.player('Ann').does('Gimli').does('Pass').does('Pass');
  t.expect.card('Gimli', { wounds: 1 }).card('Frodo', { wounds: 2 });
});
scenario('[4_333] Plains of Rohan Camp: elsewhere nobody heals', (t) => {
  t.given(camp(1));
  t.player('Ann').does('Villager: play');
  t.expect.card('Gimli', { wounds: 2 });
});

for (const [id, site, number] of [
  ['4_334', 'Rohirrim Village', 2],
  ['4_342', 'Westemnet Plains', 3],
] as const)
  for (const [who, at, wounds] of [
    ['Hillman', number, 0],
    ['Dunland Orc', number, 1],
    ['Hillman', number + 1, 1],
  ] as const)
    scenario(`[${id}] ${site}: ${who} takes ${wounds} wounds of archery at site ${at}`, (t) => {
      t.given(
        standing(
          'archery fire',
          site,
          number,
          { companions: [frodo(), legolas()] },
          { minions: [{ card: who, as: 'he' }] },
          at,
        ),
      );
      t.expect.card('he', { wounds });
    });

for (const [who, at, wounds] of [
  ['Uruk', 2, 1],
  ['Dunland Orc', 2, 0],
  ['Uruk', 3, 0],
] as const)
  scenario(`[4_335] Uruk Camp: ${who} played at site ${at} exerts ${wounds} times`, (t) => {
    t.given(standing('shadow alone', 'Uruk Camp', 2, {}, { hand: [{ card: who, as: 'he' }, 'Rubble'] }, at));
    t.player('Bob').does('he: play');
    t.expect.card('he', { wounds });
  });
