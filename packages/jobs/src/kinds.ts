/** The kinds of work that are done in the background: what each is told, and what it comes to. */
import type { Analysis } from '@westmarch/protocol';
import type { AnalysisOrder, Counts, Study, ThoughtOrder } from '@westmarch/table';

/** Games of a study, from a number up to another, and what was counted of them. */
export interface LabOrder {
  readonly study: Study;
  readonly bot: string;
  readonly from: number;
  readonly to: number;
}

interface Kinds {
  readonly analysis: { readonly order: AnalysisOrder; readonly result: Analysis };
  readonly lab: { readonly order: LabOrder; readonly result: Counts };
  /** The index of the option that a bot at a table takes. */
  readonly think: { readonly order: ThoughtOrder; readonly result: number };
}
export type Kind = keyof Kinds;
export type OrderOf<K extends Kind> = Kinds[K]['order'];
export type ResultOf<K extends Kind> = Kinds[K]['result'];

/** Work in steps: after each it tells how much is done, from 0 to 1, and may be broken off. */
export type Steps<K extends Kind> = Generator<number, ResultOf<K>>;
/** Begins when what it needs is loaded: the game that it is about, and no other. */
export type Work<K extends Kind> = (order: OrderOf<K>) => Promise<Steps<K>>;
