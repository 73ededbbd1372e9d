/**
 * Names of everything on the table: players as the scenario calls them, cards by name or label, places in words.
 *
 * Owns   finding a row by its name, and the words of options as the chooser sees them.
 * Keeps  words shown to a player name only cards that he knows.
 */
import { type Engine, type Names, namesOf, place, render, type State } from '@westmarch/kernel';
import type { Playable } from '../playable.ts';
import type { RowNumbers } from './columns.ts';
import type { Naming } from './game.ts';
import type { GroupNames } from './groups.ts';
import { fold, listed, meant } from './near.ts';
import { NoSuchName } from './problem.ts';
import { type Plain, textOf } from './shape.ts';

/** Numbers beyond all definitions stand for cards that a scenario gave a label. */
const LABELLED = 1 << 24;

/** The name of a definition as scenarios write it: English, or the id. */
export const defName = (engine: Engine, def: number): string =>
  engine.definitions[def].names['en'] ?? engine.definitions[def].id;

export class Who implements RowNumbers {
  readonly players: readonly string[];
  readonly #labels: ReadonlyMap<number, string>;
  readonly #groups: GroupNames;
  #s: State | null = null;

  constructor(players: readonly string[], labels: ReadonlyMap<number, string>, groups: GroupNames) {
    this.players = players;
    this.#labels = labels;
    this.#groups = groups;
  }

  /** Names of rows, for what is read. */
  readonly naming: Naming = {
    card: (card) => this.cardName(card),
    player: (player) => this.playerName(player),
    group: (table, row) => this.#groups.nameOf(table, row),
  };

  /** From now on names are looked up in this state. */
  at(s: State): void {
    this.#s = s;
  }

  get #state(): State {
    if (this.#s === null) throw new Error('No position was given yet.');
    return this.#s;
  }

  playerName(player: number): string {
    return this.players[player - 1] ?? `player ${player}`;
  }

  player(name: Plain | undefined): number {
    const at = this.players.indexOf(textOf(name));
    if (at < 0) throw new NoSuchName(`"${textOf(name)}" is no player${meant(textOf(name), this.players)}`);
    return at + 1;
  }

  /** The row of a table by its name, or by a card that lies there; 0 where there is none. */
  group(table: string, name: Plain | undefined): number {
    const wanted = textOf(name);
    const row = this.#groups.rowOf(table, wanted);
    if (row !== 0) return row;
    const s = this.#state;
    const { placeKind, placeIndex, schema } = s.layout;
    const there = (card: number): boolean =>
      s.card.place[card] !== 0 &&
      schema.spec.zones[schema.zoneNames[placeKind[s.card.place[card]]]].per === table;
    const card = this.#rows().find((c) => there(c) && fold(this.cardName(c)) === fold(wanted)) ?? 0;
    return card === 0 ? 0 : placeIndex[s.card.place[card]];
  }

  /** Its label, or its name, with a number where several have it. */
  cardName(card: number): string {
    const label = this.#labels.get(card);
    if (label !== undefined) return label;
    const s = this.#state;
    const def = s.card.def[card];
    const same = this.#unlabelled(def);
    const name = defName(s.engine, def);
    return same.length > 1 ? `${name} #${same.indexOf(card) + 1}` : name;
  }

  #unlabelled(def: number): number[] {
    return this.#rows().filter((c) => this.#state.card.def[c] === def && !this.#labels.has(c));
  }

  #rows(): number[] {
    const { owner } = this.#state.card;
    const found: number[] = [];
    for (let c = 1; c < owner.length; c++) if (owner[c] !== 0) found.push(c);
    return found;
  }

  /** A card by its label or name; by its number or place where several have the name: "Wolf in hand of Ann". */
  card(name: Plain | undefined): number {
    const wanted = textOf(name);
    const exact = this.#rows().filter((c) => this.cardName(c) === wanted || this.#inPlace(c, wanted));
    const found =
      exact.length > 0 ? exact : this.#rows().filter((c) => fold(this.cardName(c)) === fold(wanted));
    if (found.length === 1) return found[0];
    const names = this.#rows().map((c) => this.cardName(c));
    const numbered = names.filter((other) => other.startsWith(`${wanted.split(' in ')[0]} #`));
    if (numbered.length > 0)
      throw new NoSuchName(
        `"${wanted}" could be ${listed(numbered)}; say which, or where ("… in hand of …"), or label one with "as"`,
      );
    throw new NoSuchName(`"${wanted}" is no card on this table${meant(wanted, names)}`);
  }

  #inPlace(card: number, wanted: string): boolean {
    const s = this.#state;
    return `${defName(s.engine, s.card.def[card])} in ${this.placeName(s.card.place[card])}` === wanted;
  }

  /** "hand of Ann", "aboard of Cutter", "well". */
  placeName(at: number): string {
    const { layout } = this.#state;
    if (at === 0) return 'nowhere';
    const zone = layout.schema.zoneNames[layout.placeKind[at]];
    const index = layout.placeIndex[at];
    const { per } = layout.schema.spec.zones[zone];
    if (per === 'game') return zone;
    if (per === 'player') return `${zone} of ${this.playerName(index)}`;
    if (per === 'card') return `${zone} of ${this.cardName(index)}`;
    return `${zone} of ${this.#groups.nameOf(per, index)}`;
  }

  /** A place by its words. */
  place(text: string): number {
    const s = this.#state;
    const { zoneNames, spec, zone: zones } = s.layout.schema;
    const [zone, ...rest] = text.split(' of ');
    const name = rest.join(' of ');
    if (!zoneNames.includes(zone)) throw new NoSuchName(`"${zone}" is no zone${meant(zone, zoneNames)}`);
    const { per } = spec.zones[zone];
    const index: Readonly<Record<string, number>> = zones;
    if (per === 'game') return place(s, index[zone], 0);
    if (name === '') throw new NoSuchName(`"${zone}" of whom? Expected "${zone} of …"`);
    if (per === 'player') return place(s, index[zone], this.player(name));
    if (per === 'card') return place(s, index[zone], this.card(name));
    const row = this.group(per, name);
    if (row === 0) throw new NoSuchName(`"${name}" is no ${per} here`);
    return place(s, index[zone], row);
  }

  /** Names as one player knows them: labels included, hidden cards not. */
  names(s: State, player: number): Names {
    const usual = namesOf(s, this.players);
    return {
      player: (player) => usual.player(player),
      def: (def, language) =>
        def > LABELLED ? (this.#labels.get(def - LABELLED) ?? '') : usual.def(def, language),
      cardDef: (card) => {
        if ((s.card.knownTo[card] & (1 << player)) === 0) return 0;
        return this.#labels.has(card) ? LABELLED + card : s.card.def[card];
      },
    };
  }

  /** The options of the pending decision in words, as the chooser reads them; equal ones are numbered. */
  optionTexts<S extends State>(game: Playable<S>, s: S, player: number): string[] {
    const names = this.names(s, player);
    const texts = Array.from({ length: game.options(s).count }, (_x, i) =>
      render(s.engine.language, names, game.describe(s, i)).trim(),
    );
    return texts.map((text, i) => {
      if (texts.indexOf(text) === texts.lastIndexOf(text)) return text;
      return `${text} (${texts.slice(0, i + 1).filter((other) => other === text).length})`;
    });
  }
}
