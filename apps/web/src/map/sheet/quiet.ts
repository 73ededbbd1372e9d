/** What lettering and signs cover stays free of peaks and trees. */
import { places, regions } from '../chart.ts';
import { type Box, overlap } from '../geometry.ts';

/** How wide letters of a size stand, about. */
const LETTER = 0.7;

const ofRegions: Box[] = regions.map(({ label: [x, y], lines, size }) => {
  const half = (Math.max(...lines.map((line) => line.length)) * size * LETTER) / 2;
  const high = (lines.length * size * 1.1) / 2;
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
});
const ofPlaces: Box[] = places
  .filter(({ under }) => !under)
  .map(({ at: [x, y] }) => ({ left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 }));
const all = [...ofRegions, ...ofPlaces];

export const isQuiet = (box: Box): boolean => all.some((one) => overlap(one, box));
