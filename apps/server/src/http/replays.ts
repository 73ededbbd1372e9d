/** Replays: of files that are brought here, and of tables whose game is over. */
import { Limits, Position, Replay } from '@westmarch/protocol';
import type { FastifyInstance } from 'fastify';
import type { Fault } from '../engine/requests.ts';
import type { House } from '../house.ts';
import { HttpProblem, send } from './answers.ts';
import { fullRecord } from './tables.ts';

export function replayRoutes(server: FastifyInstance, house: House): void {
  const { store, engines } = house;

  /** Reads a record into its worker; a fault names the field. */
  async function readIn(id: string, record: unknown): Promise<Replay> {
    const found = await engines.read({ op: 'replay', id, record, names: namesIn(record) });
    if (isFault(found)) throw new HttpProblem(400, `${found.field}: ${found.fault}`, { field: found.field });
    return found;
  }
  async function recordOf(id: string): Promise<unknown> {
    const kept = store.replays.get(id);
    if (kept !== null) return JSON.parse(kept);
    const table = /^[a-z0-9]{8,32}$/.test(id) ? house.tables.find(id) : null;
    if (table === null) throw new HttpProblem(404, 'There is no such replay.');
    return JSON.parse(await fullRecord(table));
  }

  server.post('/api/replays', { bodyLimit: Limits.record }, async (request, reply) => {
    const text = JSON.stringify(request.body ?? null);
    const id = store.replays.idOf(text);
    const replay = await readIn(id, request.body);
    await store.replays.add(id, text);
    return send(reply.code(201), Replay, replay);
  });
  server.get<{ Params: { id: string } }>('/api/replays/:id', async ({ params: { id } }, reply) =>
    send(reply, Replay, await readIn(id, await recordOf(id))),
  );
  server.get<{ Params: { id: string; at: string }; Querystring: { seat?: string } }>(
    '/api/replays/:id/:at',
    async ({ params: { id, at }, query }, reply) => {
      const eyes = query.seat === undefined || query.seat === 'all' ? 'all' : numbered(query.seat, 'seat', 5);
      const ask = { op: 'position', id, at: numbered(at, 'at', 1_000_000), eyes } as const;
      let found = await engines.read(ask);
      if (found === null) {
        await readIn(id, await recordOf(id));
        found = await engines.read(ask);
      }
      if (found === null) throw new HttpProblem(503, 'The replay is busy. Try again in a moment.');
      if (isFault(found)) throw new HttpProblem(400, found.fault, { field: found.field });
      return send(reply, Position, found);
    },
  );
}

const isFault = (found: object): found is Fault => 'fault' in found;

function numbered(text: string, field: string, most: number): number {
  const n = Number(text);
  if (!/^\d{1,7}$/.test(text) || n > most)
    throw new HttpProblem(400, `${field}: expected a whole number from 0 to ${most}.`, { field });
  return n;
}

/** Who sat where, if the file says so. */
function namesIn(record: unknown): string[] {
  if (typeof record !== 'object' || record === null || !('table' in record)) return [];
  const { table } = record;
  if (typeof table !== 'object' || table === null || !('players' in table)) return [];
  return Array.isArray(table.players)
    ? table.players.filter((name) => typeof name === 'string').map((name) => name.slice(0, Limits.name))
    : [];
}
