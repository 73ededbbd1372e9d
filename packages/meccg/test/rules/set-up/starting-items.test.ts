/** Starting items: two at most, minor ones only, none of them unique or from a hoard. ME-SETUP-019, ME-ITEM-2013 */
import { expect, test } from 'vitest';
import { allCards } from '../../../src/facts/cards.ts';
import { sides } from '../../../src/facts/names.ts';
import { isForeign } from '../../../src/rules/cards/belonging.ts';
import { NOBODY } from '../../../src/rules/characters/beginning.ts';
import { sideNamed } from '../../../src/rules/sides.ts';
import { borrow } from '../../invented.ts';
import { scenario } from '../../table.ts';

borrow('TD-96'); // Adamant Helmet, of a hoard

const deck = Array.from({ length: 20 }, () => 'Cram');
const drafted = (...items: readonly string[]) => ({
  phase: 'set-up',
  players: {
    Ann: { deck, pool: ['Elrond', 'Haldir', 'Fatty Bolger', ...items] },
    Bob: { deck, pool: ['Bofur'] },
  },
});

scenario('[ME-SETUP-019 ME-ITEM-2013] a third item is not asked for', (t) => {
  t.given(drafted('Horn of Anor', 'Elven Cloak', 'Dagger of Westernesse'));
  t.player('Ann').does('Elrond', 'Haldir', 'Stop');
  t.player('Ann').mayChoose.exactly('Pass', 'Horn of Anor', 'Elven Cloak', 'Dagger of Westernesse');
  t.player('Ann').does('Horn of Anor', 'Elrond');
  t.player('Ann').mayChoose.exactly('Pass', 'Elven Cloak', 'Dagger of Westernesse');
  t.player('Ann').does('Elven Cloak', 'Haldir');
  t.expect
    .card('Horn of Anor', { in: 'on of Elrond' })
    .card('Elven Cloak', { in: 'on of Haldir' })
    .card('Dagger of Westernesse', { in: 'pool of Ann' });
  t.player('Ann').mayChoose.includes('Done');
});

scenario(
  '[ME-SETUP-019 ME-ITEM-2013] unique items, hoard items and items that are not minor are none',
  (t) => {
    t.given(drafted('Horn of Anor', 'Sting', 'Adamant Helmet', 'Sword of Gondolin'));
    t.player('Ann').does('Elrond', 'Haldir', 'Stop');
    t.player('Ann').mayChoose.exactly('Pass', 'Horn of Anor');
  },
);

test('[ME-SETUP-019 ME-ITEM-005] minor items are for every side: none is asked whose it is', () => {
  const minor = allCards.filter(({ kind, itemClass }) => kind === 'item' && itemClass === 'minor');
  expect(minor.length).toBeGreaterThan(20);
  for (const card of minor)
    for (const side of sides) expect([card.specific, isForeign(card, sideNamed(side))]).toEqual(['', false]);
});

// A leave is told by the row of its card, and rows begin at 1.
test('[ME-SETUP-019] who may not begin is told from every card that lets one begin', () => {
  expect(NOBODY).toBeLessThan(0);
});
