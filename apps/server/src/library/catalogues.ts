/**
 * The catalogues of the games: made once, when somebody first asks, in the worker that reads what is brought.
 *
 * Keeps  the address of a catalogue is the fingerprint of its content: whoever has it once never asks again.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Catalogue, type GameName, type LibraryInfo } from '@westmarch/protocol';
import type { Engines } from '../engine/engines.ts';

export interface Shelved {
  readonly info: LibraryInfo;
  readonly hash: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
}

/** As good as it gets within a tenth of a second. */
const QUALITY = 5;

export class Catalogues {
  readonly #engines: Pick<Engines, 'read'>;
  readonly #made = new Map<GameName, Promise<Shelved>>();

  constructor(engines: Pick<Engines, 'read'>) {
    this.#engines = engines;
  }

  of(game: GameName): Promise<Shelved> {
    const known = this.#made.get(game);
    if (known !== undefined) return known;
    const made = this.#make(game);
    this.#made.set(game, made);
    // What failed is tried again by whoever asks next.
    made.catch(() => this.#made.delete(game));
    return made;
  }

  async #make(game: GameName): Promise<Shelved> {
    const text = await this.#engines.read({ op: 'library', game });
    const { cards } = Catalogue.parse(JSON.parse(text));
    const plain = Buffer.from(text);
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const [zipped, brotli] = await Promise.all([
      promisify(gzip)(plain),
      promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    ]);
    const playable = cards.filter(({ state }) => state === 'implemented').length;
    const info = { game, address: `/api/library/${game}/${hash}`, cards: cards.length, playable };
    return { info, hash, plain, gzip: zipped, brotli };
  }
}
