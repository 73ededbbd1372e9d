/** The games that can be played, by their names. */
import { type GameRecord, RecordError, readRecord } from '@westmarch/kernel';
import type { GameName } from '@westmarch/protocol';
import { lotrTable } from './lotr-tcg/index.ts';
import { meccgTable } from './meccg/index.ts';
import { Play } from './play.ts';

export const tableGames = { meccg: meccgTable, 'lotr-tcg': lotrTable };

/** A game of either kind, as far as it does not matter which. */
export type AnyPlay = Pick<
  Play,
  | 'asked'
  | 'botChoice'
  | 'choices'
  | 'decision'
  | 'hasRevealedSince'
  | 'isOffer'
  | 'names'
  | 'optionCount'
  | 'pass'
  | 'record'
  | 'refused'
  | 'result'
  | 'rewind'
  | 'scene'
  | 'seed'
  | 'setBot'
  | 'take'
  | 'values'
>;

export interface Opening {
  readonly game: GameName;
  /** Keys of decks, in seat order. */
  readonly decks: readonly string[];
  readonly seed: string;
  readonly names: readonly string[];
  readonly length?: number;
  readonly choices?: readonly number[];
}

/** A game by the keys of its decks; throws a RecordError that names what is wrong with them. */
export function openPlay(given: Opening): AnyPlay {
  const options = given.length === undefined ? {} : { length: given.length };
  switch (given.game) {
    case 'meccg':
      return new Play(
        meccgTable,
        meccgTable.setup(given.decks, options),
        given.seed,
        given.names,
        given.choices,
      );
    default:
      return new Play(
        lotrTable,
        lotrTable.setup(given.decks, options),
        given.seed,
        given.names,
        given.choices,
      );
  }
}

/** A record from outside at its beginning, with the choices that are to be taken; throws a RecordError. */
export function openRecord(
  value: unknown,
  names: readonly string[],
): { readonly play: AnyPlay; readonly record: GameRecord } {
  const record = readRecord(value);
  switch (record.game) {
    case 'meccg':
      return { record, play: new Play(meccgTable, meccgTable.game.check(record), record.seed, names) };
    case 'lotr-tcg':
      return { record, play: new Play(lotrTable, lotrTable.game.check(record), record.seed, names) };
    default:
      throw new RecordError('game', `"${record.game}" is no game that can be replayed here`);
  }
}
