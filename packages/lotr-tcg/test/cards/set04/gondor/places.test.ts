/** The Two Towers: the Gondor culture, places of Ithilien. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { fight, rangers } from '../../casts/ithilien.ts';
import { Bob } from '../../people.ts';

invent(...rangers);
const place = (card: string, number: number, at: string, hero: object, foe: string, phase = 'skirmish') => ({
  ...fight(hero, foe, { support: ['Pause', { card, as: 'it' }], site: number }),
  phase,
  path: [{ card: at, number }],
});
for (const [at, hero, wounds] of [
  ['Pool', 'Ranger', 1],
  ['Elsewhere', 'Ranger', 2],
  ['Pool', 'Guard', 2],
] as const)
  scenario(
    `[4_120/1, LR-BLOCK-003] Forbidden Pool at ${at}: a damage +1 minion wounds ${hero} ${wounds} times`,
    (t) => {
      t.given({
        ...place('Forbidden Pool', 6, at, { card: hero }, 'Brute'),
        players: {
          Ann: { companions: [frodo(), { card: hero, as: 'hero' }], support: ['Forbidden Pool'], site: 6 },
          Bob: { minions: [{ card: 'Brute', against: 'hero' }] },
        },
      });
      t.expect.card('hero', { wounds });
    },
  );
scenario('[4_120/2] Forbidden Pool and 2 twilight heal a Ring-bound Man', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), { card: 'Ranger', wounds: 2 }, { card: 'Guard', wounds: 1 }],
        support: [{ card: 'Forbidden Pool', as: 'it' }],
        hand: ['Pause'],
      },
      Bob,
    },
  });
  t.player('Ann').does('it');
  t.expect
    .card('Ranger', { wounds: 1 })
    .card('Guard', { wounds: 1 })
    .card('it', { in: 'discard of Ann' })
    .table({ twilight: 2 });
});
for (const [at, number, foe, site] of [
  ['Mire', 5, 'Southman', 3],
  ['Pool', 6, 'Southman', 1],
  ['Mire', 5, 'Orc', 1],
] as const)
  scenario(`[4_121/1] Forests of Ithilien at ${at}: the site number of ${foe} is ${site}`, (t) => {
    t.given(place('Forests of Ithilien', number, at, { card: 'Guard' }, foe));
    t.expect.card('foe', { 'site number': site }).card('other', { 'site number': 1 });
  });
for (const [hero, may] of [
  ['Ranger', true],
  ['Guard', false],
] as const)
  scenario(`[4_121/2] Forests of Ithilien with ${hero}: a site is liberated ${may}`, (t) => {
    t.given({
      phase: 'regroup alone',
      players: {
        Ann: { companions: [frodo(), hero], support: [{ card: 'Forests of Ithilien', as: 'it' }], site: 3 },
        Bob: { support: [{ card: 'Field', number: 1, as: 'field' }] },
      },
    });
    if (may) {
      t.player('Ann').does('it');
      t.expect.card('field', { in: 'path' }).card('it', { in: 'discard of Ann' }).card(hero, { wounds: 1 });
    } else t.player('Ann').mayNot('it', { rule: 'LR-EXERT-003' });
  });
for (const [at, hero, foe, strength] of [
  ['Pool', 'Ranger', 'Stray', 5],
  ['Elsewhere', 'Ranger', 'Stray', 7],
  ['Pool', 'Guard', 'Stray', 7],
  ['Pool', 'Ranger', 'Orc', 7],
] as const)
  scenario(`[4_125/1, LR-BLOCK-003] Henneth Annûn at ${at}: ${foe} against ${hero} has ${strength}`, (t) => {
    t.given(place('Henneth Annûn', 6, at, { card: hero }, foe));
    t.expect.card('foe', { strength }).card('other', { strength: 7 });
  });
scenario('[4_125/2] Henneth Annûn goes, and a roaming minion is wounded', (t) => {
  t.given(place('Henneth Annûn', 6, 'Pool', { card: 'Guard' }, 'Stray'));
  t.player('Ann').does('it', 'other');
  t.expect.card('other', { wounds: 1 }).card('it', { in: 'discard of Ann' });
});
scenario('[4_125/2, LR-SPOT-001] not without a Gondor Man', (t) => {
  t.given(place('Henneth Annûn', 6, 'Pool', { card: 'Rider' }, 'Stray'));
  t.player('Ann').mayNot('it', { rule: 'LR-SPOT-001' });
});
for (const [at, number, hero, defender] of [
  ['Ruin', 7, 'Ranger', 1],
  ['Pool', 6, 'Ranger', 0],
  ['Ruin', 7, 'Guard', 0],
] as const)
  scenario(`[4_133/1] Ruins of Osgiliath at ${at}: ${hero} is defender +${defender}`, (t) => {
    t.given(place('Ruins of Osgiliath', number, at, { card: hero }, 'Orc'));
    t.expect.card('hero', { defender });
  });
scenario("[4_133/2] Ruins of Osgiliath goes, and an opponent's Man is wounded", (t) => {
  t.given(place('Ruins of Osgiliath', 7, 'Ruin', { card: 'Ranger' }, 'Southman'));
  t.player('Ann').does('it').mayChoose.exactly('foe', 'other');
  t.player('Ann').does('foe');
  t.expect.card('foe', { wounds: 1 }).card('it', { in: 'discard of Ann' });
});
scenario('[4_133/2, LR-SPOT-001] not without a Ring-bound Man', (t) => {
  t.given(place('Ruins of Osgiliath', 7, 'Ruin', { card: 'Guard' }, 'Southman'));
  t.player('Ann').mayNot('it', { rule: 'LR-SPOT-001' });
});

const errand = (foe: string, hero: string, ranger = 'Ranger') => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), { card: hero, as: 'hero' }, ranger],
      hand: [{ card: 'New Errand', as: 'event' }],
    },
    Bob: {
      minions: [
        { card: foe, as: 'foe', against: 'hero' },
        { card: 'Orc', as: 'other' },
      ],
      support: ['Idle'],
    },
  },
});
for (const foe of ['Weak', 'Feeble'])
  scenario(`[4_128, LR-SKIRM-015] New Errand: ${foe} loses, and a minion may be wounded`, (t) => {
    t.given(errand(foe, 'Guard'));
    t.player('Ann').does('event', 'foe');
    t.expect.card('foe', { 'site number': 3 });
    t.player('Bob').does('Pass');
    t.player('Ann').does('Yes');
    if (foe === 'Weak') t.player('Ann').does('other');
    t.expect
      .card('other', { wounds: 1 })
      .card('foe', foe === 'Weak' ? { wounds: 1 } : { in: 'discard of Bob' });
  });
for (const [foe, chosen] of [
  ['Orc', 'foe'],
  ['Weak', 'other'],
] as const)
  scenario(`[4_128] nothing follows where ${chosen} does not lose to them against ${foe}`, (t) => {
    t.given(errand(foe, 'Guard'));
    t.player('Ann').does('event', chosen);
    t.player('Bob').does('Pass');
    t.expect.asked('nobody').card('other', { wounds: 0 });
  });
scenario('[4_128, LR-SPOT-001] New Errand needs a Ring-bound Man', (t) => {
  t.given(errand('Weak', 'Guard', 'Rider'));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});
