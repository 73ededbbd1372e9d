/** One worker thread of soak: plays what it is told, answers with what became of it, and ends when told nothing. */
import { parentPort } from 'node:worker_threads';
import type { Order } from './soak/crew.ts';
import { entries } from './soak/entries.ts';
import { playStretch } from './soak/play.ts';

parentPort?.on('message', (order: Order | null) => {
  if (order === null) parentPort?.close();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  else parentPort?.postMessage(playStretch(entries[order.name], order));
});
