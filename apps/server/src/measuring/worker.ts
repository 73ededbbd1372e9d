/**
 * What plays a deck in the background of somebody's browser: bundled into one file, which the page starts as a worker
 * when he wants his deck measured. Nothing of it runs on the server.
 *
 * Keeps  it waits when it is told to, and goes on with the next games; it tells no more often than a page can show.
 */
import { type Measured, MeasureOrder, MeasurePause } from '@westmarch/protocol';
import { loadGames, measured } from '@westmarch/table';

/** Of a browser's worker only these are needed. */
declare function addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
declare function postMessage(message: Measured): void;

/** In milliseconds. */
const BETWEEN = 100;

/** Over while games may be played. */
let pause = Promise.resolve();
let goOn = (): void => {};

/** Lets what the page has said come through. */
const heard = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

async function play(order: MeasureOrder): Promise<void> {
  await loadGames([order.game]);
  let told = 0;
  let last: Measured | null = null;
  for (const result of measured(order)) {
    last = result;
    if (performance.now() - told < BETWEEN) continue;
    postMessage(result);
    last = null;
    told = performance.now();
    await heard();
    await pause;
  }
  if (last !== null) postMessage(last);
}

addEventListener('message', ({ data }) => {
  const said = MeasurePause.safeParse(data);
  if (said.success) {
    goOn();
    if (said.data.pause)
      pause = new Promise((resolve) => {
        goOn = resolve;
      });
    return;
  }
  const order = MeasureOrder.safeParse(data);
  if (order.success)
    play(order.data).catch((error: unknown) =>
      // Thrown outside of any promise: only that does the page hear of.
      setTimeout(() => {
        throw error;
      }, 0),
    );
  else postMessage({ problem: 'This deck cannot be read.' });
});
