/**
 * Gates: the ordered reasons why something can be done or not. Offering stops at the first that is shut;
 * explaining tries them all. Both use the same gates, so an offer and its explanation cannot differ.
 */
import type { State } from '../arena/state.ts';
import type { Phrase } from '../text/phrase.ts';

/** In the order in which they are tried. */
export const gateKinds = ['window', 'actor', 'zone', 'prohibition', 'requirement', 'cost', 'target'] as const;
export type GateKind = (typeof gateKinds)[number];

export interface Gate {
  readonly kind: GateKind;
  /** Ledger ids, or empty where the card itself is the reason. */
  readonly rules: readonly string[];
  holds(s: State, player: number, card: number): boolean;
  why(s: State, player: number, card: number): Phrase;
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

/** All shut gates, in order; none if and only if it is allowed. */
export function refusals(gates: readonly Gate[], s: State, player: number, card: number): Refusal[] {
  return gates
    .filter((gate) => !gate.holds(s, player, card))
    .map((gate) => ({ gate: gate.kind, rules: gate.rules, why: gate.why(s, player, card) }));
}
