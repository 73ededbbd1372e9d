/**
 * The names of groups: what `as` calls one, or its number among those of its player ("company 1 of Ann").
 *
 * Keeps  no row number of the state is needed to speak of one.
 */
import type { ScenarioGame } from './game.ts';

/** A group that the scenario gave a name. */
export interface NamedGroup {
  readonly table: string;
  readonly row: number;
  readonly label: string;
}

export class GroupNames {
  readonly #adapter: ScenarioGame;
  readonly #players: readonly string[];
  readonly #named: readonly NamedGroup[];

  constructor(adapter: ScenarioGame, players: readonly string[], named: readonly NamedGroup[]) {
    this.#adapter = adapter;
    this.#players = players;
    this.#named = named;
  }

  /** Every row of a table with the player it belongs to and its number there, from 1. */
  *#rows(table: string): Iterable<{ readonly row: number; readonly name: string }> {
    for (const group of Object.values(this.#adapter.groups ?? {})) {
      if (group.table !== table) continue;
      for (const [seat, player] of this.#players.entries())
        for (let n = 0; n < group.most; n++)
          yield { row: group.row(seat + 1, n), name: `${table} ${n + 1} of ${player}` };
    }
  }

  nameOf(table: string, row: number): string {
    const named = this.#named.find((one) => one.table === table && one.row === row);
    if (named !== undefined) return named.label;
    for (const one of this.#rows(table)) if (one.row === row) return one.name;
    return `${table} ${row}`;
  }

  /** The row of a name; 0 where none has it. The first player's may be called without him: "company 1". */
  rowOf(table: string, name: string): number {
    const named = this.#named.find((one) => one.table === table && one.label === name);
    if (named !== undefined) return named.row;
    for (const one of this.#rows(table))
      if (one.name === name || one.name === `${name} of ${this.#players[0]}`) return one.row;
    return 0;
  }
}
