/** Whatever a card refuses, it says why: no gate of the pool is without words of its own. */
import { render } from '@westmarch/kernel';
import { expect, test } from 'vitest';
import { indexOfCard } from '../src/cards/pool.ts';
import { meccg, readSetup } from '../src/game.ts';
import { cardsInPool } from '../src/text/abilities.ts';

test('every refusal of a card has words', () => {
  const s = meccg.create(readSetup({ decks: ['A', 'B'] }), 'words');
  const { abilities, definitions, language } = s.engine;
  // Those of other decks too.
  for (const id of cardsInPool().map((card) => card.id)) s.engine.prepare(indexOfCard(id));
  const names = {
    def: (def: number) => definitions[def].names['en'] ?? '',
    cardDef: (card: number) => s.card.def[card],
    player: () => '',
  };
  const wordless = definitions.flatMap(({ actions, names: { en = '' } }) =>
    actions.flatMap((id) =>
      abilities[id].gates
        .map((gate) => render(language, names, gate.why(s, 1, 1)))
        .filter((text) => text.trim() === '' || /cannot be used now|that\s*$|\s{2}/.test(text))
        .map((text) => `${en}: "${text}"`),
    ),
  );
  expect(wordless).toEqual([]);
});
