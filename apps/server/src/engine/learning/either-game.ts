/** Both games with what learning needs of them: their table, and how their positions are written down. */
import type { State } from '@westmarch/kernel';
import { lotrTcgScenarios } from '@westmarch/lotr-tcg';
import { meccgScenarios } from '@westmarch/meccg';
import type { GameName } from '@westmarch/protocol';
import { lotrTable, meccgTable, type Seat, type TableGame } from '@westmarch/table';
import type { ScenarioGame } from '@westmarch/testkit';

export interface Learnable<S extends State, Setup, Sees extends Seat<S>> {
  readonly kind: TableGame<S, Setup, Sees>;
  readonly scenarios: ScenarioGame<NoInfer<S>>;
  /** A set-up of nothing: a position is given, and none is dealt. */
  readonly setup: Setup;
}

export type ForEitherGame<R> = <S extends State, Setup, Sees extends Seat<S>>(
  game: Learnable<S, Setup, Sees>,
) => R;

export function withLearnable<R>(name: GameName, use: ForEitherGame<R>): R {
  return name === 'meccg'
    ? use({ kind: meccgTable, scenarios: meccgScenarios, setup: meccgScenarios.setup([[], []], {}) })
    : use({ kind: lotrTable, scenarios: lotrTcgScenarios, setup: lotrTcgScenarios.setup([[], []]) });
}
