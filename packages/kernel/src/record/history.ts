/**
 * The history of a recorded game: the choices in the order in which they were made, with those that were taken back.
 *
 * Owns   putting the choices that stood and those that did not in one order.
 * Keeps  those that stand are the choices of the record; without undos they are all there is.
 */
import type { GameRecord, Undone } from './record.ts';

export type Happened =
  /** `field` names it in the record. */
  | { readonly kind: 'choice'; readonly choice: number; readonly stands: boolean; readonly field: string }
  | { readonly kind: 'undo'; readonly by: number; readonly to: number };

interface Made {
  readonly choice: number;
  readonly field: string;
}

const made = (choices: readonly number[], field: string): Made[] =>
  choices.map((choice, i) => ({ choice, field: `${field}[${i}]` }));

export function historyOf({ choices, undone = [] }: Pick<GameRecord, 'choices' | 'undone'>): Happened[] {
  const before = standingBefore(choices, undone);
  const all: Happened[] = [];
  let there = 0;
  for (const [i, list] of before.entries()) {
    // What no later undo goes behind stands for ever.
    const stay = Math.min(...undone.slice(i).map(({ at }) => at), choices.length);
    for (const [n, { choice, field }] of list.entries())
      if (n >= there) all.push({ kind: 'choice', choice, stands: n < stay, field });
    if (i === undone.length) break;
    const { by, at } = undone[i];
    all.push({ kind: 'undo', by, to: at });
    there = at;
  }
  return all;
}

/** The choices that were there before each undo, and at last those of the record. */
function standingBefore(choices: readonly number[], undone: readonly Undone[]): Made[][] {
  const lists = [made(choices, 'choices')];
  for (const [i, { at, choices: gone }] of [...undone.entries()].reverse())
    lists.unshift([...lists[0].slice(0, at), ...made(gone, `undone[${i}].choices`)]);
  return lists;
}
