/** The card facts hold facts: every field is a known one, none is for text, and no value is a sentence. */
import { expect, test } from 'vitest';
import { cardsOfDeck, readDecks } from '../src/decks.ts';
import { readCards, readFacts, readSets } from '../src/facts.ts';
import { GAMES, type Game } from '../src/games.ts';
import { isObject } from '../src/json.ts';

const FILES: Record<Game, string[]> = {
  meccg: ['cards', 'sets', 'sites', 'regions', 'decks-challenge'],
  'lotr-tcg': ['cards', 'sets', 'decks-starter', 'discrepancies'],
};

/** All the fields there are. A new one is added here by someone who has looked at its values. */
const FIELDS = new Set(
  (
    'id set name en es de fr it nl fi ja type alignment rarity attributes corrected key sections card qty ' +
    // MECCG cards
    'agent avatar body corruption directInfluence generalInfluence homeSite keywords magic marshallingPoints ' +
    'marshallingPointsType mind playable playableAsHazard playableAsResource playableAsStartingMinorItem prowess race ' +
    'resourceAvatar skills spawn specific stagePoints strikes subtype unique ' +
    // MECCG sites and regions
    'siteType region nearestHaven sitePath havenPaths from path resourceDraws hazardDraws information playableItems ' +
    'itemLimits major greater automaticAttacks detainment against attackerChooses cannotBeCanceled woundedCheck ' +
    'woundedEliminated fromHand nonUnique keyedTo underDeeps noSurfaceSite adjacent site anySiteIn chosen roll hasRule ' +
    'adjacentRingwraithBalrog ' +
    // The Lord of the Rings TCG
    'number collInfo title subtitle side culture twilight strength vitality resistance canStartWithRing itemClass value ' +
    'signet timewords allyHome block siteNumber direction field values gemp realms csv'
  ).split(' '),
);

/** Longer than any number, word or name; the longest are a name of 48 letters and a home site of 53. */
const TOO_LONG = 54;

function* leaves(
  value: unknown,
  path: readonly string[],
): Generator<{ path: readonly string[]; value: unknown }> {
  if (Array.isArray(value)) for (const item of value) yield* leaves(item, path);
  else if (isObject(value))
    for (const [key, item] of Object.entries(value)) yield* leaves(item, [...path, key]);
  else yield { path, value };
}

const all = GAMES.flatMap((game) => FILES[game].map((name) => readFacts(game, name)));

const SENTENCE = /\n|[a-z]{3}\. [A-Z]|\b(you|your|may|must|cannot|unless)\b .* \b(a|an|the|any|one|this)\b/;

test.each(all)('$file holds no printed sentence', ({ entries }) => {
  const found: string[] = [];
  for (const { path, value } of leaves(entries, [])) {
    const where = `${path.join('.')}: ${String(value)}`;
    // Below "sections" a key is the name of a part of a deck.
    if (!path.includes('sections') && path.some((field) => !FIELDS.has(field)))
      found.push(`unknown field, ${where}`);
    if (typeof value === 'string' && (value.length >= TOO_LONG || SENTENCE.test(value))) found.push(where);
  }
  expect(found).toEqual([]);
});

test.each(GAMES)('ids of %s are unique, and every set has its name', (game) => {
  const cards = readCards([game]);
  expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
  const sets = new Set(readSets([game]).map(({ set }) => set));
  expect(cards.filter((card) => !sets.has(card.set))).toEqual([]);
});

test('the map hangs together: every site and region is a card, every place that is named exists', () => {
  const cards = new Map(readCards(['meccg']).map((card) => [card.id, card]));
  const sites = readFacts('meccg', 'sites').entries;
  const regions = readFacts('meccg', 'regions').entries;
  expect([sites.length, regions.length]).toEqual([220, 52]);
  for (const [place, type] of [
    ...sites.map((site) => [site, 'Site'] as const),
    ...regions.map((region) => [region, 'Region'] as const),
  ]) {
    expect(cards.get(String(place['id']))).toMatchObject({ type, name: place['name'] });
  }
  const regionNames = new Set(regions.map((region) => region['name']));
  const siteNames = new Set(sites.map((site) => site['name']));
  for (const site of sites) {
    if (site['region'] !== undefined) expect(regionNames).toContain(site['region']);
    if (site['nearestHaven'] !== undefined) expect(siteNames).toContain(site['nearestHaven']);
  }
  for (const { path, value } of leaves(
    regions.map((region) => ({ adjacent: region['adjacent'] })),
    [],
  )) {
    expect(regionNames, path.join('.')).toContain(value);
  }
});

test('decks: 23 lists and 30 starters, each of cards that exist under the name given', () => {
  const decks = readDecks();
  expect(Object.groupBy(decks, ({ game }) => game)).toMatchObject({
    meccg: { length: 23 },
    'lotr-tcg': { length: 30 },
  });
  expect(new Set(decks.map(({ key }) => key)).size).toBe(decks.length);
  const names = new Map(readCards().map((card) => [card.id, card.name]));
  for (const game of GAMES) {
    const file = readFacts(game, game === 'meccg' ? 'decks-challenge' : 'decks-starter');
    for (const deck of file.entries) {
      for (const entry of Object.values(Object(deck['sections'])).flat()) {
        if (isObject(entry)) expect(names.get(String(entry['card']))).toBe(entry['name']);
      }
    }
  }
});

test('a starter has its Ring-bearer, its Ring, nine sites and two equal halves', () => {
  for (const deck of readDecks(['lotr-tcg'])) {
    const size = (section: string) => {
      return deck.entries
        .filter((entry) => entry.section === section)
        .reduce((sum, { quantity }) => sum + quantity, 0);
    };
    expect([size('Ring-bearer'), size('The One Ring'), size('Sites')]).toEqual([1, 1, 9]);
    expect(size('Free Peoples'), deck.key).toBe(size('Shadow'));
    expect(cardsOfDeck(deck)).toContain(deck.entries[0]?.card);
  }
});
