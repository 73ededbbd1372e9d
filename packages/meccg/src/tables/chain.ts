/** The chain of effects: what is declared and has not resolved, and what each of it remembers. ME-CHAIN */
import { amount, count, flag, idOf } from '@westmarch/kernel';

export const chainTables = {
  /** Declared actions that have not resolved. */
  entry: {
    rows: 40,
    columns: {
      /** An ability, or 0 for an action of the rules. */
      ability: { cell: 'u16', seenBy: 'all' },
      action: count(),
      source: idOf('card'),
      player: idOf('player'),
      a: amount(),
      b: amount(),
      n: amount(),
      /** Who has the ability, where it was granted. */
      subject: idOf('card'),
      /** Which life of its source declared it. */
      life: count(),
      hazard: flag(),
      negated: flag(),
    },
  },
  /** What declared actions chose and remember, one entry after the other. */
  kept: { rows: 200, columns: { value: amount() } },
} as const;
