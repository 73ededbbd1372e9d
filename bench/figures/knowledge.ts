/** What a server and a search bot pay besides playing, on a game of 300 cards: views, samples, bytes. No floors. */
import { equal, fromBytes, hash, toBytes } from '@westmarch/kernel';
import { large, largeDeck } from '../games/large.ts';
import { spreadText, timed, warmUp } from '../lib/clock.ts';
import type { Measured } from '../lib/figure.ts';

export function knowledge(): Measured[] {
  const s = large.create(null, 'knowledge');
  const view = large.view(s, 1);
  const into = large.clone(s);
  const other = large.clone(s);
  const decks = [[], largeDeck(1), largeDeck(2)];
  const prior = { deck: (player: number) => decks[player] };
  const bytes = toBytes(s);
  let sum = 0;
  const figure = (name: string, count: number, once: (i: number) => void, more = ''): Measured => {
    const work = (): void => {
      for (let i = 0; i < count; i++) once(i);
    };
    warmUp(0.4, work);
    const { each, runs } = timed(9, count, work);
    const detail = `${more}${spreadText(runs)}`;
    return { name, value: each * 1e6, unit: 'µs', floor: null, better: 'lower', detail };
  };
  return [
    figure('view of a 300-card state', 2000, () => large.view(s, 1, into)),
    figure('determinize a view of 300 cards', 300, (i) =>
      large.determinize(view, prior, `sample ${i}`, into),
    ),
    figure('bytes out', 10_000, () => (sum += toBytes(s).length), `${bytes.length} bytes, `),
    figure('bytes in', 10_000, () => fromBytes(into, bytes)),
    figure('hash of a 300-card state', 3000, () => (sum += hash(s))),
    figure('equality of two equal 300-card states', 3000, () => (sum += equal(s, other) ? 1 : 0)),
  ];
}
