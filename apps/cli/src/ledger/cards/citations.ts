/**
 * Which abilities of which cards passing tests cite, in their titles.
 *
 *   [TD-42] …      of a card with one ability: that one; of a card with several: one of them
 *   [TD-42/2] …    its second ability
 *
 * Keeps  a card counts when each of its abilities is cited: by its number, or because as many tests cite the card as it
 *        has abilities. A later printing is the same card.
 */
import type { CardInPool } from '@westmarch/meccg';
import type { TestRun } from '../tests.ts';

export type { CardInPool };

export interface CardStanding {
  readonly id: string;
  readonly printings: readonly string[];
  readonly tests: number;
  /** Abilities that no test cites, by number, each with its sentence. */
  readonly uncited: readonly { readonly ability: number; readonly says: string }[];
}
export interface CardCitations {
  readonly cards: readonly CardStanding[];
  /** Tests that cite a card or an ability that is not there. */
  readonly complaints: readonly string[];
}

interface Cited {
  readonly tests: Set<string>;
  readonly abilities: Set<number>;
}

/** Ids in brackets, each with the number of an ability or none. */
export function cardsCited(title: string, idOf: RegExp): { id: string; ability: number }[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inner]) =>
    inner.split(/[\s,]+/).flatMap((word) => {
      const [id, ability = '0'] = word.split('/');
      return idOf.test(id) ? [{ id, ability: Number(ability) }] : [];
    }),
  );
}

export function cardCitations(
  tests: readonly TestRun[],
  pool: readonly CardInPool[],
  idOf: RegExp,
): CardCitations {
  const cards = new Map(pool.flatMap((card) => [card.id, ...card.printings].map((id) => [id, card])));
  const cited = new Map<CardInPool, Cited>(
    pool.map((card) => [card, { tests: new Set(), abilities: new Set() }]),
  );
  const complaints: string[] = [];
  for (const { title, file, passed } of tests)
    for (const { id, ability } of cardsCited(title, idOf)) {
      const card = cards.get(id);
      const found = card === undefined ? undefined : cited.get(card);
      if (card === undefined || found === undefined)
        complaints.push(`${file}: "${title}" cites ${id}, which is in no pool`);
      else if (!(ability >= 0 && ability <= card.abilities.length))
        complaints.push(`${file}: "${title}" cites ${id}/${ability}; it has ${card.abilities.length}`);
      else if (passed) {
        found.tests.add(`${file} ${title}`);
        if (ability > 0) found.abilities.add(ability);
      }
    }
  return { cards: [...cited].map(([card, found]) => standing(card, found)), complaints };
}

function standing(
  { id, printings, abilities }: CardInPool,
  { tests, abilities: numbers }: Cited,
): CardStanding {
  const enough = tests.size >= abilities.length;
  const uncited = abilities
    .map((says, i) => ({ ability: i + 1, says }))
    .filter(({ ability }) => !enough && !numbers.has(ability));
  return { id, printings, tests: tests.size, uncited };
}
