/**
 * Nothing hidden goes over the wire: whole games of both kinds, every frame held against what its viewer may know.
 *
 * The table's code is not asked what may be known: the finished game is replayed, and the kernel's own views say it.
 */
import type { State } from '@westmarch/kernel';
import { races } from '@westmarch/meccg';
import type { GameName } from '@westmarch/protocol';
import { loadGames, type Seat, type TableGame, withGame } from '@westmarch/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, picker, type Tab } from './client.ts';
import { type Running, running } from './running.ts';

await loadGames();

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** For each event: the faces a viewer may know, and the names of cards that are hidden from him. */
interface Knowledge {
  readonly faces: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
}

function knowledgeOf<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  record: Parameters<typeof kind.game.replay>[0],
  viewer: number,
): Knowledge[] {
  const { game } = kind;
  const s = game.replay(record, 0);
  const view = game.clone(s);
  const texts = new Map(kind.faces().map(({ id, text }) => [id, text.join('\n')]));
  const nameOf = (def: number): string => game.engine.definitions[def].names['en'] ?? '';
  /** What has just been known stays known for one event: the log tells where a card went. */
  let before = new Set<number>();
  const all: Knowledge[] = [];
  for (let v = 0; v <= record.choices.length; v++) {
    if (v > 0) game.apply(s, record.choices[v - 1]);
    game.view(s, viewer, view);
    const now = new Set<number>();
    for (let card = 1; card < view.card.def.length; card++)
      if (view.card.def[card] !== 0) now.add(view.card.def[card]);
    const known = now.union(before);
    // What a known card is called, and what it says of others, gives nothing away.
    const said = [...known]
      .map((def) => `${nameOf(def)}\n${texts.get(game.engine.definitions[def].id) ?? ''}`)
      .join('\n');
    const hidden = new Set<string>();
    for (let card = 1; card < s.card.def.length; card++) {
      const def = s.card.def[card];
      if (def !== 0 && view.card.def[card] === 0 && !said.includes(nameOf(def))) hidden.add(nameOf(def));
    }
    all.push({ faces: new Set([...known].map((def) => game.engine.definitions[def].id)), hidden });
    before = now;
  }
  return all;
}

/** By events: what was known at any choice of one may be told with it. */
function byEvent(
  known: readonly Knowledge[],
  events: readonly { readonly then?: readonly number[] }[],
): Knowledge[] {
  const all = [known[0]];
  let at = 1;
  for (const { then = [] } of events) {
    const steps = known.slice(at, (at += 1 + then.length));
    all.push({
      faces: new Set(steps.flatMap(({ faces }) => [...faces])),
      hidden: steps.map(({ hidden }) => hidden).reduce((a, b) => a.intersection(b)),
    });
  }
  return all;
}

/** Every string in a message, each with the name of its field. */
function* strings(value: unknown, field = ''): Generator<[field: string, text: string]> {
  if (typeof value === 'string') yield [field, value];
  else if (Array.isArray(value)) for (const item of value) yield* strings(item, field);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) yield* strings(item, name);
}

/** A choice of a race names no card, though a card is called Slayer. */
const WORDS: ReadonlySet<string> = new Set(races.map((race) => race.toLowerCase()));

function leaksIn(tab: Tab, known: readonly Knowledge[]): string[] {
  const leaks: string[] = [];
  for (const message of tab.messages) {
    if (message.t !== 'update') continue;
    const { faces, hidden } = known[message.v];
    // Most names are nowhere in it: only those that are somewhere are looked for in every text.
    const whole = JSON.stringify(message);
    const there = [...hidden].filter((name) => whole.includes(JSON.stringify(name).slice(1, -1)));
    for (const [field, text] of strings(message)) {
      if (field === 'face' && text !== '' && !faces.has(text)) leaks.push(`v ${message.v}: face ${text}`);
      for (const name of there)
        if (text.includes(name) && !WORDS.has(text.toLowerCase()))
          leaks.push(`v ${message.v}, ${message.decision?.step}: ${name} in ${field} "${text}"`);
    }
  }
  return leaks;
}

test.each<[GameName, string, string, number]>([
  ['meccg', 'A', 'B', 1],
  ['meccg', 'B', 'A', 2],
  ['lotr-tcg', 'fotr-aragorn', 'fotr-gandalf', 1],
  ['lotr-tcg', 'mom-gimli', 'rotel-legolas', 2],
])('%s, %s against %s: no frame names what its viewer may not know', async (game, deck, other, seed) => {
  const [anna, bert, carl] = await Promise.all(
    ['Anna', 'Bert', 'Carl'].map((name) => Client.named(server.url, name)),
  );
  const table = await anna.open({
    game,
    deck,
    others: [{ kind: 'friend' }],
    ...(game === 'meccg' ? { length: 1 } : {}),
  });
  const first = await anna.at(table);
  await bert.join(first.info?.invitation?.split('/join/')[1] ?? '', other);
  const watching = await carl.at(table);
  const second = await bert.at(table);
  const pick = picker(seed);
  await Promise.all([first.playAtRandom(pick), second.playAtRandom(pick), watching.playAtRandom(pick)]);
  const tabs = [watching, first, second];
  for (const tab of tabs) expect(tab.update?.result).not.toBeNull();
  const record = JSON.parse((await anna.get(`/api/tables/${table}/record`)).text);
  for (const [viewer, tab] of tabs.entries()) {
    const known = byEvent(
      withGame(game, (kind) => knowledgeOf(kind, record, viewer)),
      await server.house.store.tables.events(table),
    );
    expect(tab.messages.filter((m) => m.t === 'update').length).toBeGreaterThan(15);
    expect(known.some(({ hidden }) => hidden.size > 5)).toBe(true);
    expect(leaksIn(tab, known).slice(0, 10)).toEqual([]);
  }
});
