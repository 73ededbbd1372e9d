/**
 * One source of a character's corruption counts twice, while a card says so. ME-CARD-0061, 0063
 *
 * Owns   what his sources are, and which of them is doubled: the one that his player has chosen last, or the least.
 * Not    adding them up, or the check before which he chooses anew (corruption.ts).
 */
import { firstIn, idOf, isMarked, type Options, ofCard, place, say, valueOf } from '@westmarch/kernel';
import { ask, corruptionPoints, engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';

/** Of a character: more than 0 while it is so. */
export const doubling = engine.marker(
  'doubled source',
  (whose) =>
    say`the corruption points of one source of corruption of ${whose} are doubled; the player who controls him chooses it, and may choose anew before each corruption check`,
);
export const isDoubling = (s: S, character: number): boolean => isMarked(s, doubling, character);

const pointsOf = (s: S, card: number): number => valueOf(s, corruptionPoints, card);
const firstOn = (s: S, card: number): number => firstIn(s, place(s, Zone.on, card));
/** Everything that gives him points is a source: himself, and whatever lies on him. */
export function hasSource(s: S, card: number): boolean {
  if (pointsOf(s, card) > 0) return true;
  for (let c = firstOn(s, card); c !== 0; c = s.card.next[c]) if (hasSource(s, c)) return true;
  return false;
}
function leastPoints(s: S, card: number): number {
  let least = pointsOf(s, card);
  for (let c = firstOn(s, card); c !== 0; c = s.card.next[c]) {
    const points = leastPoints(s, c);
    if (points > 0 && (least === 0 || points < least)) least = points;
  }
  return least;
}
function chosenPoints(s: S, card: number): number {
  if (s.card.doubled[card] === 1) return pointsOf(s, card);
  for (let c = firstOn(s, card); c !== 0; c = s.card.next[c]) {
    const points = chosenPoints(s, c);
    if (points > 0) return points;
  }
  return 0;
}
/** The points of the source that is doubled; 0: he has none. */
export const doubledPoints = (s: S, character: number): number =>
  chosenPoints(s, character) || leastPoints(s, character);
function offerSources(s: S, card: number, o: Options): void {
  if (pointsOf(s, card) > 0) o.card(card);
  for (let c = firstOn(s, card); c !== 0; c = s.card.next[c]) offerSources(s, c, o);
}
function forgetChosen(s: S, card: number): void {
  s.card.doubled[card] = 0;
  for (let c = firstOn(s, card); c !== 0; c = s.card.next[c]) forgetChosen(s, c);
}
function doubleSource(s: S, character: number, source: number): void {
  forgetChosen(s, character);
  s.card.doubled[source] = 1;
}
/** Before a check of his. */
export const choosingSource = engine.procedure('doubled source', { character: idOf('card') })({
  which: ask('ME-CARD-0061 ME-CARD-0063', {
    who: (s, f) => s.card.controller[f.character],
    say: (_s, f) => say`Which source of corruption of ${ofCard(f.character)} counts twice?`,
    options(s, f, o) {
      if (s.card.live[f.character] === 1) offerSources(s, f.character, o);
    },
    choose: (s, f, option) => doubleSource(s, f.character, option.a),
  }),
});
