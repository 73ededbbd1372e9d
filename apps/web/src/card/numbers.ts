/**
 * Where a number stands on a face, by its name, and how it is said.
 *
 * Keeps  every number that is not placed here still stands on the reading size, so nothing sent is lost.
 */
import type { Card, Face } from '@westmarch/protocol';

export type Slot =
  | 'cost'
  | 'strength'
  | 'vitality'
  | 'resistance'
  | 'siteNumber'
  | 'prowess'
  | 'body'
  | 'mind'
  | 'influence'
  | 'points'
  | 'corruption'
  | 'strikes'
  | 'ownDraws'
  | 'opponentDraws';

const SLOTS: Readonly<Record<string, Slot>> = {
  cost: 'cost',
  'twilight cost': 'cost',
  twilight: 'cost',
  'shadow number': 'cost',
  strength: 'strength',
  vitality: 'vitality',
  resistance: 'resistance',
  site: 'siteNumber',
  'site number': 'siteNumber',
  prowess: 'prowess',
  'strike prowess': 'prowess',
  body: 'body',
  'strike body': 'body',
  mind: 'mind',
  influence: 'influence',
  'direct influence': 'influence',
  'influence number': 'influence',
  number: 'influence',
  points: 'points',
  'marshalling points': 'points',
  'kill points': 'points',
  corruption: 'corruption',
  'corruption points': 'corruption',
  strikes: 'strikes',
  draws: 'ownDraws',
  'own draws': 'ownDraws',
  'your draws': 'ownDraws',
  'cards drawn by the mover': 'ownDraws',
  hazards: 'opponentDraws',
  'hazard draws': 'opponentDraws',
  "opponent's draws": 'opponentDraws',
  'opponent draws': 'opponentDraws',
  'cards drawn by the opponent': 'opponentDraws',
};

export const slotOf = (name: string): Slot | undefined => SLOTS[name.toLowerCase()];

export interface Shown {
  readonly name: string;
  readonly value: number;
  /** What is printed; undefined where the card has the number only now. */
  readonly printed: number | undefined;
}

/** The numbers of a card: as they are now where that is known, as printed where not. */
export function shownNumbers(face: Face, card: Card | undefined): Shown[] {
  const names = new Set([...Object.keys(face.numbers), ...Object.keys(card?.numbers ?? {})]);
  return [...names].map((name) => ({
    name,
    value: card?.numbers[name] ?? face.numbers[name],
    printed: face.numbers[name],
  }));
}

export function bySlot(numbers: readonly Shown[]): ReadonlyMap<Slot, Shown> {
  const slots = new Map<Slot, Shown>();
  for (const shown of numbers) {
    const slot = slotOf(shown.name);
    if (slot !== undefined && !slots.has(slot)) slots.set(slot, shown);
  }
  return slots;
}

/** A number as it is read: a creature without a number of strikes has one for each character. */
export const valueInWords = ({ name, value }: Shown): string =>
  slotOf(name) === 'strikes' && value === 0 ? 'each' : minus(value);

/** Better, worse or as printed: shown by a sign as well as a colour. */
export const changeOf = ({ value, printed }: Shown): 'up' | 'down' | 'same' =>
  printed === undefined || value === printed ? 'same' : value > printed ? 'up' : 'down';

export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n));
