/**
 * Cards by the names that a scenario calls them: what can be played, and what else the game knows.
 *
 * Keeps  a name that cannot be used is answered with the reason: nobody has heard of it, several cards have it, or it
 *        cannot be played yet.
 */
import type { KnownCard, ScenarioGame } from './game.ts';
import { fold, listed, nearest, nearly } from './near.ts';
import { NoSuchName } from './problem.ts';
import type { PlainFields } from './shape.ts';
import { defName } from './who.ts';

interface Pool {
  /** How many definitions there were when it was made. */
  readonly definitions: number;
  /** Ids by folded name; several cards may share one. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly ids: ReadonlySet<string>;
  readonly names: readonly string[];
}

/** Kept until further cards are defined. */
const pools = new WeakMap<ScenarioGame, Pool>();

/** Printed cards alone: those that a test invented are found by its own names. */
function poolOf(adapter: ScenarioGame): Pool {
  const { engine } = adapter.game;
  const known = pools.get(adapter);
  if (known?.definitions === engine.definitions.length) return known;
  const printed = engine.definitions.filter(
    ({ index, id }) => index > 0 && adapter.invented?.ids.has(id) !== true,
  );
  const byName = new Map<string, string[]>();
  for (const { index, id } of printed) {
    const name = fold(defName(engine, index));
    byName.set(name, [...(byName.get(name) ?? []), id]);
  }
  const pool = {
    definitions: engine.definitions.length,
    byName,
    ids: new Set(printed.map(({ id }) => id)),
    names: printed.map(({ index }) => defName(engine, index)),
  };
  pools.set(adapter, pool);
  return pool;
}

/** Names of playable cards that are near; those that no other card has are worth naming. */
const nearPlayable = (word: string, { names }: Pool): string => {
  const near = nearest(word, names);
  return near.length === 0 ? '' : `; it can play ${near.map((name) => `"${name}"`).join(', ')}`;
};

/** What is wrong with a name that no playable card has. */
function unplayable(adapter: ScenarioGame, word: string, pool: Pool): string {
  const all: readonly KnownCard[] = adapter.allCards?.list() ?? [];
  const of = adapter.allCards?.of ?? adapter.game.name;
  const found = all.find(({ id, name }) => id === word || fold(name) === fold(word));
  if (found !== undefined)
    return `"${found.name}" is a card of ${of} that Westmarch cannot play yet${nearPlayable(found.name, pool)}`;
  return `"${word}" is no card of ${of}${nearly(word, all.length > 0 ? all.map(({ name }) => name) : pool.names)}`;
}

/** The id of the card that a name means at this player. */
export function cardId(adapter: ScenarioGame, word: string, player: PlainFields): string {
  const invented = adapter.invented?.named.get(word);
  if (invented !== undefined) return invented;
  const pool = poolOf(adapter);
  const id = adapter.allCards?.firstPrinting?.(word) ?? word;
  if (pool.ids.has(id)) return id;
  const found = pool.byName.get(fold(word)) ?? [];
  if (found.length === 1) return found[0];
  if (found.length === 0) throw new NoSuchName(unplayable(adapter, word, pool));
  const which = adapter.whichOf?.(found, player);
  if (which !== undefined) return which;
  throw new NoSuchName(`"${word}" could be ${listed(found)}: say which by its id`);
}
