/** Cards as a viewer sees them: what is true of each now, with whatever lies on it. */
import { valueOf } from '@westmarch/kernel';
import {
  body,
  CardKind,
  cardsIn,
  corruptionOf,
  corruptionPoints,
  directInfluence,
  hasKeyword,
  isCharacter,
  mind,
  points,
  printed,
  prowess,
  Status,
  Zone,
} from '@westmarch/meccg';
import type { Card, Pile } from '@westmarch/protocol';
import type { MeccgSeat } from './seat.ts';

/** Numbers that can change while a card is in play; a face shows the printed ones. */
function numbersOf(seat: MeccgSeat, card: number): Record<string, number> {
  const s = seat.view;
  switch (printed.kind(s, card)) {
    case CardKind.character:
      return {
        prowess: valueOf(s, prowess, card),
        body: valueOf(s, body, card),
        ...(printed.avatar(s, card) === 1 ? {} : { mind: valueOf(s, mind, card) }),
        influence: valueOf(s, directInfluence, card),
        corruption: corruptionOf(s, card),
        points: valueOf(s, points, card),
      };
    case CardKind.ally:
      return {
        prowess: valueOf(s, prowess, card),
        body: valueOf(s, body, card),
        points: valueOf(s, points, card),
      };
    case CardKind.item:
      return { points: valueOf(s, points, card), corruption: valueOf(s, corruptionPoints, card) };
    default:
      return {};
  }
}

function marksOf(seat: MeccgSeat, card: number): string[] {
  const s = seat.view;
  const status = s.card.status[card];
  return [
    ...(status === Status.tapped ? ['tapped'] : status === Status.wounded ? ['wounded'] : []),
    ...(s.card.trophy[card] === 1 ? ['trophy'] : []),
    ...(isCharacter(s, card) && hasKeyword(s, card, 'Leader') ? ['leader'] : []),
    ...(s.card.leader[card] === 0 ? [] : ['follower']),
    ...(s.card.uncontrolled[card] === 1 ? ['uncontrolled'] : []),
  ];
}

export function cardOf(seat: MeccgSeat, card: number): Card {
  const s = seat.view;
  const known = seat.isKnown(card);
  const inPlay = known && s.card.live[card] === 1;
  return {
    id: card,
    face: known ? s.engine.definitions[s.card.def[card]].id : '',
    owner: s.card.owner[card],
    marks: inPlay ? marksOf(seat, card) : [],
    numbers: inPlay ? numbersOf(seat, card) : {},
    tokens: {},
    on: inPlay ? cardsIn(s, Zone.on, card).map((c) => cardOf(seat, c)) : [],
  };
}

export const cardsOf = (seat: MeccgSeat, zone: number, index: number): Card[] =>
  cardsIn(seat.view, zone, index).map((card) => cardOf(seat, card));

/** A pile of which the viewer knows some cards, or none. */
export function pileOf(seat: MeccgSeat, zone: number, index: number): Pile {
  const all = cardsIn(seat.view, zone, index);
  return { count: all.length, cards: all.filter((c) => seat.isKnown(c)).map((c) => cardOf(seat, c)) };
}
