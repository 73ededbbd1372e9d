/** The end of a game in words. */
import { councilPoints } from '@westmarch/meccg';
import { capital } from './look.ts';
import type { Seat } from './seat.ts';
import type { Session } from './session.ts';

function reason(seat: Seat, loser: number): string {
  return seat.view.player.avatarLost[loser] === 1 && seat.view.global.avatarLoss === 0
    ? `${seat.whose(loser)} Wizard is lost`
    : '';
}

export function endLines(session: Session, seat: Seat): string[] {
  const { result } = session;
  if (result === null) return [];
  const totals = seat.players.map((_name, i) => councilPoints(seat.view, i + 1, i === 0 ? 2 : 1));
  const won = result.indexOf('won');
  const score = totals.join(' to ');
  if (won < 0) return [`The game is drawn, ${score}.`];
  const lost = result.indexOf('lost') + 1;
  const why = reason(seat, lost);
  const winner = won + 1 === seat.you ? 'You win' : `${capital(seat.player(won + 1))} wins`;
  const points = won === 0 ? score : totals.toReversed().join(' to ');
  return [why === '' ? `${winner}, ${points} at the Free Council.` : `${winner}: ${why}. Points: ${points}.`];
}
