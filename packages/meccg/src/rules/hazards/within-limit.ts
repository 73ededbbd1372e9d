/**
 * Hazards are played from hand only within the hazard limit of the company now moving. ME-HAZ-002, 2010
 *
 * Owns   the refusal of hazard events beyond it; creatures and cards on guard have a gate of their own.
 * Not    the number itself (hazard-limit.ts), or when hazards may be played at all (cards/words/windows.ts).
 */
import { isIn, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { isHazard } from '../cards/cards.ts';
import { isFree } from '../chain/chain.ts';
import { underLimit } from './creatures.ts';

/** It would count against the limit. */
const counts = (s: S, player: number, card: number): boolean =>
  s.global.phase === Phase.movementHazard &&
  s.global.active !== player &&
  isHazard(s, card) &&
  isIn(s, card, Zone.hand) &&
  !isFree(s, card);

engine.everyAction({
  rules: 'ME-HAZ-2010',
  holds: (s, player, card) => !counts(s, player, card) || underLimit(s),
  why: () => say`the hazard limit is reached`,
});
