/**
 * Characters that are taken instead of being discarded, and lie off to the side with a hazard. ME-CARD-0576, ME-ASIDE-4000
 *
 * Keeps  there is one of them at a time: whoever was there before goes to the hand of his owner; followers stay where
 *        they are; with the hazard he is discarded.
 * Not    what he costs his player (points.ts): he counts as one who is held does.
 */
import { announce, isIn, move, place, rest } from '@westmarch/kernel';
import { left } from '../../events.ts';
import { type S, Zone } from '../../state.ts';
import { companyOf, discardWhatIsOn, freeFollowers, isCharacter, whenDiscarded } from '../cards/cards.ts';
import { firstPrisoner } from './held.ts';

const gangs: boolean[] = [];
export function registerPressGang(def: number): void {
  gangs[def] = true;
}
function gangInPlay(s: S): number {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (gangs[s.card.def[c]] && isIn(s, c, Zone.events)) return c;
  return 0;
}
whenDiscarded((s, character) => {
  if (!isIn(s, character, Zone.company) || !isCharacter(s, character)) return false;
  const gang = gangInPlay(s);
  if (gang === 0) return false;
  announce(s, left, character, companyOf(s, character));
  discardWhatIsOn(s, character);
  freeFollowers(s, character);
  s.card.leader[character] = s.card.uncontrolled[character] = 0;
  const owner = s.card.owner[character];
  if (s.player.avatar[owner] === character) s.player.avatar[owner] = 0;
  const former = firstPrisoner(s, gang);
  if (former !== 0) move(s, former, place(s, Zone.hand, s.card.owner[former]));
  move(s, character, place(s, Zone.on, gang));
  rest(s, character);
  return true;
});
