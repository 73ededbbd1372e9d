/** No two cards of a deck look alike: what each is drawn of differs, over every deck that comes with Westmarch. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constructedDecks, starterDecks } from '@westmarch/lotr-tcg';
import { challengeDecks, decksOfSide, readyDecks, sidesWithDecks } from '@westmarch/meccg';
import type { Face } from '@westmarch/protocol';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { meccgTable } from '@westmarch/table/meccg';
import { describe, expect, test } from 'vitest';
import { compositionOf } from '../../apps/web/src/art/composition.ts';
import { printedAs } from '../../apps/web/src/art/printed.ts';

const pictures = join(import.meta.dirname, '../../apps/web/pictures');
interface Chosen {
  readonly icon: string;
  readonly badge?: string;
}
const chosenIn = (game: string): Record<string, Chosen> =>
  JSON.parse(readFileSync(join(pictures, `${game}.json`), 'utf8'));
const chosen = { ...chosenIn('meccg'), ...chosenIn('lotr-tcg') };
const faces: ReadonlyMap<string, Face> = new Map(
  [...meccgTable.faces(), ...lotrTable.faces()].map((face) => [face.id, face]),
);

/** Everything a deck names, whatever its sections are called. */
function cardsOf(deck: unknown, found = new Set<string>()): Set<string> {
  if (typeof deck === 'string') {
    if (deck in chosen) found.add(deck);
  } else if (typeof deck === 'object' && deck !== null)
    for (const part of Object.values(deck)) cardsOf(part, found);
  return found;
}

const decks: readonly { readonly key: string }[] = [
  ...challengeDecks,
  ...readyDecks,
  ...sidesWithDecks.flatMap(decksOfSide),
  ...starterDecks,
  ...constructedDecks,
];

/** What of a card can be told apart at table size: its name and numbers are not counted. */
function lookOf(id: string): string {
  const { icon, badge = '' } = chosen[printedAs(id)];
  const face = faces.get(id);
  if (face === undefined) return JSON.stringify([icon, badge]); // not in the pool yet: its picture must do alone
  const { shape, colour, pattern, division, terrain, landscape } = compositionOf(face);
  return JSON.stringify([shape, colour, pattern, icon, badge, division?.name, terrain, landscape]);
}

describe('pictures', () => {
  test('every card of both games has one', () => {
    expect(faces.size).toBeGreaterThan(1_200);
    const without = [...faces.keys()].filter((id) => chosen[printedAs(id)] === undefined);
    // Other tests that ran here before may have invented some.
    expect(without.filter((id) => !id.startsWith('invented '))).toEqual([]);
    expect(Object.keys(chosen)).toHaveLength(4_772);
  });

  test('no two different cards of a deck have the same', () => {
    expect(decks.length).toBeGreaterThan(80);
    const alike: string[] = [];
    for (const deck of decks) {
      const cards = cardsOf(deck);
      expect(cards.size, deck.key).toBeGreaterThan(20);
      const seen = new Map<string, string>();
      for (const id of cards) {
        const look = lookOf(id);
        const other = seen.get(look);
        if (other !== undefined) alike.push(`${deck.key}: ${other}, ${id}`);
        seen.set(look, id);
      }
    }
    expect([...new Set(alike)]).toEqual([]);
  });
});
