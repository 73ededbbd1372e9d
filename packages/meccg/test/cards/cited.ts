/** A card in the title of a test, so that the ledger counts it: "[TW-244] Glamdring". */
import { pool } from '../../src/cards/pool.ts';

/** The first card of a name: places have several. */
const ids = new Map(pool.toReversed().map(({ id, facts }) => [facts.names['en'], id]));

export function cited(name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`No card of the pool is called "${name}".`);
  return `[${id}] ${name}`;
}
