/** The games that can be played at a table, found by name with all their types. */
import type { State } from '@westmarch/kernel';
import { GAMES, type GameName } from '@westmarch/protocol';
import { type Seat, type TableGame, tableGames } from '@westmarch/table';

/** Something that works for whichever game it is. */
export type ForAnyGame<R> = <S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
) => R;

export const playable: readonly GameName[] = GAMES.filter((name) => name in tableGames);

export function withGame<R>(name: GameName, use: ForAnyGame<R>): R {
  return name === 'meccg' ? use(tableGames.meccg) : use(tableGames['lotr-tcg']);
}
