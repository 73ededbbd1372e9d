/** Clocks count on by themselves between two words of the server. */
import type { ClockNow } from '@westmarch/protocol';

/** What a seat has left so long after the clock was told. */
export function leftAt({ left, seat, stage, paused }: ClockNow, of: number, since: number): number {
  const runs = seat === of && !paused && (stage === 'running' || stage === 'warned');
  return Math.max(0, left[of - 1] - (runs ? since : 0));
}
