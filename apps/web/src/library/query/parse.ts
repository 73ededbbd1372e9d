/**
 * What a search means: a test for cards, and what could not be understood, with its place.
 *
 * Keeps  every text is a search: what is wrong in it is left out and told, and the rest still finds.
 */
import type { Library, Searchable } from './cards.ts';
import { begins, nearest, plain } from './plain.ts';
import { type Comparison, type Span, type Token, tokensOf, type Written } from './tokens.ts';

export interface Fault extends Span {
  readonly message: string;
}
export type Test = (card: Searchable) => boolean;
export interface Query {
  readonly test: Test;
  readonly faults: readonly Fault[];
  /** Plain words that were looked for, to put the best matches first. */
  readonly words: readonly string[];
}

/** Short and other names of fields. */
const ALIASES: Readonly<Record<string, string>> = {
  t: 'type',
  kind: 'type',
  s: 'set',
  n: 'name',
  o: 'text',
  k: 'keyword',
  keywords: 'keyword',
  alignment: 'side',
  c: 'culture',
  mp: 'points',
  vp: 'points',
  di: 'influence',
  cp: 'corruption',
  cost: 'twilight',
  str: 'strength',
  vit: 'vitality',
  res: 'resistance',
  skills: 'skill',
};
/** Fields that look into names and texts. */
export const TEXT_FIELDS = ['name', 'text', 'id'] as const;

export const fieldNamed = (typed: string): string => ALIASES[typed.toLowerCase()] ?? typed.toLowerCase();

const all =
  (tests: readonly Test[]): Test =>
  (card) =>
    tests.every((test) => test(card));
const any =
  (tests: readonly Test[]): Test =>
  (card) =>
    tests.some((test) => test(card));
const EVERY: Test = () => true;

const COMPARE: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  ':': (a, b) => a === b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

class Reader {
  readonly faults: Fault[] = [];
  readonly words: string[] = [];
  readonly #library: Library;
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(library: Library, text: string) {
    this.#library = library;
    this.#tokens = tokensOf(text);
  }

  #fault({ from, to }: Span, message: string): null {
    this.faults.push({ from, to, message });
    return null;
  }
  get #next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  read(): Test {
    const tests: Test[] = [];
    while (this.#next !== undefined) {
      tests.push(this.#either());
      if (this.#next?.kind === 'close') {
        this.#fault(this.#next, 'This bracket closes nothing.');
        this.#at++;
      }
    }
    return all(tests);
  }
  #either(): Test {
    const ways = [this.#together()];
    while (this.#next?.kind === 'or') {
      const or = this.#next;
      this.#at++;
      const after = this.#next;
      if (after === undefined || after.kind === 'close' || after.kind === 'or')
        this.#fault(or, '“or” stands between two things.');
      else ways.push(this.#together());
    }
    return ways.length === 1 ? ways[0] : any(ways);
  }
  #together(): Test {
    const tests: Test[] = [];
    for (let next = this.#next; next !== undefined; next = this.#next) {
      if (next.kind === 'or' && tests.length === 0) {
        this.#fault(next, '“or” stands between two things.');
        this.#at++;
        continue;
      }
      if (next.kind === 'or' || next.kind === 'close') break;
      const test = this.#term();
      if (test !== null) tests.push(test);
    }
    return tests.length === 0 ? EVERY : all(tests);
  }
  #term(): Test | null {
    const token = this.#next;
    this.#at++;
    switch (token?.kind) {
      case 'not': {
        const next = this.#next;
        if (next === undefined || next.kind === 'close' || next.kind === 'or')
          return this.#fault(token, 'Minus stands before what is not wanted: -type:site.');
        const words = this.words.length;
        const test = this.#term();
        this.words.length = words;
        return test === null ? null : (card) => !test(card);
      }
      case 'open': {
        const inner = this.#either();
        if (this.#next?.kind === 'close') this.#at++;
        else this.#fault(token, 'This bracket is not closed.');
        return inner;
      }
      case 'words':
        return this.#anywhere(token.value);
      case 'field':
        return this.#field(token);
      default:
        return null;
    }
  }

  #anywhere({ text }: Written): Test | null {
    const wanted = plain(text);
    if (wanted === '') return null;
    this.words.push(wanted);
    return ({ names, words, text: said }) =>
      names.some((name) => begins(name, wanted)) || begins(words, wanted) || begins(said, wanted);
  }
  #field({ field, comparison, values }: Extract<Token, { kind: 'field' }>): Test | null {
    const name = fieldNamed(field.text);
    const tests = values.flatMap((value) => this.#value(name, field, comparison, value) ?? []);
    if (tests.length === 0) return null;
    return comparison === '!=' ? all(tests) : any(tests);
  }
  #value(name: string, field: Written, comparison: Comparison, value: Written): Test | null {
    const { facets, numbers } = this.#library;
    const isNumber = numbers.includes(name);
    const known = facets.get(name);
    const isText = TEXT_FIELDS.some((one) => one === name);
    if (!isNumber && known === undefined && !isText) {
      const near = nearest(field.text, [...TEXT_FIELDS, ...facets.keys(), ...numbers]);
      return this.#fault(
        field,
        `There is no field “${field.text}”.${near === undefined ? '' : ` Did you mean “${near}”?`}`,
      );
    }
    const wanted = plain(value.text);
    if (value.text.trim() === '' || (wanted === '' && !isNumber))
      return this.#fault(field, `Say what “${field.text}” should be: ${field.text}${comparison}…`);
    if (isNumber && (known === undefined || /^[-−]?\d+$/.test(value.text)))
      return this.#number(name, comparison, value);
    if (comparison !== ':' && comparison !== '=' && comparison !== '!=')
      return this.#fault(field, `“${field.text}” is no number: write ${field.text}:${value.text}.`);
    if (isText) return textTest(name, wanted, comparison);
    return this.#facet(name, comparison, value, known ?? []);
  }
  #number(name: string, comparison: Comparison, value: Written): Test | null {
    const wanted = Number(value.text.replace('−', '-'));
    if (!/^[-−]?\d+$/.test(value.text))
      return this.#fault(value, `“${value.text}” is no number: write ${name}${comparison}3, for example.`);
    const compare = COMPARE[comparison];
    return ({ numbers }) => {
      const own = numbers[name];
      return own !== undefined && compare(own, wanted);
    };
  }
  #facet(name: string, comparison: Comparison, value: Written, known: readonly string[]): Test | null {
    const wanted = plain(value.text);
    // Codes of sets are whole: 1 is not 10. A set may also be named.
    const sets = this.#library.catalogue.sets;
    const named = name === 'set' ? sets.find((one) => begins(plain(one.name), wanted))?.set : undefined;
    const isSet = name === 'set' && sets.some(({ set }) => plain(set) === wanted);
    const code = isSet ? wanted : named === undefined ? wanted : plain(named);
    const exact = comparison === '=' || name === 'set' || (name === 'home' && /^\d+$/.test(wanted));
    const fits = (own: string): boolean => (exact ? own === code : begins(own, code));
    if (!known.some((one) => fits(plain(one)))) {
      const near = nearest(value.text, known);
      const some =
        near === undefined ? ` There is ${known.slice(0, 5).join(', ')}.` : ` Did you mean “${near}”?`;
      return this.#fault(value, `No card has ${name} “${value.text}”.${some}`);
    }
    const has: Test = ({ facets }) => facets[name]?.some(fits) === true;
    return comparison === '!=' ? (card) => !has(card) : has;
  }
}

function textTest(name: string, wanted: string, comparison: Comparison): Test {
  const exact = comparison === '=';
  const has: Test = ({ names, text, card }) => {
    if (name === 'text') return begins(text, wanted);
    if (name === 'id') return [card.id, ...card.printings].some((id) => plain(id) === wanted);
    return names.some((one) => (exact ? one === wanted : begins(one, wanted)));
  };
  return comparison === '!=' ? (card) => !has(card) : has;
}

export function readQuery(text: string, library: Library): Query {
  const reader = new Reader(library, text);
  const test = reader.read();
  return { test, faults: reader.faults, words: reader.words };
}
