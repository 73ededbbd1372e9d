/** The end of a game in words. */
import { councilPoints, sideOf, solitaryPoints } from '@westmarch/meccg';
import { capital } from '../words.ts';
import type { MeccgSeat } from './seat.ts';

function reason(seat: MeccgSeat, loser: number): string {
  return seat.view.player.avatarLost[loser] === 1 && seat.view.global.avatarLoss === 0
    ? `${seat.whose(loser)} ${sideOf(seat.view, loser).avatar} is lost`
    : '';
}

/** Of solitaire: the points are the score. */
function endAlone(seat: MeccgSeat, won: boolean): string {
  const { turn } = seat.view.global;
  const score = `${solitaryPoints(seat.view)} marshalling points after ${turn} ${turn === 1 ? 'turn' : 'turns'}`;
  const why = reason(seat, 1);
  return `${capital(seat.does(1, won ? 'win' : 'lose'))}${why === '' ? '' : `: ${why}`}. ${score}.`;
}

export function end(seat: MeccgSeat, outcomes: readonly ('won' | 'lost' | 'drawn')[]): string {
  if (seat.view.global.solitaire === 1) return endAlone(seat, outcomes[0] === 'won');
  const totals = seat.players.map((_name, i) => councilPoints(seat.view, i + 1));
  const won = outcomes.indexOf('won');
  if (won < 0) return `The game is drawn, ${totals.join(' to ')}.`;
  const points = [totals[won], ...totals.filter((_total, i) => i !== won)].join(' to ');
  // Where several lost, each may have lost otherwise.
  const lost = outcomes.flatMap((outcome, i) => (outcome === 'lost' ? [i + 1] : []));
  const why = lost.length === 1 ? reason(seat, lost[0]) : '';
  const winner = won + 1 === seat.you ? 'You win' : `${capital(seat.player(won + 1))} wins`;
  return why === ''
    ? `${winner}, ${points} at the ${sideOf(seat.view, won + 1).council}.`
    : `${winner}: ${why}. Points: ${points}.`;
}
