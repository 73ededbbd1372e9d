/** Constructed decks: legal in their block, of written cards alone, each told to newcomers under a name of its own. */
import { describe, expect, test } from 'vitest';
import file from '../../../cards/decks/constructed.json' with { type: 'json' };
import { constructedDecks, deckNamed } from '../../../src/decks/constructed.ts';
import { checkDeck } from '../../../src/decks/legality.ts';
import { readJson } from '../../../src/decks/list.ts';
import { fixedFellowship, starterDecks } from '../../../src/decks/starter.ts';
import { cardStatus } from '../../../src/definitions.ts';
import { factsOf } from '../../../src/facts/cards.ts';
import { lotrTcg, readSetup } from '../../../src/game.ts';

const lists = readJson(file, '');

describe('constructed decks', () => {
  test('there are four for each of the first two blocks, under keys and names that no other deck has', () => {
    const ofBlock = Object.groupBy(constructedDecks, ({ format }) => format);
    expect(ofBlock).toMatchObject({ Fellowship: { length: 4 }, Tower: { length: 4 } });
    expect(Object.keys(ofBlock)).toHaveLength(2);
    const all = [...starterDecks, ...constructedDecks];
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const deck of all) expect(deckNamed(deck.key)).toBe(deck);
    expect(deckNamed('no-such')).toBeUndefined();
  });
  test.each(constructedDecks)(
    '[LR-DECK-001 LR-DECK-003 LR-FORMAT-001] $key is legal in its block, and refused in another',
    ({ key, format }) => {
      const list = lists.find(({ name }) => name.startsWith(`${key} · `));
      expect(list?.faults).toEqual([]);
      expect(checkDeck(list?.entries ?? [], { format })).toEqual({
        problems: [],
        counts: { freePeoples: 30, shadow: 30, sites: 9 },
      });
      const decks = [key, key];
      expect(lotrTcg.create(readSetup({ decks, format }), 'x').layout.sizes.players).toBe(2);
      expect(() => readSetup({ decks, format: 'King' })).toThrow('LR-FORMAT-004');
    },
  );
  test.each(constructedDecks)('all cards of $key are written, and listed by their names', (deck) => {
    const { key, ringBearer, ring, sites, deck: cards } = deck;
    const unwritten = [ringBearer, ring, ...sites, ...cards].filter((id) => cardStatus(id) !== 'implemented');
    expect(unwritten).toEqual([]);
    const entry = file.find((one) => one.key === key);
    for (const { card, name } of Object.values(entry?.sections ?? {}).flat())
      expect(factsOf(card).name).toBe(name);
  });
  test.each(constructedDecks)('$key is described in two to four sentences', ({ about }) => {
    expect(about.length).toBeGreaterThan(150);
    expect(about.length).toBeLessThan(700);
    const sentences = about.split(/(?<=\.) /);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÉ].*\.$/);
  });
  test.each(constructedDecks)(
    '[LR-START-013] $key starts with two companions or more, or Aragorn',
    (deck) => {
      const titles = fixedFellowship(deck).map((id) => factsOf(id).title);
      expect(titles.length > 1 || titles[0] === 'Aragorn').toBe(true);
    },
  );
});
