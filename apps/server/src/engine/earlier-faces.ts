/**
 * The faces of cards as engines of earlier versions know them, for games that go on with those.
 *
 * Keeps  however many ask, an engine is asked once; what is remembered is bounded.
 */
import type { GameName } from '@westmarch/protocol';
import type { Engines } from './engines.ts';
import type { About } from './requests.ts';

/** Versions whose faces are remembered: a few megabytes each. */
const REMEMBERED = 4;

export class EarlierFaces {
  readonly #engines: Pick<Engines, 'isEarlier' | 'read' | 'shelf'>;
  readonly #known = new Map<string, Promise<About>>();

  constructor(engines: Pick<Engines, 'isEarlier' | 'read' | 'shelf'>) {
    this.#engines = engines;
  }

  /** As text; null where it is no engine of an earlier version, or is not here any more. */
  async of(game: GameName, engine: string): Promise<string | null> {
    if (!this.#engines.isEarlier(engine) || !(await this.#engines.shelf?.fetch(engine))) return null;
    const { faces } = await this.#about(engine);
    return faces.find((one) => one.game === game)?.text ?? null;
  }
  #about(engine: string): Promise<About> {
    const known = this.#known.get(engine);
    if (known !== undefined) return known;
    const asked = this.#engines.read({ op: 'about' }, engine);
    this.#known.set(engine, asked);
    asked.catch(() => this.#known.delete(engine));
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED) this.#known.delete(oldest);
    return asked;
  }
}
