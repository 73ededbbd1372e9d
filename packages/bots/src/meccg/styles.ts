/** The styles of this game's Stewards: what each of them weighs otherwise. How they show in play: bench/styles.md. */
import { type Style, styledWeights } from '../steward/style.ts';
import { type MeccgSteward, stewardBy, stewardWeights } from './steward/steward.ts';

export const meccgStyles: readonly Style[] = [
  {
    key: 'warden',
    name: 'the Warden',
    about: 'Stays near home, and holds his hazards ready for whoever travels.',
    times: {
      setting: 2,
      'a hazard held': 2,
      'a creature held': 2,
    },
  },
  {
    key: 'wanderer',
    name: 'the Wanderer',
    about: 'Is on the road nearly every turn, for the cards that it brings.',
    times: {
      'own draws': 2,
      'draws for lack': 2,
      setting: 0.5,
    },
  },
];

export const stewardOf =
  (style: Style) =>
  (seed: string): MeccgSteward => ({
    ...stewardBy(seed, styledWeights(stewardWeights, style)),
    name: `Steward ${style.name}`,
  });
