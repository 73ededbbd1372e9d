/** Cards as a viewer sees them: what is true of each now, with whatever lies on it. */
import { isIn, isMute, valueOf } from '@westmarch/kernel';
import {
  archer,
  CardKind,
  cardsIn,
  cultures,
  damage,
  defender,
  fierce,
  homeSite,
  isAtHome,
  isExhausted,
  isRingBearer,
  isWearing,
  priceOf,
  printed,
  resistance,
  roams,
  shadowNumber,
  strength,
  vitality,
  Zone,
} from '@westmarch/lotr-tcg';
import type { Card, Pile } from '@westmarch/protocol';
import type { LotrSeat } from './seat.ts';

const isFighter = (kind: number): boolean =>
  kind === CardKind.companion || kind === CardKind.ally || kind === CardKind.minion;

/** Numbers that can change: of a card in play what it is, of a card in hand what it would cost. */
function numbersOf(seat: LotrSeat, card: number): Record<string, number> {
  const s = seat.view;
  const kind = printed.kind(s, card);
  if (kind === CardKind.site) {
    const number = s.card.number[card] || printed.siteNumber(s, card);
    return { site: number, twilight: valueOf(s, shadowNumber, card) };
  }
  const inHand = isIn(s, card, Zone.hand);
  const fights = isFighter(kind) && (seat.isOnTable(card) || inHand);
  return {
    ...(inHand ? { twilight: priceOf(s, card) } : {}),
    ...(fights ? { strength: valueOf(s, strength, card), vitality: vitality(s, card) } : {}),
    ...(fights && kind === CardKind.companion ? { resistance: valueOf(s, resistance, card) } : {}),
    ...(fights && kind === CardKind.minion ? { site: valueOf(s, homeSite, card) } : {}),
    ...(fights ? bonusesOf(seat, card) : {}),
  };
}

function bonusesOf(seat: LotrSeat, card: number): Record<string, number> {
  const s = seat.view;
  const all: Record<string, number> = {
    damage: valueOf(s, damage, card),
    defender: valueOf(s, defender, card),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== 0));
}

function marksOf(seat: LotrSeat, card: number): string[] {
  const s = seat.view;
  const kind = printed.kind(s, card);
  const mute = isMute(s, card) ? ['text ignored'] : [];
  if (!isFighter(kind)) return s.card.live[card] === 1 ? mute : ['inactive', ...mute];
  const wounded = s.card.wounds[card] > 0;
  const marks: readonly (readonly [boolean, string])[] = [
    [s.card.live[card] === 0, 'inactive'],
    [isRingBearer(s, card), 'Ring-bearer'],
    [isWearing(s, card), 'wearing the Ring'],
    [wounded && isExhausted(s, card), 'exhausted'],
    [wounded && !isExhausted(s, card), 'wounded'],
    [valueOf(s, archer, card) > 0, 'archer'],
    [valueOf(s, fierce, card) > 0, 'fierce'],
    [kind === CardKind.minion && s.global.active !== 0 && roams(s, card), 'roaming'],
    [kind === CardKind.ally && s.global.active !== 0 && isAtHome(s, card), 'at home'],
    [s.card.against[card] !== 0, 'assigned'],
    [
      s.global.skirmish !== 0 && (s.global.skirmish === card || s.card.against[card] === s.global.skirmish),
      'skirmishing',
    ],
  ];
  return [...marks.filter(([is]) => is).map(([, name]) => name), ...mute];
}

/** Wounds, and culture tokens by their culture. */
function tokensOf(seat: LotrSeat, card: number): Record<string, number> {
  const { wounds, tokens, tokensOf: culture } = seat.view.card;
  return {
    ...(wounds[card] === 0 ? {} : { wounds: wounds[card] }),
    ...(tokens[card] === 0 ? {} : { [`${cultures[culture[card]]} tokens`]: tokens[card] }),
  };
}

export function cardOf(seat: LotrSeat, card: number): Card {
  const s = seat.view;
  const known = seat.isKnown(card);
  const onTable = seat.isOnTable(card);
  return {
    id: card,
    face: known ? s.engine.definitions[s.card.def[card]].id : '',
    owner: s.card.owner[card],
    marks: known && onTable ? marksOf(seat, card) : [],
    numbers: known ? numbersOf(seat, card) : {},
    tokens: onTable ? tokensOf(seat, card) : {},
    on: onTable ? [...cardsOf(seat, Zone.on, card), ...cardsOf(seat, Zone.stacked, card)] : [],
  };
}

export const cardsOf = (seat: LotrSeat, zone: number, index: number): Card[] =>
  cardsIn(seat.view, zone, index).map((card) => cardOf(seat, card));

/** A pile of which the viewer knows some cards, or none. */
export function pileOf(seat: LotrSeat, zone: number, index: number): Pile {
  const all = cardsIn(seat.view, zone, index);
  return { count: all.length, cards: all.filter((c) => seat.isKnown(c)).map((c) => cardOf(seat, c)) };
}
