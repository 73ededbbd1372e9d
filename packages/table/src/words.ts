/** Small words that every sentence of the table needs. */

/** "a, b and c" */
export function listOf(words: readonly string[], last = 'and'): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a full stop, unless it was cut. */
export const ended = (text: string): string => (/[.…]$/.test(text) ? text : `${text}.`);

/** "1 card", "3 cards" */
export const many = (n: number, one: string, other = `${one}s`): string => `${n} ${n === 1 ? one : other}`;

/** "+2", "−1" */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "−1" with the sign that stands in sums. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** "play", "plays": what someone else does. */
export function thirdPerson(verb: string): string {
  const [first, ...rest] = verb.split(' ');
  const irregular: Readonly<Record<string, string>> = { have: 'has', are: 'is', pass: 'passes' };
  return [irregular[first] ?? `${first}s`, ...rest].join(' ');
}
