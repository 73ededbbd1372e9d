/**
 * Lasting effects: what cards have done that goes on for a while, as a position says it and as it is read again.
 *
 *   { from: Surge, on: Bear, changes: power, by: 2, until: end of turn }      a number of a card
 *   { from: Banner, grants: your other creatures, until: start of storm }     words of the card that are in force
 *   { from: Tender, used: repair, until: end of day }                         a limited ability that was used
 *
 * Keeps  what is written is what the kernel would have written: an effect ends with the procedure that is named.
 */
import {
  addEffect,
  type Compiled,
  type Procedure,
  render,
  running,
  type State,
  untilStartOf,
} from '@westmarch/kernel';
import type { ScenarioGame } from './game.ts';
import { fold, listed, meant } from './near.ts';
import { inField, NoSuchName, type Path } from './problem.ts';
import { fieldsOf, listOf, type Plain, type PlainFields, type Shape, textOf } from './shape.ts';
import type { Who } from './who.ts';

const FIELDS = ['from', 'on', 'changes', 'by', 'grants', 'used', 'about', 'until'] as const;

const fields = {
  /** The card it comes from. */
  from: 'text',
  /** The card, or player, it is on. */
  on: 'text',
  /** A value, and by how much. */
  changes: 'text',
  by: 'number',
  /** Words of the card's text that are in force for a while. */
  grants: 'text',
  /** Words of a limited ability that has been used. */
  used: 'text',
  /** What a granted text is about: a group by its name, or a number. */
  about: { either: ['text', 'number'] },
  /** "end of …" something that goes on, or "start of …" something to come. */
  until: 'text',
} as const satisfies Record<(typeof FIELDS)[number], Shape>;

export const effectsShape: Shape = { list: { fields, required: ['from', 'until'] } };
const some: Shape = { list: { fields } };
/** In what is expected: exactly these, or some. Of each, whatever is named must be so. */
export const effectsExpected: Shape = {
  either: [some, { fields: { includes: some, excludes: some } }],
};

const AT_START = 0x8000;

function untilOf(s: State, text: string): number {
  const [, when = '', name = ''] = /^(end|start) of (.+)$/.exec(text) ?? [];
  if (when === '') throw new NoSuchName(`expected "end of …" or "start of …", found "${text}"`);
  const { procedures } = s.engine;
  const names = procedures.map((p) => p.name);
  const found: Procedure | undefined = procedures.find((p) => p.name === name);
  if (when === 'start') {
    if (found === undefined) throw new NoSuchName(`nothing is called "${name}"${meant(name, names)}`);
    return untilStartOf(found);
  }
  const base = found === undefined ? 0 : running(s, found);
  if (base !== 0) return base;
  const now = runningNames(s);
  throw new NoSuchName(`"${name}" does not go on now, so nothing can last until its end${meant(name, now)}`);
}

function runningNames(s: State): string[] {
  const names: string[] = [];
  for (let base = s.kernel.top; base !== 0; base = s.frames[base + 2])
    names.push(s.engine.procedures[s.frames[base]].name);
  return names;
}

function untilText(s: State, until: number): string {
  const id = until >= AT_START ? until - AT_START : s.frames[until];
  const name = s.engine.procedures[id]?.name ?? 'something';
  return `${until >= AT_START ? 'start' : 'end'} of ${name}`;
}

const wordsOf = (s: State, who: Who, { say }: Compiled): string =>
  render(s.engine.language, who.names(s, 1), say);

/** Abilities of a card's definition that effects of it put in force, or its own actions. */
function abilitiesOf(s: State, card: number, granted: boolean): Compiled[] {
  const def = s.card.def[card];
  const { abilities, definitions } = s.engine;
  const printed = definitions[def].abilities;
  return abilities.filter(({ id, def: of }) => of === def && printed.includes(id) !== granted);
}

function abilityBy(s: State, who: Who, card: number, words: string, granted: boolean): number {
  const all = abilitiesOf(s, card, granted);
  const texts = all.map((one) => wordsOf(s, who, one));
  const found = all.filter((_one, i) => fold(texts[i]).includes(fold(words)));
  const [first] = found;
  if (first !== undefined && found.length === 1) return first.id;
  const what = granted ? 'grants for a while' : 'can do';
  const there = texts.length === 0 ? 'nothing' : listed(texts.map((text) => `"${text}"`));
  throw new NoSuchName(
    `"${words}" ${found.length === 0 ? 'is nothing' : 'could be several things'} that ${who.cardName(card)} ${what}: ${there}`,
  );
}

/** The row that an effect of an attribute is on: a card, or a player where the attribute is one of players. */
function subjectOf(adapter: ScenarioGame, who: Who, attribute: string, on: Plain | undefined): number {
  if (on === undefined) return 0;
  return adapter.attributes?.rows?.[attribute] === 'player' ? who.player(on) : who.card(on);
}

function aboutOf(adapter: ScenarioGame, who: Who, ability: number, about: Plain | undefined): number {
  if (about === undefined) return 0;
  if (typeof about === 'number') return about;
  const table = adapter.aboutGroup?.(ability);
  const row = table === undefined ? 0 : who.group(table, about);
  if (row === 0) throw new NoSuchName(`"${textOf(about)}" is nothing that it could be about`);
  return row;
}

function place(adapter: ScenarioGame, s: State, who: Who, own: PlainFields, path: Path): void {
  const at = <T>(field: string, act: () => T): T => inField([...path, field], act);
  const { engine } = s;
  const source = at('from', () => who.card(own['from']));
  const until = at('until', () => untilOf(s, textOf(own['until'])));
  const { changes, grants, used } = own;
  const kinds = [changes, grants, used].filter((kind) => kind !== undefined);
  inField(path, () => {
    if (kinds.length !== 1) throw new NoSuchName('expected one of changes, grants, used in each effect');
  });
  if (changes !== undefined) {
    const name = textOf(changes);
    const attribute = engine.attributes.find((other) => other.name === name);
    at('changes', () => {
      if (attribute === undefined)
        throw new NoSuchName(
          `"${name}" is no value that can change${meant(
            name,
            engine.attributes.map((other) => other.name),
          )}`,
        );
    });
    at('by', () => {
      if (typeof own['by'] !== 'number') throw new NoSuchName('expected a whole number, found nothing');
    });
    const subject = at('on', () => subjectOf(adapter, who, name, own['on']));
    if (attribute !== undefined)
      addEffect(s, engine.lasting(attribute), source, subject, Number(own['by']), until);
    return;
  }
  if (used !== undefined) {
    const ability = at('used', () => abilityBy(s, who, source, textOf(used), false));
    addEffect(s, engine.uses.id, source, source, ability, until);
    return;
  }
  const ability = at('grants', () => abilityBy(s, who, source, textOf(grants), true));
  const subject = own['on'] === undefined ? 0 : at('on', () => who.card(own['on']));
  const about = at('about', () => aboutOf(adapter, who, ability, own['about']));
  addEffect(s, ability, source, subject, about, until);
}

/** Puts the effects of a position in force; when its procedures are running, so that they can end with one. */
export function placeEffects(
  adapter: ScenarioGame,
  s: State,
  who: Who,
  given: Plain | undefined,
  path: Path,
): void {
  for (const [i, own] of listOf(given).entries()) place(adapter, s, who, fieldsOf(own), [...path, i]);
}

/** One effect in the words of a position; null for what the rules note by way of one. */
function readEffect(adapter: ScenarioGame, s: State, who: Who, row: number): PlainFields | null {
  const { engine } = s;
  const e = s.effect;
  const compiled = engine.abilities[e.ability[row]];
  const from = who.cardName(e.source[row]);
  const until = untilText(s, e.until[row]);
  const subject = e.subject[row];
  if (compiled.id === engine.uses.id) {
    const ability = engine.abilities[e.amount[row]];
    if (ability === undefined || ability.def === 0 || ability.def !== s.card.def[e.source[row]]) return null;
    return { from, used: wordsOf(s, who, ability), until };
  }
  const attribute = engine.attributes.find((other) => engine.lasting(other) === compiled.id);
  if (attribute !== undefined) {
    const rows = adapter.attributes?.rows?.[attribute.name] ?? 'card';
    const on = rows === 'card' ? who.cardName(subject) : rows === 'player' ? who.playerName(subject) : '';
    return {
      from,
      ...(subject === 0 || on === '' ? {} : { on }),
      changes: attribute.name,
      by: e.amount[row],
      until,
    };
  }
  const table = adapter.aboutGroup?.(compiled.id);
  const amount = e.amount[row];
  const about = amount === 0 ? {} : { about: table === undefined ? amount : who.naming.group(table, amount) };
  return {
    from,
    ...(subject === 0 ? {} : { on: who.cardName(subject) }),
    grants: wordsOf(s, who, compiled),
    ...about,
    until,
  };
}

/** Every lasting effect, the oldest row first. */
export function readEffects(adapter: ScenarioGame, s: State, who: Who): PlainFields[] {
  const found: PlainFields[] = [];
  for (let row = 1; row <= s.kernel.effectsUsed; row++) {
    if (s.effect.channel[row] === 0 || s.effect.until[row] === 0) continue;
    const effect = readEffect(adapter, s, who, row);
    if (effect !== null) found.push(effect);
  }
  return found;
}

/** "from Surge, on Bear, changes power, by 2, until end of turn" */
export const effectText = (effect: PlainFields): string =>
  FIELDS.flatMap((name) => (effect[name] === undefined ? [] : [`${name} ${textOf(effect[name])}`])).join(
    ', ',
  );

/** Everything that is wanted of an effect is so; words of a text may be a part of it. */
export function isSuch(effect: PlainFields, wanted: PlainFields): boolean {
  return Object.entries(wanted).every(([name, value]) =>
    name === 'grants' || name === 'used'
      ? fold(textOf(effect[name] ?? '')).includes(fold(textOf(value)))
      : effect[name] === value,
  );
}
