/**
 * A thread that works: it is given one job after the other, tells how far it is, and what came of it.
 *
 * Keeps  it listens between steps, so that what is broken off ends soon; a kind of work is loaded when it first comes.
 */
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { Kind, OrderOf, ResultOf, Work } from '../kinds.ts';
import type { FromThread, ToThread } from './hand.ts';

type Workshop = { readonly [K in Kind]: () => Promise<Work<K>> };
const workshop: Workshop = {
  analysis: async () => (await import('./analysis.ts')).analysis,
  lab: async () => (await import('./lab.ts')).lab,
  think: async () => (await import('./think.ts')).think,
};

/** Milliseconds after which somebody is told, and listened to. */
const TOLD_AFTER = 100;
let broken = -1;

const tell = (message: FromThread): void => parentPort?.postMessage(message, []);

async function done<K extends Kind>(
  number: number,
  kind: K,
  order: OrderOf<K>,
): Promise<ResultOf<K> | undefined> {
  const makers: { readonly [Of in K]: () => Promise<Work<Of>> } = workshop;
  const work: Work<K> = await makers[kind]();
  const steps = await work(order);
  let told = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - told < TOLD_AFTER) continue;
    tell({ t: 'progress', number, progress: step.value });
    await setImmediate();
    if (broken === number) return undefined;
    told = performance.now();
  }
}

async function take({ number, kind, order }: ToThread & { t: 'job' }): Promise<void> {
  const before = process.threadCpuUsage();
  try {
    const result = await done(number, kind, order);
    const { user, system } = process.threadCpuUsage(before);
    tell(
      result === undefined
        ? { t: 'broken', number }
        : { t: 'done', number, result, cpu: (user + system) / 1000 },
    );
  } catch (error) {
    tell({ t: 'failed', number, why: error instanceof Error ? error.message : String(error) });
  }
}

async function getReady(): Promise<void> {
  const { ready } = await import('./think.ts');
  await ready();
  tell({ t: 'ready' });
}

parentPort?.on('message', (message: ToThread) => {
  if (message.t === 'job') void take(message);
  else if (message.t === 'ready') void getReady();
  else broken = message.number;
});
