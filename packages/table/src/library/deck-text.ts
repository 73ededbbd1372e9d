/**
 * Decks as texts that players exchange: a plain list, the JSON of our own files, and for MECCG a GCCG file.
 *
 * Keeps  what is written here is read again as the same cards: where a name would not lead to its card, the id stands.
 */
import * as lotrTcg from '@westmarch/lotr-tcg';
import * as meccg from '@westmarch/meccg';
import type { Deck, DeckLine, WrittenDeck } from '@westmarch/protocol';
import { capital } from '../words.ts';

/** The parts of a deck under the names that every reader knows, with those of its cards that stand there. */
interface Part {
  readonly title: string;
  readonly lines: readonly DeckLine[];
}

function partsOf({ game, cards }: Deck): Part[] {
  const of = (section: string, which: (id: string) => boolean = () => true): DeckLine[] =>
    cards.filter((line) => line.section === section && which(line.card));
  const parts: Part[] =
    game === 'meccg'
      ? [
          { title: 'Pool', lines: of('pool') },
          { title: 'Characters', lines: of('deck', (id) => kindOf(id) === 'characters') },
          { title: 'Resources', lines: of('deck', (id) => kindOf(id) === 'resources') },
          { title: 'Hazards', lines: of('deck', (id) => kindOf(id) === 'hazards') },
          { title: 'Sideboard', lines: of('sideboard') },
          { title: 'Sites', lines: of('sites') },
        ]
      : [
          { title: 'Ring-bearer', lines: of('ringBearer') },
          { title: 'The One Ring', lines: of('ring') },
          { title: 'Free Peoples', lines: of('deck', (id) => !isShadow(id)) },
          { title: 'Shadow', lines: of('deck', isShadow) },
          { title: 'Sites', lines: of('sites') },
        ];
  return parts.filter(({ lines }) => lines.length > 0);
}
const isShadow = (id: string): boolean => lotrTcg.factsIfAny(id)?.side === 'Shadow';
function kindOf(id: string): 'characters' | 'hazards' | 'resources' {
  const kind = meccg.factsIfAny(id)?.kind;
  if (kind === 'character') return 'characters';
  return kind === 'creature' || kind === 'hazard event' ? 'hazards' : 'resources';
}

const TAGS: Readonly<Record<string, string>> = {
  hero: ' [H]',
  minion: ' [M]',
  'fallen-wizard': ' [F]',
  balrog: ' [B]',
  stage: ' [S]',
};
/** What a line of a list calls a card: its name, with side and set where that is needed to find it. */
function nameIn(deck: Deck, id: string): string {
  if (deck.game === 'lotr-tcg') {
    const card = lotrTcg.factsIfAny(id);
    return card !== undefined && readsAs(deck, card.name, id) ? card.name : id;
  }
  const card = meccg.factsIfAny(id);
  if (card === undefined) return id;
  const name = card.names['en'] ?? id;
  const tag = TAGS[card.alignment] ?? '';
  const set = ` (${id.split('-')[0]})`;
  return (
    [name, `${name}${tag}`, `${name}${set}`, `${name}${tag}${set}`].find((one) => readsAs(deck, one, id)) ??
    id
  );
}
function readsAs({ game }: Deck, name: string, id: string): boolean {
  const line = `1 ${name}`;
  const { entries } = game === 'meccg' ? meccg.readText(line, '') : lotrTcg.readText(line, '');
  return entries.length === 1 && entries[0].card?.id === id;
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
const nameOf = ({ game }: Deck, id: string): string =>
  (game === 'meccg' ? meccg.factsIfAny(id)?.names['en'] : lotrTcg.factsIfAny(id)?.name) ?? id;

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
  ...(deck.game === 'meccg'
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
