/**
 * "Why?" while a game goes on: whatever is hidden from the asker is exchanged, and the answer must stay the same; and no
 * answer names a card that he does not know.
 */

import { type Option, type State } from '@westmarch/kernel';
import { couldLieThere as lotrFits } from '@westmarch/lotr-tcg';
import { couldLieThere as meccgFits } from '@westmarch/meccg';
import { Why } from '@westmarch/protocol';
import { expect, test } from 'vitest';
import { type Chosen, Play, type Seat, type TableGame, whyForOthers } from '../../src/index.ts';
import { lotrTable } from '../../src/lotr-tcg/index.ts';
import { meccgTable } from '../../src/meccg/index.ts';

const NAMES = ['Anna', 'Bert'];
/** Cards that change places, so that hardly any lies where it lay. */
const SWAPS = 150;

class Asking<S extends State, Setup, Sees extends Seat<S>> {
  readonly #kind: TableGame<S, Setup, Sees>;
  readonly #fits: (s: S, card: number, def: number) => boolean;
  /** Other answers for other hidden cards, and hidden names in answers. */
  readonly faults: string[] = [];
  readonly counts = { asked: 0, exchanged: 0, reasons: 0, secret: 0 };
  #random = 1;

  constructor(kind: TableGame<S, Setup, Sees>, fits: (s: S, card: number, def: number) => boolean) {
    this.#kind = kind;
    this.#fits = fits;
  }

  #below(n: number): number {
    this.#random = (Math.imul(this.#random, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#random / 2 ** 32) * n);
  }

  /** A game of two bots; every so many choices somebody else asks why. */
  play(decks: readonly string[], key: string, seed: string, every: number, most: number): void {
    const { game } = this.#kind;
    const offer = this.#kind.bots.find((bot) => bot.key === key);
    if (offer === undefined) throw new Error(`no bot ${key}`);
    const bots = [1, 2].map((seat) => offer.make(`${key} ${seat}`));
    const play = new Play(this.#kind, this.#kind.setup(decks, {}), seed, NAMES);
    for (let n = 0; n < most && play.asked !== 0; n++) {
      const seat = play.asked;
      const bot = bots[seat - 1];
      const index = play.chosenBy(bot);
      const before = game.clone(play.state);
      const told = play.take(index, [0, 3 - seat]);
      if (n % every !== 0) continue;
      const chosen = { before, after: game.clone(play.state), index, moment: n };
      for (const viewer of [0, 3 - seat]) {
        const lines = (told.get(viewer) ?? []).filter((line) => line.seat === seat).map(({ text }) => text);
        this.#ask(chosen, viewer, lines, bot);
      }
    }
  }

  #answer(
    chosen: Chosen<S>,
    viewer: number,
    told: readonly string[],
    bot: Parameters<typeof whyForOthers<S, Setup, Sees>>[3],
  ): Why {
    const asking = whyForOthers(this.#kind, chosen, { viewer, told }, bot);
    while (asking.goOn());
    return Why.parse(asking.done());
  }

  #ask(
    chosen: Chosen<S>,
    viewer: number,
    told: readonly string[],
    bot: Parameters<typeof whyForOthers<S, Setup, Sees>>[3],
  ): void {
    const { game } = this.#kind;
    const answer = this.#answer(chosen, viewer, told, bot);
    this.counts.asked++;
    this.counts.reasons += answer.why.length;
    if (told.length === 0) this.counts.secret++;
    const [seen, then] = [game.view(chosen.before, viewer), game.view(chosen.after, viewer)];
    const text = JSON.stringify(answer);
    const known = new Set([...Array.from(seen.card.def), ...Array.from(then.card.def)]);
    const nameOf = (def: number): string => game.engine.definitions[def].names['en'] ?? '';
    const open = [...known].filter((def) => def !== 0).map(nameOf);
    for (const def of new Set(Array.from(chosen.before.card.def)))
      if (
        def !== 0 &&
        !known.has(def) &&
        !open.some((name) => name.includes(nameOf(def))) &&
        text.includes(nameOf(def))
      )
        this.faults.push(`${nameOf(def)} in ${text}`);
    for (const other of this.#others(chosen, viewer)) {
      this.counts.exchanged++;
      const otherText = JSON.stringify(this.#answer(other, viewer, told, bot));
      if (otherText !== text) this.faults.push(`${text} is ${otherText}`);
    }
  }

  /** The same choice where cards that the viewer does not see have changed places, and he sees the same after it. */
  #others(chosen: Chosen<S>, viewer: number): Chosen<S>[] {
    const { game } = this.#kind;
    const { before, after, index, moment } = chosen;
    const view = game.view(before, viewer);
    const then = game.view(after, viewer);
    const hidden = Array.from(before.card.def).flatMap((def, card) =>
      def !== 0 && view.card.def[card] === 0 ? [card] : [],
    );
    const option: Option = { kind: 0, a: 0, b: 0, n: 0 };
    game.options(before).read(index, option);
    const found: Chosen<S>[] = [];
    for (let tries = 0; tries < 6 && hidden.length > 1 && found.length < 2; tries++) {
      const other = game.clone(before);
      const { def, owner } = other.card;
      for (let swaps = 0; swaps < SWAPS; swaps++) {
        const [a, b] = [hidden[this.#below(hidden.length)], hidden[this.#below(hidden.length)]];
        if (def[a] === def[b] || owner[a] !== owner[b]) continue;
        if (!this.#fits(before, a, def[b]) || !this.#fits(before, b, def[a])) continue;
        [def[a], def[b]] = [def[b], def[a]];
      }
      const at = game.options(other).find(option.kind, option.a, option.b, option.n);
      if (at < 0 || !game.same(game.view(other, viewer), view)) continue;
      const next = game.clone(other);
      game.apply(next, at);
      if (game.same(game.view(next, viewer), then))
        found.push({ before: other, after: next, index: at, moment });
    }
    return found;
  }

  /** A choice that others do not see, and any other in its place: the answer is the same. */
  secrets(decks: readonly string[], seed: string, most: number): number {
    const { game } = this.#kind;
    const bot = this.#kind.bots.find(({ key }) => key === 'steward')?.make('secret');
    if (bot === undefined) throw new Error('no Steward');
    const play = new Play(this.#kind, this.#kind.setup(decks, {}), seed, NAMES);
    let held = 0;
    for (let n = 0; n < most && play.asked !== 0; n++) {
      const index = play.chosenBy(bot);
      const procedure = game.pending(play.state)?.procedure ?? '';
      const viewer = 3 - play.asked;
      if (this.#kind.secrets.has(procedure)) {
        const before = game.clone(play.state);
        const made = Array.from({ length: Math.min(4, play.optionCount) }, (_x, at) => {
          const after = game.clone(before);
          game.apply(after, at);
          return { before, after, index: at, moment: n };
        });
        const [first, ...others] = made.filter(({ after }, _i, [{ after: one }]) =>
          game.same(game.view(after, viewer), game.view(one, viewer)),
        );
        for (const other of others) {
          held++;
          const [one, two] = [first, other].map((chosen) =>
            this.#answer(chosen, viewer, ['He chooses.'], bot),
          );
          if (JSON.stringify(one) !== JSON.stringify(two))
            this.faults.push(`${procedure} shows in ${JSON.stringify(two)}`);
        }
      }
      play.take(index);
    }
    return held;
  }
}

test('The Lord of the Rings TCG: whatever he holds, the answer is the same, and names nothing hidden', () => {
  const asking = new Asking(lotrTable, lotrFits);
  asking.play(['fotr-aragorn', 'fotr-gandalf'], 'steward', 'why one', 5, 200);
  asking.play(['ttt-theoden', 'mom-gimli'], 'steward:hunter', 'why two', 5, 200);
  expect(asking.secrets(['fotr-aragorn', 'fotr-gandalf'], 'why three', 30)).toBeGreaterThan(0);
  expect(asking.faults).toEqual([]);
  expect(asking.counts.exchanged).toBeGreaterThan(40);
  expect(asking.counts.reasons).toBeGreaterThan(15);
});

test('Middle-earth CCG: whatever he holds, the answer is the same, and names nothing hidden', () => {
  const asking = new Asking(meccgTable, meccgFits);
  asking.play(['A', 'B'], 'steward', 'why one', 9, 450);
  expect(asking.secrets(['A', 'B'], 'why two', 300)).toBeGreaterThan(5);
  expect(asking.faults).toEqual([]);
  expect(asking.counts.exchanged).toBeGreaterThan(20);
  expect(asking.counts.reasons).toBeGreaterThan(5);
});

test('Novice goes by rules of thumb', () => {
  const asking = new Asking(lotrTable, lotrFits);
  asking.play(['fotr-aragorn', 'fotr-gandalf'], 'novice', 'thumb', 5, 60);
  expect(asking.counts.asked).toBeGreaterThan(5);
  expect(asking.counts.reasons).toBe(0);
  expect(asking.faults).toEqual([]);
});
