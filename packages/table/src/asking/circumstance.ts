/** What a decision is like, as far as it matters for whether a player is asked: read from his view and its options. */
import type { Option, Options, State } from '@westmarch/kernel';
import type { Choice, Part } from '@westmarch/protocol';
import type { Seat } from '../seat.ts';

/** A decision as it is put. */
export interface Asked {
  readonly player: number;
  readonly procedure: string;
  readonly step: string;
}

export interface Circumstance {
  /** The option that does nothing: passing, or going on; −1 where every answer does something. */
  readonly pass: number;
  /** The decision merely offers to act. */
  readonly offer: boolean;
  /** What would be answered was declared by the player himself. */
  readonly own: boolean;
  /** Something is aimed at him, or at what is his. */
  readonly aimed: boolean;
  /** Whatever he answers, the same will come of it. */
  readonly moot: boolean;
  /** An option that is a reason to ask in any phase. */
  urgent(index: number): boolean;
  /** An option that is no reason to ask by itself. */
  slight(index: number): boolean;
  /** A slight one that is worth a question of its own here, for those who want it. */
  worthwhile(index: number): boolean;
}

/** What each game fills in. */
export interface Asking<S extends State, Sees extends Seat<S>> {
  circumstance(seat: Sees, asked: Asked, options: Options): Circumstance;
  /** What a decision is a pick of, where something can be decided as a whole. */
  part(seat: Sees, asked: Asked, options: Options): Part | null;
  /** What a plan knows an option by, besides its card. */
  marks(part: Part, option: Option, seat: Sees): Pick<Choice, 'company' | 'does'>;
  /** Short phases in which what was passed on earlier in the turn is not asked again. */
  readonly minor: ReadonlySet<string>;
  /** The company on its way now, or 0: for "until the next company". */
  company(seat: Sees): number;
}
