/**
 * The link by which a player comes back to his seat: a page that asks, and the button on it that does it.
 *
 * Keeps  looking at the link uses nothing up: messengers look at every link that goes through them.
 */
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { html } from '../html.ts';
import { HttpProblem } from '../http/answers.ts';
import type { Visitors } from '../http/guest.ts';
import type { Recoveries, Recovery } from './recoveries.ts';

interface Options {
  readonly house: House;
  readonly visitors: Visitors;
  readonly recoveries: Recoveries;
}
interface Asked {
  Params: { code: string };
}

export function recoverRoutes(server: FastifyInstance, { house, visitors, recoveries }: Options): void {
  const { store, tables } = house;
  server.get<Asked>('/recover/:code', async ({ params: { code } }, reply) => {
    const { table, seat } = orGone(recoveries.find(code));
    const name = (await tables.find(table))?.row.seats.find((one) => one.seat === seat)?.name ?? '';
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // A browser that may not say where it comes from would send the button's form from nowhere, and be refused.
        .header('referrer-policy', 'same-origin')
        .send(page(code, name))
    );
  });
  server.register(async (scope) => {
    // The button sends a form without anything in it.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, null),
    );
    scope.post<Asked>('/recover/:code', async (request, reply) => {
      const { table, seat } = orGone(recoveries.use(request.params.code));
      const guest = await visitors.welcome(request, reply);
      await store.admin.reseat(table, seat, guest.id);
      await tables.forget(table);
      return reply.redirect(`/table/${table}`, 303);
    });
  });
}

function orGone(found: Recovery | null): Recovery {
  if (found === null)
    throw new HttpProblem(404, 'This link was used already, or is too old.', {
      hint: 'Ask whoever runs the server for another.',
    });
  return found;
}

const page = (code: string, name: string): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Westmarch: back to the table</title>
<link rel="icon" href="/status/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/status/page.css">
</head>
<body>
<header>
<h1>Back to the table</h1>
<p class="lead">This browser takes the seat of ${name}. The one that sat there before only watches from then on.</p>
<form method="post" action="/recover/${code}"><button>Take the seat</button></form>
</header>
</body>
</html>
`.text;
