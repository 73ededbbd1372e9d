/** Words that are true or false. */
import { listed, NOTHING, type Phrase, say, word } from '../../text/phrase.ts';
import { nameOf, type Predicate, predicateOf, predicateOfNamed } from '../../text/predicate.ts';
import { isIn } from '../../zone/place.ts';
import { type Domain, found, howMany, inForce } from './domain.ts';
import { type CardRef, type Condition, condition, type Filter, type PlayerRef } from './node.ts';
import { type Num, num, sayNum } from './values.ts';

export const all = (...parts: Condition[]): Condition =>
  condition(
    'all',
    parts,
    (g, v) => `(${parts.map((p) => p.js(g, v)).join(' && ') || 'true'})`,
    parts.every((p) => p.say.key === NOTHING.key) ? NOTHING : say`${listed(parts.map((p) => p.say))}`,
  );

export const any = (...parts: Condition[]): Condition =>
  condition(
    'any',
    parts,
    (g, v) => `(${parts.map((p) => p.js(g, v)).join(' || ') || 'false'})`,
    say`${listed(
      parts.map((p) => p.say),
      'or',
    )}`,
  );

export const not = (part: Condition): Condition =>
  condition(
    'not',
    [part],
    (g, v) => `!(${part.js(g, v)})`,
    part.sayNot ?? say`it is not true that ${part.say}`,
    part.say,
  );

const compare =
  (name: string, js: string, text: (a: Phrase, b: Phrase) => Phrase) =>
  (a: Num, b: Num): Condition => {
    const [x, y] = [num(a), num(b)];
    return condition(
      name,
      [x, y],
      (g, v) => `(${x.js(g, v)} ${js} ${y.js(g, v)})`,
      text(sayNum(a), sayNum(b)),
    );
  };

export const atLeast = compare('at least', '>=', (a, b) => say`${a} is at least ${b}`);
export const atMost = compare('at most', '<=', (a, b) => say`${a} is at most ${b}`);
export const moreThan = compare('more than', '>', (a, b) => say`${a} is more than ${b}`);
export const equals = compare('equals', '===', (a, b) => say`${a} is ${b}`);

/** At least `n` cards pass the filter. */
export function thereAre(n: Num, which: Filter, domain: Domain = inForce): Condition {
  if (typeof n !== 'number')
    return condition(
      'there are',
      [which, n],
      (g, v) => `(${howMany(g, v, domain, which, 0)} >= ${n.js(g, v)})`,
      say`there are at least ${found(which, domain, n.say)}`,
      say`there are fewer than ${found(which, domain, n.say)}`,
    );
  const said = n === 1 ? thereIs(which, domain) : severalAre(n, which, domain);
  return condition(
    'there are',
    [which],
    (g, v) => `(${howMany(g, v, domain, which, n)} === ${n})`,
    said.is,
    said.isNot,
  );
}

const severalAre = (n: number, which: Filter, domain: Domain): Predicate => ({
  is: say`there are at least ${found(which, domain, n)}`,
  isNot: say`there are fewer than ${found(which, domain, n)}`,
});

/** "there is a ship", but "the ship is in play". */
function thereIs(which: Filter, domain: Domain): Predicate {
  const name = nameOf(which.noun);
  if (name === null)
    return {
      is: say`there is ${found(which, domain, 'a')}`,
      isNot: say`there is no ${found(which, domain, 'bare')}`,
    };
  const { is, isNot } =
    domain.say === null
      ? predicateOfNamed(which.noun)
      : { is: say`is ${domain.say}`, isNot: say`is not ${domain.say}` };
  return { is: say`${name} ${is}`, isNot: say`${name} ${isNot}` };
}

/** A card passes a filter; none at all passes none. */
export const passes = (card: CardRef, which: Filter): Condition =>
  condition(
    'passes',
    [card, which],
    (g, v) => {
      const c = card.js(g, v);
      return `(${c} !== 0 && ${which.js(g, { ...v, it: c })})`;
    },
    say`${card.say} ${predicateOf(which.noun).is}`,
    say`${card.say} ${predicateOf(which.noun).isNot}`,
  );

export const same = (one: CardRef, other: CardRef): Condition =>
  condition(
    'same',
    [one, other],
    (g, v) => `(${one.js(g, v)} === ${other.js(g, v)})`,
    say`${one.say} is ${other.say}`,
    say`${one.say} is not ${other.say}`,
  );

export const samePlayer = (one: PlayerRef, other: PlayerRef): Condition =>
  condition(
    'same player',
    [one, other],
    (g, v) => `(${one.js(g, v)} === ${other.js(g, v)})`,
    say`${one.say} is ${other.say}`,
    say`${one.say} is not ${other.say}`,
  );

/** Always true. */
export const always = (text: Phrase): Condition => condition('always', [], () => 'true', text);

/** A card lies in a zone of that kind. */
export const liesIn = (card: CardRef, zone: number, name: string): Condition =>
  condition(
    'lies in',
    [card],
    (g, v) => `${g.ref(isIn)}(s, ${card.js(g, v)}, ${zone})`,
    say`${card.say} is in the ${word(name)}`,
    say`${card.say} is not in the ${word(name)}`,
  );

/** A condition with the ledger rule that it carries out. */
export const ruled = (rule: string, part: Condition): Condition => ({ ...part, rule });
