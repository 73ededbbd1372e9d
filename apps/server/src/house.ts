/** Everything behind the routes: storage, workers, tables. Opened once, closed once. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameInfo, GameName } from '@westmarch/protocol';
import { EarlierFaces } from './engine/earlier-faces.ts';
import { Engines, type EnginesOptions } from './engine/engines.ts';
import { Shelf } from './engine/shelf.ts';
import { THOUGHT, threadsThatThink } from './engine/thread.ts';
import { newSecret } from './fair.ts';
import { Background } from './jobs/background.ts';
import { NO_COUNSEL } from './jobs/counsel.ts';
import { type OnThought, ThinkingWorkers } from './jobs/thinking-workers.ts';
import { Doors } from './limits/doors.ts';
import type { ServerLimits } from './limits/limits.ts';
import { Lobby } from './lobby/lobby.ts';
import { Hub } from './servers/hub.ts';
import { Presence } from './servers/presence.ts';
import { Servers } from './servers/servers.ts';
import { openStore, type Store, type StoreOptions } from './store/store.ts';
import type { Pace } from './tables/table-parts.ts';
import { Tables } from './tables/tables.ts';
import { Mutes } from './tables/talk/mutes.ts';
import { REAL_TIME, type Ticker } from './tables/time/ticker.ts';

export interface House {
  readonly dataFolder: string;
  readonly store: Store;
  readonly engines: Engines;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly mutes: Mutes;
  readonly servers: Servers;
  /** Long work. */
  readonly background: Background;
  /** Workers that think for bots; null where tables think themselves. */
  readonly thinking: ThinkingWorkers | null;
  readonly hub: Hub;
  readonly limits: ServerLimits;
  readonly doors: Doors;
  readonly games: readonly GameInfo[];
  /** The atlas of the game that has a map, as text. */
  readonly atlas: string;
  /** The faces of a game, as text. */
  readonly faces: ReadonlyMap<GameName, string>;
  /** The same of an engine of an earlier version; null where there is no such engine. */
  readonly facesOf: (game: GameName, engine: string) => Promise<string | null>;
  close(): Promise<void>;
}

export interface HouseOptions {
  readonly dataFolder: string;
  readonly pace: Pace;
  readonly engines?: EnginesOptions;
  readonly store?: StoreOptions;
  readonly limits: ServerLimits;
  /** Workers beside the servers think for bots, where some are there. */
  readonly thinkInWorkers?: boolean;
  /** Milliseconds that a bot thinks about one choice. */
  readonly thought?: number;
  readonly onEvent?: (kind: string) => void;
  readonly onThought?: OnThought;
  readonly log: (error: unknown, table: string) => void;
  /** Where the secrets of tables come from. Tests give their own, so that a game that fails can be played again. */
  readonly secret?: () => string;
  /** Tests turn the clocks of tables by hand. */
  readonly ticker?: Ticker;
}

/** Milliseconds that tables have to come to an end when the server ends. */
const LAST_WORDS = 3000;

export async function openHouse({
  dataFolder,
  pace,
  engines: engineOptions,
  store: storeOptions,
  limits,
  thinkInWorkers = true,
  thought = THOUGHT,
  log,
  onEvent = () => {},
  onThought = () => {},
  secret = newSecret,
  ticker = REAL_TIME,
}: HouseOptions): Promise<House> {
  const store = await openStore(dataFolder, storeOptions);
  const file = engineOptions?.file ?? new URL('./engine/worker.ts', import.meta.url);
  const shelf = new Shelf(dataFolder, file, store.engines);
  await shelf.shareAll(await store.tables.engines());
  const engines = new Engines({
    startThread: threadsThatThink(thought),
    ...engineOptions,
    file: shelf.settle(),
    shelf,
    log: (why) => log(new Error(why), ''),
  });
  const earlier = new EarlierFaces(engines);
  const about = await engines.read({ op: 'about' });
  const { games } = about;
  const doors = new Doors(limits);
  const trouble = (error: unknown): void => log(error, '');
  const hub = new Hub();
  const mutes = new Mutes(store.talk, hub, trouble);
  const presence = new Presence(hub, trouble);
  const database = storeOptions?.database ?? null;
  const servers = new Servers(database, store.tables, { hub, presence, log: trouble });
  const background = new Background(dataFolder, database, trouble);
  const thinking =
    database === null || !thinkInWorkers
      ? null
      : new ThinkingWorkers(() => background.orders(), trouble, onThought);
  const tables = new Tables({
    store: store.tables,
    talk: { store: store.talk, mutes, doors },
    ticker,
    engines,
    counsel: thinking ?? NO_COUNSEL,
    games,
    pace,
    limits,
    log,
    onEvent,
    secret,
    keeping: servers.keeping,
  });
  const lobby = new Lobby({
    tables: store.tables,
    talk: store.talk,
    invites: store.invites,
    mutes,
    doors,
    hub,
    presence,
    log: trouble,
  });
  keepDoors(doors, hub, store, servers, trouble);
  tables.onTurn = (row) => lobby.onTurn(row);
  await servers.open(tables.live);
  return {
    dataFolder,
    store,
    engines,
    tables,
    lobby,
    mutes,
    servers,
    background,
    thinking,
    hub,
    limits,
    doors,
    games,
    atlas: about.atlas ?? 'null',
    faces: new Map(about.faces.map(({ game, text }) => [game, text])),
    facesOf: (game, engine) => earlier.of(game, engine),
    close: async () => {
      await lobby.close();
      // What is under way is finished; what is stuck is not waited for.
      await Promise.race([tables.close(), sleep(LAST_WORDS, undefined, { ref: false })]);
      await thinking?.close();
      await background.close();
      await presence.close();
      await hub.close();
      await servers.close();
      await engines.close();
      await store.close();
    },
  };
}

/** Whoever may not come any more does not stay either, at whichever server that was decided. */
function keepDoors(
  doors: Doors,
  hub: Hub,
  store: Store,
  servers: Servers,
  trouble: (error: unknown) => void,
): void {
  const sendAway = (guests: ReadonlySet<number>): void =>
    doors.connections.dropAll(({ guest }) => guest !== null && guests.has(guest));
  const readBans = async (): Promise<void> => doors.setBans(await store.admin.bans());
  hub.hear('away', (guests) => sendAway(new Set(guests.map(Number))));
  hub.hear('bans', () => void readBans().catch(trouble));
  hub.onAgain(() => {
    readBans().catch(trouble);
    servers.unwelcome([...doors.connections.people.guests]).then(sendAway, trouble);
  });
}
