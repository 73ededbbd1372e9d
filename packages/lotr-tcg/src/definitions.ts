/** Which cards can be played, and what is still missing of them. */
import { pool } from './cards/pool.ts';

export type CardStatus = 'implemented' | 'partial' | 'missing';

const status = new Map<string, CardStatus>();
for (const { id, abilities } of pool) {
  const whole = abilities.every((ability) => ability.type !== 'unimplemented');
  status.set(id, whole ? 'implemented' : 'partial');
}

/** Partial: it can be played, but something of its text is missing. */
export const cardStatus = (id: string): CardStatus => status.get(id) ?? 'missing';
