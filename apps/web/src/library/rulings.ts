/** Which rules speak of which card: by name, and where a ruling says so, by the set of its printing. */
import type { LedgerRule, LibraryCard, Rulebook } from '@westmarch/protocol';
import { fullName, setOfId } from './query/cards.ts';
import { plain } from './query/plain.ts';

const allRules = (book: Rulebook): LedgerRule[] => book.chapters.flatMap(({ rules }) => rules);

export function rulingsOn(card: LibraryCard, book: Rulebook): LedgerRule[] {
  const names = new Set([card.name, fullName(card)].map(plain));
  const sets = new Set([card.set, ...card.printings.map(setOfId)]);
  return allRules(book)
    .filter(
      ({ cards, printing }) =>
        cards.some((name) => names.has(plain(name))) &&
        (printing.length === 0 || printing.some((set) => sets.has(set))),
    )
    .toSorted((a, b) => weight(b) - weight(a));
}
/** Errata first, then rulings on the card, then rules that name it. */
const weight = ({ erratum, kind }: LedgerRule): number => (erratum ? 2 : kind === 'card-ruling' ? 1 : 0);

/** The rules that fit all words of a search: in their id, text, or the cards they name. */
export function rulesLike(book: Rulebook, text: string): Rulebook['chapters'] {
  const words = plain(text).split(' ').filter(Boolean);
  if (words.length === 0) return book.chapters;
  return book.chapters.flatMap(({ key, title, rules }) => {
    const found = rules.filter((rule) => {
      const said = ` ${plain(`${rule.id} ${rule.text} ${rule.cards.join(' ')} ${title} ${rule.amended ?? ''}`)}`;
      return words.every((word) => said.includes(` ${word}`));
    });
    return found.length === 0 ? [] : [{ key, title, rules: found }];
  });
}

/** Parts of a text that are ids of rules, to be made links of. */
export function withIds(text: string): { readonly text: string; readonly id: boolean }[] {
  return text
    .split(/((?:ME|LR)-[A-Z]+-\d+)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, id: /^(?:ME|LR)-[A-Z]+-\d+$/.test(part) }));
}
