/** What happens next at a table without anyone: a bot's choice, or an answer for a player who wants it so. */
import type { Ask, Done, Summary, TableEvent } from '../engine/requests.ts';
import type { TableRow } from '../store/table-rows.ts';
import { persons } from './seating.ts';
import type { Pace } from './table-parts.ts';

export type ByItself = Omit<Ask<'bot'>, 'viewers'> | Omit<Ask<'choose'>, 'viewers'>;

/** `away`: he who is asked is out of time, and a bot stands in for him. */
export function nextByItself(row: TableRow, summary: Summary, away: boolean): ByItself | null {
  const { id: table } = row;
  const { v, asked, bot } = summary;
  if (bot) return { op: 'bot', table, v };
  if (away) return { op: 'bot', table, v, standIn: true };
  const index = summary.answer === undefined ? answerOfEarlier(row, summary) : summary.answer;
  return index === null ? null : { op: 'choose', table, v, seat: asked, index, auto: true };
}

/** An engine of an earlier version knows offers and passing, and nothing of what players wish. */
function answerOfEarlier({ seats }: TableRow, { asked, offer }: Summary): number | null {
  if (asked === 0 || offer === null) return null;
  const { full, mine, others } = seats[asked - 1].stops;
  return full || (offer.active === asked ? mine : others).includes(offer.phase) ? null : offer.pass;
}

/**
 * How long after a choice it is told, at least. Where other persons play, what was answered for one of them on the way
 * must not be seen by how long it took; so everything after which somebody else could have been asked takes as long.
 * It hangs on nothing but what everyone can see: who chose, and who must choose what kind of thing now.
 */
function beatOf(
  { seats }: TableRow,
  { seat, auto }: Pick<TableEvent, 'auto' | 'seat'>,
  { asked, offer }: Summary,
  beat: number,
): number {
  // In the midst of one thing that he does, or of a plan that he carries out.
  const goesOn = asked === seat && (offer === null || auto);
  return persons(seats).length < 2 || goesOn ? 0 : beat;
}

/** Waits so long after a choice that was begun then. */
export async function evenly(
  row: TableRow,
  { event, summary }: Exclude<Done, { refused: string }>,
  began: number,
  beat: number,
): Promise<void> {
  if (event.kind !== 'choice') return;
  const left = began + beatOf(row, event, summary, beat) - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

/** How long a bot thinks, and an answer that is given for somebody out of turn: nobody waits for that among bots. */
export const pauseBefore = ({ seats }: TableRow, { op }: ByItself, { bot, pass }: Pace): number =>
  op === 'bot' ? bot : persons(seats).length > 1 ? pass : 0;
