/** Places with their cards, as lists and signs need them. Pure. */
import type { Atlas, AtlasPlace, Face } from '@westmarch/protocol';
import { keyOf, type Place, places } from './chart.ts';

/** Whose cards of places: as the atlas calls them. */
export type SideName = 'hero' | 'minion' | 'fallen-wizard' | 'balrog';
export const SIDES: readonly SideName[] = ['hero', 'minion', 'fallen-wizard', 'balrog'];

/** Which cards count for a player, by what he is called at the table: those of his own kind before others. */
export function sidesFor(player: string): readonly SideName[] {
  if (/fallen/i.test(player)) return ['fallen-wizard', 'hero', 'minion', 'balrog'];
  if (/balrog/i.test(player)) return ['balrog', 'minion', 'hero', 'fallen-wizard'];
  if (/ringwraith|sauron/i.test(player)) return ['minion', 'hero', 'balrog', 'fallen-wizard'];
  return SIDES;
}

export interface Entry {
  readonly place: Place;
  readonly under: boolean;
  /** Nothing while the atlas is loading. */
  readonly of: AtlasPlace | undefined;
  /** The card that counts first, and its type. */
  readonly face: string;
  readonly type: string;
}

/** All places, each with the card that counts: of the sides in their order. */
export function entriesOf(atlas: Atlas | undefined, order: readonly SideName[]): Entry[] {
  const known = new Map(atlas?.places.map((place) => [keyOf(place.name), place]));
  return places.map((place) => {
    const of = known.get(keyOf(place.name));
    const rank = (side: string): number => order.findIndex((one) => one === side);
    const first = of?.sites
      .filter(({ side }) => rank(side) >= 0)
      .toSorted((a, b) => rank(a.side) - rank(b.side))[0];
    return {
      place,
      under: place.under,
      of,
      face: first?.face ?? '',
      type: first?.type ?? 'ruins-and-lairs',
    };
  });
}

export const inWords = (type: string): string =>
  type.replace('ruins-and-lairs', 'Ruins & Lairs').replaceAll('-', '-');

/** What can be found at a site, by its card. */
export const itemsOf = (face: Face | undefined): string[] =>
  (face?.words ?? []).map(({ word }) => word).filter((word) => / items$|^information$/.test(word));

/** Who guards a site, each attack as it is: among the card's facts, or in its text where games began earlier. */
export function guardsOf({ facts = [], text }: Pick<Face, 'facts' | 'text'>): string[] {
  const told = facts.filter(({ name }) => name.startsWith('attack')).map((fact) => fact.text);
  if (told.length > 0) return told;
  const said = /^Automatic-attack: /;
  return text.filter((line) => said.test(line)).map((line) => line.replace(said, ''));
}
