/**
 * The choices of a decision: numbered, in groups, and a page at a time where they are many.
 *
 * Keeps  the number of a choice is its place in the game's own list, whatever group it is shown in.
 */
import type { Choice } from '@westmarch/protocol';
import { type Look, wrap } from './look.ts';

export const PAGE = 24;
/** What is typed for a choice. */
export const numberOf = ({ index }: Choice): number => index + 1;

/** Group by group, in the game's order; others follow. */
function inOrder(choices: readonly Choice[], groups: readonly string[]): Choice[] {
  const rank = ({ group }: Choice): number => {
    const at = groups.indexOf(group);
    return at >= 0 ? at : groups.length;
  };
  return choices.toSorted((a, b) => rank(a) - rank(b) || a.index - b.index);
}

function line(choice: Choice, look: Look, inLetters: (text: string) => string): string[] {
  const { text, warning = '' } = choice;
  const note = [choice.note, warning === '' ? '' : `careful: ${warning}`]
    .filter((part) => part !== '')
    .join('; ');
  if (look.plain) return [`${numberOf(choice)}. ${text}${note === '' ? '' : ` (${inLetters(note)})`}.`];
  const [first, ...rest] = wrap(text, look.width - 6, '');
  const beside = note === '' ? '' : `  ${note}`;
  const room = look.width - 6 - first.length - beside.length >= 0 && rest.length === 0;
  return [
    `${look.paint.cyan(`${numberOf(choice)}`.padStart(3))}  ${first}${room ? look.paint.dim(beside) : ''}`,
    ...rest.map((more) => `     ${more}`),
    ...(room || note === ''
      ? []
      : wrap(note, look.width - 8).map((more) => look.paint.dim(`       ${more}`))),
  ];
}

/** One page of the choices, each group under its name. */
export function choiceLines(
  choices: readonly Choice[],
  groups: readonly string[],
  page: number,
  look: Look,
  inLetters: (text: string) => string,
): string[] {
  const lines: string[] = [];
  let last = '';
  for (const choice of inOrder(choices, groups).slice(page * PAGE, (page + 1) * PAGE)) {
    if (choice.group !== last) {
      last = choice.group;
      lines.push(look.plain ? `${last}:` : look.paint.dim(`     ${last}`));
    }
    lines.push(...line(choice, look, inLetters));
  }
  return lines;
}

export const pagesOf = (choices: readonly Choice[]): number => Math.max(1, Math.ceil(choices.length / PAGE));
