/**
 * Decks as texts that players exchange: a plain list, the JSON of our own files, and for MECCG a GCCG file.
 *
 * Keeps  what is written here is read again as the same cards: where a name would not lead to its card, the id stands.
 */
import type { Deck, WrittenDeck } from '@westmarch/protocol';
import { libraryOf } from '../games.ts';
import { capital } from '../words.ts';
import type { Part } from './game-library.ts';

const partsOf = ({ game, cards }: Deck): Part[] =>
  libraryOf(game)
    .writing.parts(cards)
    .filter(({ lines }) => lines.length > 0);

/** What a line of a list calls a card: the first of its names that leads to it again. */
function nameIn({ game }: Deck, id: string): string {
  const { writing, decks } = libraryOf(game);
  const readsAs = (name: string): boolean => {
    const [{ entries }] = decks.readText(`1 ${name}`, '', { length: 0 });
    return entries.length === 1 && entries[0].card?.id === id;
  };
  return writing.namesOf(id).find(readsAs) ?? id;
}

const listed = (deck: Deck, { lines }: Part): string[] =>
  lines.map(({ card, quantity }) => `${quantity} ${nameIn(deck, card)}`);

const titleOf = ({ name }: Deck): string => `# ${name.replaceAll(/\s+/g, ' ')}`;

function plainList(deck: Deck): string {
  const out = [titleOf(deck)];
  for (const part of partsOf(deck)) out.push('', part.title, ...listed(deck, part));
  return `${out.join('\n')}\n`;
}

/** As GCCG writes it: headings between lines of signs. */
function gccg(deck: Deck): string {
  const out = [titleOf(deck)];
  for (const section of ['pool', 'deck', 'sideboard', 'sites'] as const) {
    const lines = deck.cards.filter((line) => line.section === section);
    const title = capital(section);
    if (lines.length > 0) out.push('', '####', `# ${title}`, '####', ...listed(deck, { title, lines }));
  }
  return `${out.join('\n')}\n`;
}

const json = (deck: Deck): string =>
  `${JSON.stringify(
    {
      name: deck.name,
      ...(deck.side === undefined ? {} : { side: deck.side }),
      sections: Object.fromEntries(
        partsOf(deck).map(({ title, lines }) => [
          title,
          lines.map(({ quantity, card }) => ({ qty: quantity, card, name: nameOf(deck, card) })),
        ]),
      ),
    },
    null,
    1,
  )}\n`;
const nameOf = ({ game }: Deck, id: string): string => libraryOf(game).writing.namesOf(id)[0] ?? id;

/** A name that every system takes for a file. */
const fileName = ({ name }: Deck, ending: string): string =>
  `${
    name
      .normalize('NFD')
      .replace(/[^\w]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .toLowerCase()
      .slice(0, 48) || 'deck'
  }.${ending}`;

export const writeDeck = (deck: Deck): WrittenDeck => [
  {
    format: 'Plain list',
    file: fileName(deck, 'txt'),
    about: 'A line for each card, with headings: for posts and letters.',
    text: plainList(deck),
  },
  ...(libraryOf(deck.game).writing.gccg
    ? [
        {
          format: 'GCCG',
          file: fileName(deck, 'meccg'),
          about: 'The file of Generic Collectible Card Games.',
          text: gccg(deck),
        },
      ]
    : []),
  {
    format: 'JSON',
    file: fileName(deck, 'json'),
    about: 'With the ids of cards: nothing is lost.',
    text: json(deck),
  },
];
