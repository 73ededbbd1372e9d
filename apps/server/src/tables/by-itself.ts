/** What happens next at a table without anyone: a bot's choice, or a pass for a player who wants it so. */
import type { Ask, Summary } from '../engine/requests.ts';
import type { TableRow } from '../store/table-rows.ts';

export type ByItself = Omit<Ask<'bot'>, 'viewers'> | Omit<Ask<'choose'>, 'viewers'>;

/** `away`: he who is asked is out of time, and a bot stands in for him. */
export function nextByItself(
  { id: table, seats }: TableRow,
  summary: Summary,
  away: boolean,
): ByItself | null {
  const { v, asked, offer, bot } = summary;
  if (bot) return { op: 'bot', table, v };
  if (away) return { op: 'bot', table, v, standIn: true };
  const { autoPass, mine, others } = seats[asked - 1].stops;
  if (offer === null || !autoPass) return null;
  if ((offer.active === asked ? mine : others).includes(offer.phase)) return null;
  return { op: 'choose', table, v, seat: asked, index: offer.pass, auto: true };
}
