/**
 * Builds the procedure of an ability: its effect becomes steps, just like the rules' own procedures, so that it can
 * ask, call and be copied in the middle.
 *
 * Keeps  everything an effect remembers lies in its frame: who, what the event was about, targets, numbers.
 */
import { idOf, whole } from '../../arena/schema.ts';
import type { State } from '../../arena/state.ts';
import type { Engine } from '../../engine.ts';
import {
  type Ask,
  type Frame,
  HEADER,
  type Locals,
  makeProcedure,
  type Procedure,
  type Run,
  type StepSpec,
} from '../../flow/procedure.ts';
import type { Phrase } from '../../text/phrase.ts';
import type { Vars } from '../words/node.ts';
import { Gen } from './gen.ts';
import type { Plan } from './plan.ts';

/** The locals of an ability's procedure: as many slots as it has names for. */
const localsFor = (slots: number): Locals => ({
  ability: whole(),
  source: idOf('card'),
  you: idOf('player'),
  subject: idOf('card'),
  a: whole(),
  b: whole(),
  n: whole(),
  ...Object.fromEntries(Array.from({ length: slots }, (_x, i) => [`t${i}`, whole()])),
});

/** Where they lie in the frame. */
export const At = {
  ability: HEADER,
  source: HEADER + 1,
  you: HEADER + 2,
  subject: HEADER + 3,
  a: HEADER + 4,
  b: HEADER + 5,
  n: HEADER + 6,
  slots: HEADER + 7,
} as const;

const PRELUDE = `const f = fr.base, w = s.frames, self = w[f + ${At.source}], you = w[f + ${At.you}], subject = w[f + ${At.subject}], it = 0, a = w[f + ${At.a}], b = w[f + ${At.b}], n = w[f + ${At.n}];`;

type Label = { readonly mark: string; at: number };

interface Draft {
  readonly name: string;
  readonly run?: string;
  readonly ask?: {
    readonly who: string;
    readonly options: string;
    readonly choose: string;
    readonly say: Phrase;
    readonly describe: readonly Phrase[];
  };
}

/** Slots of one ability by name; a name used in an effect must have been given to a target or number before. */
export class Slots {
  readonly #names = new Map<string, number>();

  get size(): number {
    return this.#names.size;
  }

  give(name: string): number {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    this.#names.set(name, this.#names.size);
    return this.#names.size - 1;
  }

  /** A name that nothing else has. */
  fresh(): string {
    return `#${this.#names.size}`;
  }

  at(name: string): number {
    const known = this.#names.get(name);
    if (known === undefined)
      throw new Error(`"${name}" is used, but no target or number of that name was chosen before`);
    return known;
  }
}

const NOWHERE = -1;
export class Builder {
  readonly g: Gen;
  readonly slots: Slots;
  readonly v: Vars;
  /** What the ability needs to find altogether, while its targets are chosen and its prices paid. */
  plan: Plan | null = null;
  readonly #drafts: Draft[] = [];
  readonly #labels: Label[] = [];

  constructor(engine: Engine, slots: Slots) {
    this.g = new Gen(engine);
    this.slots = slots;
    this.v = { it: 'it', slot: (name) => `s.frames[f + ${At.slots + slots.at(name)}]` };
  }

  /** The place of a named slot, to write to. */
  slot(name: string): string {
    return `w[f + ${At.slots + this.slots.give(name)}]`;
  }

  /** A further test of whatever is chosen under that name, where later prices or targets depend on it. */
  alsoNeeds(name: string, card: string): string {
    const test = this.plan?.afterwards(this.g, this.v, name) ?? null;
    return test === null ? '' : ` && ${test(card)}`;
  }

  label(): Label {
    const label = { mark: `\u0001${this.#labels.length}\u0001`, at: NOWHERE };
    this.#labels.push(label);
    return label;
  }

  /** The label stands here. */
  here(label: Label): void {
    label.at = this.#drafts.length;
  }

  /** A step that does something. */
  does(name: string, body: string): void {
    this.#drafts.push({ name, run: body });
  }

  /** A step that goes on elsewhere, if a condition holds. */
  goes(to: Label, condition = 'true'): void {
    this.#drafts.push({ name: 'go on', run: `if (${condition}) return ${to.mark};` });
  }

  /** A step that asks. */
  asks(name: string, ask: NonNullable<Draft['ask']>): void {
    this.#drafts.push({ name, ask });
  }

  /** The finished procedure. Where several share their slots, all must be built before the first is finished. */
  procedure(id: number, name: string, rules: string): Procedure {
    if (this.#labels.some(({ at }) => at === NOWHERE))
      throw new Error(`"${name}" goes on at a label that stands nowhere`);
    const steps: Record<string, StepSpec<State, Locals>> = {};
    const resolved = (source: string): string =>
      this.#labels.reduce((text, label) => text.replaceAll(label.mark, String(label.at + 1)), source);
    for (const [i, draft] of this.#drafts.entries()) {
      const stepName = `${draft.name}${'\u200b'.repeat(i)}`;
      if (draft.ask === undefined) {
        const run = this.g.make<Run<State, Frame<Locals>>>(
          `(s, fr) => { ${PRELUDE} ${resolved(draft.run ?? '')} }`,
        );
        steps[stepName] = { rules, run, ask: null };
        continue;
      }
      const { who, options, choose, say, describe } = draft.ask;
      const ask: Ask<State, Frame<Locals>> = {
        who: this.g.make(`(s, fr) => { ${PRELUDE} return ${who}; }`),
        options: this.g.make(`(s, fr, o) => { ${PRELUDE} ${options} }`),
        choose: this.g.make(`(s, fr, option) => { ${PRELUDE} ${resolved(choose)} }`),
        say: () => say,
        ...(describe.length > 0 ? { describe: (_s, _f, option) => describe[option.a] } : {}),
      };
      steps[stepName] = { rules, run: null, ask };
    }
    return makeProcedure(id, name, localsFor(this.slots.size), steps);
  }
}
