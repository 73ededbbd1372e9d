/**
 * Gates: the ordered reasons why something can be done or not. Offering stops at the first that is shut;
 * explaining tries them all. Both use the same gates, so an offer and its explanation cannot differ.
 */
import type { Action } from '../ability/words/abilities.ts';
import { literal } from '../arena/generate.ts';
import type { State } from '../arena/state.ts';
import type { Phrase } from '../text/phrase.ts';

/** In the order in which they are tried. */
export const gateKinds = ['window', 'actor', 'zone', 'prohibition', 'requirement', 'cost', 'target'] as const;
export type GateKind = (typeof gateKinds)[number];

export interface Gate {
  readonly kind: GateKind;
  /** Ledger ids, or empty where the card itself is the reason. */
  readonly rules: readonly string[];
  holds(this: void, s: State, player: number, card: number): boolean;
  why(s: State, player: number, card: number): Phrase;
}

/** A gate that is the same for all actions of cards, asked with the number of the ability. */
export interface ActionLaw<S extends State = State> {
  readonly rules: string;
  /** Such an action of cards of a definition can fall under it: others are never asked. Without it, all can. */
  concerns?(this: void, def: number, action: Action): boolean;
  holds(this: void, s: S, player: number, card: number, ability: number): boolean;
  why(s: S, player: number, card: number, ability: number): Phrase;
}

/** A shut gate, explained. */
export interface Refusal {
  readonly gate: GateKind;
  readonly rules: readonly string[];
  readonly why: Phrase;
}

/** Every gate is open, from that one on. */
export function isOpen(gates: readonly Gate[], s: State, player: number, card: number, from = 0): boolean {
  for (let i = from; i < gates.length; i++) if (!gates[i].holds(s, player, card)) return false;
  return true;
}

/** Asks about a card for a player. */
export type Test = Gate['holds'];
/** Asks about a player alone. */
export type PlayerTest = (s: State, player: number) => boolean;

/**
 * Several tests as one, asked in order until one fails. Each is called by its own name, which costs what a call
 * costs; a call that goes to another function each time costs several times as much.
 */
function together<T>(tests: readonly Test[], params: string, given: string): T {
  const named = Object.fromEntries(tests.map((test, i) => [`t${i}`, test]));
  const calls = Object.keys(named).map((name) => `${name}(${given})`);
  return literal<T>(`return (${params}) => ${calls.join(' && ') || 'true'};`, named);
}

/** The same as `isOpen`, made once for some gates. */
export const allOpen = (gates: readonly Gate[]): Test =>
  together(
    gates.map(({ holds }) => holds),
    's, player, card',
    's, player, card',
  );

/** Tests that look at no card, as one. */
export const allHold = (tests: readonly Test[]): PlayerTest => together(tests, 's, player', 's, player, 0');

/** All shut gates, in order; none if and only if it is allowed. */
export function refusals(gates: readonly Gate[], s: State, player: number, card: number): Refusal[] {
  return gates
    .filter((gate) => !gate.holds(s, player, card))
    .map((gate) => ({ gate: gate.kind, rules: gate.rules, why: gate.why(s, player, card) }));
}
