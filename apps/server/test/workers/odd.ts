/** The real worker, with a weakness: it never comes back from a choice with the index 777, and ends over 666. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, WorkerData } from '../../src/engine/requests.ts';

const { at }: WorkerData = workerData;

parentPort?.on('message', ({ id, ask }: Asked) => {
  if (ask.op !== 'choose') return;
  Atomics.store(at, 0, id);
  if (ask.index === 777) for (;;) Math.hypot(1, 2);
  if (ask.index === 666) process.exit(1);
});
await import('./bundled.ts');
