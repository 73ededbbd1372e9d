/** Cards by the name you type: your own first, then what lies open. */
import type { Seat } from '@westmarch/table';
import { nearest, plain } from '../near.ts';

/** Where you can point at a card: your hand, then everything in play that you can see. */
function within(seat: Seat, held: ReadonlySet<number>): number[] {
  const s = seat.view;
  const cards: number[] = [];
  for (let c = 1; c < s.card.def.length; c++) if (s.card.def[c] !== 0 && s.card.place[c] !== 0) cards.push(c);
  const rank = (c: number): number => {
    const own = s.card.owner[c] === seat.you ? 0 : 1;
    if (s.card.live[c] === 1) return own;
    return held.has(c) ? -1 : 2 + own;
  };
  return cards.toSorted((a, b) => rank(a) - rank(b) || a - b);
}

/** The card that is meant, or a sentence that says why none is. */
export function findCard(seat: Seat, held: ReadonlySet<number>, wanted: string): number | string {
  const name = plain(wanted);
  if (name === '') return 'Say which card: for example "why Gandalf".';
  const cards = within(seat, held);
  const whole = cards.find((c) => plain(seat.card(c)) === name);
  if (whole !== undefined) return whole;
  const part = cards.find((c) => ` ${plain(seat.card(c))}`.includes(` ${name}`));
  if (part !== undefined) return part;
  // The first word of a name is what one remembers.
  const names = [...new Set(cards.map((c) => seat.card(c)))];
  const first = (full: string): string => full.split(/[ ,]/)[0];
  const near = new Set(
    nearest(wanted, [...names, ...names.map(first)]).map(
      (word) => names.find((full) => full === word || first(full) === word) ?? word,
    ),
  );
  const hint = near.size === 0 ? '' : ` Did you mean ${[...near].join(' or ')}?`;
  return `You see no card called "${wanted}" in your hand or on the table.${hint}`;
}
