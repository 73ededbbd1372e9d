/** A card in the title of a test, so that the ledger counts it: "[1_299] Hobbit Sword". */
import { pool } from '../../src/cards/pool.ts';

const ids = new Map(pool.map(({ id, facts }) => [facts.name, id]));

export function cited(name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`No card of the pool is called "${name}".`);
  return `[${id}] ${name}`;
}
