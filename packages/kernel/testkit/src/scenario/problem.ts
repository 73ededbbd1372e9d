/**
 * The two ways in which a scenario can go wrong: it is not written as it must be, or what it says is not so.
 *
 * Keeps  both say where, as a path of fields; whoever read a file turns the path into a line.
 */

/** From the outermost field in: ['given', 'players', 'Ann', 'hand', 0]. */
export type Path = readonly (string | number)[];

/** "given.players.Ann.hand[0]" */
export function pathText(path: Path): string {
  let text = '';
  for (const part of path) text += typeof part === 'number' ? `[${part}]` : text === '' ? part : `.${part}`;
  return text;
}

/** Not a scenario, or not one of this game. `onKey`: the name of the field is wrong, not what it holds. */
export class Malformed extends Error {
  override name = 'Malformed';
  readonly path: Path;
  readonly onKey: boolean;
  constructor(path: Path, message: string, onKey = false) {
    super(message);
    this.path = path;
    this.onKey = onKey;
  }
}

/** The scenario says one thing, the game does another. */
export class ScenarioFailure extends Error {
  override name = 'ScenarioFailure';
  readonly path: Path;
  constructor(message: string, path: Path = []) {
    super(message);
    this.path = path;
  }
}

/** A name that means nothing here, or a position that cannot be; whoever knows the field says where. */
export class NoSuchName extends Error {}

/** Runs `act`, and says of a name that is not there in which field it stands. */
export function inField<T>(path: Path, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof NoSuchName) throw new Malformed(path, error.message);
    throw error;
  }
}
