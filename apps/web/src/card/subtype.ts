/** What a card is more closely, and what its points are for: the few words and signs that a table has room for. */
import type { Face } from '@westmarch/protocol';
import { shapeOf } from './tone.ts';

const SKILLS = new Set(['warrior', 'scout', 'ranger', 'sage', 'diplomat']);

/** Of a character his skills, of an item its class, of a creature its race; of others nothing. */
export function subtypeOf(face: Face): string[] {
  switch (shapeOf(face)) {
    case 'character':
      return face.words.map(({ word }) => word).filter((word) => SKILLS.has(word));
    case 'item':
      return [face.tone.replace('-', ' ')];
    case 'creature':
      return [face.tone];
    default:
      return [];
  }
}

/** Marshalling points by their kind: each its own sign. */
const POINTS: Readonly<Record<string, string>> = {
  kill: '☠',
  item: '◆',
  faction: '⚑',
  ally: '♣',
  character: '♟',
  miscellaneous: '✧',
};

/** "kill points" → ☠; a star where the kind is not said. */
export function pointSign(face: Pick<Face, 'words'>): string {
  const kind = face.words
    .map(({ word }) => /^(\w+) points$/.exec(word)?.[1])
    .find((one) => one !== undefined);
  return POINTS[kind ?? ''] ?? '✦';
}
