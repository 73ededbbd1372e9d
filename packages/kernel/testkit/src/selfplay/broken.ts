/** What an invariant says when it does not hold. */

export class Broken extends Error {
  override name = 'Broken';
}

/** Throws unless something holds; the words are made only when it does not. */
export function holds(condition: boolean, what: () => string): void {
  if (!condition) throw new Broken(what());
}
