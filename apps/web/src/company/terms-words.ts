/** What a table agreed to, in words: the same in the lobby, in the waiting room, on an invitation and at the table. */
import type { ClockTerms, Terms } from '@westmarch/protocol';

const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;
/** "45 seconds", "2 minutes", "1 day". */
export function duration(seconds: number): string {
  if (seconds >= 86_400 && seconds % 86_400 === 0) return count(seconds / 86_400, 'day');
  if (seconds >= 3600 && seconds % 3600 === 0) return count(seconds / 3600, 'hour');
  if (seconds >= 60 && seconds % 60 === 0) return count(seconds / 60, 'minute');
  return count(seconds, 'second');
}

export function clockWords(clock: ClockTerms): string {
  if (clock.kind === 'none') return 'no clock';
  if (clock.kind === 'move') return `${duration(clock.seconds)} a choice`;
  const more = clock.increment === 0 ? '' : ` and ${duration(clock.increment)} more for each choice`;
  return `${duration(clock.seconds)} each${more}`;
}

const TAKE_BACK = {
  free: 'taking back is free',
  consent: 'taking back if the others agree',
  never: 'nothing is taken back',
} as const;

/** Everything that is agreed to; `all` false leaves out what is as usual. */
export function termsWords(
  { clock, late, grace, watch, delay, takeBack, chat }: Terms,
  all: boolean,
): readonly string[] {
  const timed = clock.kind !== 'none';
  const words = [
    ...(timed || all ? [clockWords(clock)] : []),
    ...(timed
      ? [late === 'bot' ? 'a bot stands in for who is late' : 'who is late may be claimed from']
      : []),
    ...(timed && grace !== undefined ? [`${duration(grace)} of grace after the warning`] : []),
    ...(watch && delay > 0 ? [`spectators see it ${duration(delay)} later`] : []),
    ...(watch ? (delay === 0 && all ? ['anyone may watch'] : []) : ['no spectators']),
    ...(takeBack === 'consent' && !all ? [] : [TAKE_BACK[takeBack]]),
    ...(chat ? [] : ['no chat']),
  ];
  return words;
}

/** Of MECCG: how often one goes through the deck. */
export const lengthWords = (length: number | null): string =>
  length === null ? '' : length === 1 ? 'once through the deck' : `${length} times through the deck`;

/** "12:05", "1:02:00", "2 days": what is left on a clock. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 2 * 86_400) return duration(Math.floor(seconds / 86_400) * 86_400);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
