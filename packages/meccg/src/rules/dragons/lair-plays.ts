/**
 * What is not played in the lair of a Dragon by his own companies: whatever would tap it. ME-DRAGON-4008
 *
 * Not    who is attacked there, or what guards it (lair.ts).
 */
import { type Gate, isIn, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { playOf, tapsByText } from '../sites/play-sites.ts';
import { isInLair } from './lair.ts';

const WHY = say`nothing is played in your lair that would tap it`;
/** The company whose site phase it is stands in its lair. */
const isHome = (s: S): boolean =>
  s.global.phase === Phase.site && s.global.company !== 0 && isInLair(s, s.global.company);

/** Items, allies and factions, unless they leave the site as it is. */
export const notInLair: Gate = engine.gate(
  'prohibition',
  'ME-DRAGON-4008',
  (s, _p, c) => playOf(s.card.def[c])?.keepsSite === true || !isHome(s),
  WHY,
);

/** Events that tap it by their own text. */
engine.everyAction({
  rules: 'ME-DRAGON-4008',
  concerns: tapsByText,
  holds: (s, player, card) =>
    !isIn(s, card, Zone.hand) || s.company.player[s.global.company] !== player || !isHome(s),
  why: () => WHY,
});
