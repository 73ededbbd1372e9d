/** Lists of decks of Middle-earth CCG: read in every format, and checked. */
import { RecordError } from '@westmarch/kernel';
import {
  cardNames,
  checkDeck,
  type DeckOptions,
  factsIfAny,
  findCard,
  type ReadList,
  readJson,
  readText,
  type SideName,
  sections,
  sides,
} from '@westmarch/meccg';
import type { CheckOptions, GameDecks, Readable } from '../game-library.ts';

const kinds = sides.filter((name) => name !== 'none');

/** A kind of player by its name; undefined where none is said. */
function sideNamed(given: string | undefined, field: string): SideName | undefined {
  const found = kinds.find((name) => name === given);
  if (given !== undefined && given !== '' && found === undefined)
    throw new RecordError(field, `"${given}" is no kind of player`);
  return found;
}
function optionsOf({ length, side, against, mayFall }: CheckOptions): DeckOptions {
  const whose = sideNamed(side, 'deck.side');
  const whom = sideNamed(against, 'deck.against');
  return {
    length,
    ...(whose === undefined ? {} : { side: whose }),
    ...(whom === undefined ? {} : { against: [whom] }),
    ...(mayFall === undefined ? {} : { mayFall }),
  };
}

function readable(list: ReadList, given: DeckOptions): Readable {
  const { side, needs } = list;
  // What the list says of itself holds unless it is asked otherwise.
  const options: DeckOptions = {
    ...(side === undefined ? {} : { side }),
    ...(needs === 'wizards-may-fall' ? { mayFall: true } : {}),
    ...given,
  };
  return {
    ...list,
    check() {
      const { problems, counts, player, declared } = checkDeck(list.entries, options);
      const { resources, hazards, either, characters, avatars, creatures, pool, sideboard } = counts;
      const halves = `${resources} resources, ${hazards} hazards${either > 0 ? `, ${either} of either kind` : ''}`;
      const sizes = `${halves}, ${characters} characters, ${avatars} avatars; creatures ${creatures}, pool ${pool}, sideboard ${sideboard}; ${player}${declared === '' ? '' : `, ${declared}`}`;
      return { problems, counts, sizes };
    },
  };
}

export const meccgDecks: GameDecks = {
  sides: kinds,
  formats: [],
  cardNames,
  isCard: (name) => findCard(name) !== null,
  readText: (text, name, options) => [readable(readText(text, name), optionsOf(options))],
  readJson(value, name, options) {
    const given = optionsOf(options);
    return readJson(value, name).map((list) => readable(list, given));
  },
  ofIds: (lines, name, options) =>
    readable(
      {
        name,
        faults: [],
        entries: lines.map(({ section, card, quantity }, i) => ({
          line: i + 1,
          section: sections.find((one) => one === section) ?? 'deck',
          quantity,
          name: card,
          card: factsIfAny(card) ?? null,
        })),
      },
      optionsOf(options),
    ),
  // Decks are checked when the game is set up.
  whyUnplayable: () => null,
};
