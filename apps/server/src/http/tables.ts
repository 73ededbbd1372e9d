/** Opening and joining tables, the list of one's own, and what is kept of a game. */
import { Invitation, Join, MyTables, OpenedTable, OpenTable, TableId } from '@westmarch/protocol';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { deckListed } from '../library/played-decks.ts';
import type { Doors } from '../limits/doors.ts';
import type { Table } from '../tables/table.ts';
import { HttpProblem, read, send } from './answers.ts';
import type { Visitors } from './guest.ts';

export function tableRoutes(server: FastifyInstance, house: House, visitors: Visitors, doors: Doors): void {
  const { tables } = house;
  server.get('/api/tables', async (request, reply) => {
    const guest = await visitors.known(request);
    return send(reply, MyTables, guest === null ? [] : await tables.of(guest));
  });
  server.post('/api/tables', async (request, reply) => {
    const wanted = read(OpenTable, request.body);
    doors.newTable(request.ip);
    const guest = await visitors.welcome(request, reply);
    const own = (key: string): Promise<string> => deckListed(house, guest, wanted.game, key, wanted.options);
    const others = await Promise.all(
      wanted.others.map(async (other) =>
        other.kind === 'bot' ? { kind: other.kind, bot: other.bot, deck: await own(other.deck) } : other,
      ),
    );
    const table = await tables.open(guest, { ...wanted, deck: await own(wanted.deck), others });
    return send(reply.code(201), OpenedTable, { table });
  });
  server.get<{ Params: { code: string } }>('/api/invitations/:code', async ({ params }, reply) => {
    const table = await tables.invitedTo(params.code);
    if (table === null)
      throw new HttpProblem(404, 'This invitation was taken already, or it never was one.', {
        hint: 'Ask your friend for a new one.',
      });
    const { id, game, options, seats, length, terms } = table.row;
    return send(reply, Invitation, {
      game,
      from: seats[0].name,
      open: true,
      table: id,
      options: [...options],
      length,
      terms,
    });
  });
  server.post('/api/join', async (request, reply) => {
    const { invitation, deck } = read(Join, request.body);
    const guest = await visitors.welcome(request, reply);
    const row = (await tables.invitedTo(invitation))?.row;
    const list = row === undefined ? deck : await deckListed(house, guest, row.game, deck, row.options);
    return send(reply, OpenedTable, { table: await tables.join(guest, invitation, list) });
  });
  server.get<{ Params: { id: string } }>('/api/tables/:id/scenario', async (request, reply) => {
    const table = await tableOf(tables, request.params.id);
    const viewer = table.seatOf((await visitors.known(request))?.id ?? null);
    return reply
      .type('text/yaml; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="westmarch-${table.row.id}-${table.row.v}.yaml"`)
      .send(await table.scenario(viewer));
  });
  server.get<{ Params: { id: string } }>('/api/tables/:id/record', async ({ params }, reply) => {
    const table = await tableOf(tables, params.id);
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="westmarch-${table.row.id}.json"`)
      .send(`${await fullRecord(table)}\n`);
  });
}

async function tableOf(tables: House['tables'], id: string): Promise<Table> {
  const table = TableId.safeParse(id).success ? await tables.find(id) : null;
  if (table === null) throw new HttpProblem(404, 'There is no such table.', { field: 'table' });
  return table;
}

/** The kernel's record, who sat where, and the opening of the commitment. */
export async function fullRecord(table: Table): Promise<string> {
  const { row } = table;
  if (row.status !== 'over')
    throw new HttpProblem(409, 'The record is opened when the game is over: it holds everything hidden.');
  const record: object = JSON.parse(await table.record());
  return JSON.stringify({
    ...record,
    ...(row.engine === null ? {} : { engine: row.engine }),
    table: {
      id: row.id,
      players: row.seats.map(({ name }) => name),
      decks: row.seats.map(({ deck }) => deck),
      terms: row.terms,
      // What the clock did: warnings, who was stood in for, what was claimed.
      remarks: await table.talk.remarks(),
    },
    fair: {
      commitment: row.commitment,
      secret: row.secret,
      values: row.seats.map(({ chance }) => chance ?? ''),
      promises: row.seats.map(({ promise }) => promise ?? ''),
    },
  });
}
