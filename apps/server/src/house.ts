/** Everything behind the routes: storage, workers, tables. Opened once, closed once. */
import type { GameInfo, GameName } from '@westmarch/protocol';
import { Engines } from './engine/engines.ts';
import { newSecret } from './fair.ts';
import { openStore, type Store } from './store/store.ts';
import type { Pace } from './tables/table.ts';
import { Tables } from './tables/tables.ts';

export interface House {
  readonly store: Store;
  readonly engines: Engines;
  readonly tables: Tables;
  readonly games: readonly GameInfo[];
  /** The faces of a game, as text. */
  readonly faces: ReadonlyMap<GameName, string>;
  close(): Promise<void>;
}

export interface HouseOptions {
  readonly dataFolder: string;
  readonly pace: Pace;
  readonly workers?: number;
  readonly log: (error: unknown, table: string) => void;
  /** Where the secrets of tables come from. Tests give their own, so that a game that fails can be played again. */
  readonly secret?: () => string;
}

export async function openHouse({
  dataFolder,
  pace,
  workers,
  log,
  secret = newSecret,
}: HouseOptions): Promise<House> {
  const store = openStore(dataFolder);
  const engines = new Engines(workers);
  const about = await engines.ask('', { op: 'about' });
  const { games } = about;
  const tables = new Tables(store.tables, engines, games, pace, log, secret);
  return {
    store,
    engines,
    tables,
    games,
    faces: new Map(about.faces.map(({ game, text }) => [game, text])),
    close: async () => {
      await tables.close();
      await engines.close();
      store.close();
    },
  };
}
