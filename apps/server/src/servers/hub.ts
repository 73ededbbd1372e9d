/**
 * What servers tell each other: that something changed, and what its number is. Whoever hears it reads the rest himself.
 *
 * Owns   the topics, gathering words for a moment, and who listens. A server alone hears its own words, and nobody else's.
 * Not    the connection they travel by (link.ts).
 * Keeps  here a word is heard at once, elsewhere a moment later. One notice carries what was said in that moment: every
 *        notice takes a lock in PostgreSQL that all others wait for. Whatever was missed while the connection was down is
 *        not told again: `again` says so, and each reads what he needs.
 */

export const TOPICS = [
  'again', // somebody had too much to say: read everything again
  'away', // guests who may not be here any more
  'bans', // networks that may not come
  'invited', // guests who were invited
  'mutes', // guests who changed whom they want to hear
  'named', // guests who are called otherwise, or are gone
  'people', // who is at a server (presence.ts writes and reads these)
  'said', // something was said in the lobby
  'tables', // which tables wait for players
  'turn', // tables at which somebody else is asked
  'unsaid', // lines of the lobby that were taken away
] as const;
export type Topic = (typeof TOPICS)[number];

/** The channel of the database, and how many bytes a notice may have: PostgreSQL takes less than 8,000. */
export const CHANNEL = 'westmarch';
export const MOST_BYTES = 7500;
/** Milliseconds in which words are gathered. */
const GATHER = 40;
/** Milliseconds until words are said again that could not be said. */
const PAUSE = 500;
/** Words that wait while nothing can be said; who has more to say says `again`. */
const MOST_WAITING = 2000;

/** Sends notices to all other servers, as one. */
export type Notify = (payloads: readonly string[]) => Promise<unknown>;

export class Hub {
  readonly #hearers = new Map<Topic, ((ids: readonly string[]) => void)[]>();
  readonly #waiting = new Map<Topic, Set<string>>();
  #count = 0;
  #again: ((since: Date) => void)[] = [];
  #notify: Notify | null = null;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();
  #closed = false;

  /** From now on others hear what is said here. */
  connect(notify: Notify): void {
    this.#notify = notify;
  }
  hear(topic: Topic, hearer: (ids: readonly string[]) => void): void {
    this.#hearers.set(topic, [...(this.#hearers.get(topic) ?? []), hearer]);
  }
  /** Words may have been missed since then. */
  onAgain(hearer: (since: Date) => void): void {
    this.#again.push(hearer);
  }

  /** To everybody. */
  say(topic: Topic, ...ids: (string | number)[]): void {
    this.#tell(topic, ids.map(String));
    this.sayAfar(topic, ...ids);
  }
  /** To the other servers alone. */
  sayAfar(topic: Topic, ...ids: (string | number)[]): void {
    if (this.#notify === null || this.#closed) return;
    const waiting = this.#waiting.get(topic) ?? new Set();
    this.#waiting.set(topic, waiting);
    for (const id of ids) waiting.add(String(id));
    this.#count += Math.max(1, ids.length);
    if (this.#count > MOST_WAITING) {
      this.#waiting.clear();
      this.#waiting.set('again', new Set());
    }
    this.#soon(GATHER);
  }
  #soon(within: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#sending = this.#sending.then(() => this.#send());
    }, within);
    this.#timer.unref();
  }
  async #send(): Promise<void> {
    if (this.#notify === null || this.#waiting.size === 0) return;
    const words = [...this.#waiting];
    this.#waiting.clear();
    this.#count = 0;
    try {
      await this.#notify(payloadsOf(words));
    } catch {
      if (this.#closed) return;
      for (const [topic, ids] of words) this.sayAfar(topic, ...ids);
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#soon(PAUSE);
    }
  }

  /** A notice of another server. What nobody knows here was said by a later version. */
  heard(payload: string): void {
    for (const line of payload.split('\n')) {
      const [name, ...ids] = line.split(' ');
      const topic = TOPICS.find((one) => one === name);
      if (topic === 'again') this.missed(new Date(0));
      else if (topic !== undefined) this.#tell(topic, ids);
    }
  }
  missed(since: Date): void {
    for (const hearer of this.#again) hearer(since);
  }
  #tell(topic: Topic, ids: readonly string[]): void {
    for (const hearer of this.#hearers.get(topic) ?? []) hearer(ids);
  }

  /** What waits is said before it ends. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#closed = true;
    await this.#sending;
    await this.#send();
  }
}

/** A line for each topic; as many notices as it takes. */
export function payloadsOf(words: Iterable<readonly [Topic, ReadonlySet<string>]>): string[] {
  const payloads: string[] = [];
  let payload = '';
  let open = '';
  const begin = (topic: string): void => {
    if (payload.length + topic.length + 1 > MOST_BYTES) {
      payloads.push(payload);
      payload = '';
    }
    payload += `${payload === '' ? '' : '\n'}${topic}`;
    open = topic;
  };
  for (const [topic, ids] of words) {
    begin(topic);
    for (const id of ids) {
      if (payload.length + id.length + 1 > MOST_BYTES) {
        payloads.push(payload);
        payload = '';
        begin(open);
      }
      payload += ` ${id}`;
    }
  }
  if (payload !== '') payloads.push(payload);
  return payloads;
}
