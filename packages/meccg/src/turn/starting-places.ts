/**
 * Where the starting companies stand: one place for all, one or two of two, or any of many. ME-SETUP-013..016, 018, 4000
 *
 * Keeps  a site that everybody knows lies there from the beginning; where there is a choice it is made when the characters
 *        are known, or when a card needs it (ME-SETUP-017).
 */
import { again, finish, idOf, Kind, type Options, ofCard, say } from '@westmarch/kernel';
import { ask, engine } from '../engine.ts';
import { sites } from '../map/map.ts';
import { countOf, firstCompany, firstOf, joinCompany, newCompany } from '../rules/companies/company.ts';
import { lairOfPlayer } from '../rules/dragons/lair.ts';
import { sideOf } from '../rules/sides.ts';
import { isAvailable, layOpen, takeSite } from '../rules/sites/sites.ts';
import { startingSites } from '../rules/sites/starting-sites.ts';
import type { S } from '../state.ts';

/** Those of his side; a Dragon's lair. ME-DRAGON-4011 */
const startsOf = (s: S, player: number): readonly number[] =>
  sideOf(s, player).livesInLair ? [lairOfPlayer(s, player)] : startingSites(sideOf(s, player));
/** The sites where he could begin, as numbers. */
export function offerStarts(s: S, player: number, o: Options): void {
  const starts = startsOf(s, player);
  for (let i = 0; i < starts.length; i++) if (isAvailable(s, player, starts[i])) o.number(starts[i]);
}
/** The next of his sites that are written, from a place in their list on; 0: there is none. */
function nextStart(s: S, player: number, from: number): number {
  const starts = startsOf(s, player);
  for (let i = from; i < starts.length; i++) if (isAvailable(s, player, starts[i])) return starts[i];
  return 0;
}

/** A company stands at a site card from now on. */
export function layStart(s: S, company: number, site: number): void {
  const card = takeSite(s, s.company.player[company], site, company);
  layOpen(s, card);
  s.company.site[company] = card;
}
export const isPlaced = (s: S, player: number): boolean => s.company.site[firstCompany(player)] !== 0;

/** Everyone has a company; where there is no choice, its site too. */
export function openCompanies(s: S): void {
  for (let p = 1; p <= s.layout.sizes.players; p++) {
    const company = newCompany(s, p, 0);
    if (startsOf(s, p).length === 1) layStart(s, company, startsOf(s, p)[0]);
  }
}

/** Some at one site, some at the other. */
const BOTH = 0;

export const startingPlaces = engine.procedure('starting places', { player: idOf('player') })({
  where: ask('ME-SETUP-014 ME-SETUP-015 ME-SETUP-016 ME-SETUP-4000', {
    who: (_s, f) => f.player,
    say: () => say`Where do you begin?`,
    options(s, f, o) {
      if (isPlaced(s, f.player)) return;
      offerStarts(s, f.player, o);
      const isPair = sideOf(s, f.player).startRegions.length === 0;
      if (isPair && o.count > 1 && countOf(s, firstCompany(f.player)) > 1) o.choice(BOTH);
    },
    describe: (_s, _f, option) =>
      option.kind === Kind.choice
        ? say`Two companies, one at each`
        : say`${sites[option.a]?.name ?? ''} (${sites[option.a]?.alignment ?? ''})`,
    choose(s, f, option) {
      const first = firstCompany(f.player);
      if (option.kind === Kind.number) {
        layStart(s, first, option.a);
        return finish;
      }
      const site = nextStart(s, f.player, 0);
      layStart(s, first, site);
      const other = nextStart(s, f.player, startsOf(s, f.player).indexOf(site) + 1);
      layStart(s, newCompany(s, f.player, 0), other);
      return undefined;
    },
  }),
  who: ask('ME-SETUP-014 ME-SETUP-015 ME-SETUP-018', {
    who: (_s, f) => f.player,
    say: (s, f) => say`Who begins at ${ofCard(s.company.site[firstCompany(f.player) + 1])}?`,
    options(s, f, o) {
      const first = firstCompany(f.player);
      if (s.company.player[first + 1] === 0 || countOf(s, first) < 2) return;
      for (let c = firstOf(s, first); c !== 0; c = s.card.next[c]) o.card(c);
      if (countOf(s, first + 1) > 0) o.pass();
    },
    describe: (_s, _f, option) => (option.kind === Kind.pass ? say`Nobody else` : undefined),
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      joinCompany(s, option.a, firstCompany(f.player) + 1);
      return again;
    },
  }),
});
