/**
 * The games of an arena: pair after pair with one seed each, the bots in each seat once.
 *
 * Keeps  between games others get a turn, so that Ctrl-C is heard; what was played until then counts.
 */

import { setImmediate } from 'node:timers/promises';
import { type Bot, type Played, play } from '@westmarch/bots';
import type { State } from '@westmarch/kernel';
import { lotrTable, type Meeting, meccgTable, meetings, setupOf, type TableGame } from '@westmarch/table';
import type { Game } from '../games.ts';
import { botNamed } from './bots.ts';
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

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;

/** Nothing was played yet. */
const NOTHING: Fought = { pairs: [], won: 0, drawn: 0, lost: 0, choices: 0, cpuSeconds: 0 };

/**
 * Plays what was ordered, after what was played of it `before`; `done` is told after each game what there is by then, and
 * ends it by answering true.
 */
export function fight(
  order: Order,
  done: (games: number, fought: Fought) => boolean,
  before = NOTHING,
): Promise<Fought> {
  return order.game === 'meccg'
    ? fightAt(meccgTable, (decks) => setupOf.meccg(decks, order.length), order, done, before)
    : fightAt(lotrTable, setupOf['lotr-tcg'], order, done, before);
}

async function fightAt<S extends State, Setup>(
  table: Pick<TableGame<S, Setup>, 'game' | 'bots' | 'ownCards'>,
  setup: (decks: readonly Meeting['own'][]) => Setup,
  { game, bots, games, seed, decks, against }: Order,
  done: (games: number, fought: Fought) => boolean,
  before: Fought,
): Promise<Fought> {
  const [one, other] = [botNamed(table.bots, bots[0]), botNamed(table.bots, bots[1])];
  const own = decksNamed(game, decks, '--decks');
  const all = meetings(own, against === undefined ? own : decksNamed(game, against, '--against'));
  const pairs: number[][] = before.pairs.map((pair) => [...pair]);
  const count = { won: before.won, drawn: before.drawn, lost: before.lost };
  let { choices } = before;
  const began = process.cpuUsage();
  const soFar = (): Fought => {
    const { user, system } = process.cpuUsage(began);
    return { pairs, ...count, choices, cpuSeconds: before.cpuSeconds + (user + system) / 1e6 };
  };
  for (let i = count.won + count.drawn + count.lost; i < games; i++) {
    const pair = Math.floor(i / 2);
    const first = i % 2 === 0;
    const meeting = all[pair % all.length];
    // Without decks of their own both bots have both: these stay in their seats. Otherwise each keeps his.
    const inOrder = first || against === undefined;
    const dealt = setup(inOrder ? [meeting.own, meeting.other] : [meeting.other, meeting.own]);
    const [at, opposite] = first ? [1, 2] : [2, 1];
    const seats: Bot<S>[] = [
      one('one', table.ownCards(dealt, at)),
      other('other', table.ownCards(dealt, opposite)),
    ];
    const played: Played<S> = play(table.game, dealt, `${seed}-${pair}`, first ? seats : seats.reverse());
    const result = played.result[first ? 0 : 1];
    count[result]++;
    choices += played.choices.length;
    (pairs[pair] ??= []).push(POINTS[result]);
    if (done(i + 1, soFar())) break;
    await setImmediate();
  }
  return soFar();
}
