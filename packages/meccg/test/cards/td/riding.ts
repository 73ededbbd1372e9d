/** A company on its way to Moria, with cards in the hand of its player. */
import { type Placed, going as riding } from '../../table.ts';

/** The same, with cards in Ann's hand. */
export const going = (
  hand: readonly string[],
  characters: readonly Placed[],
  hazards: readonly string[],
  ann: object = {},
  bob: object = {},
) => riding(hazards, characters, { hand, ...ann }, bob);
