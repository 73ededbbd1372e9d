/** Gathers what one piece of generated code refers to, and turns source into functions. */

import { literal } from '../../arena/generate.ts';
import type { Engine } from '../../engine.ts';

/** What every generated function takes; `f` is the frame that holds the ability's slots, or 0. */
export const PARAMS = 's, self, you, subject, it, a, b, n, f';

/** The usual parameters, declared or handed on. */
const PASSED_ON = /\(s, self, you, subject, [^,()]+, a, b, n, f\)/g;

export class Gen {
  readonly engine: Engine;
  readonly #hoisted: string[] = [];
  readonly #given: Record<string, unknown> = {};
  readonly #names = new Map<unknown, string>();
  #locals = 0;

  /** A name for something outside: a function of the rules, a column of facts. */
  ref(thing: unknown): string {
    let name = this.#names.get(thing);
    if (name === undefined) {
      name = `r${this.#names.size}`;
      this.#names.set(thing, name);
      this.#given[name] = thing;
    }
    return name;
  }

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** A function of its own beside the code, with the usual parameters; returns a call of it. */
  hoist(body: string, it: string): string {
    const name = `h${this.#hoisted.length}`;
    this.#hoisted.push(`function ${name}(${PARAMS}) { ${body} }`);
    return `${name}(s, self, you, subject, ${it}, a, b, n, f)`;
  }

  /** What code says, whatever things in it happen to be called here: the same text for the same meaning. */
  key(expression: string): string {
    const things = [...this.#names.keys()];
    return [...this.#hoisted, expression]
      .join('\n')
      .replace(PASSED_ON, '()')
      .replace(/\br(\d+)\b/g, (_all, i) => `#${this.engine.numberOf(things[i])}`);
  }

  /** A fresh variable. */
  local(prefix: string): string {
    return `${prefix}${this.#locals++}`;
  }

  /** The value of an expression that may use the names given out. */
  make<T>(expression: string): T {
    return literal<T>(`${this.#hoisted.join('\n')}\nreturn ${expression};`, this.#given);
  }
}
