/**
 * Words that do something. An effect becomes steps of a procedure.
 *
 * Here stand only those that any card game has; a game adds its own with `verb`.
 */
import { type Attribute } from '../../effect/attribute.ts';
import { addEffect } from '../../effect/effects.ts';
import { untilEndOf, untilStartOf } from '../../effect/expire.ts';
import type { Procedure } from '../../flow/procedure.ts';
import {
  counted,
  definite,
  listed,
  many,
  NOTHING,
  type Phrase,
  say,
  stating,
  type Term,
  word,
  wordFor,
} from '../../text/phrase.ts';
import { move, moveFirst } from '../../zone/place.ts';
import type { Builder } from '../compile/builder.ts';
import type { Gen } from '../compile/gen.ts';
import { you } from './cards.ts';
import { type Domain, found, inForce } from './domain.ts';
import type { AnyWord, CardRef, Condition, Filter, PlayerRef, Value, Vars } from './node.ts';
import { type Num, num, sayNum } from './values.ts';

export interface Effect extends AnyWord {
  readonly kind: 'effect';
  build(b: Builder): void;
  readonly say: Phrase;
  /** Where it is the price of an action: what must still be so when that resolves. */
  readonly remains?: Condition;
}

/** A price with what it is paid for: "tap this card to heal a ship", "tap this card, and ships may not sail". */
export function sayPaid(prices: readonly Phrase[], does: Phrase): Phrase {
  if (prices.length === 0) return does;
  return does.states === true ? say`${listed(prices)}, and ${does}` : say`${listed(prices)} to ${does}`;
}

export const effect = (
  name: string,
  parts: readonly AnyWord[],
  text: Phrase,
  build: (b: Builder) => void,
): Effect => ({
  kind: 'effect',
  word: name,
  parts,
  say: text,
  build,
});

type Argument = CardRef | PlayerRef | Value | number;
const isWord = (a: Argument): a is CardRef | PlayerRef | Value => typeof a === 'object';
const emit = (g: Gen, v: Vars, a: Argument): string => (isWord(a) ? a.js(g, v) : String(a));

/**
 * Makes a verb of a game: a function of its rules with the arguments a card gives it. The function may change the
 * state or call a procedure; a procedure runs before the effect goes on.
 */
export const verb = (
  name: string,
  rule: (...args: never[]) => void,
  args: readonly Argument[],
  text: Phrase,
): Effect =>
  effect(name, args.filter(isWord), text, (b) =>
    b.does(name, `${b.g.ref(rule)}(${['s', ...args.map((a) => emit(b.g, b.v, a))].join(', ')});`),
  );

/** One after the other. */
export const sequence = (...parts: Effect[]): Effect =>
  effect(
    'sequence',
    parts,
    stating(
      say`${listed(
        parts.map((p) => p.say),
        'then',
      )}`,
      parts.find((part) => part.say.key !== NOTHING.key)?.say.states === true,
    ),
    (b) => {
      for (const part of parts) part.build(b);
    },
  );

/** If a condition holds, this; else that. */
export const ifSo = (condition: Condition, then: Effect, otherwise?: Effect): Effect =>
  effect(
    'if so',
    otherwise === undefined ? [condition, then] : [condition, then, otherwise],
    sayIf(condition, then, otherwise),
    (b) => {
      const not = b.label();
      const end = b.label();
      b.goes(not, `!(${condition.js(b.g, b.v)})`);
      then.build(b);
      if (otherwise !== undefined) b.goes(end);
      b.here(not);
      otherwise?.build(b);
      b.here(end);
    },
  );

function sayIf(condition: Condition, then: Effect, otherwise: Effect | undefined): Phrase {
  if (condition.say.key === NOTHING.key) return then.say;
  return stating(
    otherwise === undefined
      ? say`if ${condition.say}, ${then.say}`
      : say`if ${condition.say}, ${then.say}; otherwise ${otherwise.say}`,
  );
}

/** A player may do it. */
export const may = (part: Effect, who: PlayerRef = you): Effect =>
  effect('may', [part, who], say`${who.say} may ${part.say}`, (b) => {
    const end = b.label();
    b.asks('may', {
      who: who.js(b.g, b.v),
      options: 'o.yesOrNo();',
      choose: `if (option.kind === 6) return ${end.mark};`,
      say: say`Do you want to ${part.say}?`,
      describe: [],
    });
    part.build(b);
    b.here(end);
  });

/** A player chooses one of several ways. Each has words, for he must be able to tell them apart; to do nothing is `may`. */
export const eitherOf = (parts: readonly Effect[], who: PlayerRef = you): Effect => {
  if (parts.some((p) => p.say.key === NOTHING.key))
    throw new Error('one of the ways to choose from has no words');
  return effect(
    'either of',
    [...parts, who],
    say`choose one: ${listed(
      parts.map((p) => p.say),
      'or',
    )}`,
    (b) => {
      const starts = parts.map(() => b.label());
      const end = b.label();
      b.asks('choose one', {
        who: who.js(b.g, b.v),
        options: parts.map((_p, i) => `o.choice(${i});`).join(' '),
        choose: starts.map((start, i) => `if (option.a === ${i}) return ${start.mark};`).join(' '),
        say: say`Choose one`,
        describe: parts.map((p) => p.say),
      });
      for (const [i, part] of parts.entries()) {
        b.here(starts[i]);
        part.build(b);
        b.goes(end);
      }
      b.here(end);
    },
  );
};

/** It happens, unless another player does something about it. */
export const unless = (who: PlayerRef, can: Condition, prevents: Effect, part: Effect): Effect =>
  effect('unless', [who, can, prevents, part], say`${part.say}, unless ${who.say} ${prevents.say}`, (b) => {
    const happens = b.label();
    const end = b.label();
    b.goes(happens, `!(${can.js(b.g, b.v)})`);
    b.asks('unless', {
      who: who.js(b.g, b.v),
      options: 'o.yesOrNo();',
      choose: `if (option.kind === 6) return ${happens.mark};`,
      say: say`Do you want to ${prevents.say}?`,
      describe: [],
    });
    prevents.build(b);
    b.goes(end);
    b.here(happens);
    part.build(b);
    b.here(end);
  });

/** Does something with each card that passes, one by one; each has the given name while it is done. */
export const forEach = (name: string, which: Filter, part: Effect, domain: Domain = inForce): Effect =>
  effect(
    'for each',
    [which, part],
    stating(say`for each ${found(which, domain, 'bare')}, ${part.say}`),
    (b) => {
      const again = b.label();
      const end = b.label();
      const slot = b.slot(name);
      b.does(`each ${name}`, `${slot} = 0;`);
      b.here(again);
      // The next one by row number, so that cards which come or go meanwhile neither repeat nor confuse it.
      const next = b.g.hoist(
        `let best = 0; ${domain.loop(b.g, b.v, (c) => `if (${c} > it && (best === 0 || ${c} < best) && ${which.js(b.g, { ...b.v, it: c })}) best = ${c};`)} return best;`,
        slot,
      );
      b.does(`each ${name}`, `${slot} = ${next}; if (${slot} === 0) return ${end.mark};`);
      part.build(b);
      b.goes(again);
      b.here(end);
    },
  );

/** Keeps a number under a name for the rest of the ability. */
export const remember = (name: string, what: Num): Effect =>
  effect('remember', [num(what)], NOTHING, (b) =>
    b.does('remember', `${b.slot(name)} = ${num(what).js(b.g, b.v)};`),
  );

/** So many times. */
export const repeat = (times: Num, part: Effect): Effect =>
  effect(
    'repeat',
    [num(times), part],
    say`${part.say} ${many(typeof times === 'number' ? times : sayNum(times), 'time')}`,
    (b) => {
      const left = b.slot(b.slots.fresh());
      const again = b.label();
      const end = b.label();
      b.does('repeat', `${left} = ${num(times).js(b.g, b.v)};`);
      b.here(again);
      b.does('repeat', `if (${left}-- <= 0) return ${end.mark};`);
      part.build(b);
      b.goes(again);
      b.here(end);
    },
  );

/** Moves a card to a zone, as the last or the first there. */
export const moveCard = (
  card: CardRef,
  zone: number,
  whose: PlayerRef | null,
  name: Term,
  first = false,
): Effect =>
  effect('move card', whose === null ? [card] : [card, whose], say`put ${card.say} into the ${name}`, (b) => {
    const index = whose === null ? '0' : whose.js(b.g, b.v);
    const which = card.js(b.g, b.v);
    b.does(
      'move',
      `if (${which} !== 0) ${b.g.ref(first ? moveFirst : move)}(s, ${which}, s.layout.placeBase[${zone}] + ${index});`,
    );
  });

/** How long something lasts. */
export interface Duration {
  js(g: Gen): string;
  readonly say: Phrase;
}
export const untilEnd = (p: Procedure): Duration => ({
  js: (g) => `${g.ref(untilEndOf)}(s, ${g.ref(p)})`,
  say: say`until the end of the ${word(p.name)}`,
});
export const untilStart = (p: Procedure): Duration => ({
  js: () => String(untilStartOf(p)),
  say: say`until the start of the ${word(p.name)}`,
});

/** "give that ship +2 speed until the end of the round"; a mark says what it means instead. */
function sayGets(card: CardRef, attribute: Attribute, by: Num, lasts: Duration): Phrase {
  const amount = typeof by === 'number' && by > 0 ? say`+${by}` : sayNum(by);
  if (attribute.reads !== undefined)
    return stating(
      say`${attribute.reads(counted(definite(card.say), 'a'), amount, typeof by === 'number' ? by : 0)} ${lasts.say}`,
    );
  return say`give ${card.say} ${amount} ${typeof by === 'number' ? wordFor(attribute.name, by) : word(attribute.name)} ${lasts.say}`;
}

/** A card gets so much of an attribute for a while. The amount is fixed when it happens. */
export const gets = (card: CardRef, attribute: Attribute, by: Num, lasts: Duration): Effect =>
  effect('gets', [card, num(by)], sayGets(card, attribute, by, lasts), (b) =>
    b.does(
      'gets',
      `if (${card.js(b.g, b.v)} !== 0) ${b.g.ref(addEffect)}(s, ${b.g.engine.lasting(attribute)}, self, ${card.js(b.g, b.v)}, ${num(by).js(b.g, b.v)}, ${lasts.js(b.g)}, you);`,
    ),
  );
