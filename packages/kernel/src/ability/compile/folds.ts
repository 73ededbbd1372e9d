/**
 * The loops over the modifiers of all attributes.
 *
 * Owns   which modifiers are compiled, by attribute, and the ability that lasting changes of an attribute are effects of.
 * Not    the code of a loop (fold.ts).
 * Keeps  a loop is made when it is first asked for after a change, and then stands.
 */
import type { Attribute } from '../../effect/attribute.ts';
import type { Engine } from '../../engine.ts';
import type { Compiled } from './compiled.ts';
import { foldTogether } from './fold.ts';

export class Folds {
  readonly #engine: Engine;
  readonly #lasting = new Map<Attribute, number>();
  readonly #modifiers = new Map<Attribute, Set<Compiled>>();
  #inPlace = true;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** A new attribute, and the ability that lasting changes of it are effects of. */
  begin(attribute: Attribute, lasting: number): void {
    this.#lasting.set(attribute, lasting);
    this.#makeAnew(attribute);
  }

  lasting(attribute: Attribute): number {
    const id = this.#lasting.get(attribute);
    if (id === undefined) throw new Error(`"${attribute.name}" is no attribute of this game.`);
    return id;
  }

  /** A modifier of an attribute was compiled. */
  add(attribute: Attribute, compiled: Compiled): void {
    const known = this.#modifiers.get(attribute);
    if (known === undefined) this.#modifiers.set(attribute, new Set([compiled]));
    else known.add(compiled);
    this.#makeAnew(attribute);
  }

  /** Turned off, every modifier is called by its `fold`, which can then be replaced by one that watches it. */
  inPlace(on: boolean): void {
    this.#inPlace = on;
    for (const attribute of this.#lasting.keys()) this.#makeAnew(attribute);
  }

  #makeAnew(attribute: Attribute): void {
    attribute.fold = (s, card, total) => {
      const modifiers = this.#inPlace ? [...(this.#modifiers.get(attribute) ?? [])] : [];
      attribute.fold = foldTogether(this.#engine, attribute, this.lasting(attribute), modifiers);
      return attribute.fold(s, card, total);
    };
  }
}
