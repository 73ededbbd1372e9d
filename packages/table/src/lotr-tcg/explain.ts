/** Answers to "why?": why something cannot be done with a card, and why a number is what it is. */
import { type Attribute, isIn } from '@westmarch/kernel';
import {
  ambush,
  archer,
  CardKind,
  cost,
  damage,
  defender,
  fierce,
  fullVitality,
  homeSite,
  lotrTcg,
  priceOf,
  printed,
  refusedActions,
  resistance,
  shadowNumber,
  strength,
  Zone,
} from '@westmarch/lotr-tcg';
import { type Breakdown, type Refused } from '@westmarch/protocol';
import { brokenDown, refusedOf } from '../explain.ts';
import { type LotrSeat } from './seat.ts';

/** Everything that might be done with a card of yours where it lies, by its own text and by the rules. */
export function refused(seat: LotrSeat, card: number): Refused[] {
  const s = seat.view;
  if (s.card.controller[card] !== seat.you || !seat.isKnown(card)) return [];
  return refusedOf(seat, card, lotrTcg.whyNot(s, seat.you, card), refusedActions(s, seat.you, card));
}

type Term = Breakdown['terms'][number];
const byRule = (by: number, text: string, rule: string): Term[] =>
  by === 0 ? [] : [{ by, source: 'the rules', card: 0, text, rules: [rule] }];

/** A number with a term that the rules add, which no card gives. */
function withTerm(whole: Breakdown, terms: readonly Term[], before: boolean): Breakdown {
  const sum = terms.reduce((n, { by }) => n + by, 0);
  return before
    ? { ...whole, base: whole.base - sum, terms: [...terms, ...whole.terms] }
    : { ...whole, value: whole.value + sum, terms: [...whole.terms, ...terms] };
}

const OF_FIGHTERS: readonly Attribute[] = [damage, defender, archer, fierce, ambush];

function ofFighter(seat: LotrSeat, card: number, of: (attribute: Attribute) => Breakdown): Breakdown[] {
  const s = seat.view;
  const kind = printed.kind(s, card);
  const wounds = byRule(-s.card.wounds[card], 'wounds and exertions', 'LR-WOUND-003');
  const burdens = byRule(-s.player.burdens[s.card.owner[card]], 'burdens', 'LR-BURDEN-002');
  return [
    of(strength),
    withTerm(of(fullVitality), wounds, false),
    ...(kind === CardKind.companion ? [withTerm(of(resistance), burdens, true)] : []),
    ...(kind === CardKind.minion ? [of(homeSite)] : []),
    ...OF_FIGHTERS.map(of),
  ];
}

/** What it costs to play it, with what roaming adds. */
function price(seat: LotrSeat, card: number, of: (attribute: Attribute) => Breakdown): Breakdown {
  const plain = of(cost);
  const roaming = isIn(seat.view, card, Zone.hand) ? priceOf(seat.view, card) - plain.value : 0;
  return withTerm(plain, byRule(roaming, 'it roams here', 'LR-ROAM-002'), false);
}

export function values(seat: LotrSeat, card: number): Breakdown[] {
  const s = seat.view;
  if (!seat.isKnown(card)) return [];
  const of = (attribute: Attribute): Breakdown =>
    brokenDown(seat, attribute.name, lotrTcg.whyValue(s, attribute, card));
  const kind = printed.kind(s, card);
  const fights = kind === CardKind.companion || kind === CardKind.ally || kind === CardKind.minion;
  const all =
    kind === CardKind.site
      ? [of(shadowNumber)]
      : [...(fights ? ofFighter(seat, card, of) : []), price(seat, card, of)];
  return all.filter(({ base, terms }) => base !== 0 || terms.length > 0);
}
