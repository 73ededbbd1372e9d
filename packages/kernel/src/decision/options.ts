/**
 * The list of what a player may choose, and the choice that was made.
 *
 * Owns   the pooled buffer that enumerators write into, and reading one option out of it.
 * Keeps  this list is the only legality code: what is not in it cannot be chosen.
 */

/** What an option is, in few kinds. */
export const Kind = { pass: 0, action: 1, card: 2, number: 3, choice: 4, yes: 5, no: 6 } as const;
export const kindNames = ['pass', 'action', 'card', 'number', 'choice', 'yes', 'no'] as const;

const WIDTH = 4;

/** One option: its kind and up to three numbers (a card or number, an ability or further choice, one more). */
export interface Option {
  kind: number;
  a: number;
  b: number;
  n: number;
}

export class Options {
  #words = new Int32Array(64 * WIDTH);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#count = 0;
  }

  add(kind: number, a: number, b: number, n: number): void {
    let i = this.#count * WIDTH;
    if (i === this.#words.length) this.#grow();
    const words = this.#words;
    words[i++] = kind;
    words[i++] = a;
    words[i++] = b;
    words[i] = n;
    this.#count++;
  }

  pass(): void {
    this.add(Kind.pass, 0, 0, 0);
  }
  /** Do something with a card: the ability or rule action `b`, and `n` where one more number is needed. */
  action(card: number, b: number, n: number): void {
    this.add(Kind.action, card, b, n);
  }
  card(card: number): void {
    this.add(Kind.card, card, 0, 0);
  }
  number(n: number): void {
    this.add(Kind.number, n, 0, 0);
  }
  /** One of several named ways. */
  choice(which: number): void {
    this.add(Kind.choice, which, 0, 0);
  }
  yesOrNo(): void {
    this.add(Kind.yes, 0, 0, 0);
    this.add(Kind.no, 0, 0, 0);
  }

  kind(i: number): number {
    return this.#words[i * WIDTH];
  }
  a(i: number): number {
    return this.#words[i * WIDTH + 1];
  }
  b(i: number): number {
    return this.#words[i * WIDTH + 2];
  }
  n(i: number): number {
    return this.#words[i * WIDTH + 3];
  }

  /** Reads option `i` into `into`. */
  read(i: number, into: Option): void {
    const at = i * WIDTH;
    into.kind = this.#words[at];
    into.a = this.#words[at + 1];
    into.b = this.#words[at + 2];
    into.n = this.#words[at + 3];
  }

  /** The index of an option, or −1. */
  find(kind: number, a: number, b: number, n: number): number {
    for (let i = 0; i < this.#count; i++)
      if (this.kind(i) === kind && this.a(i) === a && this.b(i) === b && this.n(i) === n) return i;
    return -1;
  }

  /** The same options as `other`, in the same order. */
  same(other: Options): boolean {
    if (this.#count !== other.#count) return false;
    for (let i = 0; i < this.#count * WIDTH; i++) if (this.#words[i] !== other.#words[i]) return false;
    return true;
  }

  #grow(): void {
    const wider = new Int32Array(this.#words.length * 2);
    wider.set(this.#words);
    this.#words = wider;
  }
}
