/** What a card is called for those who hear it: "Aragorn, character, prowess 6, tapped, 2 options". */
import type { Card, Face } from '@westmarch/protocol';
import { shownNumbers, slotOf, valueInWords } from './numbers.ts';

export function labelOf(card: Card, face: Face | undefined, options: number): string {
  const parts =
    face === undefined
      ? [card.face === '' ? 'Face-down card' : 'Card']
      : [
          face.name,
          face.title || face.kind,
          ...shownNumbers(face, card)
            .filter(({ name }) => slotOf(name) !== undefined)
            .map((shown) => `${shown.name} ${valueInWords(shown)}`),
        ];
  parts.push(...card.marks, ...Object.entries(card.tokens).map(([name, n]) => `${n} ${name}`));
  if (card.on.length > 0) parts.push(`${card.on.length} ${card.on.length === 1 ? 'card' : 'cards'} on it`);
  if (options > 0) parts.push(options === 1 ? '1 option' : `${options} options`);
  return parts.join(', ');
}
