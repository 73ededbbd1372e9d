/**
 * What a card can have: a modifier, a prohibition, a trigger, a replacement, an action. These are the sentences
 * that the other words make.
 *
 * Owns   what each of them holds, modifiers, and what is not written yet.
 * Not    reactions.ts, actions.ts and granting.ts, where the others are made.
 */
import type { Attribute } from '../../effect/attribute.ts';
import { Stage } from '../../effect/attribute.ts';
import type { Prohibition } from '../../event/event.ts';
import { Introduction } from '../../text/introduce.ts';
import { counted, listed, NOTHING, type Phrase, say, word, wordFor } from '../../text/phrase.ts';
import type { Take } from '../compile/plan.ts';
import type { Choice } from './choices.ts';
import type { Effect } from './effects.ts';
import { type Limit, sayLimit } from './limit.ts';
import { type AnyWord, type Condition, type Filter, isCondition, type PlayerRef } from './node.ts';
import { type Num, num, sayNum, sayPer } from './values.ts';

/** How a modifier changes the number: with its place in the game's fixed order. */
export type Change = 'add' | 'set' | 'multiply' | 'atMost' | 'atLeast';

export interface Modifier extends AnyWord {
  readonly type: 'modifier';
  readonly attribute: Attribute;
  readonly of: Filter;
  readonly by: Num;
  readonly change: Change;
  /** What is added never lifts the total above this. */
  readonly upTo: Num | null;
  readonly stage: number;
  readonly condition: Condition | null;
  readonly within: readonly number[] | null;
  readonly say: Phrase;
  readonly rules: string;
}

/** Whatever hangs on an event: listens to it, takes its place, or forbids it. */
export interface Reaction extends AnyWord {
  readonly type: 'trigger' | 'replacement' | 'prohibition';
  readonly channel: number;
  readonly condition: Condition | null;
  /** It happens whether or not anyone wants it. */
  readonly required: boolean;
  /** Zone kinds in which it is in force; null for the live ones. */
  readonly within: readonly number[] | null;
  readonly limit: Limit | null;
  /** It resolves even if its card has left meanwhile: "when this card is discarded". */
  readonly evenIfGone: boolean;
  /** Whose it is, where that is not the controller of its card: who may use it, and for whom it speaks. */
  readonly by: PlayerRef | null;
  /** What must be paid for it: "you may tap this card to …". */
  readonly costs: readonly Cost[];
  readonly targets: readonly Choice[];
  readonly effect: Effect | null;
  readonly say: Phrase;
  readonly rules: string;
}

export interface Cost extends AnyWord {
  readonly kind: 'cost';
  readonly can: Condition;
  readonly pay: Effect;
  /** What it uses up, so that no two prices can be paid with one thing. */
  readonly takes: readonly Take[];
  readonly say: Phrase;
}

export interface Action extends AnyWord {
  readonly type: 'action';
  readonly window: Condition;
  /** Who may use it, where that is not the controller of its card. */
  readonly by: PlayerRef | null;
  readonly zone: Condition | null;
  /** Zone kinds from which it is used, where that is neither play nor wherever the game offers a card's actions. */
  readonly within: readonly number[] | null;
  readonly forbidden: Prohibition | null;
  readonly requirement: Condition | null;
  readonly limit: Limit | null;
  readonly costs: readonly Cost[];
  readonly targets: readonly Choice[];
  readonly effect: Effect;
  readonly say: Phrase;
  readonly rules: string;
}

/** A sentence that the vocabulary cannot say yet. Its card is counted as partial, and kept out of constructed play. */
export interface Unimplemented extends AnyWord {
  readonly type: 'unimplemented';
  readonly what: string;
  readonly say: Phrase;
  readonly rules: string;
}

export type Ability = Modifier | Reaction | Action | Unimplemented;
export type Standing = Modifier | Reaction;

const CHANGE_STAGE: Record<Change, number> = {
  set: Stage.set,
  add: Stage.add,
  multiply: Stage.multiply,
  atMost: Stage.limit,
  atLeast: Stage.limit,
};
const CHANGE_TEXT: Record<Change, (by: Num) => Phrase> = {
  add: (by) => sayPer(by).amount,
  set: (by) => say`exactly ${sayNum(by)}`,
  multiply: (by) => say`${sayNum(by)} times its`,
  atMost: (by) => say`at most ${sayNum(by)}`,
  atLeast: (by) => say`at least ${sayNum(by)}`,
};

/** Conditions that stand behind what they limit, others before it; those that need no words are left out. */
export function whilst(what: Phrase, condition: Condition | undefined): Phrase {
  if (condition === undefined) return what;
  const parts = condition.word === 'all' ? condition.parts.filter(isCondition) : [condition];
  const after = parts.flatMap((part) => part.behind ?? []);
  const before = parts.flatMap((part) =>
    part.behind === undefined && part.say.key !== NOTHING.key ? [part.say] : [],
  );
  const limited = after.length === 0 ? what : say`${what} ${listed(after)}`;
  return before.length === 0 ? limited : say`while ${listed(before)}, ${limited}`;
}

/** While its card is in force: cards that pass the filter have more or less of an attribute. */
export function modifier(m: {
  readonly attribute: Attribute;
  readonly of: Filter;
  readonly by: Num;
  readonly change?: Change;
  readonly upTo?: Num;
  readonly stage?: number;
  readonly if?: Condition;
  /** Zone kinds in which it is in force, where those are not the live ones. */
  readonly within?: readonly number[];
  readonly rules?: string;
}): Modifier {
  const change = m.change ?? 'add';
  const of = counted(m.of.noun, 'each');
  const { amount, each } = sayPer(m.by);
  const by = change === 'add' ? amount : CHANGE_TEXT[change](m.by);
  const name = typeof m.by === 'number' ? wordFor(m.attribute.name, m.by) : word(m.attribute.name);
  const reads = m.attribute.reads?.(of, by, typeof m.by === 'number' ? m.by : 0);
  const plain = reads ?? say`${of} has ${by} ${name}`;
  const has = change === 'add' && each.key !== NOTHING.key ? say`${plain} ${each}` : plain;
  const what = m.upTo === undefined ? has : say`${has} to a maximum of ${sayNum(m.upTo)}`;
  return {
    kind: 'ability',
    type: 'modifier',
    word: `modifier ${change}`,
    parts: [
      m.of,
      num(m.by),
      ...(m.upTo === undefined ? [] : [num(m.upTo)]),
      ...(m.if === undefined ? [] : [m.if]),
    ],
    attribute: m.attribute,
    of: m.of,
    by: m.by,
    change,
    upTo: m.upTo ?? null,
    stage: m.stage ?? CHANGE_STAGE[change],
    condition: m.if ?? null,
    within: m.within ?? null,
    say: whilst(what, m.if),
    rules: m.rules ?? '',
  };
}

export const limited = (text: Phrase, limit: Limit | undefined): Phrase =>
  limit === undefined ? text : say`${text} (${sayLimit(limit)})`;

/** Phrases in which targets are introduced as they are mentioned, and the choices that none of them mentions. */
export function introduced(targets: readonly Choice[], phrases: readonly Phrase[]): [Phrase[], Phrase[]] {
  const introduction = new Introduction(new Map(targets.map((t) => [t.name, t.what])));
  const told = phrases.map((phrase) => introduction.phrase(phrase));
  const chosen = targets
    .filter((t) => !introduction.has(t.name) && t.say.key !== NOTHING.key)
    .map((t) => introduction.phrase(t.say));
  return [told, chosen];
}

export const unimplemented = (what: string): Unimplemented => ({
  kind: 'ability',
  type: 'unimplemented',
  word: 'unimplemented',
  parts: [],
  what,
  say: say`(not yet: ${what})`,
  rules: '',
});
