/**
 * Tournament points of one game, for both players. ME-TOURN-4012, 4013, 4015, 4021..4023, 4035, 4036
 *
 * Keeps  a tie is three points each: the older way to break it is superseded (ME-TOURN-4023).
 */
import type { Format } from './formats.ts';

/** How a game ended, as seen from the first of the two. */
export type Ending =
  | { readonly by: 'points'; readonly own: number; readonly other: number }
  | { readonly by: 'The One Ring'; readonly winner: 'own' | 'other' }
  /** Of a scenario: who has met its conditions; otherwise the ranks that both have reached. ME-TOURN-4035, 4036 */
  | {
      readonly by: 'scenario';
      readonly met: 'own' | 'other' | 'nobody';
      readonly own: number;
      readonly other: number;
    }
  /** The other stalled, left or cheated: he who did not has the most that his deck can earn. */
  | { readonly by: 'forfeit'; readonly winner: 'own' | 'other'; readonly aimsAtRing: boolean };

export interface Points {
  readonly own: number;
  readonly other: number;
}

const TIE = 3;
const MOST = 6;
/** What the loser has beside a win of so many points. */
const CONSOLATION: Readonly<Record<number, number>> = { 4: 2, 5: 1 };

const DOUBLE = 2;
const HALF_MORE = 1.5;
/** A win by marshalling points: the better the ratio, the more. Less than nothing is nothing. ME-TOURN-4021, 4022 */
function pointsOfWin(more: number, less: number): number {
  if (less <= 0) return MOST;
  const ratio = more / less;
  return ratio >= DOUBLE ? MOST : ratio >= HALF_MORE ? MOST - 1 : MOST - 2;
}

const given = (winner: 'own' | 'other', won: number, lost: number): Points =>
  winner === 'own' ? { own: won, other: lost } : { own: lost, other: won };

export function tournamentPoints({ oneRing }: Format, ending: Ending): Points {
  if (ending.by === 'The One Ring') return given(ending.winner, oneRing, 0);
  if (ending.by === 'scenario') return scenarioPoints(ending.met, ending);
  if (ending.by === 'forfeit') return given(ending.winner, ending.aimsAtRing ? oneRing : MOST, 0);
  const own = Math.max(0, ending.own);
  const other = Math.max(0, ending.other);
  if (own === other) return { own: TIE, other: TIE };
  const won = pointsOfWin(Math.max(own, other), Math.min(own, other));
  return given(own > other ? 'own' : 'other', won, CONSOLATION[won] ?? 0);
}

/** A game of a scenario event: whether its conditions were met, or else the ranks in it. ME-TOURN-4035, 4036 */
export function scenarioPoints(met: 'own' | 'other' | 'nobody', ranks: Points): Points {
  if (met !== 'nobody') return given(met, MOST, 0);
  if (ranks.own === ranks.other) return { own: TIE, other: TIE };
  return given(ranks.own > ranks.other ? 'own' : 'other', TIE + 1, TIE - 1);
}

/** A player with a bye has fewer the later it comes. ME-TOURN-4018 */
export const pointsOfBye = (round: number): number => Math.max(1, MOST + 1 - round);
