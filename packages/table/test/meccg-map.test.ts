/** The map in words: where one may go and by which ways, why not elsewhere, and the atlas of all places. */
import { Atlas, MapNow } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { Play } from '../src/index.ts';
import { meccgTable } from '../src/meccg/index.ts';

const begin = (decks: [string, string], seed: string) =>
  new Play(meccgTable, meccgTable.setup(decks, {}), seed, ['Ann', 'Bob']);
type Table = ReturnType<typeof begin>;

const phase = (play: Table): string => {
  const { phases, now: at } = play.kind.time(play.seat(1));
  return phases[at];
};
/** Novice plays until the first player is asked something of a kind. */
function until(play: Table, wanted: (play: Table) => boolean): Table {
  const bot = meccgTable.bots[0].make('map');
  for (let n = 0; n < 800 && play.asked !== 0; n++) {
    if (play.asked === 1 && wanted(play)) return play;
    play.take(play.chosenBy(bot));
  }
  throw new Error('it never came to that');
}
const now = (play: Table, viewer = 1, company = 0): MapNow => {
  const found = play.map(viewer, company);
  if (found === null) throw new Error('there is a map');
  return MapNow.parse(found);
};
const isOrganizing = (play: Table): boolean =>
  phase(play) === 'organization' && now(play).companies.length > 0;
/** Takes the first company's declaration. */
function declared(play: Table): Table {
  until(play, isOrganizing);
  play.take(now(play).companies[0].index);
  expect(now(play).sites.length).toBeGreaterThan(0);
  return play;
}

describe('where a company may go', () => {
  test('is what the decision offers, each with its choice, its ways, draws and guards', () => {
    const play = declared(begin(['A', 'B'], 'first'));
    const { sites, company, from, ways, companies } = now(play);
    const choices = play.decision(1)?.choices ?? [];
    expect(sites.length).toBeGreaterThan(5);
    expect(new Set(sites.map(({ index }) => index))).toEqual(new Set(choices.map(({ index }) => index)));
    for (const { index, place } of sites)
      expect(choices.find((choice) => choice.index === index)?.text).toContain(place);
    expect(company).toBeGreaterThan(0);
    expect(from).not.toBe('');
    expect([ways, companies]).toEqual([[], []]);
    // Every way begins and ends where it should, in regions that touch.
    const { regions, places } = meccgTable.map?.atlas() ?? { regions: [], places: [] };
    const regionOf = (name: string): string => places.find((place) => place.name === name)?.region ?? '';
    const touch = (a: string, b: string): boolean =>
      regions.find(({ name }) => name === a)?.adjacent.includes(b) === true;
    for (const site of sites) {
      expect(site.ways.length + site.roll + (site.ways.length === 0 ? 1 : 0)).toBeGreaterThan(0);
      for (const way of site.ways.filter((one) => one.regions.length > 0)) {
        expect(way.regions[0]).toBe(regionOf(from));
        expect(way.regions.at(-1)).toBe(regionOf(site.place));
        expect(way.types).toEqual(way.regions.map((name) => regions.find((r) => r.name === name)?.type));
        for (const [i, region] of way.regions.entries())
          if (i > 0) expect(touch(way.regions[i - 1], region)).toBe(true);
      }
    }
    expect(sites.some(({ guards }) => guards.length > 0)).toBe(true);
    expect(sites.some((site) => site.ways.some(({ creatures }) => creatures.includes('Orc')))).toBe(true);
    expect(sites.every(({ draws }) => draws !== null)).toBe(true);
  });

  test('is shown before it is declared, for a company of one’s own alone', () => {
    const play = until(begin(['A', 'B'], 'first'), isOrganizing);
    const { companies, sites } = now(play);
    expect(companies.length).toBeGreaterThan(0);
    expect(sites).toEqual([]);
    const preview = now(play, 1, companies[0].company);
    expect(preview.sites.length).toBeGreaterThan(5);
    expect(preview.sites.every(({ index }) => index === null)).toBe(true);
    play.take(companies[0].index);
    expect(
      now(play)
        .sites.map(({ place }) => place)
        .sort(),
    ).toEqual(preview.sites.map(({ place }) => place).sort());
    // The opponent and a spectator are told nothing of it.
    for (const viewer of [2, 0]) expect(now(play, viewer, companies[0].company).sites).toEqual([]);
  });

  test('and the ways are offered when one must be taken', () => {
    const play = until(begin(['A', 'B'], 'ways'), (table) => now(table).ways.length > 0);
    const { ways, from, to } = now(play);
    const choices = play.decision(1)?.choices ?? [];
    expect(ways.map(({ index }) => index)).toEqual(choices.map(({ index }) => index));
    expect(ways.every(({ types }) => types.length > 0)).toBe(true);
    expect([from, to].includes('')).toBe(false);
    expect(now(play, 2).ways).toEqual([]);
  });
});

describe('why not there', () => {
  test('[ME-MOVE-530, ME-MOVE-538] there is no reason exactly where it is offered', () => {
    for (const [decks, seed] of [
      [['A', 'B'], 'heroes'],
      [['F', 'A'], 'minions'],
      [['K', 'A'], 'fallen'],
    ] as const) {
      const play = declared(begin([...decks], seed));
      const { sites, company } = now(play);
      const offered = new Set(sites.map(({ place }) => place));
      const places = meccgTable.map?.atlas().places ?? [];
      expect(places.length).toBeGreaterThan(100);
      for (const { name } of places) {
        const refused = play.whyThere(1, company, name);
        expect([name, refused.length === 0]).toEqual([name, offered.has(name)]);
        for (const { reasons } of refused) expect(reasons.every(({ text }) => text !== '')).toBe(true);
      }
    }
  });

  test('the distance is told, with its rule', () => {
    const play = declared(begin(['A', 'B'], 'heroes'));
    const said = play.whyThere(1, now(play).company, 'Variag Camp').flatMap(({ reasons }) => reasons);
    expect(said.some(({ text }) => /regions away/.test(text))).toBe(true);
    expect(said.flatMap(({ rules }) => rules)).toContain('ME-MOVE-538');
  });

  test('out of one’s organization phase it is the phase that stands against it', () => {
    const play = until(begin(['A', 'B'], 'heroes'), (table) => phase(table) === 'site');
    const scene = play.scene(1);
    const own = scene.game === 'meccg' ? scene.sides[0].companies[0].id : 0;
    const refused = play.whyThere(1, own, 'Variag Camp');
    expect(refused[0].name).toMatch(/^Moving /);
    expect(play.whyThere(2, own, 'Variag Camp')).toEqual([]);
    expect(play.whyThere(1, own, 'Nowhere')).toEqual([]);
  });
});

test('a place tells what of one’s hand is meant for it and who goes there, whether or not one could go', () => {
  const play = until(begin(['A', 'B'], 'heroes'), (table) => {
    const scene = table.scene(1);
    return scene.game === 'meccg' && scene.journey !== null && scene.journey.to !== '';
  });
  const scene = play.scene(1);
  if (scene.game !== 'meccg' || scene.journey === null) throw new Error('Nobody journeys.');
  const { to, path } = scene.journey;
  const there = MapNow.parse(play.place(1, to));
  expect(there.to).toBe(to);
  expect(there.ways.map(({ types, index }) => ({ types, index }))).toEqual([
    { types: path.map(({ type }) => type), index: null },
  ]);
  expect(there.ways[0].creatures.length).toBeGreaterThan(0);
  // The same for the other: a way that is taken is open to all.
  expect(play.place(2, to)?.ways).toEqual(there.ways);
  // Elsewhere nobody goes, and the cards of the place are told all the same.
  const camp = MapNow.parse(play.place(1, 'Variag Camp'));
  expect(camp.ways).toEqual([]);
  expect(camp.sites.length).toBeGreaterThan(0);
  expect(play.place(1, 'Nowhere')?.sites).toEqual([]);
  const hand = (seat: number): string[] => {
    const side = scene.sides.find((one) => one.seat === seat);
    return side?.hand.cards.map(({ face }) => face) ?? [];
  };
  const names = new Map(meccgTable.faces().map(({ id, name }) => [id, name]));
  const held = new Set(hand(1).map((face) => names.get(face)));
  const meant = (meccgTable.map?.atlas().places ?? []).flatMap(
    ({ name }) => play.place(1, name)?.sites.flatMap(({ playable }) => playable) ?? [],
  );
  expect(meant.length).toBeGreaterThan(0);
  for (const card of meant) expect(held).toContain(card);
});

test('the atlas has every region and every card of every side', () => {
  const { regions, places } = Atlas.parse(meccgTable.map?.atlas());
  expect(regions.length).toBe(52);
  const faces = new Set(meccgTable.faces().flatMap(({ id, kind }) => (kind === 'site' ? [id] : [])));
  const drawn = places.flatMap(({ sites }) => sites.map(({ face }) => face));
  expect(drawn.toSorted()).toEqual([...faces].toSorted());
  expect([...new Set(places.flatMap(({ sites }) => sites.map(({ side }) => side)))].sort()).toEqual([
    'balrog',
    'fallen-wizard',
    'hero',
    'minion',
  ]);
  const gates = places.find(({ name }) => name === 'The Under-gates');
  expect(gates?.under).toBe(true);
  expect(gates?.below.map(({ place }) => place)).toContain('Moria');
});
