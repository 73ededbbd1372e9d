/**
 * How many cards of a game work.
 *
 * The printed facts say how many cards there are; the game's package says of each whether it does what it says.
 */
import { join } from 'node:path';
import { type Absent, absent, field, isAbsent, readJson } from './absent.ts';

export interface CardFigures {
  readonly total: number;
  readonly implemented: number;
  readonly partial: number;
  readonly missing: number;
}

type CardStatus = 'implemented' | 'partial' | 'missing';

export async function readCards(
  packageFolder: string,
  statusOf: (id: string) => CardStatus,
): Promise<CardFigures | Absent> {
  const facts = await readJson(join(packageFolder, 'cards/facts/cards.json'), 'The list of cards');
  if (isAbsent(facts)) return facts;
  if (!Array.isArray(facts.content)) return absent('The list of cards is damaged: it is not a list.');
  const counts = { implemented: 0, partial: 0, missing: 0 };
  for (const card of facts.content) {
    const id = field(card, 'id');
    if (typeof id !== 'string') return absent('The list of cards is damaged: a card has no id.');
    counts[statusOf(id)] += 1;
  }
  return { total: facts.content.length, ...counts };
}
