/** Decks over HTTP: those that a guest keeps, what others share with him, and the work of the deck builder. */
import {
  Deck,
  DeckLimits,
  DeckReport,
  KeptDeck,
  MyDecks,
  Nothing,
  ReadDeck,
  ReadDecks,
  SaveDeck,
  ShareDeck,
  SharedDeck,
  WrittenDeck,
} from '@westmarch/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Fault } from '../engine/requests.ts';
import type { House } from '../house.ts';
import type { Doors } from '../limits/doors.ts';
import type { Guest } from '../store/guests.ts';
import { HttpProblem, read, send } from './answers.ts';
import type { Visitors } from './guest.ts';

type Named = { Params: { id: string } };

const GONE = 'You have no such deck. It may have been deleted, or belongs to somebody else.';

/** A text of a list may be as long as any body; the rest of the message stands beside it. */
const BODY = 160_000;

export function deckRoutes(server: FastifyInstance, house: House, visitors: Visitors, doors: Doors): void {
  const { engines } = house;
  const { decks } = house.store;
  const counted = { onRequest: async ({ ip }: FastifyRequest) => doors.deck(ip) };

  const owner = async (request: FastifyRequest): Promise<Guest> => {
    const guest = await visitors.known(request);
    if (guest === null) throw new HttpProblem(404, GONE);
    return guest;
  };
  const orGone = (kept: KeptDeck | null): KeptDeck => {
    if (kept === null) throw new HttpProblem(404, GONE);
    return kept;
  };

  server.get('/api/decks', async (request, reply) => {
    const guest = await visitors.known(request);
    return send(reply, MyDecks, guest === null ? [] : await decks.of(guest.id));
  });
  server.post('/api/decks', counted, async (request, reply) => {
    const deck = read(Deck, request.body);
    const guest = await visitors.welcome(request, reply);
    const kept = await decks.add(guest.id, deck);
    if (kept === null)
      throw new HttpProblem(409, `You have ${DeckLimits.each} decks, and there is room for no more.`, {
        hint: 'Delete one that you do not need, or export it first.',
      });
    return send(reply.code(201), KeptDeck, kept);
  });
  server.get<Named>('/api/decks/:id', async (request, reply) => {
    const { id } = await owner(request);
    return send(reply, KeptDeck, orGone(await decks.get(request.params.id, id)));
  });
  server.put<Named>('/api/decks/:id', counted, async (request, reply) => {
    const { version, deck } = read(SaveDeck, request.body);
    const { id } = request.params;
    const guest = await owner(request);
    orGone(await decks.get(id, guest.id));
    const saved = await decks.save(id, guest.id, version, deck);
    if (saved === null)
      throw new HttpProblem(409, 'This deck was changed in another window since you opened it.', {
        hint: 'Load it again, or save yours as a copy.',
      });
    return send(reply, KeptDeck, saved);
  });
  server.post<Named>('/api/decks/:id/share', counted, async (request, reply) => {
    const { shared } = read(ShareDeck, request.body);
    const { id } = await owner(request);
    return send(reply, KeptDeck, orGone(await decks.share(request.params.id, id, shared)));
  });
  server.delete<Named>('/api/decks/:id', counted, async (request, reply) => {
    const { id } = await owner(request);
    if ((await decks.drop(request.params.id, id)) === 0) throw new HttpProblem(404, GONE);
    return send(reply, Nothing, {});
  });
  server.get<Named>('/api/shared-decks/:id', counted, async ({ params: { id } }, reply) => {
    const kept = /^[a-z0-9]{8,32}$/.test(id) ? await decks.shared(id) : null;
    if (kept === null)
      throw new HttpProblem(404, 'There is no deck at this link any more, or the link is cut short.');
    return send(reply, SharedDeck, { deck: kept.deck });
  });

  server.post('/api/decks/read', { ...counted, bodyLimit: BODY }, async (request, reply) => {
    const { game, text, name } = read(ReadDeck, request.body);
    return send(reply, ReadDecks, sound(await engines.read({ op: 'deckRead', game, text, name })));
  });
  server.post('/api/decks/check', counted, async (request, reply) => {
    const deck = read(Deck, request.body);
    return send(reply, DeckReport, sound(await engines.read({ op: 'deckCheck', deck })));
  });
  server.post('/api/decks/write', counted, async (request, reply) => {
    const deck = read(Deck, request.body);
    return send(reply, WrittenDeck, await engines.read({ op: 'deckWrite', deck }));
  });
}

/** The answer itself, unless it says what is wrong with the question. */
function sound<T extends object>(found: Fault | T): T {
  if (isFault(found)) throw new HttpProblem(400, `${found.field}: ${found.fault}`, { field: found.field });
  return found;
}
const isFault = (found: object): found is Fault => 'fault' in found;
