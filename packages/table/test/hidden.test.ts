/**
 * What is hidden leaves no trace in another's view: in whole games of both kinds, whatever is hidden from somebody is
 * exchanged, a card for a card, a choice for another, a secret number for any; his view must stay the same, byte for byte.
 */
import type { State } from '@westmarch/kernel';
import { couldLieThere as lotrFits } from '@westmarch/lotr-tcg';
import { couldLieThere as meccgFits } from '@westmarch/meccg';
import { expect, test } from 'vitest';
import { type Seat, type TableGame } from '../src/index.ts';
import { lotrTable } from '../src/lotr-tcg/index.ts';
import { meccgTable } from '../src/meccg/index.ts';

interface Secrets {
  readonly decks: readonly string[];
  /** Whether a card could lie where another lies hidden. */
  fits(s: State, card: number, def: number): boolean;
  /** Choices that nobody else sees, by procedure and the words of the option; those of one name can be exchanged. */
  secretOf(procedure: string, words: string): string | null;
  /** What was chosen has been shown since. */
  isOut(before: State, after: State): boolean;
  /** What tells these two apart is known to all. */
  isOpen(one: State, other: State): boolean;
}

function differences(a: State, b: State): string[] {
  return a.layout.segments.flatMap(({ table, column, offset, length, cell }) => {
    const bytes = length * { u8: 1, i16: 2, u16: 2, i32: 4 }[cell];
    const part = (s: State): string => s.saved.subarray(offset, offset + bytes).join(' ');
    return part(a) === part(b) ? [] : [`${table}.${column}`];
  });
}

/** The game stands at the same point. One where somebody had nothing to choose from has gone on: that can be seen. */
function wentAlike(a: State, b: State): boolean {
  if (a.kernel.asked !== b.kernel.asked || a.kernel.top !== b.kernel.top) return false;
  return !differences(a, b).some((column) => column.startsWith('global.'));
}

class Prover<S extends State, Setup, Sees extends Seat<S>> {
  readonly #kind: TableGame<S, Setup, Sees>;
  readonly #secrets: Secrets;
  readonly #setup: Setup;
  readonly faults = new Set<string>();
  readonly proved = new Map<string, number>();
  #random = 1;

  constructor(kind: TableGame<S, Setup, Sees>, secrets: Secrets) {
    this.#kind = kind;
    this.#secrets = secrets;
    this.#setup = kind.setup(secrets.decks, {});
  }

  #below(n: number): number {
    this.#random = (Math.imul(this.#random, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#random / 2 ** 32) * n);
  }
  #hold(what: string, viewer: number, one: S, other: S): void {
    const { game } = this.#kind;
    const [a, b] = [game.view(one, viewer), game.view(other, viewer)];
    this.proved.set(what, (this.proved.get(what) ?? 0) + 1);
    if (!game.same(a, b)) this.faults.add(`${what}: ${differences(a, b).join(', ')}`);
  }

  play(seed: number, most: number): void {
    const { game } = this.#kind;
    this.#random = seed;
    const s = game.create(this.#setup, `hidden ${seed}`);
    for (let n = 0; n < most && s.kernel.asked !== 0; n++) {
      this.#choices(s);
      if (n % 5 === 0) {
        this.#cards(s);
        this.#columns(s);
      }
      const { count } = game.options(s);
      // A high bid would end the game before it begins.
      game.apply(s, n < 4 ? Math.min(1, this.#below(count)) : this.#below(count));
    }
  }

  /** A choice that nobody sees, and another of its kind. */
  #choices(s: S): void {
    const { game } = this.#kind;
    const d = game.pending(s);
    if (d === null) return;
    const { player, procedure, step } = d;
    const seat = this.#kind.seat(s, player, ['Anna', 'Bert']);
    const groups = new Map<string, number[]>();
    for (let i = 0; i < game.options(s).count; i++) {
      const secret = this.#secrets.secretOf(procedure, seat.say(game.describe(s, i)));
      if (secret !== null) groups.set(secret, [...(groups.get(secret) ?? []), i]);
    }
    for (const [secret, options] of groups) {
      const [first, ...others] = options.slice(0, 8).map((index) => {
        const made = game.clone(s);
        game.apply(made, index);
        return made;
      });
      for (const other of others) {
        // What follows at once may show it, as when all have chosen: then there is nothing hidden any more.
        if (this.#secrets.isOpen(first, other)) continue;
        if (!wentAlike(first, other) || this.#secrets.isOut(s, first) || this.#secrets.isOut(s, other))
          continue;
        if (secret === 'at once' && (game.pending(first)?.step !== step || first.kernel.asked <= player))
          continue;
        for (let viewer = 0; viewer <= 2; viewer++)
          if (viewer !== player) this.#hold(`${procedure}, ${secret}`, viewer, first, other);
      }
    }
  }

  /** Two cards of one player that somebody cannot see change places. */
  #cards(s: S): void {
    const { game } = this.#kind;
    for (let viewer = 0; viewer <= 2; viewer++) {
      const view = game.view(s, viewer);
      const hidden = Array.from(s.card.def).flatMap((def, card) =>
        def !== 0 && view.card.def[card] === 0 ? [card] : [],
      );
      for (let tries = 0; tries < 6 && hidden.length > 1; tries++) {
        const [a, b] = [hidden[this.#below(hidden.length)], hidden[this.#below(hidden.length)]];
        const { def, owner } = s.card;
        if (def[a] === def[b] || owner[a] !== owner[b]) continue;
        if (!this.#secrets.fits(s, a, def[b]) || !this.#secrets.fits(s, b, def[a])) continue;
        const other = game.clone(s);
        other.card.def[a] = def[b];
        other.card.def[b] = def[a];
        this.#hold('cards', viewer, s, other);
      }
    }
  }

  /** Secret columns of others hold anything. */
  #columns(s: S): void {
    const { game } = this.#kind;
    const all: Record<string, Record<string, { [row: number]: number; length: number }>> = Object(s);
    for (const { table, column, seenBy, length } of s.layout.segments) {
      if (seenBy !== 'owner' || table !== 'player') continue;
      for (let viewer = 0; viewer <= 2; viewer++) {
        const other = game.clone(s);
        const cells: typeof all = Object(other);
        for (let row = 1; row < length; row++)
          if (row !== viewer) cells[table][column][row] = this.#below(200);
        this.#hold(`${table}.${column}`, viewer, s, other);
      }
    }
  }
}

const meccgSecrets: Secrets = {
  decks: ['A', 'B'],
  fits: meccgFits,
  secretOf: (procedure, words) => {
    if (procedure === 'declaring movement') return 'where to';
    if (procedure === 'character draft') return 'at once';
    return words.includes('place on guard') ? 'on guard' : null;
  },
  // Companies have begun to move.
  isOut: (before, after) => differences(before, after).some((one) => /^(company.origin|path)/.test(one)),
  // A site that lies open already is named, and so is one that another company goes to. ME-ORG-007, ME-MOVE-518
  isOpen: (one, other) => differences(one, other).includes('company.destination'),
};
const lotrSecrets: Secrets = {
  decks: ['fotr-aragorn', 'fotr-gandalf'],
  fits: lotrFits,
  secretOf: (procedure) => (procedure === 'bidding' ? 'at once' : null),
  isOut: () => false,
  isOpen: () => false,
};

test('Middle-earth CCG: destinations, drafts, cards on guard and hidden cards leave no trace', () => {
  const prover = new Prover(meccgTable, meccgSecrets);
  for (let seed = 1; seed <= 4; seed++) prover.play(seed, 500);
  expect([...prover.faults]).toEqual([]);
  const counts = Object.fromEntries(prover.proved);
  for (const what of ['cards', 'player.pick', 'declaring movement, where to', 'character draft, at once'])
    expect(counts[what], what).toBeGreaterThan(20);
  const onGuard = [...prover.proved].filter(([what]) => what.endsWith('on guard'));
  expect(onGuard.reduce((sum, [, n]) => sum + n, 0)).toBeGreaterThan(20);
});

test('The Lord of the Rings TCG: bids and hidden cards leave no trace', () => {
  const prover = new Prover(lotrTable, lotrSecrets);
  for (let seed = 1; seed <= 8; seed++) prover.play(seed, 300);
  expect([...prover.faults]).toEqual([]);
  const counts = Object.fromEntries(prover.proved);
  for (const what of ['cards', 'player.bid', 'bidding, at once'])
    expect(counts[what], what).toBeGreaterThan(8);
});
