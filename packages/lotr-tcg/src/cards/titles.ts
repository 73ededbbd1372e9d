/** Titles have numbers, so that copies and versions of one person are told by them. */
import { allCards } from '../facts/cards.ts';

const titles = new Map<string, number>();
for (const { title } of allCards) if (!titles.has(title)) titles.set(title, titles.size + 1);

export const titleNumber = (title: string): number => {
  const found = titles.get(title);
  if (found === undefined) throw new Error(`No card is called "${title}".`);
  return found;
};
