/** For what `deck check` checks a deck, as its options say it: lengths, kinds of players and formats by their names. */
import * as lotrTcg from '@westmarch/lotr-tcg';
import * as meccg from '@westmarch/meccg';
import type { CheckOptions } from '@westmarch/table';
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
/** A kind of player, by name. */
function sideNamed(given: string): meccg.SideName {
  const found = meccg.sides.find((name) => name === given.toLowerCase() && name !== 'none');
  if (found !== undefined) return found;
  const names = meccg.sides.filter((name) => name !== 'none');
  throw new Problem(`there is no kind of player "${given}"`, {
    hint: hintFor(given, names, `kinds are ${names.join(', ')}`),
  });
}
function formatOf({ format }: DeckOptions): lotrTcg.Format {
  const found = lotrTcg.formats.find((one) => one.toLowerCase() === format.toLowerCase());
  if (found !== undefined) return found;
  throw new Problem(`there is no format "${format}"`, {
    hint: hintFor(format, lotrTcg.formats, `formats are ${lotrTcg.formats.join(', ')}`),
  });
}

export function checkOptions(options: DeckOptions): CheckOptions {
  const { side, against, mayFall } = options;
  return {
    length: lengthOf(options),
    format: formatOf(options),
    ...(side === undefined ? {} : { side: sideNamed(side) }),
    ...(against === undefined ? {} : { against: sideNamed(against) }),
    ...(mayFall === undefined ? {} : { mayFall }),
  };
}
