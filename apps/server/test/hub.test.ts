/** Words between servers: gathered, split where they are too long, said again where they could not be said. */
import { expect, test, vi } from 'vitest';
import { Hub, MOST_BYTES, payloadsOf, type Topic } from '../src/servers/hub.ts';
import { changeBetween, type Mine, peopleFrom } from '../src/servers/present-rows.ts';

const words = (...all: [Topic, string[]][]) => all.map(([topic, ids]) => [topic, new Set(ids)] as const);

test('a server alone hears its own words at once, and has nobody to say them to', () => {
  const hub = new Hub();
  const heard: string[] = [];
  hub.hear('said', (ids) => heard.push(`said ${ids.join()}`));
  hub.hear('turn', (ids) => heard.push(`turn ${ids.join()}`));
  hub.say('said');
  hub.say('turn', 'a', 'b');
  hub.sayAfar('turn', 'c');
  expect(heard).toEqual(['said ', 'turn a,b']);
});

test('what is said in one moment is one notice, and nothing is said twice in it', async () => {
  vi.useFakeTimers();
  try {
    const said: (readonly string[])[] = [];
    const hub = new Hub();
    hub.connect(async (payloads) => said.push(payloads));
    for (const id of ['a', 'b', 'a']) hub.say('turn', id);
    hub.say('said');
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(said).toEqual([['turn a b\nsaid']]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(said).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('what could not be said is said when it can be; who has too much to say tells all to read again', async () => {
  vi.useFakeTimers();
  try {
    const said: (readonly string[])[] = [];
    let isDown = true;
    const hub = new Hub();
    hub.connect(async (payloads) => {
      if (isDown) throw new Error('down');
      said.push(payloads);
    });
    hub.say('turn', 'a');
    await vi.advanceTimersByTimeAsync(300);
    hub.say('turn', 'b');
    isDown = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(said).toEqual([['turn a b']]);
    isDown = true;
    for (let i = 0; i < 2001; i++) hub.say('turn', i);
    await vi.advanceTimersByTimeAsync(1000);
    isDown = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(said.slice(1)).toEqual([['again']]);
  } finally {
    vi.useRealTimers();
  }
});

test('a notice is never longer than PostgreSQL takes, and all of it arrives', () => {
  const ids = Array.from({ length: 3000 }, (_x, i) => `table${i}`);
  const payloads = payloadsOf(words(['turn', ids], ['said', []], ['invited', ['7']]));
  expect(payloads.length).toBeGreaterThan(3);
  expect(Math.max(...payloads.map((one) => one.length))).toBeLessThanOrEqual(MOST_BYTES);
  const hub = new Hub();
  const heard: Record<string, string[]> = { turn: [], said: [], invited: [] };
  for (const topic of ['turn', 'said', 'invited'] as const)
    hub.hear(topic, (some) => heard[topic].push(...some, ...(topic === 'said' ? ['!'] : [])));
  for (const payload of payloads) hub.heard(payload);
  expect(heard).toEqual({ turn: ids, said: ['!'], invited: ['7'] });
  // A later version may say what is not known here.
  hub.heard('weather 1 2\nturn x');
  expect(heard['turn'].at(-1)).toBe('x');
  let again = 0;
  hub.onAgain(() => (again += 1));
  hub.heard('again');
  expect(again).toBe(1);
});

test('who came and went is told by numbers; nothing is told where nothing changed', () => {
  const before: Mine = {
    guests: new Map([
      [12, 'table'],
      [13, 'lobby'],
      [14, 'lobby'],
    ]),
    strangers: 1,
  };
  const now: Mine = {
    guests: new Map([
      [12, 'lobby'],
      [13, 'lobby'],
    ]),
    strangers: 1,
  };
  expect(changeBetween(before, now)).toEqual({ come: [[12, 'lobby']], gone: [14], strangers: 1 });
  expect(changeBetween(now, now)).toBeNull();
  expect(changeBetween(now, { ...now, strangers: 2 })).toEqual({ come: [], gone: [], strangers: 2 });
  expect(changeBetween(null, { guests: new Map(), strangers: 0 })).not.toBeNull();
  expect(peopleFrom(['3', '17', '2', '12*', '13', '-14'])).toEqual({
    server: 3,
    n: 17,
    change: {
      come: [
        [12, 'lobby'],
        [13, 'table'],
      ],
      gone: [14],
      strangers: 2,
    },
  });
  expect(peopleFrom(['3', '17', 'all'])).toEqual({ server: 3, n: 17, change: null });
  expect(peopleFrom(['x'])).toBeNull();
});
