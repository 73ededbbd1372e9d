/**
 * Occasions: what happens, as a text names it. One description serves what follows by itself, what may be answered and
 * what takes its place: "each time a companion is killed", "Response: if a companion is about to be killed", "instead".
 *
 * Owns   the three sentences that are made of an occasion, and the words for its cause.
 * Not    the occasions themselves: they stand by family in the files called `when-…`.
 * Keeps  a test is written once over what the event is about, wherever that is read from.
 */
import {
  type Ability,
  type AnyWord,
  type Choice,
  type Condition,
  type Cost,
  condition,
  counted,
  type Effect,
  type Event,
  type Filter,
  instead,
  type Limit,
  listed,
  NOTHING,
  type Phrase,
  type PlayerRef,
  say,
  trigger,
  word,
} from '@westmarch/kernel';
import { byOf, speaker, Way, wayOf } from '../../../rules/actions/cause.ts';
import { respondingTo } from '../../../rules/actions/windows.ts';
import { phases, type S } from '../../../state.ts';
import type { Window } from '../actions.ts';
import { shadow } from '../cards/filters.ts';
import { sayDoing, sayLimited } from '../telling.ts';

type Emit = Condition['js'];
/** Where it stands what an event is about. */
interface About {
  readonly a: string;
  readonly b: string;
  readonly n: string;
}
/** A test over what an event is about. */
export type Test = (g: Parameters<Emit>[0], v: Parameters<Emit>[1], at: About) => string;

/** What happens; `say` is a whole clause: "a companion is killed". */
export interface Occasion {
  readonly event: Event;
  readonly parts: readonly AnyWord[];
  readonly test: Test;
  readonly say: Phrase;
  /** What happens every time anyway, as a point in time: "at the start of each maneuver phase". */
  readonly at?: Phrase;
}

const IN_TRIGGER: About = { a: 'a', b: 'b', n: 'n' };
const IN_RESPONSE: About = {
  a: 's.moment.about[s.global.moment]',
  b: 's.moment.other[s.global.moment]',
  n: 's.moment.number[s.global.moment]',
};

/** A cause: by what, in which way. It stands behind the clause: "by a Shadow card". */
export interface Cause {
  readonly parts: readonly AnyWord[];
  readonly test: Test;
  readonly say: Phrase;
}

/** An event about a card that passes, for those causes. */
export function happensTo(
  event: Event,
  which: Filter,
  text: Phrase,
  causes: readonly Cause[] = [],
): Occasion {
  return withCauses(
    {
      event,
      parts: [which],
      test: (g, v, at) => `(${at.a} !== 0 && ${which.js(g, { ...v, it: at.a })})`,
      say: text,
    },
    causes,
  );
}
/** An event about a player. */
export function happensFor(
  event: Event,
  who: PlayerRef | null,
  text: Phrase,
  causes: readonly Cause[] = [],
): Occasion {
  const test: Test = (g, v, at) => (who === null ? 'true' : `${at.a} === ${who.js(g, v)}`);
  return withCauses({ event, parts: who === null ? [] : [who], test, say: text }, causes);
}
function withCauses(occasion: Occasion, causes: readonly Cause[]): Occasion {
  if (causes.length === 0) return occasion;
  const said = causes.map((cause) => cause.say).filter((text) => text.key !== NOTHING.key);
  return {
    ...occasion,
    parts: [...occasion.parts, ...causes.flatMap((cause) => cause.parts)],
    test: (g, v, at) => `(${[occasion, ...causes].map((part) => part.test(g, v, at)).join(' && ')})`,
    say: said.length === 0 ? occasion.say : say`${occasion.say} ${listed(said)}`,
  };
}

const asCondition = (o: Occasion, at: About): Condition =>
  condition('occasion', o.parts, (g, v) => o.test(g, v, at), NOTHING);

/** What follows. */
export interface Following {
  readonly effect: Effect;
  /** Its player may leave it. LR-ACTION-002 */
  readonly may?: boolean;
  readonly if?: Condition;
  readonly costs?: readonly Cost[];
  /** Chosen before anything is paid, because without them it cannot be used. LR-EFFECT-006, 008 */
  readonly targets?: readonly Choice[];
  readonly limit?: Limit;
  /** Whose it is, where that is not whoever has the card. */
  readonly by?: PlayerRef;
  /** Though the card has left meanwhile: "when this card is discarded". */
  readonly evenIfGone?: boolean;
}

/** "each time …, …" LR-TIMING-001, 002 */
export function when(o: Occasion, f: Following): Ability {
  const costs = f.costs ?? [];
  const targets = f.targets ?? [];
  const does = sayDoing(costs, f.effect, targets);
  const met = sayMet(o, f.if);
  const test = asCondition(o, IN_TRIGGER);
  const further = f.if;
  return {
    ...trigger(o.event, {
      if: further === undefined ? test : bothOf(test, further),
      costs,
      targets,
      ...(f.limit === undefined ? {} : { limit: f.limit }),
      ...(f.by === undefined ? {} : { by: f.by }),
      evenIfGone: f.evenIfGone === true,
      optional: f.may === true || costs.length > 0,
      effect: f.effect,
    }),
    say: sayLimited(
      f.may === true || costs.length > 0 ? say`${met}, you may ${does}` : say`${met}, ${does}`,
      f.limit,
    ),
  };
}
function sayMet(o: Occasion, further: Condition | undefined): Phrase {
  const met = o.at ?? say`each time ${o.say}`;
  if (further === undefined || further.say.key === NOTHING.key || o.at === undefined)
    return sayAnd(met, further);
  return say`${met}, if ${further.say}`;
}
/** "the fellowship moves and you can spot an Elf", or "during the regroup phase" where the condition can stand so. */
function sayAnd(happens: Phrase, further: Condition | undefined): Phrase {
  if (further === undefined || further.say.key === NOTHING.key) return happens;
  return further.behind === undefined
    ? say`${happens} and ${further.say}`
    : say`${happens} ${further.behind}`;
}
const bothOf = (one: Condition, other: Condition): Condition =>
  condition('and', [one, other], (g, v) => `(${one.js(g, v)} && ${other.js(g, v)})`, other.say);

/** "Response: if …": a window for `during` and `event`. LR-RESPONSE-001 */
export function inAnswerTo(o: Occasion, also?: Condition): Window {
  const open = respondingTo(o.event);
  const test = asCondition(o, IN_RESPONSE);
  const text = sayAnd(say`response, if ${o.say}`, also);
  const further = also === undefined ? [] : [also];
  return {
    phases: [],
    when: {
      ...condition(
        'in answer to',
        [open, test, ...further],
        (g, v) => `(${[open, test, ...further].map((part) => part.js(g, v)).join(' && ')})`,
        text,
      ),
      rule: 'LR-RESPONSE-001',
    },
    label: text,
  };
}

/** "if …, … instead": it must. LR-RESPONSE-004 */
export function takesPlaceOf(o: Occasion, effect: Effect, also?: Condition): Ability {
  const test = asCondition(o, IN_TRIGGER);
  const text =
    also === undefined || also.say.key === NOTHING.key
      ? say`each time ${o.say}, instead ${effect.say}`
      : say`while ${also.say}, each time ${o.say}, instead ${effect.say}`;
  return {
    ...instead(o.event, { if: also === undefined ? test : bothOf(test, also), effect }),
    say: text,
  };
}

// ——— causes ———
/** By the text of such a card. LR-EFFECT-001 */
export const byA = (which: Filter): Cause => ({
  parts: [which],
  test: (g, v, at) => `(${at.b} !== 0 && ${which.js(g, { ...v, it: at.b })})`,
  say: say`by ${counted(which.noun, 'a')}`,
});
export const byShadowCard: Cause = byA(shadow);
/** Someone else than oneself did it. */
export const byAnOpponent: Cause = {
  parts: [],
  test: (g, _v, at) => `(${g.ref(byOf)}(${at.n}) !== 0 && ${g.ref(byOf)}(${at.n}) !== you)`,
  say: say`by an opponent`,
};
export const byYou: Cause = {
  parts: [],
  test: (g, _v, at) => `${g.ref(byOf)}(${at.n}) === you`,
  say: say`by you`,
};
/** Whose turn it is did it. */
export const byFreePeoplesPlayer: Cause = {
  parts: [],
  test: (g, _v, at) => `${g.ref(byOf)}(${at.n}) === s.global.active`,
  say: say`by the Free Peoples player`,
};
const inWay = (text: Phrase, ...ways: readonly number[]): Cause => ({
  parts: [],
  test: (g, _v, at) => `(${ways.map((way) => `${g.ref(wayOf)}(${at.n}) === ${way}`).join(' || ')})`,
  say: text,
});
/** By losing it, as against what cards do while it lasts. */
export const inASkirmish: Cause = inWay(say`in a skirmish`, Way.skirmish, Way.overwhelm);
export const byOverwhelming: Cause = inWay(say`by being overwhelmed`, Way.overwhelm);
export const fromArchery: Cause = inWay(say`from archery fire`, Way.archery);
export const fromThreats: Cause = inWay(say`from threats`, Way.threats);
/** A death that a wound brings, whatever brought the wound. LR-KILL-001 */
export const byAWound: Cause = inWay(
  say`by a wound`,
  Way.skirmish,
  Way.archery,
  Way.threats,
  Way.effect,
  Way.price,
);
/** By what a text does, and not as its price. */
export const byAnEffect: Cause = inWay(say`by the effect of a card`, Way.effect);
export const asAPrice: Cause = inWay(say`as a price`, Way.price);

/** A text that lets its victim choose between this and something else, or pay to prevent it. LR-ERRATA-048 */
const letsChoose = (part: AnyWord): boolean =>
  (part.word === 'one way' && part.parts[0].word !== 'you') ||
  part.word.startsWith('unless') ||
  part.parts.some(letsChoose);
const forced = new Map<number, boolean>();
const isForced = (s: S): boolean => {
  const id = speaker(s);
  const { ability } = s.engine.abilities[id];
  let known = forced.get(id);
  if (known === undefined) {
    const effect = ability !== null && 'effect' in ability ? ability.effect : null;
    known = effect === null || !letsChoose(effect);
    forced.set(id, known);
  }
  return known;
};
/** The text leaves no choice: "a Shadow card makes you discard". LR-ERRATA-048 */
export const withoutAChoice: Cause = { parts: [], test: (g) => `${g.ref(isForced)}(s)`, say: NOTHING };

/** By an action of that phase, special ability or event. LR-ACTION-012 */
const speaksIn = (s: S, phase: number): boolean => {
  const { ability } = s.engine.abilities[speaker(s)];
  return (
    ability !== null && 'phases' in ability && isAmong(ability.phases, phase) && s.global.phase === phase
  );
};
const isAmong = (list: unknown, phase: number): boolean => Array.isArray(list) && list.includes(phase);
export const byActionOf = (phase: number): Cause => ({
  parts: [],
  test: (g) => `${g.ref(speaksIn)}(s, ${phase})`,
  say: say`by a ${word(phases[phase])} action`,
});
