/** Cards as against others: copies of one, races of which nobody is there, and where they lie. LR-SPOT-001 */
import { behind, type CardRef, type Filter, filter, isIn, noun, say } from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { isCharacter } from '../../../rules/cards/cards.ts';
import { type S, Zone } from '../../../state.ts';

const raceIsThere = (s: S, card: number): boolean => {
  const race = printed.race(s, card);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (c !== card && printed.race(s, c) === race && isCharacter(s, c)) return true;
  return false;
};
/** Nobody of its race is in play. LR-SPOT-001 */
export const ofARaceNotThere: Filter = filter(
  'race not there',
  [],
  (g, v) => `!${g.ref(raceIsThere)}(s, ${v.it})`,
  behind(say`whose race you cannot spot`),
);
const sameCard = (s: S, one: number, other: number): boolean => s.card.def[one] === s.card.def[other];
/** Another copy of that very card. */
export const copyOf = (card: CardRef): Filter =>
  filter('copy of', [card], (g, v) => `${g.ref(sameCard)}(s, ${v.it}, ${card.js(g, v)})`, {
    ...noun('copy'),
    after: [say`of ${card.say}`],
  });
/** On nobody, and on its player's side of the table. */
export const inYourSupportArea: Filter = filter(
  'in your support area',
  [],
  (g, v) => `(${g.ref(isIn)}(s, ${v.it}, ${Zone.support}) && s.card.controller[${v.it}] === you)`,
  behind(say`in your support area`),
);
