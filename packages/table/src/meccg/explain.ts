/** Answers to "why?": why something cannot be done with a card, and why a number is what it is. */
import { type Attribute, type Refusal, valueOf } from '@westmarch/kernel';
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
import type { Breakdown, Refused } from '@westmarch/protocol';
import { brokenDown, refusedFrom } from '../explain.ts';
import type { MeccgSeat } from './seat.ts';

/** Which kinds of card an action of the rules is for; one that is not here is for any. */
const FOR: Readonly<Record<string, readonly number[]>> = {
  'bring into play': [CardKind.character],
  'declare movement': [CardKind.character],
  'regroup companies': [CardKind.character],
  discard: [CardKind.character],
  'bring cards from the sideboard': [CardKind.character],
  "influence an opponent's card": [CardKind.character],
  'cancel the automatic-attack at his home': [CardKind.character],
  transfer: [CardKind.item],
  store: [CardKind.item],
  'use instead of the other': [CardKind.item],
  play: [CardKind.item, CardKind.ally],
  'try to win over': [CardKind.faction],
  attack: [CardKind.creature],
  'place on guard': [CardKind.creature, CardKind.hazardEvent],
};

/** A gate about another kind of card says nothing about this one. */
const isBeside = (refusals: readonly Refusal[]): boolean =>
  refusals.some(({ why }) => why.key.startsWith('it is no ') || why.key.startsWith('only an avatar'));

/** Everything that might be done with a card of yours where it lies, by its own text and by the rules. */
export function refused(seat: MeccgSeat, card: number): Refused[] {
  const s = seat.view;
  if (s.card.controller[card] !== seat.you || s.card.def[card] === 0) return [];
  const kind = printed.kind(s, card);
  const { actions } = s.engine.definitions[s.card.def[card]];
  const own = meccg
    .whyNot(s, seat.you, card)
    .slice(0, actions.length)
    .map((refusals) => ({ name: 'its text', refusals }));
  const byRules = refusedActions(s, seat.you, card).filter(
    ({ name, refusals }) => (FOR[name]?.includes(kind) ?? true) && !isBeside(refusals),
  );
  return refusedFrom(seat, [...own, ...byRules]);
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
