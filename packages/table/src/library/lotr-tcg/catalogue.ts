/** Every card of The Lord of the Rings TCG as the library has it: its face, and the words and numbers it is found by. */
import {
  allCards,
  type CardFacts,
  cardStatus,
  firstPrinting,
  formatsOf,
  printingsOf,
} from '@westmarch/lotr-tcg';
import type { LibraryCard } from '@westmarch/protocol';
import { faceOf } from '../../lotr-tcg/faces.ts';
import { known } from '../words.ts';

/** Sites of an ally's home. */
const homes = (bits: number): string[] =>
  Array.from({ length: 9 }, (_x, i) => i + 1)
    .filter((site) => (bits & (1 << site)) !== 0)
    .map(String);

function facetsOf(card: CardFacts): Record<string, string[]> {
  return known({
    type: [card.kind === 'ring' ? 'the One Ring' : card.kind],
    side: [card.side],
    culture: [card.culture],
    race: [card.race === 'Nazgul' ? 'Nazgûl' : card.race],
    class: [...card.itemClasses],
    signet: [card.signet],
    keyword: [...Object.keys(card.loaded), ...card.unloaded],
    home: homes(card.home),
    format: [...formatsOf(card)],
    is: [...(card.unique ? ['unique'] : []), ...(card.canStartWithRing ? ['ring-bearer'] : [])],
  });
}

const cardOf = (card: CardFacts): LibraryCard => ({
  ...faceOf(card),
  set: String(card.set),
  names: {},
  printings: [...printingsOf(card.id)],
  state: cardStatus(card.id),
  facets: facetsOf(card),
  values: Object.fromEntries(
    Object.entries(card.loaded).flatMap(([word, n]) => (n > 1 ? [[word.toLowerCase(), n]] : [])),
  ),
});

export const lotrTcgCards = (): LibraryCard[] =>
  allCards.filter(({ id }) => firstPrinting(id) === id).map(cardOf);
