/** What an ability becomes: plain functions over the arena that take integers and allocate nothing. */
import type { State } from '../arena/state.ts';
import type { Gate } from '../explain/gate.ts';
import type { Procedure } from '../flow/procedure.ts';
import type { Phrase } from '../text/phrase.ts';
import type { Ability } from './abilities.ts';

export interface Compiled {
  readonly id: number;
  /** The definition it belongs to, or 0 for the kernel's own. */
  readonly def: number;
  readonly ability: Ability | null;
  /** Where effects of it are listed, or 0 for an action. */
  readonly channel: number;
  readonly stage: number;
  readonly required: boolean;
  readonly say: Phrase;
  readonly rules: readonly string[];
  /** A modifier: the total so far becomes the total with it. */
  fold(s: State, row: number, card: number, total: number): number;
  /** A trigger, replacement or prohibition: it concerns this event. */
  matches(s: State, row: number, a: number, b: number, n: number): boolean;
  /** An action: the shared window that its first gate is, or 0 where that gate must be asked for each card. */
  window: number;
  /** An action: why it can be done or not. */
  gates: readonly Gate[];
  /** An action: choose targets, pay costs. */
  declare: Procedure | null;
  /** What it does when it resolves. */
  effect: Procedure | null;
}

/** A card of the pool: its facts are columns of the engine; here is what the kernel needs of it. */
export interface Definition {
  readonly index: number;
  readonly id: string;
  readonly names: Readonly<Record<string, string>>;
  /** All abilities, in printed order, as indices of compiled ones. */
  readonly abilities: readonly number[];
  /** Those in force while the card is. */
  readonly standing: readonly number[];
  /** Those in force in zones of their own choosing. */
  readonly elsewhere: readonly number[];
  readonly actions: readonly number[];
  prepared: boolean;
}

/** Placeholder functions of an ability that is not of that kind or not prepared yet. */
function unprepared(): never {
  throw new Error('This ability was not prepared: its card is not in the set-up.');
}
export const notPrepared = { fold: unprepared, matches: unprepared } as const;
