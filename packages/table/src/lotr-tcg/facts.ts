/** What a card is, in a word or two, and its numbers as short as they go. */
import { valueOf } from '@westmarch/kernel';
import {
  CardKind,
  itemClasses,
  kinds,
  type LotrTcgState,
  printed,
  races,
  strength,
  vitality,
} from '@westmarch/lotr-tcg';

/** "Dwarf companion", "hand weapon", "Shadow condition". */
export function titleOf(kind: number, race: number, itemClass: number, side: number): string {
  switch (kind) {
    case CardKind.companion:
    case CardKind.ally:
    case CardKind.minion:
      return race === 0 ? kinds[kind] : `${raceName(race)} ${kinds[kind]}`;
    case CardKind.possession:
    case CardKind.artifact:
      return itemClass === 0 ? kinds[kind] : `${kinds[kind]}, ${itemClasses[itemClass]}`;
    case CardKind.condition:
    case CardKind.event:
      return `${side === SHADOW ? 'Shadow' : 'Free Peoples'} ${kinds[kind]}`;
    case CardKind.ring:
      return 'The One Ring';
    default:
      return kinds[kind];
  }
}
const SHADOW = 2;

/** Races as they are written: the list of the facts has no accents. */
export const raceName = (race: number): string => (races[race] === 'Nazgul' ? 'Nazgûl' : races[race]);

export const kindOf = (s: LotrTcgState, c: number): string =>
  titleOf(printed.kind(s, c), printed.race(s, c), printed.itemClass(s, c), printed.side(s, c));

const isFighter = (kind: number): boolean =>
  kind === CardKind.companion || kind === CardKind.ally || kind === CardKind.minion;

/** "Dwarf companion 6/3, cost 2": strength and vitality as they are now. */
export function brief(s: LotrTcgState, c: number): string {
  const kind = printed.kind(s, c);
  if (kind === CardKind.site)
    return `site ${s.card.number[c] || printed.siteNumber(s, c)}, Shadow number ${printed.twilight(s, c)}`;
  const fights = isFighter(kind) ? ` ${valueOf(s, strength, c)}/${vitality(s, c)}` : '';
  return `${kindOf(s, c)}${fights}, cost ${printed.twilight(s, c)}`;
}

/** A character in play, for a choice among several: "strength 6, vitality 2 of 3". */
export function shape(s: LotrTcgState, c: number): string {
  const left = vitality(s, c);
  const wounds = s.card.wounds[c];
  return `strength ${valueOf(s, strength, c)}, vitality ${left}${wounds === 0 ? '' : ` of ${left + wounds}`}`;
}
