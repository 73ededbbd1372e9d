/** The Middle-earth CCG: whole random games between the Challenge Decks A and B, and the size of its state. */
import { hash } from '@westmarch/kernel';
import { meccg, readSetup } from '@westmarch/meccg';
import { cpuSeconds, median, spreadText } from '../lib/clock.ts';
import type { Measured } from '../lib/figure.ts';
import { hex, mix, RandomPolicy } from '../lib/policy.ts';

/** Complete two-deck games per CPU-second, at least. */
const GAMES_FLOOR = 70;
/** Bytes for two players with 330 cards each, at most. */
const BYTES_FLOOR = 32 * 1024;
const GAMES = 200;
const WARM_UP = 2;
const RUNS = 7;

export function wholeGames(): Measured[] {
  const setup = readSetup({ decks: ['A', 'B'], length: 2 });
  const s = meccg.blank(setup);
  const rates: number[] = [];
  let decisions = 0;
  let options = 0;
  let checksum = 0;
  const play = (): void => {
    const policy = new RandomPolicy();
    decisions = options = checksum = 0;
    for (let game = 0; game < GAMES; game++) {
      meccg.start(s, setup, `play ${game}`);
      for (let n = meccg.options(s).count; n > 0; n = meccg.options(s).count) {
        meccg.apply(s, policy.below(n));
        decisions++;
        options += n;
      }
      checksum = mix(checksum, hash(s));
    }
  };
  for (let run = -WARM_UP; run < RUNS; run++) {
    const seconds = cpuSeconds(play);
    if (run >= 0) rates.push(GAMES / seconds);
  }
  return [
    {
      name: 'random games, Challenge Deck A against B, two-deck game',
      value: median(rates),
      unit: 'games/CPU-s',
      floor: GAMES_FLOOR,
      better: 'higher',
      detail: [
        `${(decisions / GAMES).toFixed(0)} decisions a game`,
        `${(options / decisions).toFixed(2)} options a decision`,
        `${Math.round((median(rates) * decisions) / GAMES).toLocaleString('en-GB')} decisions/CPU-s`,
        spreadText(rates),
      ].join(', '),
      checksum: hex(checksum),
    },
    stateSize(),
  ];
}

/** Two players with 330 cards each: the deck of A over and over. */
function stateSize(): Measured {
  const setup = readSetup({ decks: ['A', 'A'], length: 4 });
  const grown = setup.decks.map((deck) => {
    const cards = [...deck.deck, ...deck.pool, ...deck.sideboard];
    const more = Array.from({ length: 330 - cards.length }, (_x, i) => deck.deck[i % deck.deck.length]);
    return { ...deck, deck: [...deck.deck, ...more] };
  });
  const { saved } = meccg.blank({ ...setup, decks: grown });
  return {
    name: 'state of two players with 330 cards each',
    value: saved.length,
    unit: 'bytes',
    floor: BYTES_FLOOR,
    better: 'lower',
    detail: `${meccg.blank(setup).saved.length.toLocaleString('en-GB')} bytes for decks A and A`,
  };
}
