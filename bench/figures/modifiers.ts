/** Asking for a number that forty cards may change, each under its own condition: counted anew, and kept. */
import { valueOf } from '@westmarch/kernel';
import { fortyConditions, might } from '../games/forty.ts';
import { spreadText, timed, warmUp } from '../lib/clock.ts';
import type { Measured } from '../lib/figure.ts';
import { hex, mix } from '../lib/policy.ts';

const QUERIES = 400_000;
const CARDS = 40;

export function modifiers(): Measured[] {
  const s = fortyConditions();
  let inForce = 0;
  for (let row = s.channel.first[might.channel]; row !== 0; row = s.effect.next[row]) inForce++;
  let sum = 0;
  const work = (): void => {
    for (let i = 0, card = 0; i < QUERIES; i++) {
      card = card === CARDS ? 1 : card + 1;
      sum = (sum + valueOf(s, might, card)) | 0;
    }
  };
  warmUp(0.8, work);
  const anew = timed(15, QUERIES, work);
  let checksum = 0;
  for (let card = 1; card <= CARDS; card++) checksum = mix(checksum, valueOf(s, might, card));
  s.side.still = true;
  warmUp(0.3, work);
  const kept = timed(9, QUERIES, work);
  s.side.still = false;
  return [
    {
      name: 'modifier query, uncached, 40 conditions',
      value: anew.each * 1e6,
      unit: 'µs',
      floor: 0.2,
      better: 'lower',
      detail: `${inForce} modifiers in force, ${spreadText(anew.runs)}`,
      checksum: hex(checksum),
    },
    {
      name: 'modifier query, cached',
      value: kept.each * 1e6,
      unit: 'µs',
      floor: null,
      better: 'lower',
      detail: spreadText(kept.runs),
    },
  ];
}
