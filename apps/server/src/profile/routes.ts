/**
 * One's own page: results, everything that is kept of one as a file, and leaving for good.
 *
 * Keeps  what is exported is one's own: records of games that are over, of others only that they go on; nothing hidden.
 */
import { Readable } from 'node:stream';
import { Farewell, Gone, Profile } from '@westmarch/protocol';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { HttpProblem, read, send } from '../http/answers.ts';
import type { Visitors } from '../http/guest.ts';
import { fullRecord } from '../http/tables.ts';
import type { Guest } from '../store/guests.ts';
import { leave } from './leaving.ts';

const NOBODY: Profile = {
  name: '',
  since: null,
  all: { played: 0, won: 0, lost: 0, drawn: 0 },
  opponents: [],
  decks: [],
  games: [],
  muted: [],
};

export function profileRoutes(server: FastifyInstance, house: House, visitors: Visitors): void {
  const { store, doors } = house;

  server.get('/api/profile', async (request, reply) => {
    const guest = await visitors.known(request);
    return send(
      reply,
      Profile,
      guest === null
        ? NOBODY
        : {
            name: guest.name,
            since: await store.profiles.since(guest.id),
            ...(await store.profiles.results(guest.id)),
            muted: [...(await store.talk.muted(guest.id))],
          },
    );
  });
  server.get('/api/profile/export', async (request, reply) => {
    const guest = await visitors.known(request);
    if (guest === null) throw new HttpProblem(404, 'Nothing is kept of you here.');
    doors.bring(request.ip);
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="westmarch-my-data.json"')
      .send(Readable.from(everything(house, guest)));
  });
  server.post('/api/profile/leave', async (request, reply) => {
    const guest = await visitors.known(request);
    if (guest === null) throw new HttpProblem(404, 'Nothing is kept of you here.');
    if (read(Farewell, request.body).name !== guest.name)
      throw new HttpProblem(409, 'That is not your name.', {
        field: 'name',
        hint: `Type ${guest.name}, as you are called here.`,
      });
    const gone = await leave(house, guest);
    visitors.forget(reply);
    return send(reply, Gone, gone);
  });
}

/** One file, written game by game, so that a long life here needs no more room than a short one. */
async function* everything({ store, tables }: House, guest: Guest): AsyncGenerator<string> {
  const about = {
    name: guest.name,
    since: await store.profiles.since(guest.id),
    results: await store.profiles.results(guest.id),
    muted: (await store.talk.muted(guest.id)).map(({ name }) => name),
    said: await store.talk.ofGuest(guest.id),
    decks: await Promise.all((await store.decks.of(guest.id)).map(({ id }) => store.decks.get(id, guest.id))),
  };
  yield `${JSON.stringify(about, null, 1).slice(0, -2)},\n "games": [`;
  let comma = '';
  for (const id of await store.profiles.tables(guest.id)) {
    const table = await tables.find(id);
    if (table === null) continue;
    const { row } = table;
    const mine = row.seats.find((seat) => seat.guest === guest.id);
    const record =
      row.status === 'over'
        ? await fullRecord(table).catch((error: unknown) =>
            JSON.stringify({ error: error instanceof Error ? error.message : String(error) }),
          )
        : 'null';
    const game = {
      table: id,
      game: row.game,
      status: row.status,
      created: row.created,
      last: row.updated,
      seat: mine?.seat ?? 0,
      deck: mine?.deck ?? '',
      stops: mine?.stops ?? null,
      players: row.seats.map(({ name }) => name),
      length: row.length,
      options: row.options,
      terms: row.terms,
      result: row.ending?.texts[mine?.seat ?? 0] ?? row.closed ?? '',
    };
    yield `${comma}\n  ${JSON.stringify(game).slice(0, -1)},"record":${record}}`;
    comma = ',';
  }
  yield '\n ]\n}\n';
}
