/**
 * What `deck check` needs of a game: reading its lists, every problem of one, and its sizes in a line.
 *
 * Not    the rules of decks themselves: each game's package has its own.
 */
import * as lotrTcg from '@westmarch/lotr-tcg';
import * as meccg from '@westmarch/meccg';
import type { Game } from './games.ts';
import { hintFor } from './near.ts';
import { Problem } from './problem.ts';

/** One line of a list, as far as the command looks at it. */
export interface Entry {
  readonly line: number;
  readonly name: string;
  readonly card: object | null;
}
export interface List {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}
export interface Report {
  readonly problems: readonly {
    readonly rules: readonly string[];
    readonly message: string;
    readonly lines: readonly number[];
  }[];
  readonly counts: Readonly<Record<string, number>>;
  /** The counts in words. */
  readonly sizes: string;
}
export interface DeckOptions {
  readonly length: string;
  readonly format: string;
  readonly side?: string;
  readonly against?: string;
  readonly mayFall?: true;
}
/** A list that was read, and how to check it. */
export interface Readable extends List {
  check(): Report;
}
export interface GameDecks {
  readonly cardNames: () => readonly string[];
  readText(text: string, name: string, options: DeckOptions): readonly Readable[];
  readJson(value: unknown, name: string, options: DeckOptions): readonly Readable[];
}

function meccgLength({ length }: DeckOptions): number {
  const decks = Number(length);
  if ([1, 2, 3, 4].includes(decks)) return decks;
  throw new Problem(`"${length}" is no game length`, { hint: 'a game has 1 to 4 decks' });
}
/** A kind of player, by name. */
function meccgSide(given: string): meccg.SideName {
  const found = meccg.sides.find((name) => name === given.toLowerCase() && name !== 'none');
  if (found !== undefined) return found;
  const names = meccg.sides.filter((name) => name !== 'none');
  throw new Problem(`there is no kind of player "${given}"`, {
    hint: hintFor(given, names, `kinds are ${names.join(', ')}`),
  });
}
function meccgOptions(options: DeckOptions): meccg.DeckOptions {
  const { side, against, mayFall } = options;
  return {
    length: meccgLength(options),
    ...(side === undefined ? {} : { side: meccgSide(side) }),
    ...(against === undefined ? {} : { against: [meccgSide(against)] }),
    ...(mayFall === undefined ? {} : { mayFall }),
  };
}
function meccgList(list: meccg.ReadList, given: meccg.DeckOptions): Readable {
  const { side, needs } = list;
  // What the list says of itself holds unless it is asked otherwise.
  const options: meccg.DeckOptions = {
    ...(side === undefined ? {} : { side }),
    ...(needs === 'wizards-may-fall' ? { mayFall: true } : {}),
    ...given,
  };
  return {
    ...list,
    check() {
      const { problems, counts, player, declared } = meccg.checkDeck(list.entries, options);
      const { resources, hazards, either, characters, avatars, creatures, pool, sideboard } = counts;
      const halves = `${resources} resources, ${hazards} hazards${either > 0 ? `, ${either} of either kind` : ''}`;
      const sizes = `${halves}, ${characters} characters, ${avatars} avatars; creatures ${creatures}, pool ${pool}, sideboard ${sideboard}; ${player}${declared === '' ? '' : `, ${declared}`}`;
      return { problems, counts, sizes };
    },
  };
}

function lotrFormat({ format }: DeckOptions): lotrTcg.Format {
  const found = lotrTcg.formats.find((one) => one.toLowerCase() === format.toLowerCase());
  if (found !== undefined) return found;
  throw new Problem(`there is no format "${format}"`, {
    hint: hintFor(format, lotrTcg.formats, `formats are ${lotrTcg.formats.join(', ')}`),
  });
}
function lotrList(list: lotrTcg.ReadList, format: lotrTcg.Format): Readable {
  return {
    ...list,
    check() {
      const { problems, counts } = lotrTcg.checkDeck(list.entries, { format });
      const { freePeoples, shadow, sites } = counts;
      const sizes = `${freePeoples} Free Peoples, ${shadow} Shadow cards, ${sites} sites; ${format}`;
      return { problems, counts, sizes };
    },
  };
}

export const deckGames: Readonly<Record<Game, GameDecks>> = {
  meccg: {
    cardNames: meccg.cardNames,
    readText: (text, name, options) => [meccgList(meccg.readText(text, name), meccgOptions(options))],
    readJson(value, name, options) {
      const given = meccgOptions(options);
      return meccg.readJson(value, name).map((list) => meccgList(list, given));
    },
  },
  'lotr-tcg': {
    cardNames: lotrTcg.cardNames,
    readText: (text, name, options) => [lotrList(lotrTcg.readText(text, name), lotrFormat(options))],
    readJson(value, name, options) {
      const format = lotrFormat(options);
      return lotrTcg.readJson(value, name).map((list) => lotrList(list, format));
    },
  },
};
