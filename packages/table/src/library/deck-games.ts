/**
 * What decks need of a game: reading lists in every format, every problem of one, its sizes in a line. The terminal's
 * `deck check` and the deck builder both use it, so that they cannot differ.
 *
 * Not    the rules of decks themselves: each game's package has its own.
 */
import { hintFor } from '@westmarch/kernel';
import * as lotrTcg from '@westmarch/lotr-tcg';
import * as meccg from '@westmarch/meccg';
import { GAMES, type GameName } from '@westmarch/protocol';

/** One line of a list. */
export interface Entry {
  readonly line: number;
  readonly section: meccg.Section | lotrTcg.Section;
  readonly quantity: number;
  readonly name: string;
  readonly card: { readonly id: string } | null;
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
export interface CheckOptions {
  readonly length: number;
  readonly format: lotrTcg.Format;
  readonly side?: meccg.SideName;
  readonly against?: meccg.SideName;
  readonly mayFall?: boolean;
}
/** A list that was read, and how to check it. */
export interface Readable {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly faults: readonly { readonly line: number; readonly message: string }[];
  check(): Report;
}
export interface GameDecks {
  readonly title: string;
  readonly cardNames: () => readonly string[];
  readonly isCard: (name: string) => boolean;
  readText(text: string, name: string, options: CheckOptions): readonly Readable[];
  readJson(value: unknown, name: string, options: CheckOptions): readonly Readable[];
  /** A list by the ids of cards, each line numbered from 1. */
  ofIds(
    lines: readonly { readonly section: string; readonly card: string; readonly quantity: number }[],
    name: string,
    options: CheckOptions,
  ): Readable;
}

function meccgOptions({ length, side, against, mayFall }: CheckOptions): meccg.DeckOptions {
  return {
    length,
    ...(side === undefined ? {} : { side }),
    ...(against === undefined ? {} : { against: [against] }),
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

export const deckGames: Readonly<Record<GameName, GameDecks>> = {
  meccg: {
    title: 'Middle-earth CCG',
    cardNames: meccg.cardNames,
    isCard: (name) => meccg.findCard(name) !== null,
    readText: (text, name, options) => [meccgList(meccg.readText(text, name), meccgOptions(options))],
    readJson(value, name, options) {
      const given = meccgOptions(options);
      return meccg.readJson(value, name).map((list) => meccgList(list, given));
    },
    ofIds: (lines, name, options) =>
      meccgList(
        {
          name,
          faults: [],
          entries: lines.map(({ section, card, quantity }, i) => ({
            line: i + 1,
            section: meccg.sections.find((one) => one === section) ?? 'deck',
            quantity,
            name: card,
            card: meccg.factsIfAny(card) ?? null,
          })),
        },
        meccgOptions(options),
      ),
  },
  'lotr-tcg': {
    title: 'The Lord of the Rings TCG',
    cardNames: lotrTcg.cardNames,
    isCard: lotrTcg.isCardNamed,
    readText: (text, name, { format }) => [lotrList(lotrTcg.readText(text, name), format)],
    readJson: (value, name, { format }) =>
      lotrTcg.readJson(value, name).map((list) => lotrList(list, format)),
    ofIds: (lines, name, { format }) =>
      lotrList(
        {
          name,
          faults: [],
          entries: lines.map(({ section, card, quantity }, i) => ({
            line: i + 1,
            section: lotrTcg.sections.find((one) => one === section) ?? 'deck',
            quantity,
            name: card,
            card: lotrTcg.factsIfAny(card) ?? null,
          })),
        },
        format,
      ),
  },
};

/** Something that is wrong with a deck, with the line it is about; 0 where it is about none. */
export interface DeckFault {
  readonly line: number;
  readonly message: string;
  readonly rules: readonly string[];
}

/** A name that no card of the game has: maybe one of the other game, or misspelt. */
function unknown({ name, line }: Entry, game: GameName): DeckFault {
  const other = GAMES.find((one) => one !== game && deckGames[one].isCard(name));
  if (other !== undefined)
    return {
      line,
      message: `"${name}" is a card of ${deckGames[other].title}, another game`,
      rules: game === 'meccg' ? ['ME-SETUP-006'] : [],
    };
  const hint = hintFor(name, deckGames[game].cardNames(), '');
  return { line, message: `there is no card "${name}"${hint === '' ? '' : `; ${hint}`}`, rules: [] };
}

/** Everything that is wrong with a list, in the order of its lines, and its report. */
export function checkList(
  list: Readable,
  game: GameName,
): { readonly problems: readonly DeckFault[]; readonly report: Report } {
  const report = list.check();
  const problems: DeckFault[] = [
    ...list.faults.map(({ line, message }) => ({ line, message, rules: [] })),
    ...list.entries.filter(({ card }) => card === null).map((entry) => unknown(entry, game)),
    ...report.problems.map(({ lines, message, rules }) => ({ line: lines[0] ?? 0, message, rules })),
  ];
  problems.sort((a, b) => a.line - b.line);
  return { problems, report };
}
