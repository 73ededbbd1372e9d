/**
 * This server among the others that share its database: its lease, its inner door, and the way to theirs. A server with a
 * folder of its own is alone, and has none of it.
 */
import type { WebSocket } from 'ws';
import type { DatabaseSettings } from '../settings.ts';
import type { TableStore } from '../store/table-store.ts';
import { FarSockets, type Who } from './far.ts';
import { Inner } from './inner.ts';
import { Alone, type Keeping, Shared } from './keeping.ts';
import { Lease } from './lease.ts';
import { Link } from './link.ts';
import type { LiveTables } from './live-tables.ts';

export class Servers {
  readonly keeping: Keeping;
  readonly far = new FarSockets();
  /** Somebody comes through another server. */
  onConnect: (socket: WebSocket, who: Who) => void = (socket) => socket.terminate();
  readonly #database: DatabaseSettings | null;
  readonly #log: (error: unknown) => void;
  #lease: Lease | null = null;
  #inner: Inner | null = null;
  #isTaking = false;

  constructor(database: DatabaseSettings | null, store: TableStore, log: (error: unknown) => void) {
    this.#database = database;
    this.#log = log;
    this.keeping = database === null ? new Alone(store) : new Shared(store, () => this.#lease?.id ?? 0);
  }

  async open(tables: LiveTables): Promise<void> {
    if (this.#database === null) return;
    const { url, inner = { host: '127.0.0.1', port: 0 } } = this.#database;
    const secret = Lease.newSecret();
    this.#inner = new Inner({
      secret,
      here: (id) => tables.here(id),
      forget: (id) => tables.forget(id),
      connect: (socket, who) => this.onConnect(socket, who),
      log: this.#log,
    });
    const address = await this.#inner.listen(inner.host, inner.port);
    this.#lease = new Lease(new Link(url), address, secret, {
      lost: () => tables.dropAll(),
      beat: (addresses) => {
        this.far.only(addresses);
        if (this.#isTaking) return;
        this.#isTaking = true;
        tables
          .takeLeft()
          .catch(this.#log)
          .finally(() => {
            this.#isTaking = false;
          });
      },
      log: this.#log,
    });
    await this.#lease.start();
  }
  /** After its tables were let go of. */
  async close(): Promise<void> {
    await this.#lease?.stop();
    this.#inner?.close();
  }
}
