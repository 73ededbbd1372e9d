/** The White Hand: permanent-events specific to one Fallen-wizard; those of Alatar alone: of-alatar. */
import { describe, expect } from 'vitest';
import { plays, TOWERS } from '../../fallen-wizards.ts';
import { borrow } from '../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

borrow('WH-52', 'LE-300');

const alatar = { side: 'fallen-wizard', declared: 'Alatar' } as const;

const saruman = { side: 'fallen-wizard', declared: 'Saruman' } as const;

for (const [id, name, points] of [
  ['WH-90', 'Bow of Alatar', 2],
  ['WH-92', 'Huntsman’s Garb', 1],
] as const)
  describe(`[${id}] ${name}`, () => {
    scenario(`[${id}/1] lies on Alatar if he is in play`, (t) => {
      t.given({
        players: { Ann: { ...alatar, hand: [name], companies: [company(TOWERS, 'Alatar', 'Layos')] }, Bob },
      });
      plays(t, name);
      t.expect.card(name, { in: 'on of Alatar' }).card('Alatar', { 'corruption points': 1 });
      t.player('Ann').has({ 'stage points': points });
    });
    scenario(`[${id}/1 ${id}/2] and otherwise waits for him`, (t) => {
      t.given({
        players: { Ann: { ...alatar, hand: [name, 'Alatar'], companies: [company('TW-375', 'Layos')] }, Bob },
      });
      plays(t, name);
      t.expect.card(name, { in: 'events of Ann' });
      t.player('Ann').has({ 'stage points': points });
      t.player('Ann').does('Alatar: bring', 'Join Layos', 'Done');
      resolveChain(t);
      t.expect.card(name, { in: 'on of Alatar' });
    });
  });

describe('servants', () => {
  const plain = (hand: readonly string[], at: string, who: object, ...names: readonly string[]) => ({
    players: { Ann: { ...who, hand, companies: [company(at, ...names)] }, Bob },
  });
  scenario('[WH-95/1] Squire of the Hunt: a warrior at a Wizardhaven', (t) => {
    t.given(plain(['Squire of the Hunt'], TOWERS, alatar, 'Layos', 'Haldir', 'Alatar', 'Gimli'));
    t.player('Ann').does('Squire of the Hunt: ').mayChoose.exactly('Haldir', 'Alatar', 'Gimli');
    t.player('Ann').does('Haldir');
    resolveChain(t);
    t.expect.card('Squire of the Hunt', { in: 'on of Haldir' });
  });
  scenario('[WH-95/1] and nowhere else', (t) => {
    t.given(plain(['Squire of the Hunt'], 'TW-413', alatar, 'Haldir'));
    t.player('Ann').mayNot('Squire of the Hunt', { because: 'nothing to choose' });
  });
  scenario('[WH-95/2 WH-95/3 WH-95/5 WH-95/6] his numbers', (t) => {
    t.given({
      players: {
        Ann: { ...alatar, companies: [company(TOWERS, { card: 'Gimli', on: ['Squire of the Hunt'] })] },
        Bob,
      },
    });
    t.expect.card('Gimli', { prowess: 6, body: 9, 'direct influence': 3 });
    t.player('Ann').has({ 'general influence used': 2 });
  });
  scenario('[ME-CARD-0848] of several numbers the lowest', (t) => {
    t.given({
      players: {
        Ann: {
          ...alatar,
          companies: [company(TOWERS, { card: 'Gimli', on: ['Squire of the Hunt', 'Wizard’s Myrmidon'] })],
        },
        Bob,
      },
    });
    t.player('Ann').has({ 'general influence used': 2 });
  });
  for (const [id, name, wizard] of [
    ['WH-95/4', 'Squire of the Hunt', alatar],
    ['WH-117/4', 'The Forge-master', saruman],
  ] as const)
    scenario(`[${id}] ${name} follows no one but his Fallen-wizard`, (t) => {
      t.given({
        players: {
          Ann: {
            ...wizard,
            companies: [company(TOWERS, 'Elrond', wizard.declared, { card: 'Gimli', on: [name] })],
          },
          Bob,
        },
      });
      t.player('Ann').does('Elrond: regroup', 'Gimli').mayChoose.includes(`Follow ${wizard.declared}`);
      t.player('Ann').mayChoose.excludes('Follow Elrond');
    });
  scenario('[WH-117/1] The Forge-master: a Man, or a sage who is no Hobbit', (t) => {
    t.given(plain(['The Forge-master'], TOWERS, saruman, 'Saruman', 'Layos', 'Haldir', 'Elrond', 'Bilbo'));
    t.player('Ann').does('The Forge-master: ').mayChoose.exactly('Saruman', 'Layos', 'Elrond');
  });
  scenario('[WH-117/2 WH-117/3] his numbers', (t) => {
    t.given({
      players: {
        Ann: { ...saruman, companies: [company(TOWERS, { card: 'Layos', on: ['The Forge-master'] })] },
        Bob,
      },
    });
    t.expect.card('Layos', { 'direct influence': 3 });
    t.player('Ann').has({ 'general influence used': 2 });
  });
  const forging = (at: string, status = 'untapped') => ({
    players: {
      Ann: {
        ...saruman,
        hand: ['Dagger of Westernesse', 'Glamdring', 'Cram', 'Sting'],
        sideboard: ['Black-hide Shield'],
        discard: ['Shield of Iron-bound Ash'],
        companies: [
          company(at, { card: 'Layos', status, on: ['The Forge-master'] }, 'Haldir'),
          company('TW-413', 'Gimli'),
        ],
      },
      Bob,
    },
  });
  scenario('[WH-117/5] he taps for a minor weapon or armour, from wherever it is', (t) => {
    t.given(forging(TOWERS));
    t.player('Ann').does('The Forge-master: ');
    expect(t.offered()).toContain('Dagger of Westernesse');
    expect(t.offered()).not.toContain('Cram');
    expect(t.offered()).not.toContain('Glamdring');
    // A minor weapon, but unique.
    expect(t.offered()).not.toContain('Sting');
    t.player('Ann').does('Dagger of Westernesse').mayChoose.exactly('Layos', 'Haldir');
    t.player('Ann').does('Haldir');
    resolveChain(t);
    t.expect
      .card('Dagger of Westernesse', { in: 'on of Haldir' })
      .card('Layos', { status: 'tapped' })
      .card('Haldir', { status: 'untapped' });
  });
  scenario('[WH-117/5] at a Wizardhaven only', (t) => {
    t.given(forging('TW-378'));
    t.player('Ann').mayNot('The Forge-master', { because: 'Haven' });
  });
  scenario('[WH-117/5] not tapped', (t) => {
    t.given(forging(TOWERS, 'tapped'));
    t.player('Ann').mayNot('The Forge-master', { because: 'untapped' });
  });
});

describe('[WH-119] Man of Skill', () => {
  scenario('[WH-119/1] is played by itself', (t) => {
    t.given({
      players: { Ann: { ...saruman, hand: ['Man of Skill'], companies: [company(TOWERS, 'Layos')] }, Bob },
    });
    plays(t, 'Man of Skill');
    t.player('Ann').has({ 'stage points': 2 });
  });
  scenario(
    '[WH-119/2 ME-CARD-0446 ME-CARD-0447] what requires Information is worth two, stored or not',
    (t) => {
      t.given({
        players: {
          Ann: {
            ...saruman,
            events: ['Man of Skill'],
            points: ['Dreams of Lore'],
            companies: [company(TOWERS, { card: 'Layos', on: ['Align Palantír'] })],
          },
          Bob,
        },
      });
      // Align Palantír requires none.
      t.player('Ann').has({ 'miscellaneous points': 3 });
    },
  );
});

describe('[WH-122] The White Hand', () => {
  const ready = (more: object, n = 3) => ({
    players: {
      Ann: {
        ...saruman,
        hand: ['The White Hand'],
        events: ['A Strident Spawn', 'Saruman’s Machinery', 'Legacy of Smiths'],
        factions: ['Riders of Rohan', 'Men of Anfalas', 'Wood-elves'].slice(0, n),
        companies: [company(TOWERS, 'Saruman', 'Layos')],
        ...more,
      },
      Bob,
    },
  });
  scenario('[WH-122/1] with twelve stage points, three factions, and both cards', (t) => {
    t.given(ready({}));
    plays(t, 'The White Hand');
    t.expect.card('The White Hand', { in: 'on of Saruman' });
    t.player('Ann').has({ 'stage points': 15, 'miscellaneous points': 8 });
  });
  scenario('[WH-122/1] not with two factions', (t) => {
    t.given(ready({}, 2));
    t.player('Ann').mayNot('The White Hand', { because: 'at least 3 factions' });
  });
  scenario('[WH-122/1] nor with fewer stage points', (t) => {
    t.given(ready({ events: ['A Strident Spawn', 'Saruman’s Machinery', 'Gatherer of Loyalties'] }));
    t.player('Ann').mayNot('The White Hand', { because: 'at least 12 stage points' });
  });
  scenario('[WH-122/1] nor without A Strident Spawn', (t) => {
    t.given(
      ready({ events: ['Saruman’s Machinery', 'Legacy of Smiths', 'Gatherer of Loyalties', 'Great Patron'] }),
    );
    t.player('Ann').mayNot('The White Hand', { because: 'A Strident Spawn' });
  });
  scenario('[WH-122/1] nor without the Machinery', (t) => {
    t.given(
      ready({ events: ['A Strident Spawn', 'Legacy of Smiths', 'Gatherer of Loyalties', 'Great Patron'] }),
    );
    t.player('Ann').mayNot('The White Hand', { because: 'Machinery' });
  });
  scenario('[WH-122/1] nor before he is revealed', (t) => {
    t.given(ready({ companies: [company(TOWERS, 'Layos')] }));
    t.player('Ann').mayNot('The White Hand', { because: 'nothing to choose' });
  });
  scenario('[WH-122/2 WH-122/3] his numbers', (t) => {
    t.given({
      players: {
        Ann: { ...saruman, companies: [company(TOWERS, { card: 'Saruman', on: ['The White Hand'] })] },
        Bob,
      },
    });
    t.expect.card('Saruman', { prowess: 7, 'direct influence': 14, body: 9 });
  });
});

describe('[WH-120] Saruman’s Machinery', () => {
  const name = 'Saruman’s Machinery';
  const fortress = { card: 'The Fortress of Isen', owner: 'Ann' };
  const at = (onSite: readonly object[], who: object) => ({
    players: { Ann: { ...who, hand: [name], companies: [{ ...company('Isengard', 'Layos'), onSite }] }, Bob },
  });
  scenario('[WH-120/1] on a protected Isengard', (t) => {
    t.given(at([fortress], saruman));
    plays(t, name);
    t.expect.card(name, { in: 'on of Isengard' });
    t.player('Ann').has({ 'stage points': 7 });
  });
  scenario('[WH-120/1] not unprotected', (t) => {
    t.given(at([], saruman));
    t.player('Ann').mayNot(name, { because: 'nothing to choose' });
  });
  scenario('[WH-120/1] nor by another', (t) => {
    t.given(at([fortress], alatar));
    t.player('Ann').mayNot(name);
  });
  const works = (onSite: readonly object[], siteTapped: boolean) => ({
    phase: 'at the site',
    players: {
      Ann: {
        ...saruman,
        hand: ['Blasting Fire', 'Liquid Fire', 'Cram'],
        companies: [{ ...company('Isengard', 'Layos', 'Haldir'), siteTapped, minorItem: true, onSite }],
      },
      Bob,
    },
  });
  for (const siteTapped of [true, false])
    scenario(`[WH-120/2] one technology item there, ${siteTapped ? 'tapped' : 'untapped'}`, (t) => {
      t.given(works([fortress, { card: name, owner: 'Ann' }], siteTapped));
      t.player('Ann').does('Blasting Fire: play', 'Layos');
      resolveChain(t);
      t.expect.card('Blasting Fire', { in: 'on of Layos' });
      expect(t.offered()).not.toContain('Liquid Fire: play');
    });
  scenario('[WH-120/2] without it, none', (t) => {
    t.given(works([fortress], true));
    t.player('Ann').mayNot('Blasting Fire', { to: 'playItem' });
  });
});
