/**
 * What plays a deck in the background of somebody's browser: bundled into one file, which the page starts as a worker
 * when he wants his deck measured. Nothing of it runs on the server.
 */
import { type Measured, MeasureOrder } from '@westmarch/protocol';
import { loadGames, measured } from '@westmarch/table';

/** Of a browser's worker only these two are needed. */
declare function addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
declare function postMessage(message: Measured): void;

async function measure(data: unknown): Promise<void> {
  const order = MeasureOrder.safeParse(data);
  if (!order.success) return postMessage({ problem: 'This deck cannot be read.' });
  await loadGames([order.data.game]);
  for (const result of measured(order.data)) postMessage(result);
  return undefined;
}
addEventListener('message', ({ data }) => void measure(data));
