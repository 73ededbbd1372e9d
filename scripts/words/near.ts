/** Which of the known names may be meant by one that is not known. */
import { distance } from '../../packages/kernel/src/text/distance.ts';

const MOST = 3;

/** "; nearest: asHazard, asHazardOn", or nothing. */
export function meant(name: string, known: readonly string[]): string {
  const wanted = name.toLowerCase();
  const near = [...new Set(known)]
    .map((other) => ({ other, far: distance(wanted, other.toLowerCase()) }))
    .filter(({ other, far }) => far <= Math.max(2, name.length / 3) || other.toLowerCase().startsWith(wanted))
    .sort((a, b) => a.far - b.far || (a.other < b.other ? -1 : 1));
  return near.length === 0
    ? ''
    : `; nearest: ${near
        .slice(0, MOST)
        .map(({ other }) => other)
        .join(', ')}`;
}
