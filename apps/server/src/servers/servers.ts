/**
 * This server among the others that share its database: its lease, its inner door, and the way to theirs. A server with a
 * folder of its own is alone, and has none of it.
 */
import type { WebSocket } from 'ws';
import type { DatabaseSettings } from '../settings.ts';
import type { TableStore } from '../store/table-store.ts';
import { FarSockets, type Who } from './far.ts';
import type { Hub } from './hub.ts';
import { Inner } from './inner.ts';
import { Alone, type Keeping, Shared } from './keeping.ts';
import { Lease } from './lease.ts';
import { Link } from './link.ts';
import type { LiveTables } from './live-tables.ts';
import type { Presence } from './presence.ts';
import { PresentRows } from './present-rows.ts';

/** What crosses from server to server. */
interface Company {
  readonly hub: Hub;
  readonly presence: Presence;
  readonly log: (error: unknown) => void;
}

export class Servers {
  readonly keeping: Keeping;
  readonly far = new FarSockets();
  /** Somebody comes through another server. */
  onConnect: (socket: WebSocket, who: Who) => void = (socket) => socket.terminate();
  readonly #database: DatabaseSettings | null;
  readonly #company: Company;
  readonly #log: (error: unknown) => void;
  #lease: Lease | null = null;
  #rows: PresentRows | null = null;
  #inner: Inner | null = null;
  #isTaking = false;

  constructor(database: DatabaseSettings | null, store: TableStore, company: Company) {
    this.#database = database;
    this.#company = company;
    this.#log = company.log;
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
    const { hub, presence } = this.#company;
    const link = new Link(url, hub);
    this.#lease = new Lease(link, address, secret, {
      lost: () => {
        tables.dropAll();
        presence.restart();
      },
      beat: (servers) => {
        this.far.only(new Set(servers.values()));
        presence.only(new Set(servers.keys()));
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
    hub.connect((payloads) => link.notify(payloads));
    this.#rows = new PresentRows(link, () => this.#lease?.id ?? 0);
    await presence.open(this.#rows);
  }
  /** Of these guests, those who may not be here any more. */
  async unwelcome(guests: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(await this.#rows?.unwelcome(guests));
  }
  /** After its tables were let go of. */
  async close(): Promise<void> {
    await this.#lease?.stop();
    this.#inner?.close();
  }
}
