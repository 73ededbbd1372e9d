/**
 * A game as the testkit uses it: the surface of the kernel's Game, and nothing more.
 *
 * Why an interface: a `Game` of one state counts as a `Playable` of any, so that games of different kinds can stand in
 * one list; and tests can put a broken game in the place of a sound one.
 */
import type {
  Attribute,
  Breakdown,
  Decision,
  Engine,
  GameRecord,
  Options,
  Phrase,
  Prior,
  Refusal,
  Sink,
  State,
} from '@westmarch/kernel';

export interface Playable<S extends State = State> {
  readonly name: string;
  readonly engine: Engine;
  blank(setup: unknown): S;
  create(setup: unknown, seed: string): S;
  pending(s: S): Decision | null;
  options(s: S): Options;
  apply(s: S, index: number, sink?: Sink): void;
  result(s: S): readonly ('won' | 'lost' | 'drawn')[] | null;
  view(s: S, player: number): S;
  determinize(view: S, prior: Prior<S>, seed: string): S;
  clone(s: S): S;
  copy(from: S, to: S): void;
  same(a: S, b: S): boolean;
  whyNot(s: S, player: number, card: number): Refusal[][];
  whyValue(s: S, attribute: Attribute, card: number): Breakdown;
  describe(s: S, index: number): Phrase;
  record(setup: unknown, seed: string, choices: readonly number[]): GameRecord;
  replay(record: GameRecord, upTo?: number, s?: S): S;
}
