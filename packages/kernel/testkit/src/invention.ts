/**
 * Cards that exist only in tests, in an engine that many files of tests share.
 *
 * Owns   their ids, each given once, and the names that hold while one file, or one group of its tests, runs.
 * Not    what they are: each game has its own ways to write a card down.
 * Keeps  no file can find a card that another one invented, so the order of files does not matter.
 */
import type { CardSpec, Engine, State } from '@westmarch/kernel';
import type { Invented } from './scenario/game.ts';

export class Invention implements Invented {
  readonly named = new Map<string, string>();
  readonly ids = new Set<string>();
  readonly #atTheEnd: (forget: () => void) => void;

  /** `atTheEnd` is `afterAll` of vitest, or what does the same elsewhere. */
  constructor(atTheEnd: (forget: () => void) => void) {
    this.#atTheEnd = atTheEnd;
  }

  /** Brings cards into the pool under ids that no card has had, and returns these. */
  define<S extends State>(engine: Engine<S>, cards: readonly CardSpec[]): string[] {
    return cards.map((card) => {
      const id = `invented ${this.ids.size + 1} ${card.id}`;
      engine.define([{ ...card, id }]);
      this.#call(id, card);
      return id;
    });
  }

  /** Brings a printed card that no deck can have yet into the pool under its own id, unless it is there: then false. */
  borrow<S extends State>(engine: Engine<S>, card: CardSpec): boolean {
    const has = engine.has(card.id);
    if (!has) engine.define([card]);
    if (!has || this.ids.has(card.id)) this.#call(card.id, card);
    return !has;
  }

  /** From now to the end of the file or group, the name means this card. */
  #call(id: string, { names }: CardSpec): void {
    const name = names['en'] ?? id;
    this.ids.add(id);
    this.named.set(name, id);
    this.#atTheEnd(() => {
      if (this.named.get(name) === id) this.named.delete(name);
    });
  }
}
