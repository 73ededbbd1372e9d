/** The choices of a game that stand: who made each, and whether he may have it back without asking. */

interface Made {
  /** The event that it was a part of. */
  readonly v: number;
  readonly seat: number;
  /** It was made for him. */
  readonly auto: boolean;
  /** It told somebody something new. */
  readonly reveals: boolean;
}

export class ChoicesMade {
  #all: Made[] = [];

  add(made: Made): void {
    this.#all.push(made);
  }
  /** Only so many stand now; the events of those that are gone. */
  keep(choices: number): number[] {
    return [...new Set(this.#all.splice(choices).map(({ v }) => v))];
  }
  /** The place of the last choice that a player made himself, or −1. */
  lastOf(seat: number): number {
    return this.#all.findLastIndex((choice) => choice.seat === seat && !choice.auto);
  }
  /** From a choice on nothing was learnt, and nobody chose but the same player and bots. */
  isFreeFrom(place: number, seat: number, isBot: (seat: number) => boolean): boolean {
    for (let i = place; i < this.#all.length; i++) {
      const choice = this.#all[i];
      if (choice.reveals || (choice.seat !== seat && !isBot(choice.seat))) return false;
    }
    return true;
  }
  /** The first choice of an event, and who made it. */
  ofEvent(v: number): { readonly at: number; readonly seat: number } | null {
    const at = this.#all.findIndex((choice) => choice.v === v);
    return at < 0 ? null : { at, seat: this.#all[at].seat };
  }
}
