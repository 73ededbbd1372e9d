/**
 * What a card can have: a modifier, a prohibition, a trigger, a replacement, an action. These are the sentences
 * that the other words make.
 */
import type { Attribute } from '../effect/attribute.ts';
import { Stage } from '../effect/attribute.ts';
import { addEffect } from '../effect/effects.ts';
import type { Event, Prohibition } from '../event/event.ts';
import { Introduction } from '../text/introduce.ts';
import { counted, listed, NOTHING, type Phrase, say, word, wordFor } from '../text/phrase.ts';
import { thatCard, thatPlayer } from './cards.ts';
import { all, passes, samePlayer } from './conditions.ts';
import { type Choice, type Duration, type Effect, effect } from './effects.ts';
import { type Limit, sayLimit } from './limit.ts';
import type { AnyWord, CardRef, Condition, Filter, PlayerRef } from './node.ts';
import { type Num, num, sayNum } from './values.ts';

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
  readonly targets: readonly Choice[];
  readonly effect: Effect | null;
  readonly say: Phrase;
  readonly rules: string;
}

export interface Cost extends AnyWord {
  readonly kind: 'cost';
  readonly can: Condition;
  readonly pay: Effect;
  readonly say: Phrase;
}

export interface Action extends AnyWord {
  readonly type: 'action';
  readonly window: Condition;
  /** Who may use it, where that is not the controller of its card. */
  readonly by: PlayerRef | null;
  readonly zone: Condition | null;
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
  add: (by) => (typeof by === 'number' && by > 0 ? say`+${by}` : sayNum(by)),
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
  return before.length === 0
    ? limited
    : say`while ${before.length === 1 ? before[0] : listed(before)}, ${limited}`;
}
const isCondition = (part: AnyWord): part is Condition => part.kind === 'condition';

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
  const by = CHANGE_TEXT[change](m.by);
  const name = typeof m.by === 'number' ? wordFor(m.attribute.name, m.by) : word(m.attribute.name);
  const what =
    m.upTo === undefined
      ? say`${of} has ${by} ${name}`
      : say`${of} has ${by} ${name} to a maximum of ${sayNum(m.upTo)}`;
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

interface Reacting {
  /** Only if it happens to such a card. */
  readonly of?: Filter;
  /** Only if it happens to that player. */
  readonly who?: PlayerRef;
  readonly if?: Condition;
  readonly within?: readonly number[];
  readonly limit?: Limit;
  readonly evenIfGone?: boolean;
  readonly targets?: readonly Choice[];
  readonly rules?: string;
}

const limited = (text: Phrase, limit: Limit | undefined): Phrase =>
  limit === undefined ? text : say`${text} (${sayLimit(limit)})`;

function reaction(
  type: Reaction['type'],
  channel: number,
  r: Reacting,
  required: boolean,
  does: Effect | null,
  text: Phrase,
): Reaction {
  const tests = [
    ...(r.of === undefined ? [] : [passes(thatCard, r.of)]),
    ...(r.who === undefined ? [] : [samePlayer(thatPlayer, r.who)]),
    ...(r.if === undefined ? [] : [r.if]),
  ];
  return {
    kind: 'ability',
    type,
    word: type,
    parts: [...tests, ...(r.targets ?? []), ...(does === null ? [] : [does])],
    channel,
    condition: tests.length === 0 ? null : all(...tests),
    required,
    within: r.within ?? null,
    limit: r.limit ?? null,
    evenIfGone: r.evenIfGone === true,
    targets: r.targets ?? [],
    effect: does,
    say: limited(text, r.limit),
    rules: r.rules ?? '',
  };
}

/** "a ship you control is hit and there is a storm" */
function happening(event: Pick<Event, 'subject' | 'say'>, r: Reacting): Phrase {
  const what = event.say(r.who === undefined ? counted(r.of?.noun ?? event.subject, 'a') : r.who.say);
  return r.if === undefined || r.if.say.key === NOTHING.key ? what : say`${what} and ${r.if.say}`;
}

/** Targets are chosen first. */
const doing = (r: Reacting, does: Effect): Phrase => {
  const [effect, targets] = introduced(r.targets ?? [], [does.say]);
  return say`${listed([...targets, ...effect], 'then')}`;
};

/** Phrases in which targets are introduced as they are mentioned, and the choices that none of them mentions. */
function introduced(targets: readonly Choice[], phrases: readonly Phrase[]): [Phrase[], Phrase[]] {
  const introduction = new Introduction(new Map(targets.map((t) => [t.name, t.what])));
  const told = phrases.map((phrase) => introduction.phrase(phrase));
  const chosen = targets.filter((t) => !introduction.has(t.name)).map((t) => introduction.phrase(t.say));
  return [told, chosen];
}

/** When something happens, its effect must follow; or may, where it is optional. */
export function trigger(
  event: Event,
  r: Reacting & { readonly optional?: boolean; readonly effect: Effect },
): Reaction {
  const required = r.optional !== true;
  const text = required
    ? say`when ${happening(event, r)}, ${doing(r, r.effect)}`
    : say`when ${happening(event, r)}, you may ${doing(r, r.effect)}`;
  return reaction('trigger', event.channel, r, required, r.effect, text);
}

/** Something happens instead of the event. */
export function instead(
  event: Event,
  r: Reacting & { readonly optional?: boolean; readonly effect: Effect },
): Reaction {
  const required = r.optional !== true;
  const text = required
    ? say`if ${happening(event, r)}, instead ${doing(r, r.effect)}`
    : say`if ${happening(event, r)}, you may instead ${doing(r, r.effect)}`;
  return reaction('replacement', event.insteadChannel, r, required, r.effect, text);
}

/** Something may not be done. */
export function forbid(what: Prohibition, r: Reacting = {}): Reaction {
  const text = what.say(r.who === undefined ? counted(r.of?.noun ?? what.subject, 'a') : r.who.say);
  return reaction(
    'prohibition',
    what.channel,
    r,
    true,
    null,
    r.if === undefined ? text : say`if ${r.if.say}, ${text}`,
  );
}

export const cost = (can: Condition, pay: Effect): Cost => ({
  kind: 'cost',
  word: `cost ${pay.word}`,
  parts: [can, pay],
  can,
  pay,
  say: pay.say,
});

/** Something its controller may do while the window is open. */
export function action(a: {
  readonly window: Condition;
  readonly by?: PlayerRef;
  readonly zone?: Condition;
  readonly forbidden?: Prohibition;
  readonly if?: Condition;
  readonly limit?: Limit;
  readonly costs?: readonly Cost[];
  readonly targets?: readonly Choice[];
  readonly effect: Effect;
  readonly rules?: string;
}): Action {
  const costs = a.costs ?? [];
  const targets = a.targets ?? [];
  const [told, chosen] = introduced(targets, [...costs.map((part) => part.say), a.effect.say]);
  const must = [...told.slice(0, -1), ...chosen].filter((phrase) => phrase.key !== NOTHING.key);
  const effect = told[told.length - 1];
  const does = must.length === 0 ? effect : say`${listed(must, 'and')} to ${effect}`;
  return {
    kind: 'ability',
    type: 'action',
    word: 'action',
    parts: [a.window, ...(a.zone ? [a.zone] : []), ...(a.if ? [a.if] : []), ...costs, ...targets, a.effect],
    window: a.window,
    by: a.by ?? null,
    zone: a.zone ?? null,
    forbidden: a.forbidden ?? null,
    requirement: a.if ?? null,
    limit: a.limit ?? null,
    costs,
    targets,
    effect: a.effect,
    say: limited(
      a.if === undefined || a.if.say.key === NOTHING.key
        ? say`${a.window.say}: ${does}`
        : say`${a.window.say}, if ${a.if.say}: ${does}`,
      a.limit,
    ),
    rules: a.rules ?? '',
  };
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

/** Puts an ability in force for a while, on a card if one is named: granted abilities, lasting bans, delayed triggers. */
export const grant = (ability: Standing, lasts: Duration, to?: CardRef): Effect =>
  effect('grant', to === undefined ? [ability] : [ability, to], say`${lasts.say}, ${ability.say}`, (b) => {
    const id = b.g.engine.granted(ability);
    const subject = to === undefined ? '0' : to.js(b.g, b.v);
    const adds = `${b.g.ref(addEffect)}(s, ${id}, self, ${subject}, 0, ${lasts.js(b.g)}, you);`;
    // A card that was meant but is not there gets nothing; least of all may it be granted to everyone.
    b.does('grant', to === undefined ? adds : `if (${subject} !== 0) ${adds}`);
  });
