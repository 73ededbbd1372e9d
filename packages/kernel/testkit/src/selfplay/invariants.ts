/**
 * Everything that must hold at any decision of any game, in one list; and what a single decision must stand up to.
 *
 * Not    what a game adds of its own: that is a hook of self-play.
 */
import { diff, hash, namesOf, render, type State, strays, toBytes } from '@westmarch/kernel';
import type { Playable } from '../playable.ts';
import { holds } from './broken.ts';
import { checkEffects, checkFrames, checkWaiting } from './effects.ts';
import { checkLive, checkPlaces } from './places.ts';

/** The state hangs together. */
export function checkState(s: State): void {
  checkPlaces(s);
  checkLive(s);
  checkEffects(s);
  checkWaiting(s);
  checkFrames(s);
  // Rules read it where there is nobody and nothing, and ask no more.
  const written = strays(s);
  holds(written.length === 0, () => `row 0, which means none, says something: ${written.join(', ')}`);
}

/** There is a choice to make, and asking for it changes nothing. */
export function checkDecision<S extends State>(game: Playable<S>, s: S): void {
  const decision = game.pending(s);
  holds(decision !== null, () => 'nobody must choose, but the game is not over');
  const asked = s.kernel.asked;
  holds(
    asked >= 1 && asked <= s.layout.sizes.players,
    () => `player ${asked} must choose, and there is none`,
  );
  const { count } = game.options(s);
  holds(count >= 2, () => `a decision with ${count} options was put to player ${asked}`);
}

/** Every option is accepted on a copy and leads to a sound state; whatever is not offered is refused. */
export function checkOptions<S extends State>(game: Playable<S>, s: S): void {
  const before = toBytes(s);
  const { count } = game.options(s);
  const names = namesOf(s);
  const copy = game.clone(s);
  holds(game.options(copy).same(game.options(s)), () => 'a copy offers other options than its original');
  for (let i = 0; i < count; i++) {
    const text = render(s.engine.language, names, game.describe(s, i));
    holds(text.trim() !== '', () => `option ${i} has no words`);
    game.copy(s, copy);
    try {
      game.apply(copy, i);
      checkState(copy);
    } catch (error) {
      throw new Error(`option ${i} ("${text}") was offered, but fails: ${wordsOf(error)}`, { cause: error });
    }
  }
  for (const wrong of [-1, count, 0.5, Number.NaN]) {
    game.copy(s, copy);
    holds(
      refuses(() => game.apply(copy, wrong)),
      () => `option ${wrong} is not offered, but is accepted`,
    );
    holds(game.same(s, copy), () => `refusing option ${wrong} changed ${differences(s, copy)}`);
  }
  for (let i = 0; i < before.length; i++)
    holds(before[i] === s.saved[i], () => 'looking at the options, or playing on a copy, changed the state');
}

function refuses(act: () => void): boolean {
  try {
    act();
    return false;
  } catch {
    return true;
  }
}

/** The first cells in which two states differ. */
export function differences(a: State, b: State): string {
  const found = diff(a, b);
  const shown = found.slice(0, 5).map((d) => `${d.table}.${d.column}[${d.row}] ${d.from} → ${d.to}`);
  const more = found.length > 5 ? ` and ${found.length - 5} more` : '';
  return found.length === 0 ? `(hash ${hash(a)} and ${hash(b)})` : shown.join(', ') + more;
}

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
