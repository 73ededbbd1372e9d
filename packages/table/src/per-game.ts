/**
 * Parts of games that are loaded when they are first needed, and looked up at once from then on.
 *
 * Why    a game has hundreds of files of cards: whoever plays one should not wait for the other, nor hold it in memory.
 * Keeps  nothing is loaded by looking it up: who forgot to load a game is told so, in every run.
 */
import { GAMES, type GameName } from '@westmarch/protocol';

/** Something was looked up in a game that was not loaded. */
class NotLoaded extends Error {
  override name = 'NotLoaded';
  readonly game: GameName;
  constructor(game: GameName) {
    super(`${game} was not loaded`);
    this.game = game;
  }
}

interface Parts<Meccg, Lotr> {
  meccg: Meccg;
  'lotr-tcg': Lotr;
}
type Loaders<Meccg, Lotr> = {
  readonly [Name in GameName]: () => Promise<Parts<Meccg, Lotr>[Name]>;
};

export class PerGame<Meccg extends object, Lotr extends object> {
  readonly #loaders: Loaders<Meccg, Lotr>;
  readonly #loaded: Partial<Parts<Meccg, Lotr>> = {};

  constructor(loaders: Loaders<Meccg, Lotr>) {
    this.#loaders = loaders;
  }
  has(name: GameName): boolean {
    return this.#loaded[name] !== undefined;
  }
  /** Loads some games, those that are there already at no cost. */
  async load(names: readonly GameName[] = GAMES): Promise<void> {
    for (const name of names) await this.#loadOne(name);
  }
  async #loadOne<Name extends GameName>(name: Name): Promise<void> {
    this.#loaded[name] ??= await this.#loaders[name]();
  }
  of<Name extends GameName>(name: Name): Parts<Meccg, Lotr>[Name] {
    const found = this.#loaded[name];
    if (found === undefined) throw new NotLoaded(name);
    return found;
  }
}

/** Does what may turn out to need another game: that one is loaded then, and it is done again from its beginning. */
export async function loadingAtNeed<T>(
  load: (names: readonly GameName[]) => Promise<void>,
  work: () => T,
): Promise<T> {
  for (;;)
    try {
      return work();
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      await load([error.game]);
    }
}
