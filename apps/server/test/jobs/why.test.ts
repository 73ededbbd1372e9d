/** "Why?": asked of a bot at a table while the game goes on, and in its replay; records of before say nothing of bots. */
import { Position, Replay, Why } from '@westmarch/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, picker, type Tab } from '../play/client.ts';
import { type Running, running } from '../play/running.ts';

let server: Running;
let client: Client;
beforeAll(async () => {
  server = await running();
  client = await Client.named(server.url, 'Anna');
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const against = (bot: string): Promise<string> =>
  client.open({
    game: 'lotr-tcg',
    deck: 'fotr-aragorn',
    others: [{ kind: 'bot', bot, deck: 'fotr-gandalf' }],
  });

/** The events of bots that told something. */
const deeds = (tab: Tab): number[] =>
  tab.messages.flatMap((message) =>
    message.t === 'update'
      ? message.told.flatMap(({ v, by, lines }) =>
          by === 2 && lines.some(({ seat }) => seat === 2) ? [v] : [],
        )
      : [],
  );

async function asked(tab: Tab, v: number): Promise<Why> {
  tab.send({ t: 'whyChosen', id: v, v });
  const answer = await tab.until((m) => (m.t === 'answer' && m.id === v) || m.t === 'problem');
  if (answer.t !== 'answer' || answer.why === undefined) throw new Error(JSON.stringify(answer));
  return answer.why;
}

test('a Steward of a style is named so, is asked while the game goes on, and again in the replay', async () => {
  const table = await against('steward:hunter');
  const tab = await client.at(table);
  expect(tab.info?.players[1]).toMatchObject({ kind: 'bot', name: 'Steward the Hunter' });
  await tab.askedEverything();
  await tab.playAtRandom(picker(3), () => deeds(tab).length < 15);
  const reasons: string[] = [];
  for (const v of deeds(tab).slice(0, 12)) {
    const why = await asked(tab, v);
    expect(why).toMatchObject({
      seat: 2,
      manner: 'weighing',
      whole: false,
      rather: '',
      again: '',
      others: [],
    });
    expect(why.text).not.toBe('');
    reasons.push(...why.why);
  }
  expect(reasons.length).toBeGreaterThan(3);
  // One's own choices have no reasons, and what never happened neither.
  const own = tab.messages
    .flatMap((m) => (m.t === 'update' ? m.told : []))
    .find(({ by }) => by === undefined);
  await expect(asked(tab, own?.v ?? 0)).rejects.toThrow('no-why');
  await expect(asked(tab, 100_000)).rejects.toThrow('no-why');
  tab.send({ t: 'concede' });
  await tab.until((m) => m.t === 'table' && m.info.status === 'over');
  tab.close();

  const text = (await client.get(`/api/tables/${table}/record`)).text;
  const record: { bots: unknown } = JSON.parse(text);
  expect(record.bots).toEqual([
    null,
    { bot: 'steward:hunter', seed: expect.stringContaining('steward:hunter 2') },
  ]);
  const replay = Replay.parse((await client.get(`/api/replays/${table}`)).json());
  expect(replay.bots).toEqual([2]);
  let told = 0;
  for (let at = 1; at <= replay.length && told < 3; at++) {
    const { chose } = Position.parse((await client.get(`/api/replays/${table}/${at}`)).json());
    const answer = await client.get(`/api/replays/${table}/${at}/why`);
    if (chose !== 2) {
      if (at < 4) expect(answer.status).toBe(404);
      continue;
    }
    const why = Why.parse(answer.json());
    expect(why).toMatchObject({ seat: 2, whole: true, manner: 'weighing', again: '' });
    told++;
  }
  expect(told).toBe(3);

  // A file of it that is brought says the same; one of before is opened, and has nobody who could be asked.
  const brought = Replay.parse((await client.post('/api/replays', text)).json());
  expect(brought.bots).toEqual([2]);
  const { bots: _none, ...before } = JSON.parse(text);
  const old = Replay.parse((await client.post('/api/replays', before)).json());
  expect(old.bots).toBeUndefined();
  expect((await client.get(`/api/replays/${old.id}/1/why`)).status).toBe(404);
});

test('Novice goes by rules of thumb, and when the game is over the table itself tells everything', async () => {
  const table = await against('novice');
  const tab = await client.at(table);
  await tab.playAtRandom(picker(3), () => deeds(tab).length === 0);
  const [first] = deeds(tab);
  expect(await asked(tab, first)).toMatchObject({ manner: 'thumb', whole: false, why: [] });
  tab.send({ t: 'concede' });
  await tab.until((m) => m.t === 'table' && m.info.status === 'over');
  expect(await asked(tab, first)).toMatchObject({ manner: 'thumb', whole: true, why: [] });
  tab.close();
});
