/**
 * What an action must find before it can be used: its targets and its prices, found together. A price is paid whole or
 * not at all, so what one part of it takes is not there for another; and a target that depends on an earlier one must
 * exist for at least one choice of that.
 *
 * Owns   the search for a way to satisfy all of them, and the test that a choice leaves enough for what comes after.
 * Not    whether each can be had by itself: that is a gate of its own, with its own reason.
 * Keeps  only what depends on one another is searched together; everything else costs nothing.
 */
import type { Choice } from '../words/choices.ts';
import { countSlot, isChosen, rawCard } from '../words/choices.ts';
import { type CardRef, UsesSlot, type Value, type Vars } from '../words/node.ts';
import { type Num, num } from '../words/values.ts';
import type { Gen } from './gen.ts';

/** What a price takes from a card: so many of something of which the card has so many left. */
export interface CardTake {
  /** What is taken: "tap", "exertion". Prices that take of one kind share what there is. */
  readonly pool: string;
  /** The card that is known, or the one that is chosen for it. */
  readonly from: CardRef | Choice;
  readonly times: number;
  readonly left: (card: CardRef) => Value;
}
/** What a price takes from a common store, such as a pool of tokens. */
export interface StoreTake {
  readonly pool: string;
  readonly amount: Num;
  readonly left: Value;
}
export type Take = CardTake | StoreTake;

const isStore = (take: Take): take is StoreTake => 'amount' in take;
const isChoice = (from: CardRef | Choice): from is Choice => from.kind === 'effect';

/** One card that must be found. */
interface Pick {
  readonly choice: Choice | null;
  readonly card: CardRef | null;
  readonly take: CardTake | null;
  /** Which of several cards of one choice it is. */
  readonly nth: number;
}

/** What was found for earlier picks, in the generated code. */
interface Found {
  readonly pick: Pick;
  /** The variable that it lies in; null for the several that were chosen already. */
  readonly card: string | null;
  /** A card is what was found, or among it. */
  readonly is: (card: string) => string;
}
const foundAs = (pick: Pick, card: string): Found => ({ pick, card, is: (other) => `${card} === ${other}` });

export class Plan {
  readonly #picks: readonly Pick[];
  readonly #stores: readonly StoreTake[];
  readonly #linked: ReadonlySet<Pick>;

  constructor(g: Gen, targets: readonly Choice[], takes: readonly Take[]) {
    this.#stores = takes.filter(isStore);
    const picks: Pick[] = targets.flatMap((choice) => picksOf(choice, null));
    for (const take of takes) {
      if (isStore(take)) continue;
      const { from } = take;
      if (isChoice(from)) picks.push(...picksOf(from, take));
      else picks.push({ choice: null, card: from, take, nth: 0 });
    }
    this.#picks = picks;
    this.#linked = linked(g, picks);
    for (const { choice } of this.#linked)
      if (picks.some((other) => other.choice?.name === choice?.name && other.choice !== choice))
        throw new Error(`Two choices of one price are called "${choice?.name}".`);
  }

  /** Targets or prices depend on one another. */
  get isJoint(): boolean {
    return this.#linked.size > 0;
  }

  /** Stores that several parts of the price, or the price and the card's own cost, take from. */
  get stores(): readonly { readonly pool: string; readonly takes: readonly StoreTake[] }[] {
    const pools = [...new Set(this.#stores.map(({ pool }) => pool))];
    return pools.map((pool) => ({ pool, takes: this.#stores.filter((take) => take.pool === pool) }));
  }

  /** All that depends on one another can be found, as an expression over the usual names. */
  possible(g: Gen, v: Vars): string {
    const picks = this.#picks.filter((pick) => this.#linked.has(pick));
    return g.hoist(`${search(g, { ...v, it: 'it' }, picks, [])} return false;`, v.it);
  }

  /**
   * What comes after a choice can still be found if `card` is taken for it; null where nothing depends on it. Prices
   * before it are paid by then, and what they took is gone; targets before it lie in their slots. Of several that are
   * chosen one by one those before it are still to be paid with it, and as many as must be come after it.
   */
  afterwards(g: Gen, v: Vars, name: string): ((card: string) => string) | null {
    const at = this.#picks.findIndex((pick) => pick.choice?.name === name && this.#linked.has(pick));
    if (at < 0) return null;
    const pick = this.#picks[at];
    const later = this.#picks.slice(at + 1).filter((one) => this.#linked.has(one));
    const ofIt = later.filter(({ choice }) => choice === pick.choice);
    const rest = later.filter(({ choice }) => choice !== pick.choice);
    if (rest.length === 0) return null;
    const names = { ...v, it: 'it' };
    const found = foundAs(pick, 'it');
    if (pick.choice?.many !== true)
      return (card) => g.hoist(`${search(g, names, rest, [found])} return false;`, card);
    const before: Found = { pick, card: null, is: (card) => isChosen(g, v.slot, name, card) };
    const withMore = (more: number): string =>
      search(g, names, [...ofIt.slice(0, more), ...rest], [before, found]);
    const cases = ofIt.map(
      (_one, i) => `if (${v.slot(countSlot(name))} === ${i}) { ${withMore(ofIt.length - i)} return false; }`,
    );
    return (card) => g.hoist(`${cases.join(' ')} ${withMore(0)} return false;`, card);
  }
}

function picksOf(choice: Choice, take: CardTake | null): Pick[] {
  return Array.from({ length: choice.least }, (_x, nth) => ({ choice, card: null, take, nth }));
}

/** Names that a pick asks for. */
function namesIn(g: Gen, pick: Pick): ReadonlySet<string> {
  const names = new Set<string>();
  const v: Vars = {
    it: 'it',
    slot(name) {
      names.add(name);
      return '0';
    },
  };
  pick.choice?.which.js(g, v);
  pick.choice?.domain.loop(g, v, () => '');
  pick.card?.js(g, v);
  return names;
}

/** The picks that depend on another: by a name, or because both take of one kind. */
function linked(g: Gen, picks: readonly Pick[]): ReadonlySet<Pick> {
  const found = new Set<Pick>();
  for (const [i, pick] of picks.entries()) {
    const names = namesIn(g, pick);
    for (const earlier of picks.slice(0, i)) {
      // Several of one choice are counted by the choice itself, unless something else wants them too.
      if (earlier.choice !== null && earlier.choice === pick.choice) continue;
      const named = earlier.choice !== null && names.has(earlier.choice.name);
      const shared = earlier.take !== null && earlier.take.pool === pick.take?.pool;
      if (!named && !shared) continue;
      for (const one of picks) if (one.choice !== null && one.choice === pick.choice) found.add(one);
      for (const one of picks) if (one.choice !== null && one.choice === earlier.choice) found.add(one);
      found.add(pick).add(earlier);
    }
  }
  return found;
}

/** Statements that return true as soon as everything from the first pick on is found. */
function search(g: Gen, v: Vars, picks: readonly Pick[], found: readonly Found[]): string {
  const [pick, ...rest] = picks;
  if (pick === undefined) return 'return true;';
  const names: Vars = {
    ...v,
    slot(name) {
      const earlier = found.findLast((one) => one.card !== null && one.pick.choice?.name === name);
      return earlier?.card ?? v.slot(name);
    },
  };
  const on = (card: string): string => {
    const tests = [...enough(g, names, pick, card, found), ...different(pick, card, found)];
    const inner = search(g, v, rest, [...found, foundAs(pick, card)]);
    return tests.length === 0 ? inner : `if (${tests.join(' && ')}) { ${inner} }`;
  };
  const { choice, card } = pick;
  if (choice !== null)
    return choice.domain.loop(
      g,
      names,
      (c) => `if (${choice.which.js(g, { ...names, it: c })}) { ${on(c)} }`,
    );
  if (card === null) return on('0');
  const known = g.local('k');
  return `{ const ${known} = ${card.js(g, names)}; if (${known} !== 0) { ${on(known)} } }`;
}

/** The card has enough left of what is taken from it, after what earlier picks take. */
function enough(g: Gen, v: Vars, pick: Pick, card: string, found: readonly Found[]): string[] {
  const { take } = pick;
  if (take === null) return [];
  const before = found.flatMap(({ pick: earlier, is }) =>
    earlier.take !== null && earlier.take.pool === take.pool
      ? [` + (${is(card)} ? ${earlier.take.times} : 0)`]
      : [],
  );
  return [`${take.left(rawCard(card)).js(g, v)} >= ${take.times}${before.join('')}`];
}

/** Several of one choice are different cards. */
const different = (pick: Pick, card: string, found: readonly Found[]): string[] =>
  found.flatMap(({ pick: earlier, is }) =>
    pick.nth > 0 && earlier.choice === pick.choice ? [`!(${is(card)})`] : [],
  );

/** All takes from one store together with what the card itself costs, as an expression: there is enough for them. */
export function storeHolds(g: Gen, v: Vars, takes: readonly StoreTake[], own: string): string {
  const wanted = takes.map((take) => num(take.amount).js(g, v)).join(' + ');
  return `${takes[0].left.js(g, v)} >= ${wanted}${own}`;
}

/** Runs something that may need what only an effect remembers; null if it does. */
export function unlessRemembered<T>(make: () => T): T | null {
  try {
    return make();
  } catch (e) {
    if (e instanceof UsesSlot) return null;
    throw e;
  }
}
