/**
 * A picture of a position: everything that can be read of it, by name; and what has changed between two of them.
 *
 * Why: a judge wants to see what each step of a scenario did, in the words in which it is written.
 * Not    the position as `given` would say it (saying.ts).
 */
import { type State, valueOf } from '@westmarch/kernel';
import { columnsFor } from './columns.ts';
import { effectText, readEffects } from './effects.ts';
import type { ScenarioGame } from './game.ts';
import { attributesOf, lookUp, readableFields, readingsOf } from './lookup.ts';
import type { Plain } from './shape.ts';
import type { Who } from './who.ts';

type Values = Readonly<Record<string, Plain>>;

interface CardPicture {
  readonly name: string;
  readonly place: string;
  readonly isLive: boolean;
  readonly values: Values;
}

export interface Picture {
  readonly cards: ReadonlyMap<number, CardPicture>;
  /** Groups, players and the table, by name. */
  readonly others: ReadonlyMap<string, Values>;
  readonly effects: readonly string[];
  readonly diceLeft: readonly number[];
}

const TABLE = 'table';

function cardPicture(adapter: ScenarioGame, s: State, who: Who, card: number): CardPicture {
  const isLive = s.card.live[card] === 1;
  const values: Record<string, Plain> = {};
  const fields = Object.keys(readableFields(adapter, 'card'));
  for (const name of [...Object.keys(columnsFor(adapter, 'card', 'expect')), ...fields])
    values[name] = lookUp(adapter, s, who, 'card', card, name);
  if (isLive)
    for (const attribute of attributesOf(adapter, 'card'))
      if (adapter.attributes?.told?.includes(attribute.name) ?? true)
        values[attribute.name] = valueOf(s, attribute, card);
  return { name: who.cardName(card), place: who.placeName(s.card.place[card]), isLive, values };
}

function valuesOf(adapter: ScenarioGame, s: State, who: Who, of: 'table' | 'player', row: number): Values {
  const names = [...Object.keys(columnsFor(adapter, of, 'expect')), ...Object.keys(readingsOf(adapter, of))];
  return Object.fromEntries(names.map((name) => [name, lookUp(adapter, s, who, of, row, name)]));
}

export function pictureOf<S extends State>(adapter: ScenarioGame<S>, s: S, who: Who): Picture {
  const cards = new Map<number, CardPicture>();
  for (let card = 1; card < s.card.def.length; card++)
    if (s.card.def[card] !== 0 && s.card.place[card] !== 0)
      cards.set(card, cardPicture(adapter, s, who, card));
  const others = new Map<string, Values>();
  for (const group of Object.values(adapter.groups ?? {}))
    for (let player = 1; player <= who.players.length; player++)
      for (let n = 0; n < group.most; n++) {
        const row = group.row(player, n);
        if (!group.has(s, row)) continue;
        const read = Object.entries(group.readings).map(
          ([name, reading]) => [name, reading.read(s, row, who.naming)] as const,
        );
        others.set(who.naming.group(group.table, row), Object.fromEntries(read));
      }
  for (const [seat, name] of who.players.entries())
    others.set(name, valuesOf(adapter, s, who, 'player', seat + 1));
  others.set(TABLE, valuesOf(adapter, s, who, 'table', 0));
  return {
    cards,
    others,
    effects: readEffects(adapter, s, who).map(effectText),
    diceLeft: s.side.fate?.left ?? [],
  };
}

const words = (value: Plain | undefined): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(words).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === '' ? 'none' : typeof value === 'string' ? value : JSON.stringify(value);
};
const isSame = (a: Plain | undefined, b: Plain | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** What a list has that another has not. */
const beyond = (list: readonly Plain[], other: readonly Plain[]): readonly Plain[] => {
  const left = other.map(words);
  return list.filter((one) => {
    const at = left.indexOf(words(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** "status untapped → tapped", or "regions gains Hollin". */
function change(name: string, before: Plain | undefined, after: Plain | undefined): string {
  if (!Array.isArray(before) || !Array.isArray(after)) return `${name} ${words(before)} → ${words(after)}`;
  const [more, less] = [beyond(after, before), beyond(before, after)];
  if (more.length === 0 && less.length === 0) return `${name} in another order: ${words(after)}`;
  const gains = more.length === 0 ? [] : [`gains ${words(more)}`];
  const loses = less.length === 0 ? [] : [`loses ${words(less)}`];
  return `${name} ${[...gains, ...loses].join(', ')}`;
}

/** One line for each value that differs. */
function changed(before: Values, after: Values): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => change(name, before[name], after[name]));
}

/** A card that came into play or left it is told by that; only what it has besides is worth a word. */
function cardChanges(before: CardPicture | undefined, after: CardPicture | undefined): string[] {
  const name = after?.name ?? before?.name ?? '';
  if (before === undefined || after === undefined)
    return [`${name}: ${before?.place ?? 'nowhere'} → ${after?.place ?? 'nowhere'}`];
  const moved = before.place === after.place ? [] : [`${before.place} → ${after.place}`];
  if (!before.isLive && !after.isLive && moved.length > 0) return [`${name}: ${moved.join('')}`];
  const values = before.isLive === after.isLive ? changed(before.values, after.values) : [];
  const all = [...moved, ...values];
  return all.length === 0 ? [] : [`${name}: ${all.join('; ')}`];
}

/** What is otherwise in the second picture, one line each; dice first, since they explain the rest. */
export function changesBetween(before: Picture, after: Picture): string[] {
  const rolled = before.diceLeft.slice(0, before.diceLeft.length - after.diceLeft.length);
  const found = rolled.length === 0 ? [] : [`dice: ${rolled.join(', ')}`];
  for (const card of new Set([...before.cards.keys(), ...after.cards.keys()]))
    found.push(...cardChanges(before.cards.get(card), after.cards.get(card)));
  for (const name of new Set([...before.others.keys(), ...after.others.keys()])) {
    const [was, is] = [before.others.get(name), after.others.get(name)];
    if (was === undefined) found.push(`${name}: new`);
    else if (is === undefined) found.push(`${name}: no more`);
    else found.push(...changed(was, is).map((one) => `${name}: ${one}`));
  }
  const left = [...before.effects];
  for (const effect of after.effects) {
    const at = left.indexOf(effect);
    if (at < 0) found.push(`begins: ${effect}`);
    else left.splice(at, 1);
  }
  found.push(...left.map((effect) => `ends: ${effect}`));
  return found;
}
