/** The ten sites of the Under-deeps: what guards them, what is found there, and what their own cards say. */
import type { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { cardStatus } from '../../../../src/definitions.ts';
import type { S } from '../../../../src/state.ts';
import { textOf } from '../../../../src/text/card-text.ts';
import { heroSites, siteOf } from '../../../sites.ts';
import { Bob, company, resolveChain, scenario } from '../../../table.ts';
import { cited } from '../../cited.ts';

/** No deck can have them yet: brought in from their printed facts, so that what the sites say of them is tried. */
const PUKEL = 'Pûkel-men';

test('all ten are whole, and so is every other hero site', () => {
  expect(heroSites.filter(({ id }) => cardStatus(id) !== 'implemented').map(({ name }) => name)).toEqual([]);
  expect(heroSites.filter(({ underDeeps }) => underDeeps)).toHaveLength(10);
});

test.each(heroSites.filter(({ underDeeps }) => underDeeps))(
  '$name tells where it leads and who may attack',
  (site) => {
    const [near, playable, attacks, own] = textOf(site.id);
    for (const { site: name, roll } of site.adjacent)
      expect(near).toContain(name === '' ? '(0)' : `${name} (${roll})`);
    expect(playable).toContain('items');
    expect(attacks).toContain('from his hand');
    expect(own).toMatch(/\.$/);
  },
);

/** Adrazar is a scout, and so can keep them from an attack. */
const enters = (at: string, bob: object) => ({
  phase: 'site',
  players: {
    Ann: {
      hand: ['Concealment'],
      companies: [company(at, 'Aragorn II', 'Adrazar')],
    },
    Bob: { ...Bob, ...bob },
  },
});
describe('what guards them: first what is printed, then a creature from the hand of the opponent', () => {
  for (const [site, race, strikes, prowess, creature, other] of [
    ['The Gem-deeps', 'Undead', 3, 9, 'Orc-watch', 'Orc-raiders'],
    ['The Iron-deeps', 'Troll', 3, 9, 'Orc-raiders', 'Orc-watch'],
    ['The Pûkel-deeps', 'Pûkel-creature', 2, 11, 'Orc-watch', 'Orc-raiders'],
    ['The Sulfur-deeps', 'Troll', 2, 9, 'Orc-watch', 'Orc-raiders'],
    ['The Under-courts', 'Troll', 3, 10, 'Orc-watch', 'Orc-raiders'],
    ['The Under-galleries', 'Troll', 4, 9, 'Orc-watch', 'Orc-raiders'],
    ['The Under-gates', 'Balrog', 2, 16, 'Orc-raiders', 'Orc-watch'],
    ['The Under-grottos', 'Orc', 4, 7, 'Orc-watch', 'Orc-raiders'],
    ['The Under-leas', 'Orc', 5, 7, 'Orc-raiders', 'Orc-watch'],
    ['The Under-vaults', 'Undead', 3, 8, 'Orc-watch', 'Orc-raiders'],
  ] as const)
    scenario(
      `${cited(site)}: ${race}, ${strikes} strikes with ${prowess} prowess; then ${creature}, not ${other}`,
      (t) => {
        // “Bert” is unique, and so never one of them.
        t.given(enters(site, { hand: [creature, other, '“Bert” (Bûrat)'] }));
        t.player('Ann').does('Yes');
        t.expect.table({ 'attack strikes': strikes, 'attack prowess': prowess });
        t.expect.table({ 'attack race': race });
        t.player('Ann').does('Concealment', 'Adrazar');
        resolveChain(t);
        t.player('Bob').mayChoose.exactly('Pass', creature);
      },
    );
});

describe('what is found there', () => {
  const ITEMS = { minor: 'Cram', major: 'Glamdring', greater: 'Orcrist', 'gold ring': 'Precious Gold Ring' };
  for (const [site, classes] of [
    ['The Gem-deeps', ['minor', 'major', 'gold ring']],
    ['The Iron-deeps', ['minor', 'major', 'greater']],
    ['The Pûkel-deeps', ['minor', 'major', 'gold ring']],
    ['The Sulfur-deeps', ['minor', 'major', 'greater']],
    ['The Under-courts', ['minor', 'major', 'greater']],
    ['The Under-galleries', ['minor', 'major', 'greater']],
    ['The Under-gates', ['minor', 'major', 'greater', 'gold ring']],
    ['The Under-grottos', ['minor', 'major', 'gold ring']],
    ['The Under-leas', ['minor', 'major', 'greater']],
    ['The Under-vaults', ['minor', 'major', 'gold ring']],
  ] as const)
    scenario(`${cited(site)}: ${classes.join(', ')}`, (t) => {
      t.given({
        phase: 'at the site',
        players: { Ann: { hand: Object.values(ITEMS), companies: [company(site, 'Elladan')] }, Bob },
      });
      t.player('Ann').mayChoose.exactly('Pass', ...classes.map((name) => `${ITEMS[name]}: play`));
    });
});

describe('creatures that may also be played at a site', () => {
  const comes = (from: string, to: string, hand: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company(from, 'Elladan', 'Elrohir'), movesTo: to }] },
      Bob: { ...Bob, hand },
    },
  });
  // Ghosts are keyed to Shadow-holds and Dark-holds; all these are Ruins & Lairs.
  for (const [site, above] of [
    ['The Gem-deeps', 'Glittering Caves'],
    ['The Pûkel-deeps', 'Dunharrow'],
  ] as const)
    scenario(`${cited(site)}: Undead and Pûkel-creatures, but no Orcs`, (t) => {
      t.given(comes(above, site, ['Ghosts', PUKEL, 'Orc-watch']));
      t.player('Bob').mayChoose.includes('Ghosts: attack', `${PUKEL}: attack`);
      t.player('Bob').mayChoose.excludes('Orc-watch: attack');
    });
  scenario('[DM-41] The Under-vaults: Undead, but no Pûkel-creatures', (t) => {
    t.given(comes('Mount Gram', 'The Under-vaults', ['Ghosts', PUKEL]));
    t.player('Bob').mayChoose.includes('Ghosts: attack');
    t.player('Bob').mayChoose.excludes(`${PUKEL}: attack`);
  });
  scenario('[DM-39] The Under-grottos: neither', (t) => {
    t.given(comes('Goblin-gate', 'The Under-grottos', ['Ghosts', PUKEL]));
    t.player('Bob').mayChoose.excludes('Ghosts: attack', `${PUKEL}: attack`);
  });
  scenario('[ME-ONGUARD-2019] one that waits on guard there is keyed to the site as well', (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: {
          companies: [
            { ...company('The Gem-deeps', 'Elladan'), onGuard: [{ card: 'Ghosts', owner: 'Bob' }] },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Yes');
    t.player('Bob').mayChoose.includes('Ghosts: reveal');
  });
});

describe('[DM-39] The Under-grottos', () => {
  const testing = (at: string) => ({
    dice: [4, 4],
    players: {
      Ann: {
        hand: ['The One Ring', 'Lesser Ring'],
        companies: [company(at, 'Gandalf', { card: 'Frodo', on: ['Precious Gold Ring'] })],
      },
      // Another company at the same site, with a card of its own, adds nothing to it.
      Bob: { companies: [company('The Under-grottos', 'Ioreth')] },
    },
  });
  scenario('an 8 is a 10 when a gold ring is tested there', (t) => {
    t.given(testing('The Under-grottos'));
    t.player('Ann').does('Gandalf: on your turn');
    t.player('Ann').mayChoose.exactly('The One Ring', 'Lesser Ring', 'Pass');
  });
  scenario('above it is an 8', (t) => {
    t.given(testing('Goblin-gate'));
    t.player('Ann').does('Gandalf: on your turn');
    t.player('Ann').mayChoose.exactly('Lesser Ring', 'Pass');
  });
});

describe('[DM-37] The Under-galleries', () => {
  const leaves = (t: Table<S>, at: string, to: string, siteTapped: boolean): void => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: { companies: [{ ...company(at, 'Elladan', 'Elrohir'), siteTapped, movesTo: to }] },
        Bob,
      },
    });
  };
  scenario('[ME-CARD-0792] tapped, it is stored as it is left: three miscellaneous points', (t) => {
    leaves(t, 'The Under-galleries', 'Cirith Gorgor', true);
    t.expect.card('The Under-galleries', { in: 'points of Ann', status: 'untapped' });
    t.player('Ann').has({ 'miscellaneous points': 3 });
    t.expect.card('Elladan', { at: 'Cirith Gorgor' });
  });
  scenario('[ME-CARD-0792] it gives nothing while it is on the table', (t) => {
    t.given({
      players: {
        Ann: { companies: [{ ...company('The Under-galleries', 'Elladan'), siteTapped: true }] },
        Bob,
      },
    });
    t.player('Ann').has({ 'miscellaneous points': 0 });
  });
  scenario('[ME-CARD-0792] untapped, it goes back to the location deck', (t) => {
    leaves(t, 'The Under-galleries', 'Cirith Gorgor', false);
    t.player('Ann').has({ 'miscellaneous points': 0 });
    expect(t.state.location.state[siteOf('The Under-galleries')]).toBe(0);
  });
  scenario('[ME-CARD-0792] no other site does so', (t) => {
    leaves(t, 'The Under-gates', 'Moria', true);
    t.player('Ann').has({ 'miscellaneous points': 0 });
    expect(t.state.location.state[siteOf('The Under-gates')]).toBe(2);
  });
  scenario('once stored, nobody of that player can go there again', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          companies: [
            { ...company('The Under-galleries', 'Elladan'), siteTapped: true, movesTo: 'Cirith Gorgor' },
          ],
          deck: Array.from({ length: 20 }, () => 'Cram'),
        },
        Bob: { ...Bob, deck: Array.from({ length: 20 }, () => 'Cram') },
      },
    });
    for (let n = 0; n < 200 && !(t.state.global.phase === 2 && t.state.global.active === 1); n++) {
      const offered = t.offered();
      t.choose(t.state.kernel.asked, offered.find((text) => /^(Pass|No|Keep all)$/.test(text)) ?? offered[0]);
    }
    t.player('Ann').does('Elladan: declare movement');
    t.player('Ann').mayChoose.excludes('The Under-galleries');
  });
  scenario('[ME-COMPANY-510] a company that must go back there takes it from the pile again, tapped', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          companies: [
            {
              ...company('The Under-galleries', 'Elladan', 'Elrohir'),
              siteTapped: true,
              movesTo: 'The Under-courts',
            },
            company('The Under-courts', 'Elrond', 'Beretar', 'Balin', 'Bofur', 'Haldir', 'Orophin'),
          ],
        },
        Bob,
      },
      dice: [2, 2],
    });
    for (let n = 0; n < 4 && t.state.kernel.asked === 1 && t.offered()[0].startsWith('The company'); n++)
      t.choose(1, t.offered()[0]);
    t.expect
      .card('The Under-galleries', { in: 'sites', status: 'tapped' })
      .card('Elladan', { at: 'The Under-galleries' });
    t.player('Ann').has({ 'miscellaneous points': 0 });
  });
});
