/**
 * Procedures: what happens next, as named steps in the rulebook's order, each citing its rules.
 *
 * Owns   how a procedure is written down, and the words a step steers by.
 * Not    running it (run.ts), or where its progress is kept (frames.ts).
 * Keeps  a step holds no progress of its own: everything lives in the frame, so a game can be copied anywhere.
 */

import { literal } from '../arena/generate.ts';
import type { Column } from '../arena/schema.ts';
import type { State } from '../arena/state.ts';
import type { Option, Options } from '../decision/options.ts';
import type { Phrase } from '../text/phrase.ts';

/** What a step says about the way on. Nothing means: the next step. */
export type Flow = number;
/** Do this step again (after whatever it called). */
export const again: Flow = -1;
/** Leave the procedure. */
export const finish: Flow = -2;
/** Go on with the step of that index: `jump(strike.at.support)`. */
export const jump = (step: number): Flow => step + 1;

export type Locals = Readonly<Record<string, Column>>;
/** The locals of a running procedure, by name. `base` is where its frame lies. */
export type Frame<L extends Locals> = { -readonly [K in keyof L]: number } & {
  readonly base: number;
  /** Go on with the step of that name. */
  go(step: string): Flow;
};

/** A choice that a step puts to a player. */
export interface Ask<S extends State, F> {
  /** Who must choose. */
  who(this: void, s: S, f: F): number;
  /** Writes every legal option. None: the step is passed over. One: it is taken without asking. */
  options(this: void, s: S, f: F, o: Options): void;
  choose(this: void, s: S, f: F, option: Option): Flow | void;
  /** One sentence that says what is asked. */
  say?(this: void, s: S, f: F): Phrase;
  /** One option in words, where its kind alone does not say it; undefined leaves it to the kind. */
  describe?(this: void, s: S, f: F, option: Option): Phrase | undefined;
}

/** Written as a method, so that an engine of one game also counts as an engine of any: its steps see only its own states. */
export type Run<S extends State, F> = { run(s: S, f: F): Flow | void }['run'];

/** A choice as the engine keeps it: all of one shape, whatever was left out, so that reaching into one is one read. */
export interface Question<S extends State, F> extends Pick<Ask<S, F>, 'who' | 'options' | 'choose'> {
  readonly say: Ask<S, F>['say'] | undefined;
  readonly describe: Ask<S, F>['describe'] | undefined;
}

export interface Step<S extends State = State> {
  readonly name: string;
  readonly rules: readonly string[];
  readonly run: Run<S, Frame<Locals>> | null;
  readonly ask: Question<S, Frame<Locals>> | null;
}

/** A step as it is written: the ledger ids it carries out, and what it does or asks. */
export interface StepSpec<S extends State, L extends Locals> {
  readonly rules: string;
  readonly run: Run<S, Frame<L>> | null;
  readonly ask: Ask<S, Frame<L>> | null;
}

export interface Procedure<N extends string = string> {
  readonly id: number;
  readonly name: string;
  readonly locals: Locals;
  readonly localNames: readonly string[];
  readonly steps: readonly Step[];
  /** Index of each step, for `jump`. */
  readonly at: Readonly<Record<N, number>>;
  /** The accessor of its locals: it reads and writes where the cursor stands. */
  readonly frame: Frame<Locals>;
  /** Set to a frame before one of its steps runs. Accessors differ from procedure to procedure, cursors do not. */
  readonly cursor: Cursor;
}

export interface Cursor {
  words: Int32Array;
  base: number;
}

/** Words before the locals: procedure, step, base of the frame below. */
export const HEADER = 3;

function frameClass(
  name: string,
  names: readonly string[],
  at: Readonly<Record<string, number>>,
  cursor: Cursor,
): Frame<Locals> {
  const go = (to: string): Flow => {
    const index = at[to];
    if (index === undefined) throw new Error(`"${name}" has no step "${to}"`);
    return jump(index);
  };
  const members = names.map(
    (name, i) =>
      `get ${name}() { return this.$.words[this.$.base + ${HEADER + i}]; } set ${name}(v) { this.$.words[this.$.base + ${HEADER + i}] = v; }`,
  );
  return literal<Frame<Locals>>(
    `return new (class { constructor() { this.$ = cursor; this.go = go; } get base() { return this.$.base; } ${members.join(' ')} })();`,
    { go, cursor },
  );
}

const NOT_LOCAL = new Set(['base', 'go', 'constructor']);

/** Builds a procedure; `id` is its place in the engine's list. */
export function makeProcedure<S extends State, L extends Locals, N extends string>(
  id: number,
  name: string,
  locals: L,
  steps: Readonly<Record<N, StepSpec<S, L>>>,
): Procedure<N> {
  const localNames = Object.keys(locals);
  for (const local of localNames)
    if (NOT_LOCAL.has(local) || !/^[a-z][A-Za-z0-9]*$/.test(local))
      throw new Error(`Procedure "${name}": "${local}" cannot be the name of a local`);
  const hidden = localNames.find((local) => locals[local].seenBy !== 'all');
  if (hidden !== undefined && locals[localNames[0]].table !== 'player')
    throw new Error(
      `Procedure "${name}": "${hidden}" is hidden, so the first local must be the player who may see it`,
    );
  const made: Step[] = [];
  const at: Record<string, number> = {};
  for (const [stepName, { rules, run, ask: asked }] of Object.entries<StepSpec<S, L>>(steps)) {
    at[stepName] = made.length;
    // The engine binds each frame to its own procedure, so a step only ever sees the locals it declared.
    made.push({
      name: stepName.replaceAll('\u200b', ''),
      rules: rules.split(' ').filter((r) => r !== ''),
      run,
      ask: asked === null ? null : questionOf(asked),
    });
  }
  const cursor: Cursor = { words: new Int32Array(0), base: 0 };
  return {
    id,
    name,
    locals,
    localNames,
    steps: made,
    at: at as Record<N, number>,
    frame: frameClass(name, localNames, at, cursor),
    cursor,
  };
}

const questionOf = <S extends State, F>({
  who,
  options,
  choose,
  say,
  describe,
}: Ask<S, F>): Question<S, F> => ({ who, options, choose, say, describe });

/** Names written for people: "stayUntapped" reads "stay untapped". */
export const spaced = (name: string): string => name.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`);
