/**
 * Revealing one's avatar, and losing him: the game, 5 points, or one's seat, as the option says. ME-END-009, 010, ME-MP-4004, DECISIONS B12, D6
 *
 * Keeps  whoever is out of a game that goes on has nothing in play, so that nobody is asked for him any more.
 */
import { seatsLeft } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { Phase, type S } from '../../state.ts';
import { companyOf, Kind as Type, takeAway } from '../cards/cards.ts';
import { isSame } from '../cards/identity.ts';
import { endIfEmpty, firstCompany, lastCompany } from '../companies/company.ts';
import { lastTurnsBegin } from '../optional/avatar-death.ts';
import { nextSeat } from '../seating.ts';
import { sideOf } from '../sides.ts';

export const AvatarLoss = { lose: 0, minus5: 1, eliminated: 2 } as const;

/** He stands for his player from now on. */
export function reveal(s: S, player: number, card: number): void {
  s.player.avatar[player] = card;
  const { ofTheNine, livesInLair } = sideOf(s, player);
  if (ofTheNine || livesInLair) s.player.revealed[player] = s.card.def[card];
}
/** Whoever else is the same leaves when he comes. ME-AVATAR-003, 507, ME-RW-500 */
export function driveOut(s: S, card: number): void {
  for (let c = s.kernel.liveFirst; c !== 0; ) {
    const goes = c !== card && isSame(s, c, card);
    const company = goes ? companyOf(s, c) : 0;
    if (goes) takeAway(s, c);
    if (company !== 0) endIfEmpty(s, company);
    c = goes ? s.kernel.liveFirst : s.card.liveNext[c];
  }
}

/** All that is his leaves with him; his sites go with their companies. */
function leaveGame(s: S, player: number): void {
  for (let c = s.kernel.liveFirst; c !== 0; ) {
    const goes = s.card.owner[c] === player && printed.kind(s, c) !== Type.site;
    if (goes) takeAway(s, c);
    c = goes ? s.kernel.liveFirst : s.card.liveNext[c];
  }
  for (let company = firstCompany(player); company <= lastCompany(player); company++) endIfEmpty(s, company);
}

/** He is out of the game, which goes on if two or more are left. */
function lose(s: S, player: number): void {
  s.player.outcome[player] = 2;
  if (seatsLeft(s) > 1) return leaveGame(s, player);
  s.player.outcome[nextSeat(s, player)] = 1;
  s.kernel.over = 1;
}

export function loseAvatar(s: S, player: number): void {
  s.player.avatarLost[player] = 1;
  if (s.global.avatarLoss === AvatarLoss.minus5) s.player.penalty[player] += 5;
  // Before the Council all check first: if every Wizard falls, nobody wins. ME-END-9000
  else if (s.global.phase !== Phase.council) lose(s, player);
  lastTurnsBegin(s);
}
