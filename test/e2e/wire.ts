/** What went over the wire, held against what each side may know. */
import type { Card, FromServer } from '@westmarch/protocol';

type Update = Extract<FromServer, { t: 'update' }>;

const updates = (frames: readonly FromServer[]): Update[] =>
  frames.filter((frame): frame is Update => frame.t === 'update');

function cardsIn(value: unknown, found: Card[] = []): Card[] {
  if (Array.isArray(value)) for (const part of value) cardsIn(part, found);
  else if (typeof value === 'object' && value !== null) {
    if ('id' in value && 'face' in value && 'marks' in value) found.push(value as Card);
    for (const part of Object.values(value)) cardsIn(part, found);
  }
  return found;
}

/** Cards in a player's hand, as his own frames show it, that the frames of others of the same moment name. */
export function hiddenFaces(
  own: readonly FromServer[],
  others: readonly (readonly FromServer[])[],
  seat: number,
): string[] {
  const hands = new Map<number, ReadonlyMap<number, string>>();
  for (const { v, scene } of updates(own)) {
    const hand = scene.sides.find((side) => side.seat === seat)?.hand.cards ?? [];
    hands.set(v, new Map(hand.map(({ id, face }) => [id, face])));
  }
  const found: string[] = [];
  for (const frames of others)
    for (const update of updates(frames)) {
      const hand = hands.get(update.v);
      if (hand === undefined) continue;
      const known = new Set(cardsIn(update.scene).map(({ face }) => face));
      for (const { id, face } of cardsIn(update.scene))
        if (face !== '' && hand.has(id)) found.push(`card ${id} (${face}) at ${update.v}`);
      const text = JSON.stringify(update);
      for (const face of hand.values())
        if (!known.has(face) && text.includes(`"${face}"`)) found.push(`face ${face} at ${update.v}`);
    }
  return found;
}
