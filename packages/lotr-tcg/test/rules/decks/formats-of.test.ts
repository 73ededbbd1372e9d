/** Which formats have a card: its printings decide, and the X-list takes it out of Standard alone. */
import { expect, test } from 'vitest';
import { formatRules, formats, xList } from '../../../src/decks/formats.ts';
import { formatsOf } from '../../../src/decks/legality.ts';
import { allCards } from '../../../src/facts/cards.ts';

test('[LR-FORMAT-002] a card of the X-list is in every format of its sets but Standard', () => {
  const listed = allCards.filter(({ name }) => xList.has(name));
  expect(listed.length).toBeGreaterThan(5);
  const open = formats.filter((format) => format !== 'Standard' && formatRules[format].sets === null);
  expect(open).toContain('Open');
  for (const card of listed) {
    expect(formatsOf(card), card.id).not.toContain('Standard');
    expect(formatsOf(card), card.id).toEqual(expect.arrayContaining(open));
  }
});
test('[LR-FORMAT-002] a card of the first set that no list names is in all that reach back to it', () => {
  const card = allCards.find(({ id }) => id === '1_1');
  const reach = formats.filter((format) => formatRules[format].sets?.includes(1) !== false);
  expect(card === undefined ? [] : formatsOf(card)).toEqual(reach);
});
