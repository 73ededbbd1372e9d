/** Loading a game with all its cards: time, and what is kept of the heap. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Measured } from '../lib/figure.ts';

interface Most {
  readonly ms: number;
  readonly bytes: number;
}

export function loading(game: 'meccg' | 'lotr-tcg', most: Most | null): Measured[] {
  const script = fileURLToPath(new URL('../../bench/loading.ts', import.meta.url));
  const { ms, bytes }: Most = JSON.parse(
    execFileSync(process.execPath, [script, game], { encoding: 'utf8' }),
  );
  const detail = 'all cards, one bundled file, median of five processes';
  return [
    { name: 'loading', value: ms, unit: 'ms', floor: most?.ms ?? null, better: 'lower', detail },
    {
      name: 'kept after loading',
      value: bytes,
      unit: 'bytes',
      floor: most?.bytes ?? null,
      better: 'lower',
      detail,
    },
  ];
}
