/**
 * A search as it is typed, taken apart: words, "words together", field:value, brackets, or, and minus. Each knows where it
 * stands, so that what is wrong can be pointed at.
 */

export type Comparison = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

export interface Span {
  readonly from: number;
  readonly to: number;
}
/** A word or a phrase that was typed, without its quotation marks. */
export interface Written extends Span {
  readonly text: string;
  readonly quoted: boolean;
}
export type Token =
  | (Span & { readonly kind: 'open' | 'close' | 'not' | 'or' })
  | (Span & { readonly kind: 'words'; readonly value: Written })
  | (Span & {
      readonly kind: 'field';
      readonly field: Written;
      readonly comparison: Comparison;
      readonly values: readonly Written[];
    });

const FIELD = /^(\p{Letter}[\p{Letter}-]*)(:|!=|<=|>=|=|<|>)/u;
const END = /[\s()]/;
const LAST: readonly Comparison[] = [':', '=', '!=', '<', '<=', '>', '>='];
const isComparison = (sign: string): sign is Comparison => LAST.some((one) => one === sign);

/** What stands from a place on: a phrase to its closing mark, or a word to the next space, bracket or `stop`. */
function written(text: string, from: number, stop: RegExp): Written {
  if (text[from] === '"' || text[from] === '“') {
    const close = text.slice(from + 1).search(/["”]/);
    const to = close < 0 ? text.length : from + 1 + close;
    return {
      from,
      to: Math.min(text.length, close < 0 ? to : to + 1),
      text: text.slice(from + 1, to),
      quoted: true,
    };
  }
  let to = from;
  while (to < text.length && !stop.test(text[to])) to++;
  return { from, to, text: text.slice(from, to), quoted: false };
}

function fieldAt(text: string, from: number): Token | null {
  const found = FIELD.exec(text.slice(from));
  if (found === null) return null;
  const [whole, name, sign] = found;
  if (!isComparison(sign)) return null;
  const values: Written[] = [];
  let to = from + whole.length;
  do {
    const value = written(text, to, /[\s(),]/);
    values.push(value);
    to = value.to;
  } while (text[to] === ',' && to++ < text.length);
  return {
    kind: 'field',
    field: { text: name, from, to: from + name.length, quoted: false },
    comparison: sign,
    values,
    from,
    to,
  };
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const letter = text[at];
    const one = { from: at, to: at + 1 };
    if (/\s/.test(letter)) at++;
    else if (letter === '(' || letter === ')') {
      tokens.push({ kind: letter === '(' ? 'open' : 'close', ...one });
      at++;
    } else if (letter === '-' || letter === '!') {
      tokens.push({ kind: 'not', ...one });
      at++;
    } else {
      const field = fieldAt(text, at);
      if (field !== null) {
        tokens.push(field);
        at = field.to;
        continue;
      }
      const value = written(text, at, END);
      const or = !value.quoted && value.text.toLowerCase() === 'or';
      tokens.push(
        or ? { kind: 'or', from: at, to: value.to } : { kind: 'words', value, from: at, to: value.to },
      );
      at = value.to;
    }
  }
  return tokens;
}
