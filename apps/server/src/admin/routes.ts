/**
 * What whoever runs the server can ask and do over HTTP, behind a token: `westmarch admin` and the page use it.
 *
 * Keeps  without the token nothing is told, not even that there is such a table; wrong tokens are counted.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { House } from '../house.ts';
import { HttpProblem, read } from '../http/answers.ts';
import type { Visitors } from '../http/guest.ts';
import type { Origins } from '../http/origin.ts';
import { Allowances } from '../limits/allowances.ts';
import { networkFrom, networkOf } from '../limits/network.ts';
import { LOBBY } from '../store/talk-store.ts';
import { adminPage } from './page.ts';
import { recoverRoutes } from './recover.ts';
import { Recoveries } from './recoveries.ts';
import { isToken } from './token.ts';

const MOST = 200;
const words = z.string().check(z.maxLength(200));
const Close = z.object({ table: words, why: words });
const Delete = z.union([
  z.object({ table: words }),
  z.object({ guest: z.int() }),
  z.object({ replay: words }),
  z.object({ talk: z.int() }),
]);
const Ban = z.union([z.object({ network: words, why: words }), z.object({ guest: z.int(), why: words })]);
const Unban = z.union([z.object({ network: words }), z.object({ guest: z.int() })]);
const Recover = z.object({ table: words, seat: z.int().check(z.minimum(1), z.maximum(5)) });

interface Options {
  readonly house: House;
  readonly token: string;
  readonly visitors: Visitors;
  readonly origins: Origins;
}

export function adminRoutes(server: FastifyInstance, { house, token, visitors, origins }: Options): void {
  const { store, tables, engines, doors, hub, mutes } = house;
  const recoveries = new Recoveries();
  /** Ends what he is connected by: whoever may not come does not stay either. */
  const sendAway = (guest: number): void => hub.say('away', guest);
  const tries = new Allowances({ size: 10, within: 60_000 });

  const onRequest = async ({ headers, ip }: FastifyRequest): Promise<void> => {
    if (isToken(headers.authorization?.replace(/^Bearer /, '') ?? '', token)) return;
    if (!tries.take(networkOf(ip))) throw new HttpProblem(429, 'Too many wrong tokens. Wait a minute.');
    throw new HttpProblem(401, 'This needs the token of whoever runs the server.', {
      hint: 'It is in the file admin-token of the data folder, unless WESTMARCH_ADMIN_TOKEN sets it.',
    });
  };
  const get = (
    path: string,
    answer: (query: Record<string, string | undefined>) => Promise<unknown>,
  ): void => {
    server.get<{ Querystring: Record<string, string | undefined> }>(
      `/api/admin/${path}`,
      { onRequest },
      async ({ query }, reply) => reply.header('cache-control', 'no-store').send(await answer(query)),
    );
  };
  const post = <T extends z.ZodMiniType>(
    path: string,
    schema: T,
    act: (value: z.output<T>, request: FastifyRequest) => Promise<object>,
  ): void => {
    server.post(`/api/admin/${path}`, { onRequest }, async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await act(read(schema, request.body), request)),
    );
  };

  get('overview', async () => ({
    ...(await store.admin.counts()),
    live: tables.live.size,
    connections: doors.connections.count,
    networks: doors.connections.networks,
    workers: engines.health,
    replays: await store.replays.taken(),
    engines: { current: engines.current, kept: engines.shelf?.all ?? [] },
    memory: process.memoryUsage.rss(),
    upFor: Math.round(process.uptime()),
  }));
  get('tables', ({ status = '', words: text = '' }) => store.admin.tables(status, text, MOST));
  get('guests', ({ words: text = '' }) => store.admin.guests(text, MOST));
  get('replays', () => store.replays.list(MOST));
  get('talk', ({ words: text = '' }) => store.talk.found(text, MOST));
  get('bans', () => store.admin.bans());

  post('close', Close, async ({ table, why }) => {
    if ((await store.tables.table(table)) === null) throw new HttpProblem(404, 'There is no such table.');
    await tables.live.ask(table, 'endFor', [why || 'This game was closed by whoever runs the server.']);
    return { closed: (await store.tables.table(table))?.status === 'closed' };
  });
  post('delete', Delete, async (what) => {
    if ('table' in what) {
      await tables.live.forget(what.table);
      return { deleted: await store.admin.deleteTable(what.table) };
    }
    if ('talk' in what) {
      const place = await store.talk.drop(what.talk);
      if (place === LOBBY) hub.say('unsaid', what.talk);
      else if (place !== null) await tables.live.ask(place, 'unsay', [what.talk]);
      return { deleted: place === null ? 0 : 1 };
    }
    if ('replay' in what) return { deleted: await store.replays.drop(what.replay) };
    const deleted = await store.admin.deleteGuest(what.guest);
    await mutes.changed(what.guest);
    sendAway(what.guest);
    return { deleted };
  });
  post('ban', Ban, async (what) => {
    if ('guest' in what) {
      const banned = await store.admin.banGuest(what.guest, what.why);
      sendAway(what.guest);
      return { banned };
    }
    const network = networkNamed(what.network);
    await store.admin.ban(network, what.why);
    doors.setBans(await store.admin.bans());
    hub.sayAfar('bans');
    return { banned: network };
  });
  post('unban', Unban, async (what) => {
    if ('guest' in what) return { unbanned: await store.admin.banGuest(what.guest, null) };
    const unbanned = await store.admin.unban(networkNamed(what.network));
    doors.setBans(await store.admin.bans());
    hub.sayAfar('bans');
    return { unbanned };
  });
  post('recover', Recover, async ({ table, seat }, { headers }) => {
    const found = (await store.tables.table(table))?.seats.find((one) => one.seat === seat);
    if (found?.kind !== 'person') throw new HttpProblem(404, 'No player sits there.');
    return { player: found.name, link: `${origins.of(headers)}/recover/${recoveries.make(table, seat)}` };
  });

  recoverRoutes(server, { house, visitors, recoveries });
  adminPage(server);
}

function networkNamed(text: string): string {
  const network = networkFrom(text);
  if (network === null)
    throw new HttpProblem(400, `"${text}" is no address. Expected one such as 203.0.113.7 or 2001:db8::7.`, {
      field: 'network',
    });
  return network;
}
