/**
 * The status as it is sent: read once, made into text once, and shared by everyone who asks.
 *
 * Keeps  however many ask at the same time, the files are read by one of them.
 */
import { renderPage } from './page.ts';
import type { Status } from './status.ts';

/** The files change when somebody measures or counts: a minute late is early enough. */
const FRESH = 60_000;

interface Text {
  readonly page: string;
  readonly data: string;
}

export class SharedStatus {
  readonly #read: () => Promise<Status>;
  #text: Promise<Text> | null = null;
  #since = 0;

  constructor(read: () => Promise<Status>) {
    this.#read = read;
  }

  get(time = performance.now()): Promise<Text> {
    if (this.#text !== null && time - this.#since < FRESH) return this.#text;
    this.#since = time;
    const text = this.#read().then((status) => ({ page: renderPage(status), data: JSON.stringify(status) }));
    this.#text = text;
    // What could not be read is tried again by the next who asks.
    text.catch(() => {
      if (this.#text === text) this.#text = null;
    });
    return text;
  }
}
