/** A game on the map: who stands where, the way of a journey, and the list of places. */
import type { Atlas, Card, Company, MapSite, MeccgScene, MeccgSide } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { placeNamed } from '../src/map/chart.ts';
import { rowsOf, sorted } from '../src/map/list/rows.ts';
import { entriesOf, guardsOf, sidesFor } from '../src/map/sites.ts';
import { journeyOf, routeOf, spread, tokensOf } from '../src/map/tokens.ts';
import { drawnWays } from '../src/map/Ways.tsx';

const card = (id: number, face: string): Card => ({
  id,
  face,
  owner: 1,
  marks: [],
  numbers: {},
  tokens: {},
  on: [],
});
const company = (id: number, site: string, goesTo = ''): Company => ({
  id,
  name: id === 7 ? "Gimli's company" : 'Your company',
  site: site === '' ? null : card(100 + id, site),
  siteType: '',
  notes: [],
  destination: goesTo === '' ? null : card(200 + id, goesTo),
  characters: [card(id * 10, 'Elrond'), card(id * 10 + 1, 'Gimli')],
  followers: [],
  onGuard: [],
  acting: false,
});
const pile = { count: 0, cards: [] };
const side = (seat: number, companies: Company[]): MeccgSide => ({
  seat,
  name: `Player ${seat}`,
  side: 'Wizard',
  standing: [],
  hand: pile,
  deck: pile,
  discard: pile,
  sideboard: pile,
  pool: pile,
  influence: { used: 0, of: 20 },
  points: [],
  council: 0,
  countedAt: '',
  exhausted: 0,
  companies,
  events: [],
  agents: [],
  prisoners: [],
  factions: [],
  stored: [],
  eliminated: pile,
});
const scene = (sides: MeccgSide[], journey: MeccgScene['journey'] = null): MeccgScene => ({
  game: 'meccg',
  you: 1,
  time: { turn: 1, active: 1, phases: [], now: 0 },
  sides,
  journey,
  chain: [],
  attack: null,
  check: null,
});
const nameOf = (face: string): string => face;

describe('who stands where', () => {
  test('companies of both sides, as they are called everywhere, with size and whose they are', () => {
    const tokens = tokensOf(
      scene([side(1, [company(1, 'Rivendell')]), side(2, [company(7, 'Lórien')])]),
      nameOf,
    );
    expect(tokens.map(({ name, size, yours, place }) => [name, size, yours, place])).toEqual([
      ['Your company', 2, true, 'Rivendell'],
      ['Gimli', 2, false, 'Lórien'],
    ]);
    expect(tokens[0].at).toEqual(placeNamed('Rivendell')?.at);
  });
  test('a company whose site is not known stands nowhere', () => {
    expect(tokensOf(scene([side(1, [company(1, '')])]), nameOf)).toEqual([]);
  });
  test('several at one place stand beside each other', () => {
    const tokens = tokensOf(
      scene([side(1, [company(1, 'Bree'), company(2, 'Bree')]), side(2, [company(7, 'Bree')])]),
      nameOf,
    );
    expect([...spread(tokens).values()].map(({ by }) => by)).toEqual([-1, 0, 1]);
    expect(spread(tokens.slice(0, 2)).get(tokens[0].key)).toEqual({ by: -0.5, of: 2 });
  });
  test('on a journey it goes on with each hazard, and is never at either end', () => {
    const at = (declared: number) => {
      const journey = {
        company: 1,
        from: 'Rivendell',
        to: 'Bree',
        path: [
          { region: 'Rhudaur', type: 'wilderness' },
          { region: 'Arthedain', type: 'wilderness' },
        ],
        limit: 2,
        declared,
      };
      return tokensOf(scene([side(1, [company(1, 'Rivendell', 'Bree')])], journey), nameOf)[0].at[0];
    };
    const [from, to] = [placeNamed('Rivendell')?.at[0] ?? 0, placeNamed('Bree')?.at[0] ?? 0];
    expect(from).toBeGreaterThan(at(0));
    expect(at(0)).toBeGreaterThan(at(1));
    expect(at(1)).toBeGreaterThan(at(2));
    expect(at(2)).toBeGreaterThan(to);
    expect(journeyOf(scene([]))).toEqual([]);
  });
});

describe('ways', () => {
  const way = (regions: string[], types: string[]) => ({
    index: null,
    name: '',
    regions,
    types,
    creatures: [],
  });
  test('lead from place to place through the regions between', () => {
    const line = routeOf('Rivendell', 'Bag End', ['Rhudaur', 'Arthedain', 'The Shire']);
    expect(line.length).toBe(3);
    expect([line[0], line[2]]).toEqual([placeNamed('Rivendell')?.at, placeNamed('Bag End')?.at]);
  });
  test('a printed path, which names no region, bows apart from the others', () => {
    const [printed, named] = drawnWays('Rivendell', 'Bree', [
      way([], ['wilderness']),
      way(['Rhudaur', 'Arthedain'], ['wilderness', 'wilderness']),
    ]);
    expect(printed.line.length).toBe(3);
    expect(printed.at).not.toEqual(named.at);
    expect(new Set([printed.key, named.key]).size).toBe(2);
  });
});

describe('places as a list', () => {
  const atlas: Atlas = {
    regions: [],
    places: [
      {
        name: 'Moria',
        region: 'Redhorn Gate',
        under: false,
        sites: [
          { face: 'h', side: 'hero', type: 'shadow-hold', nearest: 'Lórien' },
          { face: 'b', side: 'balrog', type: 'haven', nearest: '' },
        ],
        below: [],
      },
    ],
  };
  test('the card that counts is that of one’s own side', () => {
    const type = (player: string) =>
      entriesOf(atlas, sidesFor(player)).find(({ place }) => place.name === 'Moria')?.type;
    expect([type('Wizard: Gandalf'), type('Balrog')]).toEqual(['shadow-hold', 'haven']);
    expect(entriesOf(atlas, ['minion']).find(({ place }) => place.name === 'Moria')?.face).toBe('');
  });
  test('found by words without accents, sorted, what can be chosen first', () => {
    const site: MapSite = {
      index: 3,
      place: 'Weathertop',
      face: '',
      type: 'ruins-and-lairs',
      ways: [],
      draws: null,
      roll: 0,
      guards: [],
      playable: ['Glamdring'],
    };
    const rows = rowsOf(entriesOf(atlas, sidesFor('')), new Map(), new Map([['Weathertop', [site]]]), []);
    expect(sorted(rows, '', 'name', false)[0].name).toBe('Weathertop');
    expect(sorted(rows, 'lorien', 'name', false).map(({ name }) => name)).toEqual(['Lórien', 'Moria']);
    expect(sorted(rows, 'glamdring', 'name', false).map(({ name }) => name)).toEqual(['Weathertop']);
    const down = sorted(rows, '', 'name', true);
    expect(down[1].name).toBe('Zarak Dûm');
    expect(sorted(rows, 'no such place', 'name', false)).toEqual([]);
  });
});

test('who guards a site is read from its facts, each attack, or from its text', () => {
  const attack = (text: string) => ({ name: 'attack', text, short: '' });
  const facts = [
    { name: 'nearest Haven', text: 'Lórien', short: '' },
    attack('Orc, 4 with 7'),
    attack('Troll'),
  ];
  expect(guardsOf({ facts, text: [] })).toEqual(['Orc, 4 with 7', 'Troll']);
  expect(guardsOf({ text: ['Automatic-attack: Orcs.', 'Else.'] })).toEqual(['Orcs.']);
  expect(guardsOf({ facts: facts.slice(0, 1), text: [] })).toEqual([]);
});
