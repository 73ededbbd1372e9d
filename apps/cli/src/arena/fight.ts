/**
 * The games of an arena: pair after pair with one seed each, the bots in each seat once.
 *
 * Keeps  between games others get a turn, so that Ctrl-C is heard; what was played until then counts.
 */

import { setImmediate } from 'node:timers/promises';
import { type Bot, type Played, play } from '@westmarch/bots';
import type { State } from '@westmarch/kernel';
import {
  type BotOffer,
  lotrTable,
  type Meeting,
  meccgTable,
  meetings,
  setupOf,
  type TableGame,
} from '@westmarch/table';
import type { Game } from '../games.ts';
import { hintFor } from '../near.ts';
import { Problem } from '../problem.ts';
import { decksNamed } from './decks.ts';

export interface Order {
  readonly game: Game;
  readonly bots: readonly [string, string];
  readonly games: number;
  readonly seed: string;
  readonly decks?: string | undefined;
  readonly against?: string | undefined;
  readonly length: number;
}

export interface Fought {
  /** Points of the first bot, pair by pair. */
  readonly pairs: readonly (readonly number[])[];
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly choices: number;
  /** Rules and views included. */
  readonly cpuSeconds: number;
}

function botsNamed<S extends State>(
  offers: readonly BotOffer<S>[],
  names: readonly [string, string],
): readonly [BotOffer<S>, BotOffer<S>] {
  const named = (name: string): BotOffer<S> => {
    const found = offers.find(({ key }) => key === name.toLowerCase());
    if (found !== undefined) return found;
    const keys = offers.map(({ key }) => key);
    throw new Problem(`--bots: there is no bot "${name}"`, {
      hint: hintFor(name, keys, `bots are ${keys.join(', ')}`),
    });
  };
  return [named(names[0]), named(names[1])];
}

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;

/** Plays what was ordered; `done` is told after each game, and ends it by answering true. */
export function fight(order: Order, done: (games: number) => boolean): Promise<Fought> {
  return order.game === 'meccg'
    ? fightAt(meccgTable, (decks) => setupOf.meccg(decks, order.length), order, done)
    : fightAt(lotrTable, setupOf['lotr-tcg'], order, done);
}

async function fightAt<S extends State, Setup>(
  table: Pick<TableGame<S, Setup>, 'game' | 'bots'>,
  setup: (decks: readonly Meeting['own'][]) => Setup,
  { game, bots, games, seed, decks, against }: Order,
  done: (games: number) => boolean,
): Promise<Fought> {
  const [one, other] = botsNamed(table.bots, bots);
  const own = decksNamed(game, decks, '--decks');
  const all = meetings(own, against === undefined ? own : decksNamed(game, against, '--against'));
  const pairs: number[][] = [];
  const count = { won: 0, drawn: 0, lost: 0 };
  let choices = 0;
  const began = process.cpuUsage();
  for (let i = 0; i < games; i++) {
    const pair = Math.floor(i / 2);
    const first = i % 2 === 0;
    const meeting = all[pair % all.length];
    const seats: Bot<S>[] = [one.make('one'), other.make('other')];
    // Without decks of their own both bots have both: these stay in their seats. Otherwise each keeps his.
    const inOrder = first || against === undefined;
    const played: Played<S> = play(
      table.game,
      setup(inOrder ? [meeting.own, meeting.other] : [meeting.other, meeting.own]),
      `${seed}-${pair}`,
      first ? seats : seats.reverse(),
    );
    const result = played.result[first ? 0 : 1];
    count[result]++;
    choices += played.choices.length;
    (pairs[pair] ??= []).push(POINTS[result]);
    if (done(i + 1)) break;
    await setImmediate();
  }
  const { user, system } = process.cpuUsage(began);
  return { pairs, ...count, choices, cpuSeconds: (user + system) / 1e6 };
}
