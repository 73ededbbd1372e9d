/** What a gesture cost, from the browser's trace. */
import type { Page } from '@playwright/test';

/** An event of the trace. */
interface Event {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How much work it was, in millionths of a second. */
  readonly tdur: number;
  readonly args: string;
}
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const eventOf = (one: Readonly<Record<string, unknown>>): Event => ({
  name: String(one['name']),
  ph: String(one['ph']),
  pid: numberOf(one['pid']),
  tid: numberOf(one['tid']),
  ts: numberOf(one['ts']),
  tdur: numberOf(one['tdur']),
  args: JSON.stringify(one['args'] ?? {}),
});

export interface Trace {
  readonly seconds: number;
  /** Frames that reached the screen. */
  readonly frames: number;
  /** Work of the page's main thread for each frame that it made, in milliseconds. */
  readonly mainPerFrame: number;
  readonly layouts: number;
  /** Tiles of the picture that were drawn anew, and the work for one, in milliseconds. */
  readonly tiles: number;
  readonly perTile: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc', 'viz', 'toplevel'];
/** Beginning to trace draws everything anew. */
const SETTLES = 600;

export async function traced(page: Page, gesture: () => Promise<void>): Promise<Trace> {
  const session = await page.context().newCDPSession(page);
  const events: Event[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const one of value) events.push(eventOf(one));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await page.mouse.move(1, 1);
  await page.waitForTimeout(SETTLES);
  await page.evaluate(() => console.timeStamp('gesture-begins'));
  await gesture();
  await page.evaluate(() => console.timeStamp('gesture-ends'));
  const done = new Promise((complete) => session.once('Tracing.tracingComplete', complete));
  await session.send('Tracing.end');
  await done;
  await session.detach();
  return read(events);
}

/** The page's own mark of a moment. */
function moment(events: readonly Event[], name: string): Event {
  const found = events.find((event) => event.name === 'TimeStamp' && event.args.includes(name));
  if (found === undefined) throw new Error(`The trace has no moment "${name}".`);
  return found;
}

function read(events: readonly Event[]): Trace {
  const [begins, ends] = [moment(events, 'gesture-begins'), moment(events, 'gesture-ends')];
  const within = events.filter(({ ts }) => ts >= begins.ts && ts <= ends.ts);
  const named = (name: string): Event[] => within.filter((event) => event.name === name && event.ph === 'X');
  const work = (all: readonly Event[]): number => all.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
  const main = named('ThreadControllerImpl::RunTask').filter(
    ({ pid, tid }) => pid === begins.pid && tid === begins.tid,
  );
  const made = named('ProxyMain::BeginMainFrame').filter(({ pid }) => pid === begins.pid);
  const tiles = named('RasterTask').filter(({ pid }) => pid === begins.pid);
  return {
    seconds: (ends.ts - begins.ts) / 1e6,
    frames: named('Display::DrawAndSwap').length,
    mainPerFrame: work(main) / Math.max(1, made.length),
    layouts: named('Layout').filter(({ pid }) => pid === begins.pid).length,
    tiles: tiles.length,
    perTile: work(tiles) / Math.max(1, tiles.length),
  };
}
