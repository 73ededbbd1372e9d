// What players are asked at a real table, and what others can see of it.
import { isDeepStrictEqual } from 'node:util';
import { phases } from '@westmarch/meccg';
import { type Stops, sensibleStops } from '@westmarch/protocol';
import { afterAll, expect, test } from 'vitest';
import { Client, onlyDeeds, picker, type Tab, type Update } from './client.ts';
import { type Running, running } from './running.ts';

const server = await running();
afterAll(() => server.close());

async function two(at: Running = server) {
  const [anna, bert] = await Promise.all([Client.named(at.url, 'Anna'), Client.named(at.url, 'Bert')]);
  const table = await anna.open({ game: 'meccg', deck: 'A', others: [{ kind: 'friend' }] });
  const first = await anna.at(table);
  await bert.join(first.info?.invitation?.split('/join/')[1] ?? '', 'B');
  const second = await bert.at(table);
  await Promise.all([first.nextUpdate(), second.nextUpdate()]);
  return { table, first, second };
}
async function wish(tab: Tab, stops: Stops): Promise<void> {
  tab.send({ t: 'stops', stops });
  await tab.until((m) => m.t === 'table' && isDeepStrictEqual(m.info.stops, stops));
}
const choicesOf = async (table: string): Promise<number> => {
  const { choices }: { choices: unknown[] } = JSON.parse(
    (await (await server.house.tables.find(table))?.record()) ?? '',
  );
  return choices.length;
};
/** Both play at random up to an event; how many offers each was shown. */
async function playUntil(v: number, first: Tab, second: Tab, seed: number): Promise<[number, number]> {
  const offered: [number, number] = [0, 0];
  const pick = picker(seed);
  const counting =
    (seat: 1 | 2) =>
    (update: Update): boolean => {
      if (update.decision?.seat === seat && update.decision.offer) offered[seat - 1]++;
      return update.v < v;
    };
  await Promise.all([first.playAtRandom(pick, counting(1)), second.playAtRandom(pick, counting(2))]);
  return offered;
}

test('everyone begins with sensible stops', async () => {
  const { first, second } = await two();
  expect(first.info?.stops).toEqual(sensibleStops.meccg);
  expect(second.info?.stops).toEqual(sensibleStops.meccg);
});

test('who wants no offers is shown none, and the record holds every pass that was made for him', async () => {
  const { table, first, second } = await two();
  await wish(first, { ...sensibleStops.meccg, full: true });
  await wish(second, onlyDeeds('meccg'));
  expect(first.info?.stops.full).toBe(true);
  const [toFirst, toSecond] = await playUntil(250, first, second, 11);
  expect(toFirst).toBeGreaterThan(10);
  expect(toSecond).toBe(0);
  expect(await choicesOf(table)).toBeGreaterThan(250);
});

test('with full control every choice is an event of its own', async () => {
  const { table, first, second } = await two();
  const full = { ...sensibleStops.meccg, full: true };
  await wish(first, full);
  await wish(second, full);
  await playUntil(200, first, second, 5);
  expect(await choicesOf(table)).toBe((await server.house.tables.find(table))?.row.v);
});

test('where he stops he is asked, and a changed mind passes', async () => {
  const { first, second } = await two();
  await wish(second, { ...onlyDeeds('meccg'), hold: true, mine: [...phases], others: [...phases] });
  const pick = picker(2);
  const isMine = ({ decision }: Update): boolean => decision?.seat === 2 && decision.offer;
  await Promise.race([first.playAtRandom(pick), second.playAtRandom(pick, (update) => !isMine(update))]);
  const waiting = second.update?.v ?? 0;
  expect(second.update?.decision?.offer).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(second.update?.v).toBe(waiting);
  second.send({ t: 'stops', stops: onlyDeeds('meccg') });
  await second.nextUpdate(({ v }) => v === waiting + 1);
});

test('what somebody wishes is told to him alone; passing until something ends when that has come', async () => {
  const { first, second } = await two();
  const heard = first.messages.filter(({ t }) => t === 'table').length;
  const stops = { ...sensibleStops.meccg, mine: [...phases], others: [...phases] };
  second.send({ t: 'stops', stops: { ...stops, until: { when: 'turn', since: null } } });
  const set = await second.until((m) => m.t === 'table' && m.info.stops.until !== null);
  expect(set.t === 'table' && set.info.stops.until?.since?.turn).toBe(0);
  expect(first.messages.filter(({ t }) => t === 'table')).toHaveLength(heard);
  // Two turns of the others, whoever begins: one of his own has come.
  const pick = picker(3);
  const goOn = ({ scene }: Update): boolean => scene.time.turn < 3;
  await Promise.all([first.playAtRandom(pick, goOn), second.playAtRandom(pick, goOn)]);
  expect(second.info?.stops).toEqual(stops);
});

/** The middle of some numbers. */
const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

/** What the other wishes: nothing but deeds; or what everyone begins with, which passes what cannot matter. */
const WISHES = [
  { name: 'who wants no offers', stops: onlyDeeds('meccg'), least: 15 },
  { name: 'who is asked when it can matter', stops: sensibleStops.meccg, least: 5 },
];
test.each(WISHES)(
  'nobody sees by time or messages what was passed for one $name',
  async ({ stops, least }) => {
    const beat = 60;
    const slow = await running({ pace: { pass: beat } });
    const { table, first, second } = await two(slow);
    await wish(first, { ...sensibleStops.meccg, full: true });
    if (!isDeepStrictEqual(second.info?.stops, stops)) await wish(second, stops);
    /** By event: how long his own choice took to come back to him, and how many messages came with it. */
    const took = new Map<number, { time: number; goesOn: boolean }>();
    const pick = picker(21);
    let sent = 0;
    let heard = 0;
    const messages: number[] = [];
    await Promise.all([
      first.playAtRandom(
        (count) => {
          sent = performance.now();
          heard = first.messages.length;
          return pick(count);
        },
        ({ v, decision }) => {
          if (sent !== 0) {
            const goesOn = decision?.seat === 1 && !decision.offer;
            took.set(v, { time: performance.now() - sent, goesOn });
            messages.push(first.messages.length - heard);
          }
          sent = 0;
          return v < 220;
        },
      ),
      second.playAtRandom(pick, ({ v }) => v < 220),
    ]);
    const held: number[] = [];
    const nothing: number[] = [];
    for (const { v, seat, then = [] } of await slow.house.store.tables.events(table)) {
      const own = took.get(v);
      if (seat !== 1 || own === undefined || own.goesOn) continue;
      (then.length > 0 ? held : nothing).push(own.time);
    }
    expect(held.length).toBeGreaterThan(least);
    expect(nothing.length).toBeGreaterThan(least);
    expect(Math.min(...held, ...nothing)).toBeGreaterThan(beat - 3);
    expect(Math.abs(median(held) - median(nothing))).toBeLessThan(beat / 6);
    expect(new Set(messages)).toEqual(new Set([1]));
    await slow.close();
  },
);

test('against bots nothing waits', async () => {
  const slow = await running({ pace: { pass: 60_000 } });
  const anna = await Client.named(slow.url, 'Anna');
  const table = await anna.open({
    game: 'meccg',
    deck: 'A',
    others: [{ kind: 'bot', bot: 'novice', deck: 'B' }],
  });
  const tab = await anna.at(table);
  await tab.playAtRandom(picker(8), ({ v }) => v < 150);
  expect(tab.update?.v).toBeGreaterThanOrEqual(150);
  await slow.close();
});
