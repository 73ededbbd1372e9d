/** What the imports of both games share: order, dropping what is empty, telling printings, and numbers of texts. */
import { numbersIn } from '../../packages/kernel/testkit/src/text/numbers.ts';

/** "TW-9" before "TW-10", "2_1" before "10_1"; `order` lists prefixes that have an order of their own. */
export function byId(order = []) {
  return (a, b) => compareIds(a.id, b.id, order);
}

function compareIds(a, b, order) {
  const [setA = '', numberA] = a.split(/[-_]/);
  const [setB = '', numberB] = b.split(/[-_]/);
  if (setA === setB) return Number(numberA) - Number(numberB);
  return order.length > 0 ? order.indexOf(setA) - order.indexOf(setB) : Number(setA) - Number(setB);
}

/** Leaves out what says nothing: undefined, null, false, empty lists. */
export function compact(object) {
  const kept = Object.entries(object).filter(([, value]) => {
    return (
      value !== undefined &&
      value !== null &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0)
    );
  });
  return Object.fromEntries(kept);
}

/**
 * Cards that were printed again under another id: the same name, text and numbers. The first printing stands for all.
 * `sameness` is what two printings of one card share, as text. Cards come in the order in which they were printed.
 */
export function printings(cards, sameness) {
  const first = new Map();
  return cards.flatMap((card) => {
    const key = sameness(card);
    if (!first.has(key)) first.set(key, card.id);
    const of = first.get(key);
    return of === card.id ? [] : [{ id: card.id, of }];
  });
}

/** A text without marks and spaces, which differ between printings that say the same. */
export const bare = (text) =>
  (text ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Stops the import when the material is not what it was when the import was written. */
export function expect(holds, message) {
  if (!holds) throw new Error(message);
}

/** The numbers of each printed text; a symbol in brackets says a type of region or site, or an icon, and no number. */
export function numbersOf(printed) {
  return printed.flatMap(({ id, text = '' }) => {
    const numbers = numbersIn(text.replace(/\[[^\]]*\]|\(\d+(st|nd|rd|th)\)|(?<=attacks? )\(\d+\)/g, ' '));
    return numbers.length === 0 ? [] : [{ id, numbers }];
  });
}
