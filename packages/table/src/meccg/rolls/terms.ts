/**
 * The terms of a roll in words: the dice, everything that is added with its cause, and what must be exceeded.
 *
 * Keeps  what is told adds up: a part whose cause is not known is told as such, and never left out.
 */
import { meccg, type RollTerm, termsNow } from '@westmarch/meccg';
import { minus } from '../../words.ts';
import { isOpen } from '../open.ts';
import type { MeccgSeat } from '../seat.ts';

/** A number and what it is for. */
export interface Told {
  readonly by: number;
  readonly source: string;
  readonly card: number;
}

/** What a term is called: by its card, or by its reason and whose it is. */
export function called(seat: MeccgSeat, card: number, why: string): string {
  if (card === 0) return why;
  const name = isOpen(seat.view, card) ? seat.card(card) : 'a card';
  return why === '' ? name : `${why} of ${name}`;
}

/** A value of the rules taken apart: what it is by itself, and each card that changes it. */
function apart(seat: MeccgSeat, { by, why, value }: RollTerm): Told[] {
  if (value === null) return [];
  const { base, terms } = meccg.whyValue(seat.view, value.attribute, value.row, value.against);
  const told = new Map<number, number>();
  for (const { source, before, after } of terms) told.set(source, (told.get(source) ?? 0) + after - before);
  const all: Told[] = [
    { by: base, source: why, card: 0 },
    ...[...told].map(([card, n]) => ({
      by: n,
      source: card === value.row ? 'by his own text' : called(seat, card, ''),
      card,
    })),
  ];
  const rest = by - all.reduce((sum, one) => sum + one.by, 0);
  return [...all, { by: rest, source: 'other effects', card: 0 }];
}

/** Each term with its cause; those that come to nothing are not told. */
export const inCauses = (seat: MeccgSeat, terms: readonly RollTerm[]): Told[] =>
  terms
    .flatMap((term) =>
      term.value === null
        ? [{ by: term.by, source: called(seat, term.card, term.why), card: term.card }]
        : apart(seat, term),
    )
    .filter(({ by }) => by !== 0);

const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

export interface Sum {
  readonly sum: number;
  readonly told: string;
}
/** "8 + 4 prowess − 3 staying untapped = 9": the dice, every term that counts, and the sum. */
function sumOf(first: number, terms: readonly Told[]): Sum {
  const sum = terms.reduce((all, { by }) => all + by, first);
  const told = [`${first}`, ...terms.map(({ by, source }) => `${signed(by)} ${source}`)].join(' ');
  return { sum, told: terms.length === 0 ? told : `${told} = ${minus(sum)}` };
}

/** The roll that is being told, with what the rules have added in all. */
export function diceTold(seat: MeccgSeat, dice: number, added: number): Sum {
  const terms = inCauses(seat, termsNow().terms);
  const rest = added - terms.reduce((all, { by }) => all + by, 0);
  return sumOf(dice, rest === 0 ? terms : [...terms, { by: rest, source: 'other effects', card: 0 }]);
}

/** What must be exceeded: the number, and in brackets what it is made of, where that is more than one thing. */
export function neededTold(seat: MeccgSeat): { readonly number: number; readonly told: string } {
  const { needed } = termsNow();
  const number = needed.reduce((all, { by }) => all + by, 0);
  const parts = inCauses(seat, needed);
  if (parts.length < 2) return { number, told: minus(number) };
  const [first, ...more] = parts;
  const made = [
    `${minus(first.by)}${first.source === '' ? '' : ` ${first.source}`}`,
    ...more.map(({ by, source }) => `${signed(by)} ${source}`),
  ].join(' ');
  return { number, told: `${minus(number)} (${made})` };
}
