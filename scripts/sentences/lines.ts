/**
 * What every card of a game says, one line a card: kept, so that a sentence changes only where somebody meant it to.
 *
 * Owns   the form of a line, the order of lines, and how a difference is told.
 * Not    the sentences, which the games make from what cards do; the games themselves are handed in.
 * Keeps  a line depends on its card alone, and lines stand in the order of ids: two people who add cards touch
 *        different lines.
 */

interface Speaking {
  readonly id: string;
  readonly sentences: readonly string[];
}

const BETWEEN = ' | ';

export const linesOf = (cards: readonly Speaking[]): string[] =>
  cards
    .toSorted((a, b) => byId(a.id, b.id))
    .map(({ id, sentences }) => `${id}: ${sentences.join(BETWEEN)}`.trimEnd());

/** What optional rules are called and say of themselves, which is typed and not made. */
export const saidByRules = (
  rules: readonly { readonly name: string; readonly title: string; readonly about: string }[],
): Speaking[] => rules.map(({ name, title, about }) => ({ id: name, sentences: [title, about] }));

/** "1_9" before "1_10", "TW-2" before "TW-10". */
const byId = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

const idOf = (line: string): string => line.slice(0, line.indexOf(':'));

/** For each card that says something else than is kept: which, both sentences, and what to do. */
export function differences(kept: readonly string[], now: readonly string[]): string[] {
  const [before, after] = [kept, now].map((lines) => new Map(lines.map((line) => [idOf(line), line])));
  const ids = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  return ids.flatMap((id) => {
    const [was, is] = [saidBy(before?.get(id)), saidBy(after?.get(id))];
    if (was === undefined) return is === undefined ? [] : [`${id} is new: ${is.join(BETWEEN)}`];
    if (is === undefined) return [`${id} is no longer there; it said: ${was.join(BETWEEN)}`];
    return Array.from({ length: Math.max(was.length, is.length) }, (_, i) => i).flatMap((i) =>
      was[i] === is[i] ? [] : [`${id} says: ${is[i] ?? '(nothing)'}\n  kept: ${was[i] ?? '(nothing)'}`],
    );
  });
}

const saidBy = (line: string | undefined): string[] | undefined =>
  line
    ?.slice(idOf(line).length + 1)
    .trim()
    .split(BETWEEN);

/** The file of a game, and how it is read. */
export const keptFile = (game: string): string => `${game}.txt`;
export const keptLines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
export const REMEDY =
  'Meant so? `npm run sentences` keeps what cards say now: read its diff aloud before you commit.';
