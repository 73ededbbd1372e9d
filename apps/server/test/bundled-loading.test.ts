/**
 * What the bundled engine runs of itself: a game lies in its file as text until the first table of it is opened. (For the
 * sources, test/house/loading.test.ts holds the same by the files that are read.)
 */
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const MEGABYTE = 2 ** 20;

/** A worker that answers one question after the other. */
function engine() {
  const at = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(new URL('../dist/engine.mjs', import.meta.url), { workerData: { at } });
  let next = 1;
  const heard = new Map<number, (message: object) => void>();
  worker.on('message', (message: { readonly id: number }) => heard.get(message.id)?.(message));
  const { promise: ready, resolve } = Promise.withResolvers<object>();
  heard.set(0, resolve);
  const ask = (question: object): Promise<object> => {
    const { promise, resolve: hear } = Promise.withResolvers<object>();
    heard.set(next, hear);
    worker.postMessage({ id: next, ask: question }, []);
    next += 1;
    return promise;
  };
  /** What is still needed: before a picture of the heap is taken, what is not is swept away. */
  const heap = async (): Promise<number> => {
    (await worker.getHeapSnapshot()).destroy();
    return (await worker.getHeapStatistics()).used_heap_size;
  };
  return { worker, ready, ask, heap };
}

test.each([
  ['lotr-tcg', ['fotr-aragorn', 'fotr-gandalf']],
  ['meccg', ['A', 'B']],
])(
  'a table of %s brings this game into memory, and only what is asked of both the other',
  async (game, decks) => {
    const { worker, ready, ask, heap } = engine();
    try {
      await ready;
      const empty = await heap();
      const dealt = { game, decks, length: null, options: [] };
      const players = { names: ['Ann', 'Bob'], bots: [null, 'novice'] };
      const beginning = { table: 'x', seed: 'loading', version: null, ...dealt, ...players };
      // What is asked while a game is loaded waits for it, and is answered in its order.
      const opened = ask({ op: 'open', beginning, events: [] });
      const checked = ask({ op: 'check', ...dealt });
      expect(await opened).toHaveProperty('answer.asked', 1);
      expect(await checked).toMatchObject({ answer: null });
      const one = await heap();
      expect(await ask({ op: 'about' })).toHaveProperty('answer.games.length', 2);
      const both = await heap();
      expect(one - empty).toBeGreaterThan(12 * MEGABYTE);
      expect(both - one).toBeGreaterThan(12 * MEGABYTE);
    } finally {
      await worker.terminate();
    }
  },
);
