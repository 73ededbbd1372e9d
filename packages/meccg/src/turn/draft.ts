/**
 * The character draft: everyone reveals his next choice at the same time, until he has enough or stops. ME-DRAFT
 *
 * Owns   rounds, what may be revealed in them, and what comes of it.
 * Not    what stands beside characters (starting-cards.ts), or where they begin (starting-places.ts).
 * Keeps  picks of a round stay hidden until both have made theirs (ME-DRAFT-002); whoever has stage resources stops only
 *        when he has tried them all (ME-STAGE-003).
 */
import { call, firstIn, idOf, Kind, move, place, say } from '@westmarch/kernel';
import { ask, engine, printed, step } from '../engine.ts';
import { sites } from '../map/map.ts';
import { hasKeyword } from '../rules/cards/cards.ts';
import { isSame } from '../rules/cards/identity.ts';
import { canPlayUnique } from '../rules/cards/unique.ts';
import { isRevealed, leaveFor, NOBODY } from '../rules/characters/beginning.ts';
import { countOf, firstCompany, joinCompany } from '../rules/companies/company.ts';
import { seatBefore } from '../rules/seating.ts';
import { sideOf } from '../rules/sides.ts';
import { type S, Zone } from '../state.ts';
import { beginWith, hasStageLeft, mayReveal, takeTurn, takeUp } from './starting-cards.ts';
import { isPlaced, layStart, offerStarts } from './starting-places.ts';

/** What the minds of a starting company may total. ME-DRAFT-007 */
export const MOST_MIND = 20;

const poolOf = (s: S, player: number): number => place(s, Zone.pool, player);
const handOf = (s: S, player: number): number => place(s, Zone.hand, player);
const inDraft = (s: S, player: number): boolean => s.player.done[player] === 0;

const fitsDraft = (s: S, player: number, card: number): boolean =>
  countOf(s, firstCompany(player)) < sideOf(s, player).startsWith &&
  leaveFor(s, player, card) !== NOBODY &&
  // Whom another has revealed before cannot be revealed any more. ME-DRAFT-004
  canPlayUnique(s, card) &&
  s.player.draftMind[player] + printed.mind(s, card) <= MOST_MIND;

/** He may lay open where he begins, so that what needs his site can be tried. ME-SETUP-017 */
const mayShowStart = (s: S, player: number): boolean => !isPlaced(s, player) && hasStageLeft(s, player);

function canReveal(s: S, player: number): boolean {
  for (let c = firstIn(s, handOf(s, player)); c !== 0; c = s.card.next[c])
    if (mayReveal(s, player, c)) return true;
  return false;
}
function canPick(s: S, player: number): boolean {
  if (mayShowStart(s, player) || canReveal(s, player)) return true;
  for (let c = firstIn(s, poolOf(s, player)); c !== 0; c = s.card.next[c])
    if (fitsDraft(s, player, c)) return true;
  return false;
}
const mayStop = (s: S, player: number): boolean =>
  countOf(s, firstCompany(player)) > 0 &&
  !mayShowStart(s, player) &&
  !(hasStageLeft(s, player) && canReveal(s, player));

function anyInDraft(s: S): boolean {
  for (let p = 1; p <= s.layout.sizes.players; p++) if (inDraft(s, p)) return true;
  return false;
}

/** Somebody else has picked the same: what is unique nobody has. ME-DRAFT-003, 4004 */
function isDoubled(s: S, player: number, card: number): boolean {
  if (!hasKeyword(s, card, 'unique')) return false;
  for (let q = 1; q <= s.layout.sizes.players; q++)
    if (q !== player && s.player.pick[q] !== 0 && isSame(s, s.player.pick[q], card)) return true;
  return false;
}

/** A character joins, with the card by which he may. */
function admit(s: S, player: number, card: number): void {
  const leave = leaveFor(s, player, card);
  joinCompany(s, card, firstCompany(player));
  s.player.draftMind[player] += printed.mind(s, card);
  if (leave > 0) move(s, leave, place(s, Zone.on, card));
}

/** Everyone's pick is shown at once; the same character twice is set aside by both. ME-DRAFT-003, 004 */
function reveal(s: S): void {
  const n = s.layout.sizes.players;
  for (let p = 1; p <= n; p++) {
    const card = s.player.pick[p];
    if (card !== 0) s.card.mark[card] = isDoubled(s, p, card) ? 1 : 0;
  }
  for (let p = 1; p <= n; p++) {
    const card = s.player.pick[p];
    if (s.player.stops[p] === 1) s.player.done[p] = 1;
    s.player.stops[p] = 0;
    if (card === 0 || (isRevealed(s, card) && s.card.mark[card] === 0)) continue;
    s.player.pick[p] = 0;
    if (s.card.mark[card] === 1) move(s, card, place(s, Zone.aside, p));
    else admit(s, p, card);
    s.card.mark[card] = 0;
  }
  // What is called last comes first.
  for (let p = n; p >= 1; p--) {
    if (s.player.pick[p] !== 0) call(s, beginWith, p, s.player.pick[p]);
    s.player.pick[p] = 0;
  }
}

/** With more than two players each choice is shown as it is made, and they go round against the turns. ME-DRAFT-4000 */
const isManyDraft = (s: S): boolean => s.layout.sizes.players > 2;
/** The next who is in the draft, on the right of one. */
function onTheRight(s: S, player: number): number {
  let p = player;
  do p = seatBefore(s, p);
  while (!inDraft(s, p) && p !== player);
  return p;
}

export const draft = engine.procedure('character draft', { player: idOf('player') })({
  whoBegins: step('ME-DRAFT-4000', (s, f) => {
    // Who has rolled lowest sits on the right of who has rolled highest. ME-MP-4010
    if (isManyDraft(s)) f.player = s.global.active;
  }),
  begin: step('ME-DRAFT-005', (s) => {
    for (let p = 1; p <= s.layout.sizes.players; p++) {
      takeUp(s, p);
      takeTurn(s, p);
      if (!canPick(s, p)) s.player.done[p] = 1;
    }
  }),
  nextPlayer: step('ME-DRAFT-002 ME-DRAFT-006 ME-DRAFT-4000', (s, f) => {
    if (isManyDraft(s)) {
      f.player = onTheRight(s, f.player);
      takeTurn(s, f.player);
      return undefined;
    }
    f.player++;
    if (f.player > s.layout.sizes.players) {
      reveal(s);
      return f.go('settle');
    }
    takeTurn(s, f.player);
    return undefined;
  }),
  pick: ask('ME-DRAFT-001 ME-DRAFT-002 ME-DRAFT-005 ME-DRAFT-007', {
    who: (_s, f) => f.player,
    say: (s, f) =>
      say`Reveal a character for your starting company (mind ${s.player.draftMind[f.player]} of ${MOST_MIND} so far), or stop`,
    options(s, f, o) {
      if (!inDraft(s, f.player)) return;
      for (let c = firstIn(s, poolOf(s, f.player)); c !== 0; c = s.card.next[c])
        if (fitsDraft(s, f.player, c)) o.card(c);
      for (let c = firstIn(s, handOf(s, f.player)); c !== 0; c = s.card.next[c])
        if (mayReveal(s, f.player, c)) o.card(c);
      if (mayShowStart(s, f.player)) o.choice(0);
      if (mayStop(s, f.player)) o.pass();
    },
    describe: (_s, _f, option) =>
      option.kind === Kind.pass
        ? say`Stop`
        : option.kind === Kind.choice
          ? say`Lay open where you begin`
          : undefined,
    choose(s, f, option) {
      if (option.kind === Kind.choice) return f.go('where');
      if (option.kind === Kind.pass) s.player.stops[f.player] = 1;
      else s.player.pick[f.player] = option.a;
      return undefined;
    },
  }),
  goOn: step('ME-DRAFT-4000', (s, f) => {
    if (!isManyDraft(s)) return f.go('nextPlayer');
    reveal(s);
    return f.go('settle');
  }),
  where: ask('ME-SETUP-016 ME-SETUP-017', {
    who: (_s, f) => f.player,
    say: () => say`Where do you begin?`,
    options: (s, f, o) => offerStarts(s, f.player, o),
    describe: (_s, _f, option) => say`${sites[option.a]?.name ?? ''} (${sites[option.a]?.alignment ?? ''})`,
    choose(s, f, option) {
      layStart(s, firstCompany(f.player), option.a);
      return f.go('pick');
    },
  }),
  settle: step('ME-DRAFT-005 ME-DRAFT-006', (s, f) => {
    // What one has revealed may leave another with nothing to reveal.
    for (let p = 1; p <= s.layout.sizes.players; p++) {
      takeTurn(s, p);
      if (!canPick(s, p)) s.player.done[p] = 1;
    }
    if (!isManyDraft(s)) f.player = 0;
    return anyInDraft(s) ? f.go('nextPlayer') : undefined;
  }),
});
