/**
 * Watching which abilities matter to games: an action was chosen; a trigger, replacement or prohibition matched; a price
 * that a game asks for without an event could be paid; a modifier changed a value.
 *
 * Keeps  the engine is as it was afterwards, whatever happens.
 */
import type { Compiled, Engine } from '@westmarch/kernel';

/** Runs `play`, and tells of every watched ability as soon as it matters to a game. */
export function watching<T>(
  engine: Engine,
  watched: readonly Compiled[],
  mattered: (id: number) => void,
  play: () => T,
): T {
  engine.modifiersInPlace(false);
  // Compiled functions use no `this`; they are put back as they were.
  // oxlint-disable-next-line typescript/unbound-method
  const kept = watched.map(({ fold, matches, payable }) => ({ fold, matches, payable }));
  for (const [i, ability] of watched.entries()) {
    const { fold, matches, payable } = kept[i];
    ability.fold = (s, row, card, total) => {
      const after = fold(s, row, card, total);
      if (after !== total) mattered(ability.id);
      return after;
    };
    ability.matches = (s, row, a, b, n) => {
      const does = matches(s, row, a, b, n);
      if (does) mattered(ability.id);
      return does;
    };
    if (payable !== null)
      ability.payable = (...asked) => {
        const can = payable(...asked);
        if (can) mattered(ability.id);
        return can;
      };
  }
  try {
    return play();
  } finally {
    for (const [i, ability] of watched.entries()) Object.assign(ability, kept[i]);
    engine.modifiersInPlace(true);
  }
}

/** By the card and its place on it, as tests cite it: LE-23/2. */
export function nameOfAbility(engine: Engine, id: number): string {
  const { id: card, abilities } = engine.definitions[engine.abilities[id].def];
  return abilities.length === 1 ? card : `${card}/${abilities.indexOf(id) + 1}`;
}
