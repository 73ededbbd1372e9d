/** When and where cards are stored, what goes with them, and what is remembered. ME-STORE */
import { modifier } from '@westmarch/kernel';
import { describe } from 'vitest';
import { anyCard } from '../../../src/cards/words/index.ts';
import { storesAtEnd } from '../../../src/rules/chain/forbidden.ts';
import { invent } from '../../invented.ts';
import { company, scenario } from '../../table.ts';

invent('Late Porters', 'TW-243', modifier({ attribute: storesAtEnd, of: anyCard, by: 1 }));
invent('Charm of Keeping', 'TW-243', { storeAt: { sites: ['Bree'], types: ['haven', 'border-hold'] } });
invent('Companion Piece', 'TW-243', { storedWith: true });
invent('Locked Chest', 'TW-244', { keepsOn: true });
invent('Cursed Blade', 'TW-244', { neverStored: true });

const bearing = (at: string, on: readonly (string | object)[], more: object = {}) => ({
  players: {
    Ann: { companies: [company(at, { card: 'Elladan', on })], ...more },
    Bob: {
      companies: [company('Rivendell', { card: 'Haldir', on: ['Sting'] })],
      hand: ['Smoke Rings'],
      discard: ['Cram'],
    },
  },
});
const waiting = { hand: ['Smoke Rings'], discard: ['Cram'] };

describe('when', () => {
  scenario('[ME-STORE-001] in one’s own organization phase, not in that of the other', (t) => {
    t.given(bearing('Lórien', ['Glamdring']));
    t.player('Ann').mayChoose.includes('Glamdring: store');
    t.player('Bob').mayNot('Sting', {
      to: 'store',
      because: 'your own organization phase',
      rule: 'ME-STORE-001',
    });
  });
  for (const phase of ['site', 'end-of-turn', 'untap'])
    scenario(`[ME-STORE-001] in no other phase: ${phase}`, (t) => {
      t.given({ ...bearing('Lórien', ['Glamdring'], waiting), phase });
      t.player('Ann').mayNot('Glamdring', { to: 'store', because: 'your own organization phase' });
    });
  scenario('[ME-STORE-001] where a card says so, at the end of one’s turn too', (t) => {
    t.given({
      ...bearing('Lórien', ['Glamdring'], { ...waiting, events: ['Late Porters'] }),
      phase: 'end-of-turn',
    });
    t.player('Ann').mayChoose.includes('Glamdring: store');
    t.player('Bob').mayNot('Sting', { to: 'store' });
  });
  scenario('[ME-STORE-001] but in no phase before that', (t) => {
    t.given({
      ...bearing('Lórien', ['Glamdring'], { ...waiting, events: ['Late Porters'] }),
      phase: 'untap',
    });
    t.player('Ann').mayNot('Glamdring', { to: 'store' });
  });
});

describe('where', () => {
  for (const [at, may] of [
    ['Lórien', true],
    ['Bree', true],
    ['Lake-town', true],
    ['Moria', false],
    ['Minas Tirith', false],
  ] as const)
    scenario(`[ME-STORE-2003] at the sites and kinds of sites that its text names: ${at}`, (t) => {
      t.given(bearing(at, ['Charm of Keeping']));
      if (may) t.player('Ann').mayChoose.includes('Charm of Keeping: store');
      else
        t.player('Ann').mayNot('Charm of Keeping', {
          to: 'store',
          because: 'not where',
          rule: 'ME-STORE-2003',
        });
    });
  scenario('[ME-STORE-2014] an item at a Haven, but no other card that does not say so', (t) => {
    t.given(bearing('Lórien', ['Glamdring', 'Companion Piece', 'Cursed Blade']));
    t.player('Ann').mayChoose.includes('Glamdring: store');
    t.player('Ann')
      .mayNot('Companion Piece', { to: 'store', because: 'nothing that can be stored', rule: 'ME-STORE-002' })
      .mayNot('Cursed Blade', { to: 'store', because: 'nothing that can be stored', rule: 'ME-STORE-2002' });
  });
  scenario('[ME-STORE-2003] what has become part of an item is not stored without it', (t) => {
    t.given(bearing('Lórien', [{ card: 'Glamdring', on: ['Charm of Keeping'] }]));
    t.player('Ann').mayNot('Charm of Keeping', { to: 'store', because: 'not where' });
  });
});

describe('what goes with it', () => {
  const stores = (item: string, ...on: readonly string[]) => ({
    ...bearing('Lórien', [{ card: item, on }, 'Orcrist']),
    dice: [6, 6],
  });
  scenario('[ME-STORE-2007] it remembers where; what lay on it is discarded', (t) => {
    t.given(stores('Glamdring', 'Charm of Keeping'));
    t.player('Ann').does('Glamdring: store');
    t.expect
      .card('Glamdring', { in: 'points of Ann', storedAt: 'Lórien' })
      .card('Charm of Keeping', { in: 'discard of Ann' })
      .card('Orcrist', { in: 'on of Elladan' });
  });
  scenario('[ME-STORE-2003] unless its own text says that it is stored with it', (t) => {
    t.given(stores('Glamdring', 'Companion Piece', 'Charm of Keeping'));
    t.player('Ann').does('Glamdring: store');
    t.expect
      .card('Companion Piece', { in: 'points of Ann' })
      .card('Charm of Keeping', { in: 'discard of Ann' });
  });
  scenario('[ME-STORE-2003] or that the item keeps it, out of play', (t) => {
    t.given(stores('Locked Chest', 'Charm of Keeping'));
    t.player('Ann').does('Locked Chest: store');
    t.expect.card('Charm of Keeping', { in: 'out of Ann' }).card('Locked Chest', { in: 'points of Ann' });
  });
});

scenario('[ME-STORE-2000] who fails his check for one item stores nothing', (t) => {
  t.given({ ...bearing('Lórien', ['Glamdring', 'Orcrist']), dice: [1, 2] });
  t.player('Ann').does('Glamdring: store');
  t.expect.card('Glamdring', { in: 'discard of Ann' }).card('Elladan', { in: 'discard of Ann' });
  t.player('Ann').has({ points: [] });
});
