/**
 * The starter way to a starting company: everyone chooses his whole, then all are shown at once. DECISIONS B15, D8
 *
 * Not    the character draft, which is the standard way (set-up.ts).
 * Keeps  a company stays hidden until all have chosen; whom two have chosen goes into the play decks of both.
 */

import { again, firstIn, idOf, Kind, move, place, say, sizeOf } from '@westmarch/kernel';
import { ask, engine, printed, step } from '../engine.ts';
import { isSame } from '../rules/cards/identity.ts';
import { leaveFor } from '../rules/characters/beginning.ts';
import { firstCompany, joinCompany } from '../rules/companies/company.ts';
import { sideOf } from '../rules/sides.ts';
import { type S, Zone } from '../state.ts';
import { MOST_MIND } from './draft.ts';

const chosenBy = (s: S, player: number): number => place(s, Zone.chosen, player);

function mindOf(s: S, player: number): number {
  let total = 0;
  for (let c = firstIn(s, chosenBy(s, player)); c !== 0; c = s.card.next[c]) total += printed.mind(s, c);
  return total;
}

/** Another player has chosen a copy. */
function isDoubled(s: S, player: number, card: number): boolean {
  for (let p = 1; p <= s.layout.sizes.players; p++) {
    if (p === player) continue;
    for (let c = firstIn(s, chosenBy(s, p)); c !== 0; c = s.card.next[c]) if (isSame(s, c, card)) return true;
  }
  return false;
}

function showAll(s: S): void {
  const players = s.layout.sizes.players;
  for (let p = 1; p <= players; p++)
    for (let c = firstIn(s, chosenBy(s, p)); c !== 0; c = s.card.next[c])
      s.card.mark[c] = isDoubled(s, p, c) ? 1 : 0;
  for (let p = 1; p <= players; p++)
    for (let c = firstIn(s, chosenBy(s, p)); c !== 0; c = firstIn(s, chosenBy(s, p)))
      if (s.card.mark[c] === 1) move(s, c, place(s, Zone.deck, p));
      else joinCompany(s, c, firstCompany(p));
}

export const revealTogether = engine.procedure('starting companies', { player: idOf('player') })({
  nextPlayer: step('ME-SETUP-008', (s, f) => {
    f.player++;
    return f.player > s.layout.sizes.players ? f.go('show') : undefined;
  }),
  choose: ask('ME-SETUP-008', {
    who: (_s, f) => f.player,
    say: (s, f) =>
      say`Choose a character for your starting company (mind ${mindOf(s, f.player)} of ${MOST_MIND} so far), or be done`,
    options(s, f, o) {
      const already = sizeOf(s, chosenBy(s, f.player));
      if (already === sideOf(s, f.player).startsWith) return;
      const left = MOST_MIND - mindOf(s, f.player);
      for (let c = firstIn(s, place(s, Zone.pool, f.player)); c !== 0; c = s.card.next[c])
        if (leaveFor(s, f.player, c) === 0 && printed.mind(s, c) <= left) o.card(c);
      if (o.count > 0 && already > 0) o.pass();
    },
    describe: (_s, _f, option) => (option.kind === Kind.pass ? say`Done` : undefined),
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      move(s, option.a, chosenBy(s, f.player));
      return again;
    },
  }),
  goOn: step('', (_s, f) => f.go('nextPlayer')),
  show: step('ME-DECK-4000', (s) => showAll(s)),
});
