/** Rulings on single characters and what they bear. ME-CARD */
import { valueOf } from '@westmarch/kernel';
import { describe, expect, test } from 'vitest';
import { checkDeck } from '../../../src/decks/legality.ts';
import { findCard } from '../../../src/decks/list.ts';
import { ringTest } from '../../../src/engine.ts';
import { textOf } from '../../../src/text/card-text.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const spare = ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'];
type Card = string | object;

describe('Alatar', () => {
  scenario('[ME-CARD-4002] the opponent’s one card may become none', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          deck: spare,
          hand: [],
          companies: [{ ...company('Edhellond', 'Alatar'), movesTo: 'Dol Amroth' }],
        },
        Bob: { companies: [company('Lórien', 'Ioreth')], deck: spare, hand: ['Orc-guard'] },
      },
    });
    t.player('Ann').does('the path printed');
    t.player('Bob').has({ deck: 6, hand: ['Orc-guard'] });
  });
  const attacked = (status: string, followers: readonly Card[] = []) => ({
    phase: 'attack',
    company: 'riders',
    attack: { creature: 'Orc-watch' },
    players: {
      Ann: {
        companies: [
          { ...company('Moria', 'Elladan', 'Elrohir'), as: 'riders' },
          { ...company('Rivendell', { card: 'Alatar', status }, ...followers), as: 'tower' },
        ],
      },
      Bob: { ...Bob, hand: ['Orc-watch'] },
    },
  });
  for (const status of ['untapped', 'tapped', 'wounded'])
    scenario(`[ME-CARD-0020] ${status}, he may join, and faces a strike`, (t) => {
      t.given(attacked(status));
      t.player('Ann').does('Alatar');
      resolveChain(t);
      t.expect.card('Alatar', { in: 'company of riders', status });
      expect(t.state.strike.target[1]).toBe(t.who.card('Alatar'));
    });
  scenario('his followers stay behind, and need no influence for now', (t) => {
    t.given(attacked('untapped', [{ card: 'Haldir', leader: 'Alatar' }]));
    t.player('Ann').does('Alatar');
    resolveChain(t);
    t.expect.card('Haldir', { in: 'company of tower', leader: 'none', uncontrolled: true });
    // Elladan and Elrohir are all that counts.
    t.player('Ann').has({ 'general influence used': 8 });
  });
});

describe('Palantíri', () => {
  const stone = (bearer: string, more: object = {}) => ({
    players: {
      Ann: {
        deck: spare,
        discard: ['Dodge', 'Escape'],
        discardedSites: ['Bree', 'Edoras'],
        companies: [
          company(
            'TW-404',
            ...(bearer === 'Saruman'
              ? [{ card: 'Saruman', on: ['Palantír of Orthanc'] }, 'Balin']
              : [{ card: bearer, on: ['Palantír of Orthanc'] }, 'Saruman']),
          ),
        ],
        ...more,
      },
      Bob,
    },
  });
  const taps = 'Palantír of Orthanc: on your turn, if its bearer taps';
  scenario('[ME-CARD-4034 ME-CARD-0549 TW-300/2] sites that were discarded are not to be had back', (t) => {
    t.given(stone('Saruman'));
    t.player('Ann').does(taps);
    t.player('Ann').mayChoose.exactly('Dodge', 'Escape');
  });
  scenario('[ME-CARD-4047] Saruman uses the one that he bears himself', (t) => {
    t.given(stone('Saruman'));
    t.player('Ann').mayChoose.includes(taps);
  });
  scenario('[ME-CARD-4047] and none that a companion bears', (t) => {
    t.given(stone('Balin'));
    t.player('Ann').mayChoose.excludes('Palantír of Orthanc: on');
  });
  for (const [where, place] of [
    ['borne', {}],
    ['stored', { companies: [company('TW-404', 'Balin')], points: ['Palantír of Orthanc'] }],
  ] as const)
    scenario(`[ME-CARD-0548 TW-300/3] ${where}, it is worth nothing to a fallen-wizard`, (t) => {
      t.given(stone('Balin', { ...place, side: 'fallen-wizard' }));
      t.player('Ann').has({ 'item points': 0 });
    });
  scenario('[ME-CARD-0548] and 2 points to a hero', (t) => {
    t.given(stone('Balin'));
    t.player('Ann').has({ 'item points': 2 });
  });
});

test('The Windlord Found Me and Wizard Uncloaked bar themselves from the decks of fallen-wizards', () => {
  for (const name of ['The Windlord Found Me', 'Wizard Uncloaked']) {
    const card = findCard(name);
    const list = [{ line: 1, section: 'deck', quantity: 1, name, card }] as const;
    const said = (side: 'wizard' | 'fallen-wizard') =>
      checkDeck(list, { length: 2, side }).problems.filter(({ message }) => message.startsWith(name));
    expect(said('fallen-wizard')).toHaveLength(1);
    expect(said('wizard')).toEqual([]);
    expect(textOf(card?.id ?? '').join(' ')).toContain('deck of a fallen-wizard');
  }
});

scenario('Scroll of Isildur: +2 to the test of a gold ring in its company, and in no other', (t) => {
  t.given({
    players: {
      Ann: {
        companies: [
          company('Rivendell', { card: 'Elladan', on: ['Scroll of Isildur'] }, 'Elrohir'),
          company('Rivendell', 'Haldir'),
        ],
      },
      Bob,
    },
  });
  expect([1, 2].map((row) => valueOf(t.state, ringTest, row))).toEqual([2, 0]);
});

scenario(
  '[ME-CARD-4013] Gollum and The One Ring at one site: nothing happens unless he is tapped for it',
  (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Moria', { card: 'Elladan', on: ['The One Ring'] }),
            company('Moria', { card: 'Elrohir', on: ['Gollum'] }),
          ],
        },
        Bob,
      },
    });
    t.expect.card('The One Ring', { in: 'on of Elladan' }).card('Gollum', { in: 'on of Elrohir' });
    t.player('Ann').does('Gollum: on your turn');
    resolveChain(t);
    t.player('Ann').has({ discard: ['Gollum', 'The One Ring'] });
  },
);
