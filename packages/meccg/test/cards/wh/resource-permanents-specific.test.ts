/** The White Hand: stage permanent-events that are specific to one Fallen-wizard. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import type { S } from '../../../src/state.ts';
import { borrow } from '../../invented.ts';
import { Bob, company, idleUntil, resolveChain, scenario } from '../../table.ts';

borrow('WH-56', 'WH-58', 'LE-19', 'WH-51', 'WH-52', 'LE-156', 'LE-300', 'LE-341');

const alatar = { side: 'fallen-wizard', declared: 'Alatar' } as const;
const saruman = { side: 'fallen-wizard', declared: 'Saruman' } as const;
const TOWERS = 'The White Towers';
/** Ann plays a card of her hand. */
function plays(t: Table<S>, card: string, ...targets: readonly string[]): void {
  t.player('Ann').does(`${card}: `, ...targets);
  resolveChain(t);
}

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

describe('[WH-90] Bow of Alatar', () => {
  const attacked = (status: string, bow: string, body = 5) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 8, body, attackerChooses: true },
    players: {
      Ann: {
        ...alatar,
        companies: [
          company(
            'TW-413',
            { card: 'Alatar', status, on: [{ card: 'Bow of Alatar', status: bow }] },
            'Layos',
          ),
        ],
      },
      Bob,
    },
  });
  scenario('[WH-90/3] he faces a strike, whatever his state and whoever would choose', (t) => {
    t.given(attacked('tapped', 'untapped'));
    plays(t, 'Bow of Alatar');
    t.expect.card('Bow of Alatar', { status: 'tapped' });
    idleUntil(t, () => t.state.global.strike !== 0);
    t.expect.table({ strike: 'Alatar', 'attack body': 4 });
  });
  scenario('[WH-90/3] not when it is tapped', (t) => {
    t.given(attacked('untapped', 'tapped'));
    t.player('Ann').mayNot('Bow of Alatar');
  });
});

describe('[WH-92] Huntsman’s Garb', () => {
  const ends = (discard: readonly string[]) => ({
    phase: 'end-of-turn',
    players: {
      Ann: {
        ...alatar,
        discard,
        companies: [company(TOWERS, { card: 'Alatar', on: ['Huntsman’s Garb'] }, 'Layos')],
      },
      Bob,
    },
  });
  scenario('[WH-92/3] taps for Risky Blow at the end of the turn', (t) => {
    t.given(ends(['Risky Blow', 'Cram']));
    plays(t, 'Huntsman’s Garb');
    t.expect.card('Risky Blow', { in: 'hand of Ann' }).card('Huntsman’s Garb', { status: 'tapped' });
  });
  scenario('[WH-92/3] for nothing else', (t) => {
    t.given(ends(['Dodge', 'Cram']));
    t.player('Ann').mayNot('Huntsman’s Garb', { because: 'nothing to choose' });
  });
  scenario('[WH-92/3] nor before', (t) => {
    const { players } = ends(['Risky Blow']);
    t.given({ players });
    t.player('Ann').mayNot('Huntsman’s Garb', { because: 'end-of-turn phase' });
  });
});

describe('[WH-93] Join the Hunt', () => {
  scenario('[WH-93/1] is played by itself', (t) => {
    t.given({
      players: { Ann: { ...alatar, hand: ['Join the Hunt'], companies: [company(TOWERS, 'Layos')] }, Bob },
    });
    plays(t, 'Join the Hunt');
    t.player('Ann').has({ 'stage points': 2 });
  });
  const items = ['Glamdring', 'Lesser Ring', 'Gollum', 'Goldberry'];
  const hunting = (mine: readonly string[], others: readonly string[]) => ({
    players: {
      Ann: {
        ...alatar,
        events: ['Join the Hunt'],
        companies: [
          company(TOWERS, { card: 'Alatar', on: mine }),
          company('TW-413', { card: 'Layos', on: others }),
        ],
      },
      Bob,
    },
  });
  scenario('[WH-93/2 WH-93/3] weapons and fighting allies with Alatar are worth full points', (t) => {
    t.given(hunting(items, []));
    // Glamdring 2, the ring 1; Gollum 2, Goldberry 1.
    t.player('Ann').has({ 'item points': 3, 'ally points': 3 });
  });
  scenario('[WH-93/2 WH-93/3] elsewhere one', (t) => {
    t.given(hunting([], items));
    t.player('Ann').has({ 'item points': 2, 'ally points': 2 });
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
        hand: ['Dagger of Westernesse', 'Glamdring', 'Cram'],
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
