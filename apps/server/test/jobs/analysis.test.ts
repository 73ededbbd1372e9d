/** The analysis of a replay over HTTP: made in the background, told with its progress, kept, and refused with a reason. */
import { AnalysisStanding } from '@westmarch/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, picker } from '../play/client.ts';
import { newFolder, type Running, running } from '../play/running.ts';

const folder = newFolder();
let server: Running;
let client: Client;
let table: string;
beforeAll(async () => {
  server = await running({ dataFolder: folder });
  client = await Client.named(server.url, 'Anna');
  const bot = { kind: 'bot', bot: 'random', deck: 'fotr-gandalf' } as const;
  const tab = await client.at(await client.open({ game: 'lotr-tcg', deck: 'fotr-aragorn', others: [bot] }));
  table = tab.info?.table ?? '';
  await tab.playAtRandom(picker(3), ({ v }) => v < 12);
  // While it is played nobody may look into it.
  expect((await client.post(`/api/analyses/${table}`, '{}')).status).toBe(409);
  tab.send({ t: 'concede' });
  await tab.until((m) => m.t === 'table' && m.info.status === 'over');
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const read = (json: unknown): AnalysisStanding => {
  const found = AnalysisStanding.safeParse(json);
  if (!found.success) throw new Error('no standing of an analysis');
  return found.data;
};
const standing = async (): Promise<AnalysisStanding> =>
  read((await client.get(`/api/analyses/${table}`)).json());

test('a table whose game is over is analysed once, and the analysis is there after a restart', async () => {
  expect(await standing()).toEqual({ state: 'none' });
  const begun = read((await client.post(`/api/analyses/${table}`, '{}')).json());
  expect(begun.state).toBe('working');
  await expect.poll(async () => (await standing()).state).toBe('done');
  const found = await standing();
  if (found.state !== 'done') throw new Error('not done');
  expect(found.analysis.game).toBe('lotr-tcg');
  expect(found.analysis.players.map(({ name }) => name)[0]).toBe('Anna');
  expect(found.analysis.curve.length).toBeGreaterThan(10);
  await server.close();
  server = await running({ dataFolder: folder });
  client = await Client.named(server.url, 'Bert');
  expect(await standing()).toEqual(found);
});

test('what is not there is said, and where it would be', async () => {
  const { status, json } = await client.get('/api/analyses/nothing12');
  expect(status).toBe(404);
  expect(json()).toMatchObject({ error: 'There is no such replay.' });
});
