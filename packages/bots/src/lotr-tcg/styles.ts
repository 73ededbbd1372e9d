/** The styles of this game's Stewards: what each of them weighs otherwise. How they show in play: bench/styles.md. */
import { type Style, styledWeights } from '../steward/style.ts';
import { lotrStewardBy, lotrStewardWeights, type Steward } from './steward/steward.ts';

export const lotrStyles: readonly Style[] = [
  {
    key: 'hunter',
    name: 'the Hunter',
    about: 'Lets his own fellowship rest, and spends more twilight against yours.',
    times: {
      'going on: a site nearer': 0.3,
      'going on: how far we are': 0.5,
      'going on: what may come': 2,
      'going on: minions that come along': 1.5,
    },
  },
  {
    key: 'runner',
    name: 'the Runner',
    about: 'Moves on where others would rest, and trusts to luck on the road.',
    times: {
      'going on: a site nearer': 1.8,
      'going on: what may come': 0.7,
    },
  },
];

export const lotrStewardOf =
  (style: Style) =>
  (seed: string): Steward => ({
    ...lotrStewardBy(seed, styledWeights(lotrStewardWeights, style)),
    name: `Steward ${style.name}`,
  });
