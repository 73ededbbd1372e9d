/** Replays: of files that are brought here, and of tables whose game is over. */
import { RecordError } from '@westmarch/kernel';
import { Limits, Position, Replay, Why } from '@westmarch/protocol';
import type { FastifyInstance } from 'fastify';
import { type BroughtFile, readBrought, writeBrought } from '../brought.ts';
import type { Fault, Read } from '../engine/requests.ts';
import type { House } from '../house.ts';
import type { Doors } from '../limits/doors.ts';
import { HttpProblem, send } from './answers.ts';
import { fullRecord } from './tables.ts';

const REMEMBERED = 1000;

/** The record of a replay or of a table whose game is over, by its id. */
export const recordsOf =
  (house: House) =>
  async (id: string): Promise<BroughtFile> => {
    const kept = await house.store.replays.get(id);
    if (kept !== null) return checked(JSON.parse(kept));
    const table = /^[a-z0-9]{8,32}$/.test(id) ? await house.tables.find(id) : null;
    if (table === null) throw new HttpProblem(404, 'There is no such replay.');
    return checked(JSON.parse(await fullRecord(house.tables, table.row)));
  };

export function replayRoutes(server: FastifyInstance, house: House, doors: Doors): void {
  const recordOf = recordsOf(house);
  const { store, engines } = house;
  /** With which engine each replay was read. */
  const engineOf = new Map<string, string | null>();

  /** Reads a record into its worker; a fault names the field. */
  async function readIn(id: string, brought: BroughtFile): Promise<Read> {
    const { record, names, conceded, bots } = brought;
    const ask = { op: 'replay', id, brought: { record, names, conceded, bots } } as const;
    const engine = await began(brought);
    const found = await engines.read(ask, engine);
    if (isFault(found)) throw new HttpProblem(400, `${found.field}: ${found.fault}`, { field: found.field });
    engineOf.set(id, engine);
    const [oldest] = engineOf.keys();
    if (engineOf.size > REMEMBERED) engineOf.delete(oldest);
    return found;
  }
  /** The earlier engine that it began with, if that is here. */
  async function began({ engine }: BroughtFile): Promise<string | null> {
    return engine !== null && (await engines.shelf?.fetch(engine)) ? engine : null;
  }

  server.post(
    '/api/replays',
    { bodyLimit: Limits.record, onRequest: async ({ ip }) => doors.bring(ip) },
    async (request, reply) => {
      const brought = checked(request.body ?? null);
      const id = store.replays.idOf(writeBrought(brought, brought.record.setup));
      const { replay, setup } = await readIn(id, brought);
      if (!(await store.replays.add(id, writeBrought(brought, setup))))
        throw new HttpProblem(507, 'There is no room for more replays here just now.', {
          hint: 'Look at it in the terminal: npx westmarch replay FILE.',
        });
      return send(reply.code(201), Replay, replay);
    },
  );
  server.get<{ Params: { id: string } }>('/api/replays/:id', async ({ params: { id } }, reply) =>
    send(reply, Replay, (await readIn(id, await recordOf(id))).replay),
  );
  server.get<{ Params: { id: string; at: string }; Querystring: { seat?: string } }>(
    '/api/replays/:id/:at',
    async ({ params: { id, at }, query }, reply) => {
      const eyes = query.seat === undefined || query.seat === 'all' ? 'all' : numbered(query.seat, 'seat', 5);
      const ask = { op: 'position', id, at: numbered(at, 'at', 1_000_000), eyes } as const;
      let found = await engines.read(ask, engineOf.get(id) ?? null);
      if (found === null) {
        await readIn(id, await recordOf(id));
        found = await engines.read(ask, engineOf.get(id) ?? null);
      }
      if (found === null) throw new HttpProblem(503, 'The replay is busy. Try again in a moment.');
      if (isFault(found)) throw new HttpProblem(400, found.fault, { field: found.field });
      return send(reply, Position, found);
    },
  );

  server.get<{ Params: { id: string; at: string } }>(
    '/api/replays/:id/:at/why',
    { onRequest: async ({ ip }) => doors.why(ip) },
    async (request, reply) => {
      const { id, at } = request.params;
      const ask = { op: 'whyThen', id, at: numbered(at, 'at', 1_000_000) } as const;
      if (!engineOf.has(id)) await readIn(id, await recordOf(id));
      // An engine of before does not know the question.
      if (engines.isEarlier(engineOf.get(id) ?? null))
        throw new HttpProblem(409, 'Bots of earlier rules give no reasons.');
      let found = await engines.read(ask);
      if (found === null) {
        await readIn(id, await recordOf(id));
        found = await engines.read(ask);
      }
      if (found === null) throw new HttpProblem(503, 'The replay is busy. Try again in a moment.');
      if (isFault(found)) throw new HttpProblem(404, found.fault, { field: found.field });
      return send(reply, Why, found);
    },
  );
}

const isFault = (found: object): found is Fault => 'fault' in found;

function checked(value: unknown): BroughtFile {
  try {
    return readBrought(value);
  } catch (error) {
    if (error instanceof RecordError) throw new HttpProblem(400, error.message, { field: error.field });
    throw error;
  }
}

function numbered(text: string, field: string, most: number): number {
  const n = Number(text);
  if (!/^\d{1,7}$/.test(text) || n > most)
    throw new HttpProblem(400, `${field}: expected a whole number from 0 to ${most}.`, { field });
  return n;
}
