/** What an engine needs of a game beside its table. */
import type { State } from '@westmarch/kernel';
import type { Seat, TableGame } from '@westmarch/table';
import type { ScenarioGame } from '@westmarch/testkit';

/** What learning needs: its table, and how its positions are written down. */
export interface Learnable<S extends State, Setup, Sees extends Seat<S>> {
  readonly kind: TableGame<S, Setup, Sees>;
  readonly scenarios: ScenarioGame<NoInfer<S>>;
  /** A set-up of nothing: a position is given, and none is dealt. */
  readonly setup: Setup;
}
