/** Numbers of players: hand size, and whatever else is asked of them. */

import {
  behind,
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
import { type SideName, sides } from '../../facts/names.ts';

/** Of a number asked of players: of the controller of this card. */
export const ofYou: Filter = filter('of you', [], (_g, v) => `${v.it} === you`, definite(say`your`));
export const handSizeBonus = (by: number, when?: Condition): Modifier =>
  modifier({ attribute: handSize, of: ofYou, by, ...(when === undefined ? {} : { if: when }) });

/** Of a number asked of players: of each of them. */
export const anyPlayer: Filter = filter('any player', [], () => 'true', noun('player'));

/** Cards of players of some kind. */
export const ofPlayersWho = (are: SideName): Filter =>
  filter(
    'of players',
    [],
    (_g, v) => `s.player.side[s.card.controller[${v.it}]] === ${sides.indexOf(are)}`,
    behind(say`of a ${are} player`),
  );
