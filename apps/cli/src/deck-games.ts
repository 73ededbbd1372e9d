/** For what `deck check` checks a deck, as its options say it: lengths, kinds of players and formats by their names. */
import { type CheckOptions, libraryOf } from '@westmarch/table';
import type { Game } from './games.ts';
import { hintFor } from './near.ts';
import { Problem } from './problem.ts';

export interface DeckOptions {
  readonly length: string;
  readonly format: string;
  readonly side?: string;
  readonly against?: string;
  readonly mayFall?: true;
}

function lengthOf({ length }: DeckOptions): number {
  const decks = Number(length);
  if ([1, 2, 3, 4].includes(decks)) return decks;
  throw new Problem(`"${length}" is no game length`, { hint: 'a game has 1 to 4 decks' });
}
/** One of some names, however it is written. */
function named(given: string, names: readonly string[], what: string, all: string): string {
  const found = names.find((one) => one.toLowerCase() === given.toLowerCase());
  if (found !== undefined) return found;
  throw new Problem(`there is no ${what} "${given}"`, {
    hint: hintFor(given, names, `${all} are ${names.join(', ')}`),
  });
}

/** Options of the other game say nothing here. */
export function checkOptions(game: Game, options: DeckOptions): CheckOptions {
  const { side, against, format, mayFall } = options;
  const { sides, formats } = libraryOf(game).decks;
  const player = (given: string): string => named(given, sides, 'kind of player', 'kinds');
  return {
    length: lengthOf(options),
    ...(formats.length === 0 ? {} : { format: named(format, formats, 'format', 'formats') }),
    ...(sides.length === 0 || side === undefined ? {} : { side: player(side) }),
    ...(sides.length === 0 || against === undefined ? {} : { against: player(against) }),
    ...(mayFall === undefined ? {} : { mayFall }),
  };
}
