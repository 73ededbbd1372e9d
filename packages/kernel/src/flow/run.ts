/**
 * The engine's loop: runs steps until a player must choose, and takes the choice.
 *
 * Owns   the order of steps, forced choices, and the rule that only an offered option is accepted.
 * Keeps  a pending decision has at least two options; forced ones are taken at once and never recorded.
 */
import { forget, type State } from '../arena/state.ts';
import type { Option } from '../decision/options.ts';
import { leave, whereOf } from './frames.ts';
import {
  again,
  type Flow,
  type Frame,
  finish,
  type Locals,
  type Procedure,
  type Question,
} from './procedure.ts';

const chosen: Option = { kind: 0, a: 0, b: 0, n: 0 };

/** More than any game does between two choices. */
const MOST_STEPS = 1_000_000;

/** Binds the accessor of a procedure to one of its frames. */
export function bind(s: State, p: Procedure, base: number): Frame<Locals> {
  const { cursor } = p;
  // Mostly it is the same game as before, and writing a reference costs more than comparing it.
  if (cursor.words !== s.frames) cursor.words = s.frames;
  cursor.base = base;
  return p.frame;
}

function follow(s: State, base: number, at: number, flow: Flow | void): void {
  if (flow === undefined) return;
  if (flow === again) s.frames[base + 1] = at;
  else if (flow === finish) {
    // What the step called must end first: only then is the frame on top again, past its last step.
    s.frames[base + 1] = s.engine.procedures[s.frames[base]].steps.length;
  } else s.frames[base + 1] = flow - 1;
}

function enumerate(s: State, ask: Question<State, Frame<Locals>>, frame: Frame<Locals>): number {
  const side = s.side;
  const options = side.options;
  options.clear();
  side.nextStamp();
  side.still = true;
  ask.options(s, frame, options);
  side.still = false;
  return options.count;
}

/** Runs until a player must choose or the game is over. */
export function run(s: State): void {
  const { kernel, frames, side } = s;
  const { procedures } = s.engine;
  side.enumerated = side.still = false;
  kernel.asked = 0;
  let steps = 0;
  while (kernel.over === 0) {
    if (++steps > MOST_STEPS)
      throw new Error(`${MOST_STEPS} steps without a choice: the rules go in circles in ${whereOf(s)}.`);
    const base = kernel.top;
    if (base === 0) throw new Error('No procedure is running, but the game is not over.');
    const p = procedures[frames[base]];
    const at = frames[base + 1];
    if (at >= p.steps.length) {
      leave(s);
      continue;
    }
    const step = p.steps[at];
    const ask = step.ask;
    const frame = bind(s, p, base);
    if (ask === null) {
      frames[base + 1] = at + 1;
      if (step.run !== null) follow(s, base, at, step.run(s, frame));
      continue;
    }
    const count = enumerate(s, ask, frame);
    if (count >= 2) {
      const who = ask.who(s, frame);
      if (!(who >= 1 && who <= s.layout.sizes.players))
        throw new Error(`"${p.name} › ${step.name}" asks player ${who}, who does not exist.`);
      kernel.asked = who;
      side.enumerated = true;
      return;
    }
    frames[base + 1] = at + 1;
    if (count === 1) {
      side.options.read(0, chosen);
      follow(s, base, at, ask.choose(s, frame, chosen));
    }
  }
}

/** The options of the pending decision; enumerates them again where the state was copied or loaded. */
export function optionsOf(s: State): State['side']['options'] {
  if (!s.side.enumerated) {
    if (s.kernel.asked === 0) s.side.options.clear();
    else {
      const p = s.engine.procedures[s.frames[s.kernel.top]];
      const ask = p.steps[s.frames[s.kernel.top + 1]].ask;
      if (ask === null) throw new Error(`"${p.name}" waits for a choice at a step that asks none.`);
      enumerate(s, ask, bind(s, p, s.kernel.top));
      s.side.enumerated = true;
    }
  }
  return s.side.options;
}

/** Takes option `index` of the pending decision and runs on. Refuses everything else, and then changes nothing. */
export function apply(s: State, index: number): void {
  const options = optionsOf(s);
  if (s.kernel.asked === 0) throw new RangeError('No choice is pending.');
  if (!Number.isInteger(index) || index < 0 || index >= options.count)
    throw new RangeError(
      `Option ${index} is not offered; there are ${options.count}, from 0 to ${options.count - 1}.`,
    );
  take(s, index);
}

/** Takes an option that the caller knows to be offered. */
export function take(s: State, index: number): void {
  const base = s.kernel.top;
  const p = s.engine.procedures[s.frames[base]];
  const at = s.frames[base + 1];
  const ask = p.steps[at].ask;
  if (ask === null) throw new Error(`"${p.name}" waits for a choice at a step that asks none.`);
  s.side.options.read(index, chosen);
  forget(s);
  s.frames[base + 1] = at + 1;
  follow(s, base, at, ask.choose(s, bind(s, p, base), chosen));
  run(s);
}
