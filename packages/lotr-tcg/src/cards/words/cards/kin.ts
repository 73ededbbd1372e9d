/** Cards as against others: copies of one, races of which nobody is there, and where they lie. LR-SPOT-001 */
import { behind, type CardRef, type Filter, filter, isIn, noun, say } from '@westmarch/kernel';
import { engine } from '../../../engine.ts';
import { races } from '../../../facts/names.ts';
import { isCharacter } from '../../../rules/cards/cards.ts';
import { type S, Zone } from '../../../state.ts';

const raceTests = races.map((name) => engine.traits.has('race', name));
const raceIsThere = (s: S, card: number): boolean => {
  for (let i = 0; i < raceTests.length; i++) {
    if (!raceTests[i](s, card)) continue;
    for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
      if (c !== card && raceTests[i](s, c) && isCharacter(s, c)) return true;
  }
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
