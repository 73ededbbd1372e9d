/** Positions of this game: what can be said in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { adapter, Bob, company, resolveChain, scenario } from './table.ts';

describe('phases', () => {
  scenario('attack: one attack alone, by its numbers', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9 },
      dice: [3, 4],
      players: { Ann: { companies: [company('Moria', { card: 'Haldir', status: 'tapped' })] }, Bob },
    });
    t.expect.card('Haldir', { status: 'tapped' }).asked('nobody');
    t.nothingPending();
  });

  scenario('attack: a turn goes on around it, so that what lasts until its end lasts', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9 },
      dice: [3, 4],
      players: {
        Ann: {
          companies: [company('Moria', { card: 'Haldir', status: 'tapped', on: ['Potion of Prowess'] })],
        },
        Bob,
      },
    });
    t.expect.card('Haldir', { prowess: 4 });
    t.player('Ann').does('Potion of Prowess');
    resolveChain(t);
    t.expect.card('Haldir', { prowess: 5 });
  });

  scenario('attack: by a creature of the hand, which is won', (t) => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Orc-lieutenant' },
      dice: [6, 6],
      players: {
        Ann: { companies: [company('Moria', 'Haldir')] },
        Bob: { ...Bob, hand: ['Orc-lieutenant'] },
      },
    });
    t.player('Ann').does('Haldir', 'No');
    t.player('Ann').has({ 'kill points': 1, 'marshalling points': 2 });
  });

  scenario('hazards: a company on its way by the printed path', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Lórien', 'Haldir', 'Elladan'), movesTo: 'Moria' }] },
        Bob: { ...Bob, hand: ['Orc-lieutenant'] },
      },
    });
    t.expect.table({ hazardLimit: 2, hazardsDeclared: 0, pathLength: 2, byRegions: false });
    t.player('Bob').does('Orc-lieutenant: attack', 'wilderness');
    t.expect.table({ hazardsDeclared: 1, 'hazards left': 1, 'attack prowess': 7 });
  });

  scenario('hazards: by named regions', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          companies: [
            {
              ...company('Rivendell', 'Haldir', 'Elladan'),
              movesTo: 'Moria',
              by: ['Rhudaur', 'Hollin', 'Redhorn Gate'],
            },
          ],
        },
        Bob: { ...Bob, hand: ['Orc-lieutenant'] },
      },
    });
    t.expect.table({ pathLength: 3, byRegions: true }).asked('Bob');
  });

  scenario('at the site: an item can be played', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: ['Sword of Gondolin'], companies: [company('Moria', 'Haldir')] }, Bob },
    });
    t.player('Ann').does('Sword of Gondolin: play');
    t.expect
      .card('Sword of Gondolin', { in: 'on of Haldir', borne: true })
      .card('Haldir', { status: 'tapped', 'corruption points': 2, 'site tapped': true, at: 'Moria' });
    t.player('Ann').has({ 'item points': 2 });
  });

  scenario('corruption check: alone, with a modifier', (t) => {
    t.given({
      phase: 'corruption check',
      check: { character: 'Elrond', modifier: -1 },
      dice: [1, 2],
      players: { Ann: { companies: [company('Moria', { card: 'Elrond', on: ['Glamdring'] })] }, Bob },
    });
    t.expect.card('Elrond', { in: 'company of company 1' });
  });
});

scenario('values: influence, followers, size, names of companies, names without accents', (t) => {
  t.given({
    players: {
      Ann: {
        companies: [
          {
            as: 'riders',
            ...company('Edoras', 'Theoden', { card: 'Haldir', leader: 'Théoden' }, 'Fatty Bolger'),
          },
        ],
        factions: ['Riders of Rohan'],
        hand: ["Wizard's Laughter", 'Glamdring'],
      },
      Bob,
    },
  });
  t.player('Ann').has({
    'general influence used': 9,
    'general influence left': 11,
    'faction points': 3,
    'character points': 4,
  });
  t.expect
    .card('Théoden', {
      prowess: 5,
      mind: 6,
      'direct influence': 3,
      'direct influence left': 0,
      'company size': 3,
      in: 'company of riders',
    })
    .card('Haldir', { leader: 'Théoden' });
});

test('whose a card is that lies on somebody: hazards their owner’s, trophies and items his who has them, prisoners their own', () => {
  const t = new Table(adapter);
  const orc = { card: 'Orc-lieutenant', owner: 'Bob', trophy: true };
  t.given({
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [
          company('Dol Guldur', {
            card: 'Lieutenant of Morgul',
            on: [{ card: 'Lure of Nature', owner: 'Bob' }, { card: 'Cram', owner: 'Bob' }, orc],
          }),
        ],
      },
      Bob: { ...Bob, events: [{ card: 'Press-gang', on: [{ card: 'Azog', owner: 'Ann' }] }] },
    },
  });
  const whose = (name: string): number => t.state.card.controller[t.who.card(name)];
  expect(['Lure of Nature', 'Cram', 'Orc-lieutenant', 'Azog'].map(whose)).toEqual([2, 1, 1, 1]);
  expect(['Lure of Nature', 'Cram', 'Azog'].map((name) => t.state.card.live[t.who.card(name)])).toEqual([
    1, 1, 0,
  ]);
});

describe('said and read again', () => {
  scenario('what the location deck still has, and what was discarded', (t) => {
    t.given({
      players: {
        Ann: { discardedSites: ['Bree', 'Edoras'], companies: [company('Moria', 'Haldir')] },
        Bob,
      },
    });
    t.player('Ann').has({
      discardedSites: ['Edoras', 'Bree'],
      locationDeck: { includes: ['Rivendell', 'Weathertop'], excludes: ['Moria', 'Bree', 'Edoras'] },
    });
    t.player('Bob').has({ discardedSites: 0, locationDeck: { includes: ['Moria', 'Bree'] } });
  });

  scenario('what a company has been through', (t) => {
    const was = {
      moved: true,
      cameFrom: 'Bree',
      faced: ['Orc', 'Wolf'],
      creatures: ['Hobgoblins', 'Orc-warband'],
      played: ['Hobgoblins', 'Orc-warband', 'Foolish Words'],
      extraRegions: 2,
    };
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Sword of Gondolin'],
          companies: [
            { as: 'riders', ...company('Moria', 'Haldir'), ...was },
            { ...company('Rivendell', 'Elladan'), partOf: 'riders' },
          ],
        },
        Bob,
      },
    });
    t.expect
      .group('companies', 'riders', { ...was, at: 'Moria', size: 1, siteTapped: false, player: 'Ann' })
      .group('companies', 'company 2 of Ann', { moved: false, partOf: 'riders', characters: ['Elladan'] })
      .group('companies', 'Ioreth', { at: 'Edhellond', player: 'Bob', faced: 0 })
      .table({ company: 'riders', hazardPlayer: 'Bob' });
  });

  scenario('where a faction was won, an item stored, and which company an event is about', (t) => {
    t.given({
      players: {
        Ann: {
          factions: [{ card: 'Riders of Rohan', wonAt: 'Edoras' }],
          points: [{ card: 'Sapling of the White Tree', storedAt: 'Minas Tirith' }],
          events: [{ card: 'Fellowship', company: 'riders' }],
          companies: [{ as: 'riders', ...company('Rivendell', 'Haldir', 'Elladan') }],
        },
        Bob,
      },
    });
    t.expect
      .card('Riders of Rohan', { wonAt: 'Edoras', storedAt: 'none' })
      .card('Sapling of the White Tree', { storedAt: 'Minas Tirith' })
      .card('Fellowship', { company: 'riders' });
  });

  scenario('switches of the set-up: the starter rules bring the rest with them', (t) => {
    t.given({
      starter: 'rules',
      tieRoll: true,
      avatarLoss: 'minus5',
      players: { Ann: { companies: [company('Moria', 'Haldir')] }, Bob },
    });
    t.expect.table({ starter: 'rules', decks: 1, simultaneous: true, tieRoll: true, avatarLoss: 'minus5' });
  });

  scenario('hoards of this turn', (t) => {
    const table = { players: { Ann: { companies: [company('Moria', 'Haldir')] }, Bob } };
    t.given({ ...table, hoards: ['Dancing Spire'] });
    t.expect.table({ hoards: ['Dancing Spire'] });
  });

  scenario('a card on a site is its owner’s', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            {
              ...company('Moria', 'Haldir'),
              onSite: [{ card: 'Foolish Words', owner: 'Bob' }],
            },
          ],
        },
        Bob,
      },
    });
    t.expect
      .group('companies', 'Haldir', { onSite: ['Foolish Words'] })
      .card('Foolish Words', { owner: 'Bob', controller: 'Bob' });
  });

  scenario('a lasting effect on a company', (t) => {
    t.given({
      phase: 'movement/hazard',
      effects: [
        { from: 'Great Ship', grants: '+1 ship', about: 'riders', until: 'end of turn' },
        { from: 'Elladan', on: 'Haldir', changes: 'prowess', by: 2, until: 'end of turn' },
        { from: 'Elladan', on: 'Ann', changes: 'hand size', by: 1, until: 'end of turn' },
      ],
      players: {
        Ann: {
          discard: ['Great Ship'],
          companies: [
            { as: 'riders', ...company('Rivendell', 'Haldir', 'Elladan') },
            company('Bree', 'Elrohir'),
          ],
        },
        Bob,
      },
    });
    t.expect.card('Haldir', { prowess: 6 }).effects({
      includes: [
        { from: 'Great Ship', about: 'riders', until: 'end of turn' },
        { on: 'Ann', changes: 'hand size' },
      ],
    });
    t.player('Ann').has({ 'hand size': 9 });
  });
});

describe('a position in the words of a position', () => {
  const folder = new URL('scenarios/', import.meta.url);
  const all = readdirSync(folder).flatMap((name) =>
    parseAllDocuments(readFileSync(new URL(name, folder), 'utf8')).map(
      (document) => document.toJS() as Given | null,
    ),
  );
  /** What says where play begins is no part of the position. */
  const ABOUT = new Set(['phase', 'company', 'check', 'dice']);
  interface Given {
    readonly scenario: string;
    readonly given: Readonly<Record<string, unknown>>;
  }

  test('laid out again, every one where nothing happens by itself is the same', () => {
    let compared = 0;
    for (const document of all) {
      if (document === null || document.given['phase'] === 'attack') continue;
      const t = new Table(adapter, { tells: true }).given(document.given);
      if (t.began.length > 0) continue;
      const about = Object.entries(document.given).filter(([field]) => ABOUT.has(field));
      const again = new Table(adapter).given({ ...t.position(), ...Object.fromEntries(about) });
      expect(again.position(), document.scenario).toEqual(t.position());
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe('readings', () => {
  scenario('chain and site path are empty where there is none', (t) => {
    t.given({ players: { Ann: { companies: [company('Moria', 'Haldir')] }, Bob } });
    t.expect.table({ chain: '', 'site path': '', 'attempt modifier': 0, 'attempt needs': 0 });
  });
});
