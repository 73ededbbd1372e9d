/**
 * The engine of one game: its procedures, attributes, events and cards, with everything compiled.
 *
 * Owns   the numbering of all of them, and preparing cards before they are played with.
 * Not    any state: one engine serves all games of its kind.
 * Keeps  numbers are given in the order of declaration, so the same rules and cards give the same numbers.
 */

import { compileAbility } from './ability/compile/compile.ts';
import {
  type Compiled,
  canBeGranted,
  channelOf,
  type Definition,
  definitionOf,
  MOST_NUMBERED,
  reserved,
} from './ability/compile/compiled.ts';
import { lastingFold } from './ability/compile/fold.ts';
import { Folds } from './ability/compile/folds.ts';
import { type CardSpec, UNKNOWN } from './ability/facts/card-spec.ts';
import { FactTable, MOST_DEFINITIONS } from './ability/facts/fact-table.ts';
import { type Fact } from './ability/facts/facts.ts';
import { Traits } from './ability/facts/traits.ts';
import { resolveDeclared } from './ability/use/use.ts';
import { Windows } from './ability/use/windows.ts';
import { type Ability, type Action, type Standing } from './ability/words/abilities.ts';
import { type AnyWord } from './ability/words/node.ts';
import { type Schema } from './arena/schema.ts';
import { type State } from './arena/state.ts';
import { type Attribute, type AttributeSpec, Stage } from './effect/attribute.ts';
import { type Event, type Prohibition } from './event/event.ts';
import { type ActionLaw, type Gate, type GateKind } from './explain/gate.ts';
import {
  type Ask,
  type Frame,
  type Locals,
  makeProcedure,
  type Procedure,
  type Run,
  type StepSpec,
} from './flow/procedure.ts';
import { english, type Language } from './text/language.ts';
import { NOTHING, type Noun, type Phrase } from './text/phrase.ts';

export class Engine<S extends State = State> {
  readonly name: string;
  /** Raised whenever a change of rules or cards can change a game. */
  readonly version: string;
  readonly schema: Schema;
  readonly language: Language;
  /** What an action needed when it was declared must still be so when it resolves: its targets and its conditions. */
  readonly conditionsMustRemain: boolean;
  readonly procedures: Procedure[] = [];
  readonly attributes: Attribute[] = [];
  readonly events: Event[] = [];
  readonly channelNames: string[] = [''];
  readonly abilities: Compiled[] = [];
  readonly definitions: Definition[] = [UNKNOWN];
  /** Those that were prepared, in the order in which they were: no other can lie on a table. */
  readonly prepared: Definition[] = [];
  /** In which windows each definition has actions, as a set: most have none now, and are passed over at a glance. */
  readonly actionWindows = new Int32Array(MOST_DEFINITIONS);
  /** 1 for each definition that has something in force in zones of its own choosing. */
  readonly followsZones = new Uint8Array(MOST_DEFINITIONS);
  /** What the game asks of every action of every card, beside what the card says. */
  readonly laws: ActionLaw[] = [];
  /** What the game does with an action once it is declared. Unless it says otherwise, it resolves at once. */
  declared: (s: State, base: number) => void = resolveDeclared;

  /** Where uses of limited abilities are counted. */
  readonly uses: { readonly channel: number; readonly id: number };
  /** Where actions are listed that are granted, copied, or used from a zone of their own choosing. */
  readonly grants: number;
  /** Where it is listed whose text is ignored for a while. */
  readonly silence: { readonly channel: number; readonly id: number };
  /** The rule that says that a price is paid whole or not at all. */
  readonly priceRule: string;
  /** What playing a card takes from a store by itself, by the store's name. */
  readonly ownPrices = new Map<string, (s: State, card: number) => number>();

  readonly facts: FactTable;
  readonly windows = new Windows();
  readonly #numbers = new Map<unknown, number>();
  /** Facts whose names effects can give to a card and take from it. */
  readonly traits: Traits;
  /** Attributes whose values are kept while nothing changes. */
  #kept = 0;
  readonly #folds: Folds = new Folds(this);
  readonly #granted = new Map<Standing | Action, number>();
  readonly #ids = new Map<number, readonly [number, number]>();
  readonly #byId = new Map<string, Definition>();
  /** Everything that has a number in the bytes of a state, as it was declared. */
  #numbered = 0x811c9dc5;

  constructor(given: {
    name: string;
    version: string;
    schema: Schema;
    facts?: readonly Fact[];
    /** Facts whose names effects can give to a card and take from it. */
    traits?: readonly string[];
    language?: Language;
    conditionsMustRemain?: boolean;
    priceRule?: string;
  }) {
    this.conditionsMustRemain = given.conditionsMustRemain === true;
    this.name = given.name;
    this.version = given.version;
    this.schema = given.schema;
    this.language = given.language ?? english;
    this.procedure('nothing', {})({});
    this.#reserve(null, 0, 0, 0, true, NOTHING, '');
    this.uses = { channel: this.#channel('uses'), id: this.abilities.length };
    this.#reserve(null, 0, this.uses.channel, 0, true, NOTHING, '');
    this.grants = this.#channel('granted actions');
    this.silence = this.note('silence');
    this.priceRule = given.priceRule ?? '';
    this.facts = new FactTable(given.facts ?? []);
    this.traits = new Traits(this.facts, given.traits ?? [], (name, base) => this.attribute(name, base, 0));
  }

  /** Numbers in the table of kept values per card. */
  get keptCount(): number {
    return this.#kept;
  }

  /** Something to be noted for a while: each kind of note has a list of its own. */
  note(name: string): { readonly channel: number; readonly id: number } {
    const channel = this.#channel(name);
    return { channel, id: this.#reserve(null, 0, channel, 0, true, NOTHING, '') };
  }

  /** A number for anything that generated code refers to, the same each time. */
  numberOf(thing: unknown): number {
    let known = this.#numbers.get(thing);
    if (known === undefined) {
      known = this.#numbers.size;
      this.#numbers.set(thing, known);
    }
    return known;
  }

  /** A step that does something; `rules` are the ledger ids it carries out. */
  step<L extends Locals>(this: void, rules: string, run: Run<S, Frame<L>>): StepSpec<S, L> {
    return { rules, run, ask: null };
  }

  /** A step that puts a choice to a player. */
  ask<L extends Locals>(this: void, rules: string, asked: Ask<S, Frame<L>>): StepSpec<S, L> {
    return { rules, run: null, ask: asked };
  }

  /** Declares a procedure: its name and locals, then its steps in order. */
  procedure<const L extends Locals>(name: string, locals: L) {
    return <const N extends string>(steps: Readonly<Record<N, StepSpec<S, L>>>): Procedure<N> => {
      const made = makeProcedure<S, L, N>(this.procedures.length, name, locals, steps);
      this.#count(name);
      this.procedures.push(made);
      return made;
    };
  }

  /** A fingerprint of what the numbers in a state mean: the same wherever the same was declared in the same order. */
  get numbering(): string {
    return `${this.definitions.length}-${this.abilities.length}-${this.procedures.length}-${(this.#numbered >>> 0).toString(16)}`;
  }
  #count(name: string): void {
    let h = this.#numbered;
    for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193) ^ (h >>> 15);
    this.#numbered = Math.imul(h ^ 0x1f, 0x01000193);
  }

  #channel(name: string): number {
    this.#count(name);
    this.channelNames.push(name);
    return this.channelNames.length - 1;
  }

  /** Declares an attribute; a number says below which it never falls. */
  attribute(name: string, base: (s: S, card: number) => number, how: number | AttributeSpec = {}): Attribute {
    const {
      least = -Infinity,
      hot = false,
      reads,
    }: AttributeSpec = typeof how === 'number' ? { least: how } : how;
    // A state handed to an attribute is always one of this engine's own game.
    const made: Attribute = {
      name,
      channel: this.#channel(name),
      kept: hot ? this.#kept++ : -1,
      base,
      least,
      fold: (_s, _card, total) => total,
      ...(reads === undefined ? {} : { reads }),
    };
    this.attributes.push(made);
    const id = this.#reserve(null, 0, made.channel, Stage.add, true, NOTHING, '');
    this.abilities[id].fold = lastingFold;
    this.#folds.begin(made, id);
    return made;
  }

  /** Declares an attribute that is nothing by itself and never less: what matters is whether something raises it. */
  marker(name: string, reads: NonNullable<AttributeSpec['reads']>): Attribute {
    return this.attribute(name, () => 0, { least: 0, reads });
  }

  event(name: string, subject: Noun, say: Event['say']): Event {
    const insteadChannel = this.#channel(`instead of ${name}`);
    const made: Event = { name, channel: this.#channel(name), insteadChannel, subject, say };
    this.events.push(made);
    return made;
  }

  prohibition(name: string, subject: Noun, say: Prohibition['say']): Prohibition {
    return { name, channel: this.#channel(`no ${name}`), subject, say };
  }

  /** A gate of this game's own rules; `rules` are ledger ids. */
  gate(
    kind: GateKind,
    rules: string,
    holds: (s: S, player: number, card: number) => boolean,
    why: Phrase,
  ): Gate {
    // A gate is only ever asked about states of its own game.
    return {
      kind,
      rules: rules.split(' ').filter((r) => r !== ''),
      holds,
      why: () => why,
    };
  }

  /** Declares a law of every action; before the first card is prepared. */
  everyAction(law: ActionLaw<S>): void {
    this.laws.push(law);
  }

  /** A column of a fact, by definition: the first, unless a set is too wide for one. */
  fact(name: string, at = 0): Int32Array {
    return this.facts.column(name, at);
  }

  /** A reader of a fact for cards on the table: no name is looked up when it is used. */
  printed(name: string): (s: State, card: number) => number {
    const column = this.facts.column(name);
    return (s, card) => column[s.card.def[card]];
  }

  /** The ability that lasting changes of an attribute are effects of. */
  lasting(attribute: Attribute): number {
    return this.#folds.lasting(attribute);
  }

  /** The number of an ability that effects put in force for a while. */
  granted(ability: Standing | Action): number {
    const id = this.#granted.get(ability);
    if (id === undefined) throw new Error('An effect grants an ability that is no part of its card.');
    this.#compile(id);
    return id;
  }

  /** Keeps places for abilities within abilities. */
  #keepGranted(word: AnyWord, def: number): void {
    for (const part of word.parts) {
      if (canBeGranted(part) && !this.#granted.has(part)) this.#granted.set(part, this.#keep(part, def));
      this.#keepGranted(part, def);
    }
  }

  #reserve(
    ability: Ability | null,
    def: number,
    channel: number,
    stage: number,
    required: boolean,
    say: Phrase,
    rules: string,
  ): number {
    const id = this.abilities.length;
    if (id > MOST_NUMBERED || this.procedures.length > MOST_NUMBERED)
      throw new Error(
        `More than ${MOST_NUMBERED} abilities or procedures are more than one pool can number.`,
      );
    this.abilities.push(reserved({ id, def, ability, channel, stage, required, say }, rules));
    return id;
  }

  #keep(ability: Ability, def: number): number {
    const channel = channelOf(ability, this.grants);
    const stage = ability.type === 'modifier' ? ability.stage : 0;
    const required = !('required' in ability) || ability.required;
    const id = this.#reserve(ability, def, channel, stage, required, ability.say, ability.rules);
    const first = this.procedures.length;
    if (ability.type !== 'modifier' && ability.type !== 'unimplemented') {
      // Their places are kept now, so that numbers do not depend on which cards are prepared first.
      this.procedures.push(this.procedures[0], this.procedures[0]);
    }
    this.#ids.set(id, [first, first + 1]);
    return id;
  }

  #compile(id: number): void {
    const compiled = this.abilities[id];
    compileAbility(this, compiled, this.#ids.get(id) ?? [0, 0]);
    if (compiled.ability?.type === 'modifier') this.#folds.add(compiled.ability.attribute, compiled);
  }

  /** Turned off, every modifier is called by its `fold`, which can then be replaced by one that watches it. */
  modifiersInPlace(on: boolean): void {
    this.#folds.inPlace(on);
  }

  /** Adds cards to the pool. Numbers go by the order of definition. */
  define(cards: readonly CardSpec[]): void {
    for (const spec of cards) {
      if (this.#byId.has(spec.id)) throw new Error(`Two cards have the id "${spec.id}".`);
      const index = this.definitions.length;
      this.#count(spec.id);
      this.facts.set(index, spec);
      const places = (spec.abilities ?? []).map((ability) => this.abilities[this.#keep(ability, index)]);
      const definition = definitionOf(index, spec, places);
      this.followsZones[index] = definition.elsewhere.length > 0 ? 1 : 0;
      for (const ability of spec.abilities ?? []) this.#keepGranted(ability, index);
      this.definitions.push(definition);
      this.#byId.set(spec.id, definition);
    }
  }

  /** The index of a definition by its id. */
  index(id: string): number {
    const found = this.#byId.get(id);
    if (found === undefined) throw new Error(`There is no card "${id}" in this pool.`);
    return found.index;
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  /** Compiles the abilities of a card, once. */
  prepare(def: number): void {
    const definition = this.definitions[def];
    if (definition.prepared) return;
    definition.prepared = true;
    this.prepared.push(definition);
    for (const id of definition.abilities) this.#compile(id);
    for (const id of definition.actions)
      this.actionWindows[def] |= this.windows.bit(this.abilities[id].around);
  }

  /** Every card there is: for whoever does not know which of them can come into play. */
  prepareAll(): void {
    if (this.prepared.length < this.definitions.length - 1)
      for (let def = 1; def < this.definitions.length; def++) this.prepare(def);
  }

  /** Sentences that cards still lack, by card id. */
  get unimplemented(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { ability, def } of this.abilities)
      if (ability?.type === 'unimplemented') {
        const { id } = this.definitions[def];
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    return counts;
  }
}
