/**
 * Everything that can be done with the cards of a list: what their own texts say, and what the rules let one do with
 * a card of its kind, such as play it, store it, hand it on.
 *
 * Owns   finding what is open. For each card it is known in which windows anything could be done with it, so that
 *        most cards cost one look; the windows themselves are asked once.
 * Not    what the rules' actions do, nor what a kind is: both are the game's.
 * Keeps  every action passes its gates, and nothing else decides whether it is offered; those of one card are offered in
 *        the order of their codes, in whatever order they were entered.
 */
import type { Cells, State } from '../../arena/state.ts';
import type { Options } from '../../decision/options.ts';
import type { Engine } from '../../engine.ts';
import { allOpen, type Gate, type Test } from '../../explain/gate.ts';
import { MOST_DEFINITIONS } from '../facts/fact-table.ts';
import { offerActions } from './use.ts';
import { openRules, openTexts, windowIsOpen } from './windows.ts';

export interface RuleAction {
  readonly code: number;
  readonly gates: readonly Gate[];
}

interface Listed {
  readonly code: number;
  /** The gates that are the same for every card, as one window; or 0 where there are none. */
  readonly window: number;
  readonly bit: number;
  /** All other gates. */
  readonly isOpen: Test;
}

/** A gate that does not look at the card. Targets are sought only for cards that pass all else. */
const isShared = ({ kind, holds }: Gate): boolean => holds.length < 3 && kind !== 'target';

const ALL = -1;

export class RuleActions {
  readonly #engine: Engine;
  /** By definition: the printed kind. */
  readonly #kinds: Cells;
  /** Which windows of the cards' own texts count: where a card lies face down, none do. */
  readonly #texts: number;
  readonly #byKind: Listed[][];
  /** By kind: the windows in which the rules let one do something. */
  readonly #windows: Int32Array;
  /** By definition: the same, of its kind. */
  readonly #ruled = new Int32Array(MOST_DEFINITIONS);
  /** How many of the prepared definitions are entered there. */
  #known = 0;

  /** `kind` is the fact that tells kinds apart, numbers below `kinds`. */
  constructor(
    engine: Engine,
    kinds: number,
    kind: string,
    { texts = true }: { readonly texts?: boolean } = {},
  ) {
    this.#engine = engine;
    this.#texts = texts ? ALL : 0;
    this.#kinds = engine.facts.column(kind);
    this.#byKind = Array.from({ length: kinds }, () => []);
    this.#windows = new Int32Array(kinds);
  }

  /** Enters an action for cards of these kinds. */
  add({ code, gates }: RuleAction, kinds: readonly number[]): void {
    const shared = gates.filter(isShared);
    const window = shared.length === 0 ? 0 : this.#engine.windows.ofGates(shared);
    const bit = this.#engine.windows.bit(window);
    const listed: Listed = { code, window, bit, isOpen: allOpen(gates.filter((gate) => !isShared(gate))) };
    for (const kind of kinds) {
      const ofKind = this.#byKind[kind];
      const after = ofKind.findIndex((other) => other.code > code);
      ofKind.splice(after === -1 ? ofKind.length : after, 0, listed);
      this.#windows[kind] |= bit;
    }
    this.#known = 0;
  }

  /** Definitions that were prepared since the last time. */
  #learn(): void {
    const { prepared } = this.#engine;
    for (; this.#known < prepared.length; this.#known++) {
      const def = prepared[this.#known].index;
      this.#ruled[def] = this.#windows[this.#kinds[def]];
    }
  }

  /**
   * Offers what a player can do with the cards of a list, from the first one on. The rules give him something to do
   * with his own cards only; what a text says may be for him on any card.
   */
  offer(s: State, player: number, first: number, next: Cells, o: Options): void {
    const { def, controller } = s.card;
    if (this.#known !== this.#engine.prepared.length) this.#learn();
    const ruled = this.#ruled;
    const said = this.#engine.actionWindows;
    const rules = openRules(s, this.#engine, player);
    const texts = openTexts(s, this.#engine, player) & this.#texts;
    for (let c = first; c !== 0; c = next[c]) {
      const d = def[c];
      if ((ruled[d] & rules) !== 0 && controller[c] === player)
        this.#offerRuled(s, player, c, this.#byKind[this.#kinds[d]], rules, o);
      if ((said[d] & texts) !== 0) offerActions(s, player, c, o);
    }
  }

  #offerRuled(
    s: State,
    player: number,
    card: number,
    actions: readonly Listed[],
    open: number,
    o: Options,
  ): void {
    for (let i = 0; i < actions.length; i++) {
      const { code, window, bit, isOpen } = actions[i];
      if ((bit & open) === 0 || (window !== 0 && !windowIsOpen(s, this.#engine, window, player))) continue;
      if (isOpen(s, player, card)) o.action(card, 0, code);
    }
  }
}
