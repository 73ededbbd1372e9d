/** The Balrog: what is won at sites, and cannot be duplicated on a given one. */
import { describe, expect } from 'vitest';
import { balrog, host } from '../../../balrog.ts';
import { Bob, company, offers, scenario } from '../../../table.ts';

describe('“Cannot be duplicated on a given site”', () => {
  const FLAME = 'Eddy in Fate’s Tide';
  for (const [id, name, site, elsewhere, who] of [
    ['BA-50', 'Breach the Hold', 'The Drowning-deeps', 'The Rusted-deeps', 'The Balrog'],
    ['BA-72', 'People Diminished', 'Bree', 'Edoras', 'Umagaur'],
    ['BA-74', 'Roots of the Earth', 'The Under-grottos', 'The Under-vaults', 'The Balrog'],
  ] as const) {
    const lying = (here: readonly string[], there: readonly string[]) => {
      const on = (cards: readonly string[]) =>
        cards.map((card, i) => ({ card, owner: 'Ann', as: `old ${i}` }));
      const companies = [
        { ...host(site, who), onSite: on(here) },
        { ...company(elsewhere, 'Gorbag'), onSite: on(there) },
      ];
      const hand = [{ card: name, as: 'new' }];
      return { phase: 'at the site', company: 'host', players: { Ann: balrog({ hand, companies }), Bob } };
    };
    scenario(`[${id}/1] ${name} where it lies already: not`, (t) => {
      t.given(lying([name], []));
      expect(offers(t, 'new: in')).toBe(false);
    });
    scenario(`[${id}/1] ${name} while it lies at another site`, (t) => {
      t.given(lying([], [name]));
      expect(offers(t, 'new: in')).toBe(true);
    });
    scenario(`[${id}/1] ${name} where something else lies`, (t) => {
      t.given(lying([FLAME], []));
      expect(offers(t, 'new: in')).toBe(true);
    });
  }
});
