/** The games that can be played at a table, found by name with all their types. */
import { type GameRecord, RecordError, readRecord, type State } from '@westmarch/kernel';
import { GAMES, type GameName } from '@westmarch/protocol';
import { lotrTable } from './lotr-tcg/index.ts';
import { meccgTable } from './meccg/index.ts';
import { Play } from './play.ts';
import type { Seat } from './seat.ts';
import type { TableGame } from './table-game.ts';

/** Something that works for whichever game it is. */
export type ForAnyGame<R> = <S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
) => R;

export function withGame<R>(name: GameName, use: ForAnyGame<R>): R {
  return name === 'meccg' ? use(meccgTable) : use(lotrTable);
}

/** What can be looked at whichever game it is. */
type Shown = Pick<Play, 'result' | 'scene' | 'take'>;

/** A record from outside at its beginning, with the choices that are to be taken; throws a RecordError. */
export function openRecord(
  value: unknown,
  names: readonly string[],
): { readonly play: Shown; readonly record: GameRecord } {
  const record = readRecord(value);
  const name = GAMES.find((game) => game === record.game);
  if (name === undefined)
    throw new RecordError('game', `"${record.game}" is no game that can be replayed here`);
  return {
    record,
    play: withGame<Shown>(name, (kind) => new Play(kind, kind.game.check(record), record.seed, names)),
  };
}
