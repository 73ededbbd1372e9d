/** Choices as they are shown: together by group, on their cards, and filtered by a few letters. */
import type { Choice, Decision } from '@westmarch/protocol';

export interface Group {
  readonly name: string;
  readonly choices: readonly Choice[];
}

const NONE: readonly Choice[] = [];

/** In the order in which the groups first appear; those that pass stand apart. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.kind === 'pass') continue;
    const group = groups.get(choice.group);
    if (group === undefined) groups.set(choice.group, [choice]);
    else group.push(choice);
  }
  return [...groups].map(([name, choices]) => ({ name, choices }));
}

export const passOf = (decision: Decision | null): Choice | undefined =>
  decision?.choices.find(({ kind }) => kind === 'pass');

/** The choices that each card carries. */
export function byCard(decision: Decision | null): ReadonlyMap<number, readonly Choice[]> {
  const cards = new Map<number, Choice[]>();
  for (const choice of decision?.choices ?? NONE) {
    if (choice.card === 0 || choice.kind === 'pass') continue;
    const own = cards.get(choice.card);
    if (own === undefined) cards.set(choice.card, [choice]);
    else own.push(choice);
  }
  return cards;
}

/** Those that contain every word that was typed, in their text, note or group. */
export function filtered(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = plain(typed).split(' ').filter(Boolean);
  if (words.length === 0) return choices;
  return choices.filter(({ text, note, group }) => {
    const all = plain(`${text} ${note} ${group}`);
    return words.every((word) => all.includes(word));
  });
}

/** Without accents and case: "Dúnadan" is found by "dunadan". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** From how many choices on a filter is worth its room. */
export const MANY = 12;
