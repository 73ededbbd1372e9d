/**
 * Time on a shared machine: CPU time of this process, several runs, the median of them.
 *
 * Owns   the clock and the calibration workload.
 * Keeps  the calibration never changes: its figure is what runs on other machines and other days are compared by.
 */

/** CPU seconds that `work` takes, user and system together. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const LOOK = 0.5;
/**
 * Asked often, it says whether so many milliseconds of the processor have gone by. To ask the system takes up to forty
 * microseconds, so that it is done only when half a millisecond, or a hundredth of the time, has passed on the wall.
 */
export function cpuTimer(milliseconds: number): () => boolean {
  const begun = process.cpuUsage();
  const look = Math.max(LOOK, milliseconds / 100);
  let next = performance.now() + look;
  let over = false;
  return () => {
    const now = performance.now();
    if (over || now < next) return over;
    next = now + look;
    const { user, system } = process.cpuUsage(begun);
    over = user + system >= milliseconds * 1000;
    return over;
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Half the distance between the quartiles, as a share of the median: how far the runs lie apart. */
export function spread(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))];
  return (at(0.75) - at(0.25)) / 2 / median(numbers);
}

export const spreadText = (numbers: readonly number[]): string => `±${(spread(numbers) * 100).toFixed(1)}%`;

/** Runs `work` until so many CPU seconds have gone by. */
export function warmUp(seconds: number, work: () => void): void {
  for (let spent = 0; spent < seconds; ) spent += Math.max(cpuSeconds(work), 1e-4);
}

export interface Timed {
  /** CPU seconds of one operation. */
  readonly each: number;
  readonly runs: readonly number[];
}

/** The median time of an operation: `work` makes `count` of them. */
export function timed(runs: number, count: number, work: () => void): Timed {
  const times = Array.from({ length: runs }, () => cpuSeconds(work) / count);
  return { each: median(times), runs: times };
}

const CALIBRATION_OPS = 8_000_000;
const cells = new Int32Array(4096);

/** A fixed load of integer work over 16 KiB: shifts, multiplications, reads and writes. */
function calibrationWork(): void {
  let x = 0x12345678;
  for (let i = 0; i < CALIBRATION_OPS; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const at = x & 4095;
    cells[at] = (Math.imul(cells[at] ^ i, 0x01000193) + x) | 0;
  }
}

/** Operations per CPU second of the fixed load. */
export function calibrate(): number {
  calibrationWork();
  return 1 / timed(5, CALIBRATION_OPS, calibrationWork).each;
}
