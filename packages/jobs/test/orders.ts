/** Orders that tests give: pieces of a study of random games, which are short. */
import type { LabOrder } from '../src/index.ts';

export const piece = (from: number, to: number, seed = 'pieces', bot = 'random'): LabOrder => ({
  study: {
    game: 'lotr-tcg',
    deck: { name: 'Aragorn', list: 'fotr-aragorn' },
    against: [
      { name: 'Gandalf', list: 'fotr-gandalf' },
      { name: 'Theoden', list: 'ttt-theoden' },
    ],
    seed,
    switches: {},
  },
  bot,
  from,
  to,
});
