/**
 * The games that can be played at a table, found by name with all their types: the one place where they are loaded.
 *
 * Keeps  nothing here imports a game but by `loadGames`: what serves both games is loaded without either.
 */
import { type GameRecord, RecordError, readRecord, type State } from '@westmarch/kernel';
import { GAMES, type GameName } from '@westmarch/protocol';
import type { GameLibrary } from './library/game-library.ts';
import { loadingAtNeed, PerGame } from './per-game.ts';
import { Play } from './play.ts';
import type { Seat } from './seat.ts';
import type { TableGame } from './table-game.ts';

const games = new PerGame({
  meccg: async () => (await import('./meccg/whole.ts')).wholeMeccg,
  'lotr-tcg': async () => (await import('./lotr-tcg/whole.ts')).wholeLotr,
});

/** Loads these games, or both: what follows finds them by name. */
export const loadGames = (names?: readonly GameName[]): Promise<void> => games.load(names);
/** Does what may need more games than are known beforehand, such as a list with cards of another. */
export const withGamesAtNeed = <T>(work: () => T): Promise<T> => loadingAtNeed(loadGames, work);

/** Something that works for whichever game it is. */
export type ForAnyGame<R> = <S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
) => R;

export function withGame<R>(name: GameName, use: ForAnyGame<R>): R {
  return name === 'meccg' ? use(games.of(name).table) : use(games.of(name).table);
}
export const libraryOf = (name: GameName): GameLibrary => games.of(name).library;

/** What can be looked at whichever game it is. */
type Shown = Pick<Play, 'result' | 'scene' | 'take'>;

/** A record from outside at its beginning, with the choices that are to be taken; throws a RecordError. */
export function openRecord(
  value: unknown,
  names: readonly string[],
): { readonly play: Shown; readonly record: GameRecord } {
  const record = readRecord(value);
  return {
    record,
    play: withGame<Shown>(
      gameOf(record),
      (kind) => new Play(kind, kind.game.check(record), record.seed, names),
    ),
  };
}

/** The game that a record is of; throws a RecordError. */
export function gameOf(record: Pick<GameRecord, 'game'>): GameName {
  const name = GAMES.find((game) => game === record.game);
  if (name === undefined)
    throw new RecordError('game', `"${record.game}" is no game that can be replayed here`);
  return name;
}
