/** Which cards can be played, and what is still missing of them. */
import { pool } from './cards/pool.ts';
import { siteRules } from './cards/sites.ts';
import { heroSites } from './facts/sites.ts';

export type CardStatus = 'implemented' | 'partial' | 'missing';

const status = new Map<string, CardStatus>();
// A site with a rule of its own is partial until that rule is in force.
for (const site of heroSites)
  status.set(site.id, site.hasRule && siteRules[site.id] === undefined ? 'partial' : 'implemented');
for (const { id, text } of pool) {
  const whole = (text.abilities ?? []).every((ability) => ability.type !== 'unimplemented');
  status.set(id, whole ? 'implemented' : 'partial');
}

/** Partial: it can be played, but something of its text is missing. */
export const cardStatus = (id: string): CardStatus => status.get(id) ?? 'missing';
