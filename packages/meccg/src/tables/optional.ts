/** What a game remembers of its optional rules and of solitaire: columns of the table as a whole (state.ts). */
import { count, flag, idOf, whole } from '@westmarch/kernel';

export const optionalColumns = {
  /** One plays against a deck of hazards. */
  solitaire: flag(),
  /** By a variant of it: the card of the hazard row that comes next. */
  front: idOf('card'),
  /** Optional rules in force, one bit each. */
  optional: whole(),
  /** By one of them: points that a tie at the Council has laid on everyone but avatars. */
  weakest: count(),
  /** By another: the turn after which the game is over. */
  lastTurn: count(),
  /** By another: who plays hazards first on the company now moving, in place of whose turn it is to. */
  tookHazards: idOf('player'),
} as const;
