/** Everything that is wrong with a list of cards, whichever game it is of. */
import { hintFor } from '@westmarch/kernel';
import { GAMES, type GameName } from '@westmarch/protocol';
import { libraryOf } from '../games.ts';
import type { Entry, Readable, Report } from './game-library.ts';

/** Something that is wrong with a deck, with the line it is about; 0 where it is about none. */
export interface DeckFault {
  readonly line: number;
  readonly message: string;
  readonly rules: readonly string[];
}

/** A name that no card of the game has: maybe one of the other game, which must be loaded, or misspelt. */
function unknown({ name, line }: Entry, game: GameName): DeckFault {
  const other = GAMES.find((one) => one !== game && libraryOf(one).decks.isCard(name));
  if (other !== undefined)
    return {
      line,
      message: `"${name}" is a card of ${libraryOf(other).title}, another game`,
      rules: game === 'meccg' ? ['ME-SETUP-006'] : [],
    };
  const hint = hintFor(name, libraryOf(game).decks.cardNames(), '');
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
