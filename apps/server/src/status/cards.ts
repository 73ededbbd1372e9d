/**
 * How many cards of a game work.
 *
 * The printed facts say how many cards there are; the engine says of each whether it does what it says.
 */
import { join } from 'node:path';
import type { CardStanding } from '../engine/requests.ts';
import { type Absent, absent, field, isAbsent, readJson } from './absent.ts';

export interface CardFigures {
  readonly total: number;
  readonly implemented: number;
  readonly partial: number;
  readonly missing: number;
}

export async function readCards(
  packageFolder: string,
  standingOf: (cards: readonly string[]) => Promise<readonly CardStanding[]>,
): Promise<CardFigures | Absent> {
  const facts = await readJson(join(packageFolder, 'cards/facts/cards.json'), 'The list of cards');
  if (isAbsent(facts)) return facts;
  if (!Array.isArray(facts.content)) return absent('The list of cards is damaged: it is not a list.');
  const ids = facts.content.map((card: unknown) => field(card, 'id'));
  if (!ids.every((id) => typeof id === 'string'))
    return absent('The list of cards is damaged: a card has no id.');
  const counts = { implemented: 0, partial: 0, missing: 0 };
  for (const standing of await standingOf(ids)) counts[standing] += 1;
  return { total: ids.length, ...counts };
}
