/**
 * Copying a game of 300 cards, as a search does it: among many pooled states, so that no single one stays in the
 * nearest cache.
 */

import { Pool } from '@westmarch/kernel';
import { large } from '../games/large.ts';
import { spreadText, timed, warmUp } from '../lib/clock.ts';
import type { Measured } from '../lib/figure.ts';

const STATES = 64;
const COPIES = 100_000;

export function copying(): Measured[] {
  const sources = Array.from({ length: STATES }, (_x, i) => large.create(null, `copy ${i}`));
  const pool = new Pool(sources[0]);
  const held = sources.map((s) => pool.take(s));
  let at = 0;
  const work = (): void => {
    for (let i = 0; i < COPIES; i++) {
      at = (at + 37) % STATES; // coprime to the number of states: every one has its turn
      pool.give(held[at]);
      held[at] = pool.take(sources[(at * 5 + i) % STATES]);
    }
  };
  warmUp(0.5, work);
  const { each, runs } = timed(15, COPIES, work);
  for (const s of held)
    if (!sources.some((source) => large.same(source, s))) throw new Error('a copy differs from its source');
  const bytes = sources[0].saved.length;
  return [
    {
      name: 'pooled copy of a 300-card state',
      value: each * 1e6,
      unit: 'µs',
      floor: 1,
      better: 'lower',
      detail: `${bytes} bytes, among ${STATES} states, ${spreadText(runs)}`,
    },
  ];
}
