/** The servers that a round is played on: one with a folder, or several processes on one PostgreSQL that waits for its disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Cluster, startCluster } from '../../scripts/machine/postgres.mjs';
import { newFolder, type ServerProcess, startServer } from './process.ts';

export type Storage = 'postgres' | 'sqlite';

export interface Fleet {
  readonly servers: readonly ServerProcess[];
  /** CPU-seconds of all servers, and of the database beside them. */
  cpu(): number | null;
  databaseCpu(): number | null;
  /** The most memory of all servers, in megabytes. */
  memory(): number | null;
  end(): Promise<void>;
}

export async function startFleet(storage: Storage, processes: number): Promise<Fleet> {
  const cluster = storage === 'postgres' ? await startCluster({ durable: true }) : null;
  const env: Record<string, string> = cluster === null ? {} : { DATABASE_URL: cluster.url('postgres') };
  const servers: ServerProcess[] = [];
  for (let i = 0; i < processes; i++) servers.push(await startServer({ folder: newFolder() }, env));
  return {
    servers,
    cpu: () => sum(servers.map((server) => server.cpu())),
    databaseCpu: () => (cluster === null ? 0 : cpuOfCluster(cluster)),
    memory: () => sum(servers.map((server) => server.memory())),
    end: async () => {
      await Promise.all(servers.map((server) => server.end()));
      await cluster?.end();
    },
  };
}

const sum = (all: readonly (number | null)[]): number | null =>
  all.reduce((a, b) => (a === null || b === null ? null : a + b), 0);

/** User and system time of PostgreSQL and everything it started, as Linux tells it in hundredths of a second. */
export function cpuOfCluster(cluster: Pick<Cluster, 'pid'>): number | null {
  try {
    const postmaster = cluster.pid();
    let ticks = 0;
    for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
      const fields = statOf(name);
      if (fields === null) continue;
      const isPostmaster = Number(name) === postmaster;
      if (!isPostmaster && Number(fields[1]) !== postmaster) continue;
      ticks += Number(fields[11]) + Number(fields[12]);
      // Connections that were closed meanwhile.
      if (isPostmaster) ticks += Number(fields[13]) + Number(fields[14]);
    }
    return ticks / 100;
  } catch {
    return null;
  }
}
function statOf(pid: string): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  } catch {
    return null; // it ended meanwhile
  }
}
