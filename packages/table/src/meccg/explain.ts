/** Answers to "why?": why something cannot be done with a card, and why a number is what it is. */
import { type Attribute, valueOf } from '@westmarch/kernel';
import {
  body,
  CardKind,
  cardsIn,
  corruptionCheck,
  corruptionPoints,
  directInfluence,
  meccg,
  mind,
  points,
  printed,
  prowess,
  refusedActions,
  Zone,
} from '@westmarch/meccg';
import { type Breakdown, type Refused } from '@westmarch/protocol';
import { brokenDown, refusedOf } from '../explain.ts';
import { type MeccgSeat } from './seat.ts';

/** Everything that might be done with a card of yours where it lies, by its own text and by the rules. */
export function refused(seat: MeccgSeat, card: number): Refused[] {
  const s = seat.view;
  if (s.card.controller[card] !== seat.you || s.card.def[card] === 0) return [];
  return refusedOf(seat, card, meccg.whyNot(s, seat.you, card), refusedActions(s, seat.you, card));
}

/** Corruption points are a sum over all cards on a character. */
function corruption(seat: MeccgSeat, card: number): Breakdown {
  const s = seat.view;
  const terms = cardsIn(s, Zone.on, card)
    .map((c) => ({ card: c, by: valueOf(s, corruptionPoints, c), source: seat.card(c), text: '', rules: [] }))
    .filter(({ by }) => by !== 0);
  return {
    name: 'corruption points',
    base: 0,
    value: terms.reduce((sum, { by }) => sum + by, 0),
    terms,
  };
}

const OF_CHARACTERS: readonly Attribute[] = [prowess, body, directInfluence, mind];
const OF_OTHERS: readonly Attribute[] = [prowess, body, corruptionPoints];

export function values(seat: MeccgSeat, card: number): Breakdown[] {
  const s = seat.view;
  if (s.card.def[card] === 0) return [];
  const isCharacter = printed.kind(s, card) === CardKind.character;
  const of = (attribute: Attribute): Breakdown =>
    brokenDown(seat, attribute.name, meccg.whyValue(s, attribute, card));
  return [
    ...(isCharacter ? OF_CHARACTERS : OF_OTHERS).map(of),
    ...(isCharacter ? [corruption(seat, card), of(corruptionCheck)] : []),
    of(points),
  ].filter(({ base, terms }) => base !== 0 || terms.length > 0);
}
