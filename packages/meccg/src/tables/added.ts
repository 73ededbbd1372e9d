/**
 * Notes of what was added to a roll before it is made, and by which card. No rule asks for them; who tells of the dice
 * does. What kind of sum a note is of, and whose: the character who checks or tries, or the row of the strike.
 */
import { amount, count, idOf, oneOf } from '@westmarch/kernel';

export const addedTable = {
  added: {
    rows: 16,
    columns: {
      of: oneOf(['none', 'check', 'strike', 'attempt', 'body']),
      whom: { cell: 'u16', seenBy: 'all' },
      card: idOf('card'),
      /** Why, where the card does not say it: see the rules' list of words. */
      why: count(),
      by: amount(),
    },
  },
} as const;
