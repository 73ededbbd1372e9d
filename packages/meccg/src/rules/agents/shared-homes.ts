/** What an agent's homes are worth when it tries to influence something away. ME-AGENT-2056, 2058..2060 */
import { printed } from '../../engine.ts';
import type { S } from '../../state.ts';
import { Kind as Type } from '../cards/cards.ts';
import { playOf } from '../sites/play-sites.ts';
import { agentPlace, agentRow } from './agents.ts';
import { homePlaces, isHomePlace } from './travel.ts';

/** A card is played at a place: its text names it, or means sites such as the one that lies there. */
export const isPlayedAt = (s: S, card: number, at: number, site: number): boolean => {
  const play = playOf(s.card.def[card]);
  return play !== undefined && (play.sites.includes(at) || (site !== 0 && play.suits?.(s, site) === true));
};

/** A home of the agent is one of the target's too, or a place where it is played. ME-AGENT-2058..2060 */
export function sharesHome(s: S, card: number, target: number): boolean {
  const homes = homePlaces(s, card);
  const isPerson = printed.kind(s, target) === Type.character;
  for (let i = 0; i < homes.length; i++)
    if (isPerson ? isHomePlace(s, target, homes[i]) : isPlayedAt(s, target, homes[i], 0)) return true;
  return false;
}
const AT_HOME = 2;
const SHARED_HOME = 2;
/** What is added to the attempt of an agent beside its own influence. ME-AGENT-2056, 2058..2060 */
export const agentModifier = (s: S, card: number, target: number): number =>
  (isHomePlace(s, card, agentPlace(s, agentRow(s, card))) ? AT_HOME : 0) +
  (sharesHome(s, card, target) ? SHARED_HOME : 0);
