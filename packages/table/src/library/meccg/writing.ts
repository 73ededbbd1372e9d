/** How decks of Middle-earth CCG are written as texts. */
import { factsIfAny } from '@westmarch/meccg';
import type { DeckWriting } from '../game-library.ts';

function kindOf(id: string): 'characters' | 'hazards' | 'resources' {
  const kind = factsIfAny(id)?.kind;
  if (kind === 'character') return 'characters';
  return kind === 'creature' || kind === 'hazard event' ? 'hazards' : 'resources';
}

const TAGS: Readonly<Record<string, string>> = {
  hero: ' [H]',
  minion: ' [M]',
  'fallen-wizard': ' [F]',
  balrog: ' [B]',
  stage: ' [S]',
};

export const meccgWriting: DeckWriting = {
  parts(cards) {
    const inDeck = (kind: string) =>
      cards.filter(({ section, card }) => section === 'deck' && kindOf(card) === kind);
    const of = (wanted: string) => cards.filter(({ section }) => section === wanted);
    return [
      { title: 'Pool', lines: of('pool') },
      { title: 'Characters', lines: inDeck('characters') },
      { title: 'Resources', lines: inDeck('resources') },
      { title: 'Hazards', lines: inDeck('hazards') },
      { title: 'Sideboard', lines: of('sideboard') },
      { title: 'Sites', lines: of('sites') },
    ];
  },
  /** Its name, with side and set where that is needed to find it. */
  namesOf(id) {
    const card = factsIfAny(id);
    if (card === undefined) return [];
    const name = card.names['en'] ?? id;
    const tag = TAGS[card.alignment] ?? '';
    const set = ` (${id.split('-')[0]})`;
    return [name, `${name}${tag}`, `${name}${set}`, `${name}${tag}${set}`];
  },
  gccg: true,
};
