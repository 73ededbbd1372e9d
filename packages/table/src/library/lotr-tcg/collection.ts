/** Decks of The Lord of the Rings TCG to look at, to copy and to play: starters, and constructed ones. */
import { cardStatus, constructedDecks, type DeckList, formats, starterDecks } from '@westmarch/lotr-tcg';
import type { CollectedDeck, DeckLine } from '@westmarch/protocol';
import { collected, linesOf } from '../collection.ts';
import { lotrDecks } from './decks.ts';
import { lotrNotes } from './notes.ts';

const lotrTcg = { game: 'lotr-tcg', status: cardStatus, notes: lotrNotes } as const;

const linesOfLotr = ({ ringBearer, ring, deck, sites }: DeckList): DeckLine[] => [
  ...linesOf('ringBearer', [ringBearer].filter(Boolean)),
  ...linesOf('ring', [ring].filter(Boolean)),
  ...linesOf('deck', deck),
  ...linesOf('sites', sites),
];
export const lotrCollection = (): CollectedDeck[] => [
  ...starterDecks.map((deck) => {
    const lines = linesOfLotr(deck);
    const format = formatFor(lines);
    const about = `Starter deck, ${format}`;
    return collected(lotrTcg, { key: deck.key, name: deck.name, kind: 'printed', about }, lines, {
      format,
    });
  }),
  ...constructedDecks.map(({ format, about: played, ...deck }) => {
    const about = `Constructed deck of ${format} block`;
    const { key, name } = deck;
    return collected(lotrTcg, { key, name, kind: 'ready', about, played }, linesOfLotr(deck), { format });
  }),
];

/** The format in which the fewest things are wrong with a list; of those, the first. */
function formatFor(lines: readonly DeckLine[]): string {
  const wrong = (format: string): number =>
    lotrDecks.ofIds(lines, '', { length: 0, format }).check().problems.length;
  const counts = formats.map((format) => ({ format, problems: wrong(format) }));
  return counts.reduce((best, one) => (one.problems < best.problems ? one : best)).format;
}
