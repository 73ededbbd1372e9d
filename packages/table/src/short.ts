/**
 * Options in few words: what is longer than a line of a list is cut at a word, and no two of a decision read the same.
 *
 * Not    what an option is called: that is each game's own.
 */
import type { Choice } from '@westmarch/protocol';

/** What an option says at most; the whole text stands beside it in `full`. */
export const LONGEST = 40;

/** What yes and no are called at a step, by its name. */
export type Answers = Readonly<Record<string, readonly [yes: string, no: string]>>;
export const answered = (answers: Answers, at: string, isYes: boolean, said: string): string =>
  answers[at]?.[isYes ? 0 : 1] ?? said;

/** Cut at a word, with a sign that there is more. */
export function clipped(text: string, most = LONGEST): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const at = cut.lastIndexOf(' ');
  return `${(at > most / 2 ? cut.slice(0, at) : cut).replace(/[\s,;:(]+$/, '')}…`;
}

/** Tells apart what reads the same: by what each would say more, and copies of one card by their number. */
export function distinct(choices: readonly Choice[], more: (choice: Choice) => string): Choice[] {
  const byWords = told(choices, (choice, alike) =>
    alike.some((other) => more(other) !== more(choice)) ? joined(choice.text, more(choice)) : choice.text,
  );
  return told(byWords, (choice, alike) =>
    choice === alike[0]
      ? choice.text
      : `${clipped(choice.text, LONGEST - 9)} (copy ${alike.indexOf(choice) + 1})`,
  );
}

/** Choices that read alike get the words that are made for them; all others stay as they are. */
function told(
  choices: readonly Choice[],
  words: (choice: Choice, alike: readonly Choice[]) => string,
): Choice[] {
  const byText = new Map<string, Choice[]>();
  for (const choice of choices) byText.set(choice.text, [...(byText.get(choice.text) ?? []), choice]);
  return choices.map((choice) => {
    const alike = byText.get(choice.text) ?? [];
    return alike.length < 2 ? choice : { ...choice, text: words(choice, alike) };
  });
}

const joined = (text: string, more: string): string =>
  more === '' ? text : clipped(`${text}${/^[:,]/.test(more) ? '' : ' '}${more}`);
