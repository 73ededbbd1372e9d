/**
 * What a card is drawn of, apart from its icon and badge: what must differ where two cards are to be told apart.
 *
 * Keeps  it follows from the printed face alone, and is found once for each.
 */
import type { Face } from '@westmarch/protocol';
import { type Pattern, type Shape, shapeOf, toneOf } from '../card/tone.ts';
import { divisionOf } from './heraldry.ts';
import { type Layer, landscapeOf } from './landscape.ts';
import { type Terrain, terrainOf } from './terrain.ts';

export interface Composition {
  readonly shape: Shape;
  readonly colour: string;
  readonly pattern: Pattern;
  /** How the field is divided; empty for a site. */
  readonly division: { readonly name: string; readonly path: string } | null;
  readonly terrain: Terrain | null;
  readonly landscape: readonly Layer[];
}

const made = new WeakMap<Face, Composition>();

export function compositionOf(face: Face): Composition {
  const known = made.get(face);
  if (known !== undefined) return known;
  const shape = shapeOf(face);
  const terrain = shape === 'site' ? terrainOf(face) : null;
  const composition = {
    shape,
    ...toneOf(face),
    division: terrain === null ? divisionOf(face.name, face.tone) : null,
    terrain,
    landscape: terrain === null ? [] : landscapeOf(face.name, terrain),
  };
  made.set(face, composition);
  return composition;
}
