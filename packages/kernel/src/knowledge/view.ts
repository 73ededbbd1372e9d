/**
 * Views: a state with everything taken out that a player may not know. Bots and clients get nothing else.
 *
 * Owns   what is masked: faces, secret columns, secret locals, and the random generator.
 * Keeps  a view is a state of the same layout, so that whatever reads a state reads a view.
 */
import { copy, newState, type State } from '../arena/state.ts';
import { HEADER } from '../flow/procedure.ts';

/** The player whom a row of a table belongs to, for columns that only he sees; 0: nobody. */
export type RowOwner<S extends State> = (s: S, table: string, row: number) => number;

function maskColumns<S extends State>(s: S, player: number, ownerOf: RowOwner<S>): void {
  // A spectator knows what all players know, and owns nothing, not even what nobody owns.
  const knowing = player === 0 ? (2 << s.layout.sizes.players) - 2 : 1 << player;
  const owns = (table: string, row: number): boolean =>
    player !== 0 && (table === 'player' ? row : ownerOf(s, table, row)) === player;
  for (const segment of s.layout.segments) {
    const { table, column, seenBy, length } = segment;
    if (seenBy === 'all') continue;
    const cells = cellsOf(s, table, column);
    for (let row = 0; row < length; row++) {
      const seen =
        seenBy === 'known'
          ? table === 'card' && (s.card.knownTo[row] & knowing) === knowing
          : seenBy === 'owner' && owns(table, row);
      if (!seen) cells[row] = 0;
    }
  }
}

/** The cells of a column, by name. */
export function cellsOf(
  s: State,
  table: string,
  column: string,
): { [row: number]: number; readonly length: number } {
  if (table === 'chance' || table === 'frames') return s[table];
  const tables: Record<string, Record<string, { [row: number]: number; readonly length: number }>> = Object(
    s,
  );
  return tables[table][column];
}

/** Secret locals are seen by the player that the frame's first local names. */
function maskFrames(s: State, player: number): void {
  for (let base = s.kernel.top; base !== 0; base = s.frames[base + 2]) {
    const p = s.engine.procedures[s.frames[base]];
    if (player !== 0 && s.frames[base + HEADER] === player) continue;
    for (let i = 0; i < p.localNames.length; i++)
      if (p.locals[p.localNames[i]].seenBy !== 'all') s.frames[base + HEADER + i] = 0;
  }
}

const nobody = (): number => 0;
const nothing = (): void => {};

/** Takes out of a whole state what a game hides besides faces and secret columns: what others could infer them from. */
export type Mask<S extends State> = (s: S, player: number) => void;

/** Writes into `into` what a player may know of `s`. */
export function viewInto<S extends State>(
  s: S,
  player: number,
  into: S,
  ownerOf: RowOwner<S> = nobody,
  mask: Mask<S> = nothing,
): void {
  copy(s, into);
  into.side.fate = null;
  mask(into, player);
  maskColumns(into, player, ownerOf);
  maskFrames(into, player);
}

/** What a player may know of a state. Player 0 is a spectator, who knows what everyone knows. */
export function view<S extends State>(s: S, player: number, ownerOf?: RowOwner<S>): S {
  const made = newState<S>(s.layout, s.engine);
  viewInto(s, player, made, ownerOf);
  return made;
}
