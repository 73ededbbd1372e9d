/** How decks of The Lord of the Rings TCG are written as texts. */
import { factsIfAny } from '@westmarch/lotr-tcg';
import type { DeckWriting } from '../game-library.ts';

const isShadow = (id: string): boolean => factsIfAny(id)?.side === 'Shadow';

export const lotrWriting: DeckWriting = {
  parts(cards) {
    const of = (wanted: string) => cards.filter(({ section }) => section === wanted);
    return [
      { title: 'Ring-bearer', lines: of('ringBearer') },
      { title: 'The One Ring', lines: of('ring') },
      { title: 'Free Peoples', lines: of('deck').filter(({ card }) => !isShadow(card)) },
      { title: 'Shadow', lines: of('deck').filter(({ card }) => isShadow(card)) },
      { title: 'Sites', lines: of('sites') },
    ];
  },
  namesOf: (id) => {
    const card = factsIfAny(id);
    return card === undefined ? [] : [card.name];
  },
  gccg: false,
};
