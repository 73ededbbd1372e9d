/** What could be typed next: fields, and the values that cards have in them. */
import type { Library } from './cards.ts';
import { fieldNamed, TEXT_FIELDS } from './parse.ts';
import { begins, plain } from './plain.ts';
import { type Span, tokensOf } from './tokens.ts';

export interface Completion extends Span {
  /** What it is called, and what stands in place of what was typed. */
  readonly label: string;
  readonly text: string;
}

const MOST = 8;

/** A value that has a space stands in quotation marks. */
const quoted = (value: string): string => (/[\s(),]/.test(value) ? `"${value}"` : value);

export function completionsAt(library: Library, text: string, caret: number): Completion[] {
  const token = tokensOf(text).find(({ from, to }) => from < caret && caret <= to);
  if (token?.kind === 'field') {
    const value = token.values.find(({ from, to }) => from <= caret && caret <= to);
    const known = library.facets.get(fieldNamed(token.field.text));
    if (value === undefined || known === undefined) return [];
    const wanted = plain(value.text);
    const like = known.filter((one) => wanted === '' || begins(plain(one), wanted));
    // What is typed already is no proposal, and would lie over what was found.
    if (like.length === 1 && plain(like[0]) === wanted) return [];
    return like
      .slice(0, MOST)
      .map((one) => ({ label: one, text: `${quoted(one)} `, from: value.from, to: value.to }));
  }
  if (token?.kind !== 'words' || token.value.quoted) return [];
  const { from, to } = token;
  const wanted = plain(token.value.text);
  const fields = [...TEXT_FIELDS, ...library.facets.keys()].map((name) => ({ name, sign: ':' }));
  const numbers = library.numbers.map((name) => ({ name, sign: '>=' }));
  const named = [...fields, ...numbers.filter(({ name }) => !library.facets.has(name))]
    .filter(({ name }) => plain(name).startsWith(wanted))
    .map(({ name, sign }) => ({ label: `${name}${sign}`, text: `${name}${sign}`, from, to }));
  const values = [...library.facets].flatMap(([field, known]) =>
    field === 'home' || wanted.length < 2
      ? []
      : known
          .filter((one) => begins(plain(one), wanted))
          .map((one) => ({ label: `${field}:${one}`, text: `${field}:${quoted(one)} `, from, to })),
  );
  return [...named, ...values].slice(0, MOST);
}
