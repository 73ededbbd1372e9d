/** What a small change to a source is: where, of which kind, and what could stand there instead. */
import type ts from 'typescript';

/** A place in a source that can be changed in one of several ways. */
export interface Point {
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  /** What may stand there instead; each is a change of its own. */
  readonly instead: readonly string[];
}

/** Adds points for one node; the walk is not its affair. */
export type Operator = (node: ts.Node, context: Context, add: Add) => void;
export type Add = (operator: string, where: Span, ...instead: readonly string[]) => void;
export interface Span {
  getStart(): number;
  getEnd(): number;
}

/** What an operator may know besides the node. */
export interface Context {
  readonly source: ts.SourceFile;
  /** Whether this is a file of cards: names stand for races, cultures and places there. */
  readonly cards: boolean;
  readonly lexicon: Lexicon;
}

/** What else is written in the same place elsewhere in the package: members of enumerations, names given to words. */
export interface Lexicon {
  /** `Phase` → its members that are used somewhere. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
  /** `ofRace` → the names that it is given somewhere. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
}

export const spanOf = (start: number, end: number): Span => ({ getStart: () => start, getEnd: () => end });
