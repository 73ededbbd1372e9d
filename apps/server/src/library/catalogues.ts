/**
 * What everybody reads and nobody changes: the cards of a game, its decks, its rules. Each is made once, when somebody first
 * asks; what is long to make, in the worker that reads what is brought.
 *
 * Keeps  the address of a text is the fingerprint of its content: whoever has it once never asks again.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Catalogue, Collection, type GameName, type LibraryInfo, Rulebook } from '@westmarch/protocol';
import type { Engines } from '../engine/engines.ts';
import { rulebookOf } from './rulebook.ts';

export interface Shelved {
  readonly address: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
}
export type Kind = 'cards' | 'decks' | 'rules';

/** As good as it gets within a tenth of a second. */
const QUALITY = 5;

async function shelved(game: GameName, text: string): Promise<Shelved> {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(plain),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  ]);
  return { address: `/api/library/${game}/${hash}`, plain, gzip: zipped, brotli };
}

export class Catalogues {
  readonly #engines: Pick<Engines, 'read'>;
  readonly #root: string;
  readonly #made = new Map<string, Promise<Shelved>>();
  readonly #byAddress = new Map<string, Shelved>();
  readonly #counts = new Map<GameName, Pick<LibraryInfo, 'cards' | 'playable'>>();

  constructor(engines: Pick<Engines, 'read'>, root: string) {
    this.#engines = engines;
    this.#root = root;
  }

  of(kind: Kind, game: GameName): Promise<Shelved> {
    const key = `${kind} ${game}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const made = this.#make(kind, game);
    this.#made.set(key, made);
    // What failed is tried again by whoever asks next.
    made.catch(() => this.#made.delete(key));
    return made;
  }
  async info(game: GameName): Promise<LibraryInfo> {
    const { address } = await this.of('cards', game);
    return { game, address, ...(this.#counts.get(game) ?? { cards: 0, playable: 0 }) };
  }
  /** What lies at an address; a browser may ask before anybody else did since the server began. */
  async at(game: GameName, address: string): Promise<Shelved | null> {
    if (!this.#byAddress.has(address))
      await Promise.all((['cards', 'decks', 'rules'] as const).map((kind) => this.of(kind, game)));
    return this.#byAddress.get(address) ?? null;
  }

  async #make(kind: Kind, game: GameName): Promise<Shelved> {
    const made = await shelved(game, await this.#text(kind, game));
    this.#byAddress.set(made.address, made);
    return made;
  }
  /** Checked as everything that goes out is. */
  async #text(kind: Kind, game: GameName): Promise<string> {
    if (kind === 'rules') return JSON.stringify(Rulebook.parse(rulebookOf(this.#root, game)));
    if (kind === 'decks') {
      const text = await this.#engines.read({ op: 'collection', game });
      Collection.parse(JSON.parse(text));
      return text;
    }
    const text = await this.#engines.read({ op: 'library', game });
    const { cards } = Catalogue.parse(JSON.parse(text));
    this.#counts.set(game, {
      cards: cards.length,
      playable: cards.filter(({ state }) => state === 'implemented').length,
    });
    return text;
  }
}
