/** The type of each place, by the first card of it. */
import type { Face } from '@westmarch/protocol';
import { keyOf } from './chart.ts';

export function typesOf(faces: ReadonlyMap<string, Face> | undefined): (place: string) => string {
  const types = new Map<string, string>();
  for (const { kind, name, tone } of faces?.values() ?? [])
    if (kind === 'site' && !types.has(keyOf(name))) types.set(keyOf(name), tone);
  return (place) => types.get(keyOf(place)) ?? 'ruins-and-lairs';
}
