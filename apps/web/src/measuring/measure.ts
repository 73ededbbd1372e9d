/** A deck that is being measured: the worker that plays it, and what may be said of what is known so far. */
import {
  type Deck,
  type DeckTally,
  Measured,
  type MeasureOrder,
  type MeasurePause,
} from '@westmarch/protocol';

/** Where the engine for browsers lies: it is fetched when somebody measures a deck. */
const ENGINE = '/api/measuring.js';

export interface Measuring {
  readonly pause: (on: boolean) => void;
  readonly stop: () => void;
}

export function measure(order: Omit<MeasureOrder, 'seed'>, tell: (result: Measured) => void): Measuring {
  const worker = new Worker(ENGINE, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const result = Measured.safeParse(data);
    tell(result.success ? result.data : { problem: 'What was measured cannot be read.' });
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    tell({ problem: 'The games could not be played. Load the page again, and try once more.' });
    worker.terminate();
  });
  // The same deck against the same ones plays the same games: a changed deck shows what the change did.
  worker.postMessage({ ...order, seed: 'measure' } satisfies MeasureOrder, []);
  return {
    pause: (on) => worker.postMessage({ pause: on } satisfies MeasurePause, []),
    stop: () => worker.terminate(),
  };
}

const whole = (share: number): number => Math.round(share * 100);

/** "Won 12 of 20, 1 drawn: 39 to 78 % of the points." */
export function inWords({ games, won, drawn, share }: DeckTally['all']): string {
  const draws = drawn === 0 ? '' : `, ${drawn} drawn`;
  return `Won ${won} of ${games}${draws}: ${whole(share.low)} to ${whole(share.high)} % of the points.`;
}

/** What may be said about the deck: nothing, while even lies within the bounds. */
export function verdict({ share }: DeckTally['all']): string {
  if (share.low > 0.5) return 'It is the stronger of the two, as far as these bots can tell.';
  if (share.high < 0.5) return 'It is the weaker of the two, as far as these bots can tell.';
  return 'That leaves open which of the two is stronger. More games would tell more.';
}

/** "+6 (-2 to +14)": points of a hundred. */
export function effectInWords(effect: DeckTally['cards'][number]['effect']): string {
  if (effect === null) return '–';
  const signed = (share: number): string => `${share > 0 ? '+' : ''}${whole(share)}`;
  return `${signed(effect.value)} (${signed(effect.low)} to ${signed(effect.high)})`;
}

/** Decks that can be measured against printed ones. */
export const canBeMeasured = (deck: Deck): boolean =>
  deck.game === 'meccg' || ['Fellowship', 'Tower', 'King'].includes(deck.format ?? 'Fellowship');
