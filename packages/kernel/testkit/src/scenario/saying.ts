/**
 * A position in the words of `given`: what would have to be written to lay it out again, the phase apart.
 *
 * Keeps  only what is not as it is anyway: numbers that are nothing, states that are none are left out.
 */
import { firstIn, place, type State } from '@westmarch/kernel';
import { cellsOf, columnsFor, decode, globalsOf } from './columns.ts';
import { readEffects } from './effects.ts';
import type { Group, ScenarioGame } from './game.ts';
import { globalsGiven, zonesPer } from './given.ts';
import { readableFields } from './lookup.ts';
import type { Plain, PlainFields } from './shape.ts';
import { defName, type Who } from './who.ts';

type Fields = Record<string, Plain>;

const isNothing = (value: Plain | undefined): boolean =>
  value === undefined ||
  value === 0 ||
  value === false ||
  value === '' ||
  value === 'none' ||
  (Array.isArray(value) && value.length === 0);

const some = (fields: PlainFields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNothing(value)));

class Sayer<S extends State> {
  readonly #adapter: ScenarioGame<S>;
  readonly #s: S;
  readonly #who: Who;

  constructor(adapter: ScenarioGame<S>, s: S, who: Who) {
    this.#adapter = adapter;
    this.#s = s;
    this.#who = who;
  }

  #zone(zone: string): number {
    const zones: Readonly<Record<string, number>> = this.#s.layout.schema.zone;
    return zones[zone];
  }

  /** Several cards of the pool have it. */
  #isShared(name: string): boolean {
    const { engine } = this.#s;
    return engine.definitions.slice(1).filter(({ index }) => defName(engine, index) === name).length > 1;
  }

  cards(zone: string, index: number, seat: number, host: number): Plain[] {
    const s = this.#s;
    const found: Plain[] = [];
    for (let c = firstIn(s, place(s, this.#zone(zone), index)); c !== 0; c = s.card.next[c])
      found.push(this.card(c, seat, host));
    return found;
  }

  /** What the name of a card alone would not say of it. */
  card(card: number, seat: number, host: number): Plain {
    const [s, who, adapter] = [this.#s, this.#who, this.#adapter];
    const name = defName(s.engine, s.card.def[card]);
    const { id } = s.engine.definitions[s.card.def[card]];
    const { owner, controller } = s.card;
    const usualOwner = host === 0 ? Math.max(1, seat) : owner[host];
    const label = who.cardName(card);
    const fields: Fields = {
      card: this.#isShared(name) ? id : name,
      ...(label === name ? {} : { as: label }),
      ...(owner[card] === usualOwner ? {} : { owner: who.playerName(owner[card]) }),
      ...(controller[card] === (seat > 0 ? seat : owner[card])
        ? {}
        : { controller: who.playerName(controller[card]) }),
    };
    const columns = Object.entries(columnsFor(adapter, 'card', 'given')).filter(
      ([column]) => column !== 'owner' && column !== 'controller',
    );
    const said = columns.flatMap(([column, of]) => {
      const cell = cellsOf(s, 'card', column)[card];
      return cell === 0 ? [] : [[column, decode(cell, adapter, of, who.naming)] as const];
    });
    const read = Object.entries(readableFields(adapter, 'card')).map(
      ([field, reading]) => [field, reading.read(s, card, who.naming)] as const,
    );
    Object.assign(fields, some(Object.fromEntries([...said, ...read])));
    for (const zone of zonesPer(adapter, 'card', 'given')) {
      const inner = this.cards(zone, card, seat, card);
      if (inner.length > 0) fields[zone] = inner;
    }
    return Object.keys(fields).length === 1 ? fields['card'] : fields;
  }

  group(group: Group<S>, row: number, player: number): Plain {
    const own = group.say?.(this.#s, row, this.#who.naming) ?? {};
    const read = Object.keys(group.fields).flatMap((field) => {
      const reading = group.readings[field];
      return reading === undefined ? [] : [[field, reading.read(this.#s, row, this.#who.naming)] as const];
    });
    const cards = Object.entries(group.cards).map(
      ([field, zone]) => [field, this.cards(zone, row, player, 0)] as const,
    );
    const name = this.#who.naming.group(group.table, row);
    return {
      ...(name.startsWith(`${group.table} `) ? {} : { as: name }),
      ...some(Object.fromEntries([...read, ...cards])),
      ...own,
    };
  }

  player(player: number): Fields {
    const [s, adapter] = [this.#s, this.#adapter];
    const usual = adapter.usual?.player ?? {};
    const columns = Object.entries(columnsFor(adapter, 'player', 'given')).flatMap(([name, column]) => {
      const cell = cellsOf(s, 'player', name)[player];
      return cell === (usual[name] ?? 0)
        ? []
        : [[name, decode(cell, adapter, column, this.#who.naming)] as const];
    });
    const read = Object.entries(readableFields(adapter, 'player')).map(
      ([name, reading]) => [name, reading.read(s, player, this.#who.naming)] as const,
    );
    const zones = zonesPer(adapter, 'player', 'given').map(
      (zone) => [zone, this.cards(zone, player, player, 0)] as const,
    );
    const groups = Object.entries(adapter.groups ?? {}).map(([name, group]) => {
      const rows = Array.from({ length: group.most }, (_x, n) => group.row(player, n));
      const there = rows.filter((row) => group.has(s, row));
      return [name, there.map((row) => this.group(group, row, player))] as const;
    });
    return { ...Object.fromEntries(columns), ...some(Object.fromEntries([...read, ...zones, ...groups])) };
  }

  table(): Fields {
    const [s, adapter] = [this.#s, this.#adapter];
    const usual = adapter.usual?.table ?? {};
    const columns = Object.entries(globalsGiven(adapter)).flatMap(([name, column]) => {
      const cell = globalsOf(s)[name];
      return cell === (usual[name] ?? 0)
        ? []
        : [[name, decode(cell, adapter, column, this.#who.naming)] as const];
    });
    const zones = zonesPer(adapter, 'game', 'given').map(
      (zone) => [zone, this.cards(zone, 0, 0, 0)] as const,
    );
    const players = this.#who.players.map((name, seat) => [name, this.player(seat + 1)] as const);
    const active = globalsOf(s)['active'] ?? 0;
    return {
      ...(active > 1 ? { active: this.#who.playerName(active) } : {}),
      ...Object.fromEntries(columns),
      ...some(Object.fromEntries(zones)),
      ...some({ effects: readEffects(adapter, s, this.#who) }),
      ...some({ dice: [...(s.side.fate?.left ?? [])] }),
      players: Object.fromEntries(players),
    };
  }
}

export const positionAsGiven = <S extends State>(adapter: ScenarioGame<S>, s: S, who: Who): PlainFields =>
  new Sayer(adapter, s, who).table();
