/**
 * A game as everyone outside sees it: bots, server, table, command line, benchmarks and tests use nothing else.
 */

import { grantedRefusals } from './ability/use/use.ts';
import { type Layout, layOut } from './arena/layout.ts';
import type { Sizes } from './arena/schema.ts';
import { clone, copy, equal, fromBytes, newState, type State, toBytes } from './arena/state.ts';
import { seedChance } from './chance/chacha.ts';
import type { Option, Options } from './decision/options.ts';
import { type Attribute, type Breakdown, breakdown } from './effect/attribute.ts';
import type { Engine } from './engine.ts';
import type { Sink } from './event/sink.ts';
import { type Gate, type Refusal, refusals } from './explain/gate.ts';
import { call } from './flow/frames.ts';
import type { Procedure } from './flow/procedure.ts';
import { apply, bind, optionsOf, run, take } from './flow/run.ts';
import { determinizeInto, type Prior } from './knowledge/determinize.ts';
import { type Mask, type RowOwner, viewInto } from './knowledge/view.ts';
import { type GameRecord, RecordError } from './record/record.ts';
import { describeOption } from './text/describe.ts';
import { type Phrase, say } from './text/phrase.ts';

/** What a game has to fill in. */
export interface GameSpec<S extends State, Setup> {
  readonly engine: Engine<S>;
  /** The procedure that is the whole game. */
  readonly main: Procedure;
  sizes(setup: Setup): Sizes;
  /** Every definition that the set-up can bring into play. */
  cards(setup: Setup): readonly number[];
  /** Puts the cards where they lie before the first step. */
  deal(s: S, setup: Setup): void;
  /** Checks a set-up that comes from outside; throws a RecordError that names the field. */
  readSetup(value: unknown): Setup;
  /** Everything that can be asked about a card with "why not?". */
  readonly gates?: (s: S, player: number, card: number) => readonly (readonly Gate[])[];
  readonly ownerOfRow?: RowOwner<S>;
  readonly mask?: Mask<S>;
}

/** Who must choose, and what for. One object, used again. */
export interface Decision {
  player: number;
  procedure: string;
  step: string;
  rules: readonly string[];
  ask: Phrase;
}

/** A state as another process can go on with it: bytes, and what their numbers mean. */
export interface Packed {
  /** The numbering of rules and cards by which it was made. */
  readonly numbers: string;
  readonly sizes: Sizes;
  readonly bytes: Uint8Array;
}

export class Game<S extends State = State, Setup = unknown> {
  readonly spec: GameSpec<S, Setup>;
  readonly engine: Engine<S>;
  readonly #layouts = new Map<string, Layout>();
  /** Set-ups that were played with before. They are values: nobody changes one. */
  readonly #setups = new WeakMap<object, Layout>();
  readonly #decision: Decision = { player: 0, procedure: '', step: '', rules: [], ask: say`` };
  readonly #cards = new WeakMap<object, readonly number[]>();
  /** By a short hash of the cards: set-ups come from outside as new objects each time, and mostly with known decks. */
  readonly #fingerprints = new Map<number, { readonly cards: readonly number[]; readonly text: string }>();
  #all = { cards: 0, hash: '' };

  constructor(spec: GameSpec<S, Setup>) {
    this.spec = spec;
    this.engine = spec.engine;
  }

  get name(): string {
    return this.engine.name;
  }

  /** A fingerprint of all cards there are: ids, facts and sentences. */
  get pool(): string {
    const { definitions } = this.engine;
    if (this.#all.cards !== definitions.length)
      this.#all = {
        cards: definitions.length,
        hash: fingerprint(
          this.engine,
          definitions.map((d) => d.index),
        ),
      };
    return this.#all.hash;
  }

  /** A fingerprint of the cards that a set-up can bring into play. A new card elsewhere does not change it. */
  poolOf(setup: Setup): string {
    const cards = this.#cardsOf(setup);
    const key = hashOf(cards);
    const known = this.#fingerprints.get(key);
    if (known !== undefined && isSameList(known.cards, cards)) return known.text;
    const text = fingerprint(this.engine, cards);
    this.#fingerprints.set(key, { cards, text });
    return text;
  }

  #cardsOf(setup: Setup): readonly number[] {
    const key = typeof setup === 'object' ? setup : null;
    let cards = key === null ? undefined : this.#cards.get(key);
    if (cards === undefined) {
      cards = this.spec.cards(setup);
      if (key !== null) this.#cards.set(key, cards);
    }
    return cards;
  }

  #layout(sizes: Sizes): Layout {
    const key = JSON.stringify(sizes);
    let layout = this.#layouts.get(key);
    if (layout === undefined) {
      layout = layOut(this.engine.schema, sizes, this.engine.channelNames.length - 1);
      this.#layouts.set(key, layout);
    }
    return layout;
  }

  /** Compiles the cards of a set-up and lays its state out: once, however many games are played with it. */
  #layoutFor(setup: Setup): Layout {
    const key = typeof setup === 'object' ? setup : null;
    const known = key === null ? undefined : this.#setups.get(key);
    if (known !== undefined) return known;
    for (const def of this.#cardsOf(setup)) this.engine.prepare(def);
    const layout = this.#layout(this.spec.sizes(setup));
    if (key !== null) this.#setups.set(key, layout);
    return layout;
  }

  /** An empty state of the size that a set-up needs. */
  blank(setup: Setup): S {
    return newState<S>(this.#layoutFor(setup), this.engine);
  }

  /** A new game, run to its first decision. */
  create(setup: Setup, seed: string): S {
    const s = this.blank(setup);
    this.start(s, setup, seed);
    return s;
  }

  /** Starts a new game in a state that was used before for a set-up of the same size. */
  start(s: S, setup: Setup, seed: string): void {
    if (s.layout !== this.#layoutFor(setup))
      throw new Error('start: the state was made for a set-up of another size');
    s.saved.fill(0);
    seedChance(s.chance, seed);
    s.kernel.sp = 1;
    this.spec.deal(s, setup);
    call(s, this.spec.main);
    run(s);
  }

  /** Who must choose, and what for; null when the game is over. */
  pending(s: S): Decision | null {
    if (s.kernel.asked === 0) return null;
    const base = s.kernel.top;
    const p = this.engine.procedures[s.frames[base]];
    const step = p.steps[s.frames[base + 1]];
    const d = this.#decision;
    d.player = s.kernel.asked;
    d.procedure = p.name;
    d.step = step.name;
    d.rules = step.rules;
    d.ask = step.ask?.say?.(s, bind(s, p, base)) ?? say`Choose`;
    return d;
  }

  options(s: S): Options {
    return optionsOf(s);
  }

  /** Takes an option by its index. What happens is told to the sink, if one is given. */
  apply(s: S, index: number, sink: Sink | null = null): void {
    s.side.sink = sink;
    try {
      apply(s, index);
    } finally {
      s.side.sink = null;
    }
  }

  /** For each player in seat order: won, lost or drawn; null while the game goes on. */
  result(s: S): readonly ('won' | 'lost' | 'drawn')[] | null {
    if (s.kernel.over === 0) return null;
    const names = ['drawn', 'won', 'lost', 'drawn'] as const;
    return Array.from({ length: s.layout.sizes.players }, (_x, i) => names[s.player.outcome[i + 1]]);
  }

  view(s: S, player: number, into: S = newState<S>(s.layout, s.engine)): S {
    viewInto(s, player, into, this.spec.ownerOfRow, this.spec.mask);
    return into;
  }

  determinize(view: S, prior: Prior<S>, seed: string, into: S = newState<S>(view.layout, view.engine)): S {
    determinizeInto(view, prior, seed, into);
    return into;
  }

  copy(from: S, to: S): void {
    copy(from, to);
  }
  clone(s: S): S {
    return clone(s);
  }
  same(a: S, b: S): boolean {
    return equal(a, b);
  }

  /** For another process: a view, so that nobody there learns more than its player may. */
  pack(s: S): Packed {
    return { numbers: this.engine.numbering, sizes: s.layout.sizes, bytes: toBytes(s) };
  }
  /** Refuses what was made by rules or cards with other numbers. Whoever knows no set-up needs every card there is. */
  unpack({ numbers, sizes, bytes }: Packed): S {
    if (numbers !== this.engine.numbering)
      throw new Error(`This was made by rules and cards of other numbers (${numbers}).`);
    this.engine.prepareAll();
    const s = newState<S>(this.#layout(sizes), this.engine);
    fromBytes(s, bytes);
    return s;
  }

  /** Why a player cannot do anything with a card: the shut gates of each thing he might do with it. */
  whyNot(s: S, player: number, card: number): Refusal[][] {
    const known: (readonly Gate[])[] = this.engine.definitions[s.card.def[card]].actions.map(
      (id) => this.engine.abilities[id].gates,
    );
    const own = [...known, ...(this.spec.gates?.(s, player, card) ?? [])].map((gates) =>
      refusals(gates, s, player, card),
    );
    return [...own, ...grantedRefusals(s, player, card)];
  }

  /** Why a number is what it is, where it is used on another card. */
  whyValue(s: S, attribute: Attribute, card: number, against = 0): Breakdown {
    return breakdown(s, attribute, card, against);
  }

  /** One option of the pending decision, in words. */
  describe(s: S, index: number): Phrase {
    const option: Option = { kind: 0, a: 0, b: 0, n: 0 };
    const options = optionsOf(s);
    if (!Number.isInteger(index) || index < 0 || index >= options.count)
      throw new RangeError(`Option ${index} is not offered.`);
    options.read(index, option);
    return describeOption(s, option);
  }

  record(setup: Setup, seed: string, choices: readonly number[]): GameRecord {
    const pool = this.poolOf(setup);
    return { format: 1, game: this.name, rules: this.engine.version, pool, seed, setup, choices };
  }

  /** Refuses a record that these rules and cards cannot replay. */
  check(record: GameRecord): Setup {
    if (record.game !== this.name)
      throw new RecordError('game', `this is a record of "${record.game}", not of "${this.name}"`);
    if (record.rules !== this.engine.version)
      throw new RecordError(
        'rules',
        `made by rules ${record.rules}; these are ${this.engine.version}. Replay it with that version.`,
      );
    const setup = this.spec.readSetup(record.setup);
    const pool = this.poolOf(setup);
    if (record.pool !== pool)
      throw new RecordError(
        'pool',
        `made with other versions of its cards (${record.pool}; here ${pool}). Replay it with that version.`,
      );
    return setup;
  }

  /** Plays a record again, into `s` if one of its size is given; `upTo` choices of it. */
  replay(record: GameRecord, upTo: number = record.choices.length, s?: S): S {
    const setup = this.check(record);
    const state = s ?? this.blank(setup);
    this.start(state, setup, record.seed);
    for (let i = 0; i < upTo && i < record.choices.length; i++) {
      const count = optionsOf(state).count;
      const choice = record.choices[i];
      if (state.kernel.asked === 0)
        throw new RecordError(`choices[${i}]`, 'the game is over before this choice');
      if (!Number.isInteger(choice) || choice < 0 || choice >= count)
        throw new RecordError(`choices[${i}]`, `${choice} is not offered; there are ${count} options`);
      take(state, choice);
    }
    return state;
  }
}

/** One of so many: as much is remembered of fingerprints, whoever sends records. */
const FINGERPRINTS = 1024;
function hashOf(list: readonly number[]): number {
  let hash = list.length;
  for (let i = 0; i < list.length; i++) hash = Math.imul(hash ^ list[i], 0x01000193);
  return (hash ^ (hash >>> 15)) & (FINGERPRINTS - 1);
}
function isSameList(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** Some cards as text that goes into a fingerprint: what they are and what they say, whatever their numbers. */
function fingerprint(engine: Engine, defs: readonly number[]): string {
  let h1 = 0x811c9dc5;
  let h2 = 0x9747b28c;
  const mix = (text: string): void => {
    for (let i = 0; i < text.length; i++) {
      h1 = Math.imul(h1 ^ text.charCodeAt(i), 0x01000193);
      h2 = Math.imul(h2 ^ text.charCodeAt(i), 0x5bd1e995) ^ (h2 >>> 13);
    }
  };
  const cards = [...new Set(defs)].map((def) => engine.definitions[def]);
  for (const d of cards.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    mix(d.id);
    mix(engine.facts.of(d.index));
    for (const id of d.abilities) mix(JSON.stringify(engine.abilities[id].say));
  }
  return (h1 >>> 0).toString(16).padStart(8, '0') + (h2 >>> 0).toString(16).padStart(8, '0');
}
