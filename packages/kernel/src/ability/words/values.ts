/** Words for numbers. */
import { kernelColumns } from '../../arena/schema.ts';
import { type Attribute, valueOf } from '../../effect/attribute.ts';
import { counted, NOTHING, type Phrase, say, word } from '../../text/phrase.ts';
import type { Gen } from '../compile/gen.ts';
import { type Domain, found, howMany, inForce } from './domain.ts';
import { type CardRef, type Filter, type PlayerRef, type Value, value } from './node.ts';

/** A value, or a plain number for short. */
export type Num = Value | number;

export const num = (n: Num): Value =>
  typeof n === 'number' ? value('number', [], () => String(n), say`${n}`) : n;
export const sayNum = (n: Num): Phrase => (typeof n === 'number' ? say`${n}` : n.say);

const binary =
  (name: string, js: (a: string, b: string) => string, text: (a: Phrase, b: Phrase) => Phrase) =>
  (a: Num, b: Num): Value => {
    const [x, y] = [num(a), num(b)];
    return value(name, [x, y], (g, v) => js(x.js(g, v), y.js(g, v)), text(x.say, y.say));
  };

export const plus = binary(
  'plus',
  (a, b) => `(${a} + ${b})`,
  (a, b) => say`${a} plus ${b}`,
);
export const minus = binary(
  'minus',
  (a, b) => `(${a} - ${b})`,
  (a, b) => say`${a} minus ${b}`,
);
/** What is taken away, where there is nothing to take it from. */
export const negative = (n: Value): Value => ({ ...minus(0, n), say: say`minus ${n.say}` });
const multiplied = binary(
  'times',
  (a, b) => `(${a} * ${b})`,
  (a, b) => say`${a} times ${b}`,
);
export function times(a: Num, b: Num): Value {
  const product = multiplied(a, b);
  if (typeof a !== 'number' || typeof b === 'number' || b.perEach === undefined) return product;
  return { ...product, perEach: { factor: a * b.perEach.factor, each: b.perEach.each } };
}
export const lesser = binary(
  'lesser',
  (a, b) => `Math.min(${a}, ${b})`,
  (a, b) => say`${a}, but at most ${b}`,
);
export const greater = binary(
  'greater',
  (a, b) => `Math.max(${a}, ${b})`,
  (a, b) => say`${a}, but at least ${b}`,
);

/** How many cards pass a filter. */
export const countOf = (which: Filter, domain: Domain = inForce): Value => ({
  ...value(
    'count of',
    [which],
    (g, v) => howMany(g, v, domain, which, 0),
    domain.say === null
      ? say`the number of ${counted(which.noun, 'many')}`
      : say`the number of ${counted(which.noun, 'many')} ${domain.say}`,
  ),
  perEach: { factor: 1, each: say`for each ${found(which, domain, 'bare')}` },
});

/** An amount with what it is counted by: "+2" and "for each ship"; or the amount alone. */
export function sayPer(n: Num, signed = true): { readonly amount: Phrase; readonly each: Phrase } {
  const { factor, each } = typeof n === 'number' ? { factor: n, each: NOTHING } : (n.perEach ?? NONE);
  if (factor === 0 && typeof n !== 'number') return { amount: n.say, each: NOTHING };
  return { amount: signed && factor > 0 ? say`+${factor}` : say`${factor}`, each };
}
const NONE = { factor: 0, each: NOTHING };

/** An attribute of a card, with everything that modifies it. */
export const attributeOf = (card: CardRef, attribute: Attribute): Value =>
  value(
    'attribute of',
    [card],
    (g, v) => `${g.ref(valueOf)}(s, ${g.ref(attribute)}, ${card.js(g, v)})`,
    say`the ${word(attribute.name)} of ${card.say}`,
  );

/** A column by its name, which the game's schema must have. */
function columnIn(g: Gen, table: 'card' | 'player', column: string): string {
  if (column in g.engine.schema.spec[table] || column in kernelColumns[table]) return column;
  throw new Error(`the ${table} table of this game has no column "${column}"`);
}

/** What stands in a column of the card table, such as its wounds. */
export const columnOf = (card: CardRef, column: string): Value =>
  value(
    'column of',
    [card],
    (g, v) => `s.card.${columnIn(g, 'card', column)}[${card.js(g, v)}]`,
    say`the ${word(column)} of ${card.say}`,
  );

/** What stands in a column of the player table. */
export const playerColumn = (player: PlayerRef, column: string): Value =>
  value(
    'player column',
    [player],
    (g, v) => `s.player.${columnIn(g, 'player', column)}[${player.js(g, v)}]`,
    say`the ${word(column)} of ${player.say}`,
  );

/** The number that the event is about. */
export const thatNumber: Value = value('that number', [], () => 'n', say`${word('that number')}`);

/** A number this ability has remembered. */
export const remembered = (name: string): Value =>
  value('remembered', [], (_g, v) => v.slot(name), say`${word(name)}`);
