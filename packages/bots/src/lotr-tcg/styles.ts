/** The styles of this game's Stewards: what each of them weighs otherwise. How they show in play: bench/styles.md. */
import { type Style, styledWeights } from '../steward/style.ts';
import { lotrStewardBy, lotrStewardWeights, type Steward } from './steward/steward.ts';

export const lotrStyles: readonly Style[] = [
  {
    key: 'hunter',
    name: 'the Hunter',
    about: 'Lets his own fellowship rest, and lies in wait for yours with more minions.',
    times: {
      'lying in wait': 2,
      'going on: a site nearer': 0,
      'going on: how far we are': 0.5,
      'going on: what may come': 3,
    },
  },
  {
    key: 'runner',
    name: 'the Runner',
    about: 'Moves on where others would rest, and trusts to luck on the road.',
    times: {
      'going on: a site nearer': 2.6,
      'going on: what may come': 0.5,
      'going on: rest at a sanctuary': 0.5,
    },
  },
];

export const lotrStewardOf =
  (style: Style) =>
  (seed: string): Steward => ({
    ...lotrStewardBy(seed, styledWeights(lotrStewardWeights, style)),
    name: `Steward ${style.name}`,
  });
