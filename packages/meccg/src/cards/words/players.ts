/** Numbers of players: hand size, and whatever else is asked of them. */

import {
  type Condition,
  definite,
  type Filter,
  filter,
  type Modifier,
  modifier,
  noun,
  say,
} from '@westmarch/kernel';
import { handSize } from '../../engine.ts';

/** Of a number asked of players: of the controller of this card. */
export const ofYou: Filter = filter('of you', [], (_g, v) => `${v.it} === you`, definite(say`your`));
export const handSizeBonus = (by: number, when?: Condition): Modifier =>
  modifier({ attribute: handSize, of: ofYou, by, ...(when === undefined ? {} : { if: when }) });

/** Of a number asked of players: of each of them. */
export const anyPlayer: Filter = filter('any player', [], () => 'true', noun('player'));
