/**
 * What may be done with a card that lies in a spot of a standing position: each action offered, with what may be chosen
 * for it and what comes of it, or every gate that refuses it; and what is otherwise because it lies there.
 *
 * Keeps  all gates are asked, so that one that is gone is missed where another refuses as well.
 */
import { type Gate, Kind, type Phrase, refusals, render, type State } from '@westmarch/kernel';
import type { Thing } from '../scenario/game.ts';
import { askedOf } from '../scenario/halt.ts';
import type { Spot, Standing } from './position.ts';
import { Usual } from './usual.ts';
import { type Passing, passed, Values } from './values.ts';

/** One thing that is true of a card in a spot: what it is about ("2", "playItem", "changes"), and what is the case. */
export interface Answer {
  readonly about: string;
  readonly says: string;
  /** It lies where it can never be used so. */
  readonly elsewhere: boolean;
}

/** So many choices are named; more are counted. */
const NAMED = 4;
/** So many decisions are taken at most to see what comes of an action. */
const FARTHEST = 40;
/** So many differences are told. */
const MOST_TOLD = 6;

const few = (all: readonly string[], most: number): string =>
  all.length <= most ? all.join(', ') : `${all.slice(0, most).join(', ')} and ${all.length - most} more`;

export class Asking<S extends State> {
  readonly standing: Standing<S>;
  readonly #values: Values<S>;
  readonly #before: Int32Array;
  readonly #passing: ReadonlyMap<string, string>;
  readonly #options: readonly string[];
  readonly #things: readonly Thing<S>[];
  readonly #played: S;

  constructor(standing: Standing<S>, passing: Passing<S>) {
    const { adapter, plain } = standing;
    this.standing = standing;
    this.#values = new Values(adapter, passing);
    this.#before = this.#values.of(plain);
    standing.who.at(plain);
    this.#passing = this.#values.passing(plain, standing.who);
    this.#options = this.#offered(plain);
    this.#things = adapter.things?.() ?? [];
    this.#played = adapter.game.clone(plain);
  }

  /** `plays`: also what comes of an action that is offered. */
  about(spot: Spot, def: number, plays: (about: string) => boolean): Answer[] {
    const { s, row } = this.standing.lay(spot, def);
    const controller = s.card.controller[row];
    const found = s.card.live[row] === 1 ? this.#changed(s, row) : [];
    for (let player = 1; player <= s.layout.sizes.players; player++)
      found.push(...this.#actions(s, row, player, player === controller, spot.ruled === true, plays));
    return found;
  }

  /** What is otherwise while it lies there: numbers of others, and what may be chosen now. */
  #changed(s: S, row: number): Answer[] {
    const { who, adapter, plain } = this.standing;
    const numbers = this.#values.changes(this.#before, this.#values.of(s), s, who, row);
    // Words are made only where there are other choices.
    const isSame = adapter.game.options(s).same(adapter.game.options(plain));
    const options = isSame ? this.#options : this.#offered(s);
    const name = who.cardName(row);
    const [were, are] = [new Set(this.#options), new Set(options)];
    const gone = [...were].filter((text) => !are.has(text));
    const come = [...are].filter((text) => !were.has(text) && !text.startsWith(name));
    const says = [
      ...numbers,
      ...passed(this.#passing, this.#values.passing(s, who)),
      ...(gone.length > 0 ? [`no longer: ${few(gone, NAMED)}`] : []),
      ...(come.length > 0 ? [`now also: ${few(come, NAMED)}`] : []),
    ];
    return says.map((one) => ({ about: 'changes', says: one, elsewhere: false }));
  }

  #offered(s: S): string[] {
    const { who, adapter } = this.standing;
    who.at(s);
    const asked = askedOf(s);
    return asked === 0 ? [] : who.optionTexts(adapter.game, s, asked);
  }

  #actions(
    s: S,
    row: number,
    player: number,
    own: boolean,
    ruled: boolean,
    plays: (about: string) => boolean,
  ): Answer[] {
    const { who } = this.standing;
    const { actions } = s.engine.definitions[s.card.def[row]];
    if (!own && actions.length === 0) return [];
    const found: Answer[] = [];
    const tell = (about: string, gates: readonly Gate[], ability: number, code: number): void => {
      const shut = refusals(gates, s, player, row);
      // Most actions are for one player only: why they are not for the other says nothing.
      if (!own && shut.some(({ gate }) => gate === 'actor')) return;
      const whose = own ? about : `${about} by ${who.playerName(player)}`;
      if (shut.length === 0)
        found.push({
          about: whose,
          says: this.#open(s, row, player, ability, code, plays(whose)),
          elsewhere: false,
        });
      const elsewhere = shut.some(({ gate }) => gate === 'zone');
      for (const { why } of shut)
        found.push({ about: whose, says: `not: ${this.#text(s, player, why)}`, elsewhere });
    };
    for (const [i, id] of ruled ? [] : actions.entries())
      tell(`${i + 1}`, s.engine.abilities[id].gates, id, 0);
    if (own)
      for (const thing of this.#things)
        if (thing.isMeant(s, row)) tell(thing.name, thing.gates ?? [], 0, thing.code ?? 0);
    return found;
  }

  #text(s: S, player: number, phrase: Phrase): string {
    return render(s.engine.language, this.standing.who.names(s, player), phrase).trim();
  }

  /** No gate refuses it: it is offered, if its player is asked now. */
  #open(s: S, row: number, player: number, ability: number, code: number, plays: boolean): string {
    const { game } = this.standing.adapter;
    const options = game.options(s);
    // Of something printed the last number says what it answers.
    const isIt = (i: number): boolean =>
      options.kind(i) === Kind.action &&
      options.a(i) === row &&
      options.b(i) === ability &&
      (ability !== 0 || options.n(i) === code);
    const at =
      askedOf(s) === player ? Array.from({ length: options.count }, (_x, i) => i).findIndex(isIt) : -1;
    if (at < 0) return 'nothing refuses it';
    return `offered${this.#comesOf(s, at, plays)}`;
  }

  #comesOf(s: S, at: number, plays: boolean): string {
    const { adapter, who } = this.standing;
    const { game } = adapter;
    const p = this.#played;
    game.copy(s, p);
    p.side.fate = new Usual();
    const before = plays ? this.#values.of(p) : null;
    const place = `${p.frames[p.kernel.top]} ${p.frames[p.kernel.top + 1]}`;
    const top = p.kernel.top;
    const isBack = (): boolean =>
      p.kernel.top < top ||
      (p.kernel.top === top && `${p.frames[p.kernel.top]} ${p.frames[p.kernel.top + 1]}` === place);
    game.apply(p, at);
    who.at(p);
    const isOver = (): boolean => askedOf(p) === 0 || isBack();
    const offered = isOver() ? [] : this.#offered(p);
    const choices = offered.length === 0 || offered.includes('Pass') ? '' : ` (${few(offered, NAMED)})`;
    if (before === null) return choices;
    // Each value that passes is told as it first changes: an attack has its strength before it is over.
    const first = this.#values.passing(s, who);
    const seen = new Map<string, string>();
    for (let n = 0; n < FARTHEST && !isOver(); n++) {
      for (const [name, value] of this.#values.passing(p, who))
        if (value !== first.get(name) && !seen.has(name)) seen.set(name, value);
      game.apply(p, Math.max(0, game.options(p).find(Kind.pass, 0, 0, 0)));
    }
    who.at(p);
    const changes = this.#values.changes(before, this.#values.of(p), p, who);
    const meanwhile = seen.size > 0 ? `, meanwhile ${passed(first, seen).join(', ')}` : '';
    return `${choices}${meanwhile}${changes.length > 0 ? `, then ${few(changes, MOST_TOLD)}` : ''}`;
  }
}
