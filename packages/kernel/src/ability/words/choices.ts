/**
 * Words that choose: a card, several cards, a number. What was chosen has a name for the rest of the ability.
 *
 * Keeps  what several cards were chosen under one name lies in slots of its own, at most MOST_CHOSEN of them; the name
 *        itself stands for the one that is being dealt with.
 */
import { counted, NOTHING, type NounTerm, type Phrase, say } from '../../text/phrase.ts';
import type { Builder } from '../compile/builder.ts';
import type { Gen } from '../compile/gen.ts';
import { you } from './cards.ts';
import { type Domain, inForce } from './domain.ts';
import { type Effect, effect } from './effects.ts';
import { type CardRef, cardRef, type Filter, type PlayerRef, type Value, type Vars, value } from './node.ts';
import { type Num, num, sayNum } from './values.ts';

/** What a choice of a card looks through, and what must be true of what it finds. */
export interface Choice extends Effect {
  readonly name: string;
  /** What is chosen: "an old ship". */
  readonly what: Phrase;
  /** It is a card in force, which may have left when the ability resolves. */
  readonly inForce: boolean;
  /** What must be true of it. */
  readonly which: Filter;
  readonly domain: Domain;
  /** Who chooses. */
  readonly who: PlayerRef;
  /** How many different ones must be found; one, unless several are chosen. */
  readonly least: number;
  /** Several are chosen. */
  readonly many: boolean;
  /** As many cards can be chosen as must be, as an expression over the usual names. */
  possible(g: Gen, v: Vars): string;
}

const behindNoun = (which: Filter, domain: Domain, how: NounTerm['how']): Phrase =>
  domain.say === null ? say`${counted(which.noun, how)}` : say`${counted(which.noun, how)} ${domain.say}`;

/** A player chooses a card and gives it a name for the rest of the ability. */
export function choose(name: string, which: Filter, domain: Domain = inForce, who: PlayerRef = you): Choice {
  const text = domain.say === null ? say`choose ${which.say}` : say`choose ${which.say} ${domain.say}`;
  const fits = (g: Gen, v: Vars, c: string): string => which.js(g, { ...v, it: c });
  return {
    name,
    what: domain.say === null ? which.say : say`${which.say} ${domain.say}`,
    ...effect('choose', [which, who], text, (b) =>
      b.asks(`choose ${name}`, {
        who: who.js(b.g, b.v),
        options: domain.loop(
          b.g,
          b.v,
          (c) => `if (${fits(b.g, b.v, c)}${b.alsoNeeds(name, c)}) o.card(${c});`,
        ),
        choose: `${b.slot(name)} = option.a;`,
        say: say`Choose ${which.say}`,
        describe: [],
      }),
    ),
    inForce: domain === inForce,
    which,
    domain,
    who,
    least: 1,
    many: false,
    possible: (g, v) =>
      g.hoist(
        `${domain.loop(g, { ...v, it: 'it' }, (c) => `if (${fits(g, v, c)}) return true;`)} return false;`,
        v.it,
      ),
  };
}

/** "Any number" is never more than this. */
export const MOST_CHOSEN = 16;

interface Several {
  readonly least?: number;
  readonly most?: Num;
  readonly domain?: Domain;
  readonly who?: PlayerRef;
  /** What each counts for, and what all together may come to. */
  readonly sum?: { readonly of: (card: CardRef) => Value; readonly atMost: Num };
}

/** The slot that counts how many were chosen under a name. */
export const countSlot = (name: string): string => `${name}#`;
const slotAt = (name: string, i: number): string => `${name}#${i}`;

/** The names of the slots that several chosen cards lie in. */
export const chosenSlots = (name: string): string[] =>
  Array.from({ length: MOST_CHOSEN }, (_x, i) => slotAt(name, i));

/** Slots for as many cards as may be chosen, one after the other; returns where the first lies. */
function makeRoom(b: Builder, name: string): string {
  b.slot(countSlot(name));
  const [first] = chosenSlots(name).map((slot) => b.slot(slot));
  return first;
}
/** The slot of the i-th chosen card, where `i` is an expression. */
const nth = (first: string, i: string): string => first.replace(/\]$/, ` + ${i}]`);

function isAmong(words: Int32Array, first: number, count: number, card: number): boolean {
  for (let i = first; i < first + count; i++) if (words[i] === card) return true;
  return false;
}
/** A card is among those that were chosen under a name. */
export const isChosen = (g: Gen, slot: (name: string) => string, name: string, card: string): string => {
  const first = slot(slotAt(name, 0)).replace(/^[^[]*\[(.*)\]$/, '$1');
  return `${g.ref(isAmong)}(s.frames, ${first}, ${slot(countSlot(name))}, ${card})`;
};

function saySeveral(which: Filter, domain: Domain, least: number, most: Num | undefined): Phrase {
  if (most === undefined)
    return least === 0
      ? say`any number of ${behindNoun(which, domain, 'many')}`
      : say`at least ${behindNoun(which, domain, least)}`;
  if (most === least) return behindNoun(which, domain, least);
  const up = behindNoun(which, domain, typeof most === 'number' ? most : sayNum(most));
  return least === 0 ? say`up to ${up}` : say`${least} to ${up}`;
}

/** A player chooses several different cards, one by one, and may stop once there are enough. */
export function chooseMany(name: string, which: Filter, several: Several = {}): Choice {
  const { least = 0, domain = inForce, who = you, sum } = several;
  const what = saySeveral(which, domain, least, several.most);
  const most = num(several.most ?? MOST_CHOSEN);
  const fits = (g: Gen, v: Vars, c: string): string => which.js(g, { ...v, it: c });
  const parts = [which, who, most, ...(sum === undefined ? [] : [num(sum.atMost)])];
  return {
    name,
    what,
    ...effect('choose', parts, say`choose ${what}`, (b) => {
      const first = makeRoom(b, name);
      const count = b.slot(countSlot(name));
      const before = b.slot(`${name}#before`);
      const total = b.slot(`${name}#sum`);
      const current = b.slot(name);
      const again = b.label();
      const end = b.label();
      const limit = `Math.min(${MOST_CHOSEN}, ${most.js(b.g, b.v)})`;
      const inSum =
        sum === undefined
          ? () => ''
          : (c: string) =>
              ` && ${total} + ${sum.of(rawCard(c)).js(b.g, b.v)} <= ${num(sum.atMost).js(b.g, b.v)}`;
      const adds = sum === undefined ? '' : `${total} += ${sum.of(rawCard('option.a')).js(b.g, b.v)};`;
      b.does('choose several', `${count} = ${total} = 0;`);
      b.here(again);
      b.does('choose several', `${before} = ${count};`);
      const free = (c: string): string => `!${isChosen(b.g, b.v.slot, name, c)}`;
      b.asks(`choose ${name}`, {
        who: who.js(b.g, b.v),
        options: `if (${count} >= ${least}) o.pass(); if (${count} < ${limit}) ${domain.loop(
          b.g,
          b.v,
          (c) => `if (${fits(b.g, b.v, c)} && ${free(c)}${inSum(c)}${b.alsoNeeds(name, c)}) o.card(${c});`,
        )}`,
        choose: `if (option.kind !== 2) return ${end.mark}; ${nth(first, count)} = option.a; ${count}++; ${current} = option.a; ${adds}`,
        say: say`Choose ${what}`,
        describe: [],
      });
      // Nothing was chosen because nothing could be.
      b.goes(again, `${count} !== ${before}`);
      b.here(end);
    }),
    inForce: domain === inForce,
    which,
    domain,
    who,
    least,
    many: true,
    possible: (g, v) =>
      least === 0
        ? 'true'
        : `(${g.hoist(
            `let k = 0; ${domain.loop(g, { ...v, it: 'it' }, (c) => `if (${fits(g, v, c)} && ++k === ${least}) return k;`)} return k;`,
            v.it,
          )} >= ${least})`,
  };
}

/** A card that generated code has in a variable. */
export const rawCard = (js: string): CardRef => cardRef('raw card', [], () => js, NOTHING);

/** Does something with each card chosen under a name, in the order of choosing; one that has left is passed over. */
export const withEach = (choice: Choice, part: Effect): Effect =>
  effect('with each', [part], part.say, (b) => {
    const { name } = choice;
    const first = b.slot(slotAt(name, 0));
    const count = b.slot(countSlot(name));
    const at = b.slot(b.slots.fresh());
    const current = b.slot(name);
    const again = b.label();
    const end = b.label();
    b.does(`each ${name}`, `${at} = 0;`);
    b.here(again);
    b.does(
      `each ${name}`,
      `if (${at} >= ${count}) return ${end.mark}; ${current} = ${nth(first, at)}; ${at}++;${choice.inForce ? ` if (s.card.live[${current}] !== 1) return ${again.mark};` : ''}`,
    );
    part.build(b);
    b.goes(again);
    b.here(end);
  });

/** How many cards were chosen under a name. */
export const numberChosen = (choice: Choice): Value =>
  value(
    'number chosen',
    [],
    (_g, v) => v.slot(countSlot(choice.name)),
    say`the number of ${counted(choice.which.noun, 'many')} chosen`,
  );

/** A player chooses a number and gives it a name for the rest of the ability. */
export const chooseNumber = (name: string, from: Num, to: Num, who: PlayerRef = you): Effect =>
  effect(
    'choose number',
    [num(from), num(to), who],
    say`choose a number from ${sayNum(from)} to ${sayNum(to)}`,
    (b) =>
      b.asks(`choose ${name}`, {
        who: who.js(b.g, b.v),
        options: `for (let i = ${num(from).js(b.g, b.v)}, last = ${num(to).js(b.g, b.v)}; i <= last; i++) o.number(i);`,
        choose: `${b.slot(name)} = option.a;`,
        say: say`Choose a number`,
        describe: [],
      }),
  );

/** More at once than any table has; beyond it something is wrong. */
const MOST_ORDERED = 40;

/** Does something with each card that passes, one by one, in the order that a player sets as it goes. */
export const inTurn = (
  name: string,
  which: Filter,
  part: Effect,
  who: PlayerRef = you,
  domain: Domain = inForce,
): Effect =>
  effect(
    'in turn',
    [which, part, who],
    say`for each ${behindNoun(which, domain, 'bare')}, ${part.say}`,
    (b) => {
      const done = `${name} done`;
      const count = b.slot(countSlot(done));
      const first = b.slot(slotAt(done, 0));
      for (let i = 1; i < MOST_ORDERED; i++) b.slot(slotAt(done, i));
      const current = b.slot(name);
      const again = b.label();
      const end = b.label();
      b.does(`each ${name}`, `${count} = 0;`);
      b.here(again);
      b.does(`each ${name}`, `${current} = 0;`);
      b.asks(`next ${name}`, {
        who: who.js(b.g, b.v),
        options: domain.loop(
          b.g,
          b.v,
          (c) =>
            `if (${which.js(b.g, { ...b.v, it: c })} && !${isChosen(b.g, b.v.slot, done, c)}) o.card(${c});`,
        ),
        choose: `${current} = option.a;`,
        say: say`Which comes next?`,
        describe: [],
      });
      b.goes(end, `${current} === 0`);
      b.does(
        `each ${name}`,
        `if (${count} === ${MOST_ORDERED}) throw new Error('more than ${MOST_ORDERED} in one order'); ${nth(first, count)} = ${current}; ${count}++;`,
      );
      part.build(b);
      b.goes(again);
      b.here(end);
    },
  );
