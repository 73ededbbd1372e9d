/** Decks over HTTP: kept for a guest, shared by a link, read and checked; what is refused, and playing with one. */
import {
  Collection,
  type Deck,
  DeckReport,
  KeptDeck,
  LibraryAddress,
  MyDecks,
  OpenedTable,
  ReadDecks,
  Rulebook,
} from '@westmarch/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { aside } from './databases.ts';
import { type Running, running } from './running.ts';

let server: Running;
let client: Client;
beforeAll(async () => {
  server = await running();
  client = new Client(server.url);
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const deck: Deck = {
  game: 'meccg',
  name: 'Of mine',
  notes: '',
  cards: [{ section: 'deck', card: 'TW-1', quantity: 3 }],
};

async function kept(of: Client, what: Deck = deck): Promise<KeptDeck> {
  const made = await of.post('/api/decks', what);
  expect(made.status).toBe(201);
  return KeptDeck.parse(made.json());
}

describe('a deck of one’s own', () => {
  test('is kept, changed, listed and deleted; nobody else sees it', async () => {
    const anna = new Client(server.url);
    const ben = new Client(server.url);
    await ben.post('/api/me', { name: 'Ben' });
    const { id, version } = await kept(anna);
    expect(version).toBe(1);
    expect(MyDecks.parse((await anna.get('/api/decks')).json())).toMatchObject([
      { id, name: 'Of mine', cards: 3, shared: false },
    ]);
    expect(MyDecks.parse((await ben.get('/api/decks')).json())).toEqual([]);
    expect((await ben.get(`/api/decks/${id}`)).status).toBe(404);
    expect((await ben.put(`/api/decks/${id}`, { version: 1, deck })).status).toBe(404);
    expect((await ben.delete(`/api/decks/${id}`)).status).toBe(404);
    expect((await ben.post(`/api/decks/${id}/share`, { shared: true })).status).toBe(404);
    const saved = await anna.put(`/api/decks/${id}`, { version: 1, deck: { ...deck, name: 'Another' } });
    expect(KeptDeck.parse(saved.json())).toMatchObject({ version: 2, deck: { name: 'Another' } });
    expect((await anna.delete(`/api/decks/${id}`)).status).toBe(200);
    expect((await anna.get(`/api/decks/${id}`)).status).toBe(404);
  });

  test('of two windows the second to save is told so, and nothing is lost', async () => {
    const { id } = await kept(client);
    expect(
      (await client.put(`/api/decks/${id}`, { version: 1, deck: { ...deck, name: 'First' } })).status,
    ).toBe(200);
    const late = await client.put(`/api/decks/${id}`, { version: 1, deck: { ...deck, name: 'Second' } });
    expect(late.status).toBe(409);
    expect(late.json()).toMatchObject({ error: expect.stringMatching(/another window/) });
    expect(KeptDeck.parse((await client.get(`/api/decks/${id}`)).json()).deck.name).toBe('First');
  });

  test('is shown by a link while it is shared, and to nobody by its own id', async () => {
    const { id, share } = await kept(client);
    expect(share).toBeNull();
    const shared = KeptDeck.parse((await client.post(`/api/decks/${id}/share`, { shared: true })).json());
    const stranger = new Client(server.url);
    const link = `/api/shared-decks/${shared.share}`;
    expect((await stranger.get(link)).json()).toEqual({ deck });
    expect((await stranger.get(`/api/shared-decks/${id}`)).status).toBe(404);
    // Sharing again keeps the link; sharing no more ends it.
    expect((await client.post(`/api/decks/${id}/share`, { shared: true })).json()).toMatchObject({
      share: shared.share,
    });
    await client.post(`/api/decks/${id}/share`, { shared: false });
    expect((await stranger.get(link)).status).toBe(404);
  });

  test('there is room for a hundred, and a deck goes with its guest', async () => {
    const anna = new Client(server.url);
    const first = await kept(anna);
    for (let i = 1; i < 100; i++) await kept(anna);
    const more = await anna.post('/api/decks', deck);
    expect(more.status).toBe(409);
    expect(more.json()).toMatchObject({ error: expect.stringMatching(/100 decks/) });
    await anna.delete(`/api/decks/${first.id}`);
    await kept(anna);
    const hundred = 'SELECT guest FROM deck GROUP BY guest HAVING count(*) = 100';
    const guest = Number((await aside(server.dataFolder, hundred))[0]['guest']);
    await server.house.store.admin.deleteGuest(guest);
    expect(await aside(server.dataFolder, 'SELECT id FROM deck WHERE guest = ?', guest)).toEqual([]);
  });

  test.each([
    [{ ...deck, name: '' }, /name/],
    [{ ...deck, name: 'x'.repeat(81) }, /at most 80/],
    [{ ...deck, notes: 'x'.repeat(2001) }, /at most 2000/],
    [{ ...deck, game: 'chess' }, /game/],
    [{ ...deck, cards: [{ section: 'deck', card: '../../etc', quantity: 1 }] }, /id such as/],
    [{ ...deck, cards: [{ section: 'deck', card: 'TW-1', quantity: 0 }] }, /quantity/],
    [{ ...deck, cards: [{ section: 'deck', card: 'TW-1', quantity: 100 }] }, /quantity/],
    [{ ...deck, cards: [{ section: 'hand', card: 'TW-1', quantity: 1 }] }, /section/],
    [{ ...deck, cards: Array.from({ length: 301 }, () => deck.cards[0]) }, /at most 300/],
    [[], /./],
  ])('what is none is refused with its field %#', async (body, says) => {
    const { status, json } = await client.post('/api/decks', body);
    expect(status).toBe(400);
    expect(JSON.stringify(json())).toMatch(says);
  });
});

describe('the work of the builder', () => {
  test('lists are read, and what is none is a problem', async () => {
    const read = await client.post('/api/decks/read', {
      game: 'meccg',
      name: 'L',
      text: '3 Abductor\n1 Nobody',
    });
    const [{ deck: found, faults }] = ReadDecks.parse(read.json());
    expect(found.cards).toEqual([{ section: 'deck', card: 'TW-1', quantity: 3 }]);
    expect(faults).toMatchObject([{ line: 2 }]);
    const none = await client.post('/api/decks/read', { game: 'meccg', name: 'L', text: '{' });
    expect(none.status).toBe(400);
    const long = await client.post('/api/decks/read', { game: 'meccg', name: '', text: 'x'.repeat(64_001) });
    expect(long.status).toBe(400);
    const huge = await client.post('/api/decks/read', { game: 'meccg', name: '', text: 'x'.repeat(200_000) });
    expect(huge.status).toBe(413);
  });
  test('a deck is checked; a card that there is not is said to be none', async () => {
    const strange: Deck = { ...deck, cards: [{ section: 'deck', card: 'TW-9999', quantity: 1 }] };
    const { problems, legal } = DeckReport.parse((await client.post('/api/decks/check', strange)).json());
    expect(legal).toBe(false);
    expect(problems.some(({ message }) => message.includes('TW-9999'))).toBe(true);
    expect((await client.post('/api/decks/write', strange)).status).toBe(200);
    expect((await client.post('/api/decks/check', { ...deck, side: 'hobbit' })).status).toBe(400);
  });
  test('too much of it from one address is refused, and other requests are not', async () => {
    const small = await running({ limits: { requests: { size: 30, within: 1e9 } } });
    const one = new Client(small.url);
    const answers: number[] = [];
    for (let i = 0; i < 12; i++) answers.push((await one.post('/api/decks/check', deck)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect((await one.get('/api/decks')).status).toBe(200);
    await small.close();
  });
});

test('the rules of a game are a book of chapters, under an address of their own', async () => {
  const { address } = LibraryAddress.parse((await client.get('/api/library/lotr-tcg/rules')).json());
  const book = Rulebook.parse((await client.get(address)).json());
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  expect(rules.length).toBeGreaterThan(600);
  expect(rules.find(({ id }) => id === 'LR-SKIRM-006')).toMatchObject({ tested: true, overruled: false });
  expect(book.chapters.filter(({ key, title }) => key === title)).toEqual([]);
});

test('a table is opened with a deck of one’s own: others are told its name, and not its cards', async () => {
  const anna = new Client(server.url);
  const { address } = LibraryAddress.parse((await anna.get('/api/library/lotr-tcg/decks')).json());
  const collection = Collection.parse((await anna.get(address)).json());
  const whole = collection.find(({ unplayable }) => unplayable.length === 0);
  expect(whole).toBeDefined();
  if (whole === undefined) return;
  const { id } = await kept(anna, { ...whole.deck, name: 'My very own' });
  const open = { game: 'lotr-tcg', deck: `deck:${id}`, others: [{ kind: 'friend' }] };
  const { table } = OpenedTable.parse((await anna.post('/api/tables', open)).json());
  const row = (await server.house.tables.find(table))?.row;
  expect(row?.seats[0].deck).toContain('My very own');
  // Whatever becomes of the deck, the table keeps what was brought.
  await anna.delete(`/api/decks/${id}`);
  expect((await anna.post('/api/tables', open)).status).toBe(404);
  const other = {
    game: 'meccg',
    deck: `deck:${(await kept(anna, whole.deck)).id}`,
    others: [{ kind: 'friend' }],
  };
  expect((await anna.post('/api/tables', other)).status).toBe(400);
  for (const key of ['{', '{"deck":[]}', '{"name":"x"}'])
    expect((await anna.post('/api/tables', { ...open, deck: key })).status).toBe(404);
  const short = {
    ...whole.deck,
    cards: whole.deck.cards.filter(({ section }, i) => section !== 'deck' || i % 2 === 0),
  };
  const refused = await anna.post('/api/tables', { ...open, deck: `deck:${(await kept(anna, short)).id}` });
  expect([refused.status, refused.text]).toEqual([409, expect.stringMatching(/LR-DECK-00/)]);
  const later = await kept(anna, { ...whole.deck, format: 'Standard' });
  const unplayed = await anna.post('/api/tables', { ...open, deck: `deck:${later.id}` });
  expect([unplayed.status, unplayed.text]).toEqual([
    409,
    expect.stringMatching(/choose the format Standard/),
  ]);
  const illegal = { ...open, deck: `deck:${(await kept(anna, { ...whole.deck, cards: [] })).id}` };
  expect((await anna.post('/api/tables', illegal)).status).toBe(409);
});
