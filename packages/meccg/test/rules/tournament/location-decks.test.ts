/** Location decks that are given: a player has just those sites. ME-DECK-004, ME-TOURN-4031, ME-HOUSE-4001, DECISIONS N1 */
import { describe, expect, test } from 'vitest';
import { challengeDeck, sitesListed } from '../../../src/decks/challenge.ts';
import { sitesListedWith } from '../../../src/decks/ready.ts';
import { printed } from '../../../src/engine.ts';
import { meccg, readSetup } from '../../../src/game.ts';
import { sites } from '../../../src/map/map.ts';
import { isAvailable } from '../../../src/rules/sites/sites.ts';
import { LOCATIONS, Location, type S } from '../../../src/state.ts';

const LISTED = { locations: 'listed', length: 1 } as const;
const everySite = Array.from({ length: LOCATIONS }, (_x, i) => i + 1);
/** The ids of the sites that a player could use now. */
const available = (s: S, player: number): string[] =>
  everySite.filter((site) => isAvailable(s, player, site)).map((site) => sites[site]?.id ?? '');
const listedWith = (key: string): string[] => [...new Set(sitesListedWith(key))].sort();

describe('a location deck that is given', () => {
  test.each([
    ['A', 'F'],
    ['N', 'O'],
    ['V', 'B'],
  ])('[ME-DECK-004 ME-TOURN-4031] %s and %s have just what is listed', (one, other) => {
    const s = meccg.create(readSetup({ decks: [one, other], ...LISTED }), 'x');
    // Where a company begins its site may lie on the table already, Havens in the deck besides.
    const had = (player: number): string[] => [
      ...new Set([
        ...available(s, player),
        ...everySite.flatMap((site) =>
          s.location.state[(player - 1) * LOCATIONS + site] === Location.onTable
            ? [sites[site]?.id ?? '']
            : [],
        ),
      ]),
    ];
    for (const [i, key] of [one, other].entries()) {
      const own = had(i + 1).sort();
      expect(own.length).toBeGreaterThan(3);
      expect(own.filter((id) => !listedWith(key).includes(id))).toEqual([]);
    }
    expect(had(1).sort()).toEqual(listedWith(one));
  });
  test('[ME-HOUSE-4001] without the switch everyone has every site of his side', () => {
    const s = meccg.create(readSetup({ decks: ['A', 'F'], length: 1 }), 'x');
    expect(available(s, 1).length).toBeGreaterThan(90);
    expect(available(s, 1)).toContain('TW-421');
    // Thranduil's Halls are not listed with deck A.
    const all = available(s, 1).filter((id) => !listedWith('A').includes(id));
    expect(all.length).toBeGreaterThan(80);
  });
  test('[ME-TOURN-4031] in a whole game no company ever stands elsewhere', () => {
    const s = meccg.create(readSetup({ decks: ['A', 'G'], ...LISTED }), 'a game');
    const seen = new Set<string>();
    for (let n = 0; n < 3_000 && meccg.pending(s) !== null; n++) {
      meccg.apply(s, (n * 7_919) % meccg.options(s).count);
      for (let company = 1; company < s.company.site.length; company++) {
        const card = s.company.site[company];
        if (card !== 0) seen.add(`${s.card.owner[card]} ${sites[printed.site(s, card)]?.id ?? ''}`);
      }
    }
    const may = new Set([
      ...listedWith('A').map((id) => `1 ${id}`),
      ...listedWith('G').map((id) => `2 ${id}`),
    ]);
    expect(seen.size).toBeGreaterThan(3);
    expect([...seen].filter((one) => !may.has(one))).toEqual([]);
  });
  test('[ME-DECK-004] others do not see which sites it has', () => {
    const s = meccg.create(readSetup({ decks: ['A', 'F'], ...LISTED }), 'x');
    const absent = (viewer: number, player: number): number => {
      const { state } = meccg.view(s, viewer).location;
      return everySite.filter((site) => state[(player - 1) * LOCATIONS + site] === Location.absent).length;
    };
    expect([absent(1, 1) > 100, absent(2, 2) > 100]).toEqual([true, true]);
    expect([absent(1, 2), absent(2, 1), absent(0, 1), absent(0, 2)]).toEqual([0, 0, 0, 0]);
  });
});

describe('a location deck is refused', () => {
  const { deck = [], pool = [], sideboard = [] } = challengeDeck('A') ?? {};
  const with_ = (given?: readonly string[]) => () =>
    readSetup({
      decks: [{ deck, pool, sideboard, ...(given === undefined ? {} : { sites: given }) }, 'B'],
      ...LISTED,
    });
  const own = sitesListed.get('A') ?? [];
  test('[ME-DECK-004] that is not there, or holds what is no site', () => {
    expect(with_(own)().decks[0].sites).toEqual(own);
    expect(with_()).toThrow(/decks\[0\]\.sites: expected a location deck.*ME-DECK-004/);
    expect(with_([])).toThrow(/expected a location deck/);
    expect(with_([...own, 'TW-161'])).toThrow('"TW-161" is no site');
  });
  test('[ME-DECK-014 ME-DECK-022] with a site of another side, or one twice', () => {
    expect(with_([...own, 'LE-392'])).toThrow(/Moria \(LE-392\) is a minion site.*ME-DECK-014/);
    expect(with_([...own, 'TW-413'])).toThrow(/Moria is no Haven.*ME-DECK-022/);
  });
  test('[ME-SETUP-013] without the site where its player begins', () => {
    expect(with_(own.filter((id) => id !== 'TW-421'))).toThrow(/begins at Rivendell, .*ME-SETUP-013/);
  });
});
