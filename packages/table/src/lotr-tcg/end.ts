/** The end of a game in words. */
import { isIn, valueOf } from '@westmarch/kernel';
import { LAST_SITE, resistance, Zone } from '@westmarch/lotr-tcg';
import { capital } from '../words.ts';
import type { LotrSeat } from './seat.ts';

/** What became of a loser's Ring-bearer; empty where he fell earlier, and all his cards with him. */
function fall(seat: LotrSeat, loser: number): string {
  const bearer = seat.view.player.ringBearer[loser];
  if (bearer === 0) return '';
  if (isIn(seat.view, bearer, Zone.dead)) return `${seat.whose(loser)} Ring-bearer is dead`;
  return valueOf(seat.view, resistance, bearer) === 0 ? `${seat.whose(loser)} Ring-bearer is corrupted` : '';
}

export function end(seat: LotrSeat, outcomes: readonly ('won' | 'lost' | 'drawn')[]): string {
  const won = outcomes.indexOf('won') + 1;
  if (won === 0) return 'The game is drawn.';
  const winner = won === seat.you ? 'You win' : `${capital(seat.player(won))} wins`;
  // Nobody else's Ring-bearer can fall while he is at the end of his own way.
  if (seat.view.player.site[won] === LAST_SITE && seat.view.global.active === won)
    return `${winner}: ${seat.fellowship(won)} has survived to ${seat.site(LAST_SITE)}.`;
  const falls = seat.players.map((_name, i) => fall(seat, i + 1)).filter((text) => text !== '');
  return falls.length === 0 ? `${winner}: nobody else is left.` : `${winner}: ${falls[0]}.`;
}
