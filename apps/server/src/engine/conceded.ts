/** How a game ended in which somebody conceded. */
import type { Result } from '@westmarch/protocol';

/**
 * Whoever conceded has lost. One who is left alone has won. Otherwise it stands as it was played,
 * unless a bot won it for someone who had conceded: then those who stayed share it.
 */
export function concededResult(
  names: readonly string[],
  conceded: readonly number[],
  viewer: number,
  played: Result | null,
): Result {
  const stayed = names.map((_name, i) => i + 1).filter((seat) => !conceded.includes(seat));
  const alone = stayed.length === 1;
  const shared =
    played?.outcomes.some((outcome, i) => outcome === 'won' && conceded.includes(i + 1)) ?? false;
  const outcomes = names.map((_name, i) => {
    if (conceded.includes(i + 1)) return 'lost';
    if (alone) return 'won';
    return shared ? 'drawn' : (played?.outcomes[i] ?? 'drawn');
  });
  const called = (seat: number, you: string, they: string): string =>
    seat === viewer ? `You ${you}` : `${names[seat - 1]} ${they}`;
  const words = conceded.map((seat) => `${called(seat, 'conceded', 'conceded')}.`);
  if (alone) words.push(`${called(stayed[0], 'win', 'wins')}.`);
  else if (!shared && played !== null) words.push(played.text);
  else if (played === null) words.push('The others share the game.');
  return { outcomes, text: words.join(' ') };
}
