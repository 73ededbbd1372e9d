/**
 * A position in the words of docs/scenarios.md: cards with their names, labels where two are alike, what lies on them.
 *
 * Keeps  it reads a view alone, so a report holds nothing that the reporter may not know.
 */
import { firstIn, place, type State } from '@westmarch/kernel';

/** A value as YAML knows them. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [field: string]: Plain };
export type Fields = Record<string, Plain>;

/** What a game adds to a card: its statuses and counters. */
export type CardFields = (card: number) => Fields;
/** What lies on a card and is told by one of its fields. */
export type IsToldApart = (card: number) => boolean;

export class Writer<S extends State> {
  readonly s: S;
  readonly players: readonly string[];
  /** What the format cannot say, in sentences. */
  readonly notes: string[] = [];
  readonly #fields: CardFields;
  readonly #isApart: IsToldApart;
  readonly #labels = new Map<number, string>();
  readonly #shared = new Set<string>();

  /** `onTable`: the cards that will be written down. */
  constructor(s: S, names: readonly string[], fields: CardFields, isApart: IsToldApart = () => false) {
    this.s = s;
    this.players = names.map((name, i) =>
      name === '' || names.indexOf(name) !== i ? `${name || 'Player'} ${i + 1}` : name,
    );
    this.#fields = fields;
    this.#isApart = isApart;
    const seen = new Set<string>();
    for (const { names } of s.engine.definitions.slice(1)) {
      const name = names['en'] ?? '';
      if (seen.has(name)) this.#shared.add(name);
      seen.add(name);
    }
    const byName = Map.groupBy(this.#known(), (card) => this.name(card));
    for (const [name, cards] of byName)
      if (cards.length > 1)
        for (const [i, card] of cards.entries()) this.#labels.set(card, `${name} no. ${i + 1}`);
  }
  #known(): number[] {
    const found: number[] = [];
    for (let card = 1; card < this.s.card.def.length; card++) if (this.isKnown(card)) found.push(card);
    return found;
  }

  isKnown(card: number): boolean {
    return this.s.card.def[card] !== 0;
  }
  name(card: number): string {
    const { names, id } = this.s.engine.definitions[this.s.card.def[card]];
    return names['en'] ?? id;
  }
  player(player: number): string {
    return this.players[player - 1];
  }
  /** How other fields call this card. */
  called(card: number): string {
    return this.#labels.get(card) ?? this.name(card);
  }

  /** The cards of a place, as a list; those that are hidden are counted in the notes. */
  list(zone: string, index: number, seat: number, where: string, host = 0): Plain[] {
    const zones: Readonly<Record<string, number>> = this.s.layout.schema.zone;
    const cards: Plain[] = [];
    let hidden = 0;
    for (let c = firstIn(this.s, place(this.s, zones[zone], index)); c !== 0; c = this.s.card.next[c]) {
      if (host !== 0 && this.#isApart(c)) continue;
      if (this.isKnown(c)) cards.push(this.card(c, seat, host));
      else hidden++;
    }
    if (hidden > 0) this.notes.push(`${where}: ${hidden} that cannot be known`);
    return cards;
  }

  card(card: number, seat: number, host = 0): Plain {
    const { s } = this;
    const definition = s.engine.definitions[s.card.def[card]];
    const name = this.name(card);
    const label = this.#labels.get(card);
    const owner = s.card.owner[card];
    const controller = s.card.controller[card];
    // Who owns and controls a card that says nothing of it.
    const usualOwner = host !== 0 ? s.card.owner[host] : Math.max(1, seat);
    const fields: Fields = {
      card: this.#shared.has(name) ? definition.id : name,
      ...(label === undefined ? {} : { as: label }),
      ...(owner === usualOwner ? {} : { owner: this.player(owner) }),
      ...(controller === (seat > 0 ? seat : owner) ? {} : { controller: this.player(controller) }),
      ...this.#fields(card),
    };
    for (const zone of this.s.layout.schema.zoneNames) {
      if (s.layout.schema.spec.zones[zone].per !== 'card') continue;
      const inner = this.list(zone, card, seat, `on ${name}`, card);
      if (inner.length > 0) fields[zone] = inner;
    }
    return Object.keys(fields).length === 1 ? fields['card'] : fields;
  }

  /** The zones of a player that hold something. */
  zones(zones: readonly string[], player: number): Fields {
    const found: Fields = {};
    for (const zone of zones) {
      const cards = this.list(zone, player, player, `${zone} of ${this.player(player)}`);
      if (cards.length > 0) found[zone] = cards;
    }
    return found;
  }
}

/** Those fields that are not nothing. */
export const some = (fields: Readonly<Record<string, Plain>>): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== 0 && value !== false && value !== ''),
  );
