/**
 * The games of an arena: pair after pair with one seed each, the bots in each seat once.
 *
 * Keeps  between games others get a turn, so that Ctrl-C is heard; what was played until then counts.
 */

import { setImmediate } from 'node:timers/promises';
import { type Bot, play } from '@westmarch/bots';
import type { State } from '@westmarch/kernel';
import { loadGames, meetings, mirrors, type Seat, type TableGame, withGame } from '@westmarch/table';
import type { Game } from '../games.ts';
import { playOutside } from '../outside/game.ts';
import { Program } from '../outside/program.ts';
import { Problem } from '../problem.ts';
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
  /** Milliseconds that a program from outside may take for an answer. */
  readonly patience?: number;
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

/** How a bot is called that is a program of its own: by the command that starts it. */
const OUTSIDE = 'program:';
const PATIENCE = 10_000;

/** Nothing was played yet. */
const NOTHING: Fought = { pairs: [], won: 0, drawn: 0, lost: 0, choices: 0, cpuSeconds: 0 };

/**
 * Plays what was ordered, after what was played of it `before`; `done` is told after each game what there is by then, and
 * ends it by answering true; `fault` of a program that lost a game by what it did.
 */
export async function fight(
  order: Order,
  done: (games: number, fought: Fought) => boolean,
  before = NOTHING,
  fault: (text: string) => void = () => {},
): Promise<Fought> {
  await loadGames([order.game]);
  return withGame(order.game, (table) => fightAt(table, order, done, before, fault));
}

/** As `against`: each deck meets itself, so that decks make no difference. */
const ITSELF = 'itself';

async function fightAt<S extends State, Setup, Sees extends Seat<S>>(
  table: TableGame<S, Setup, Sees>,
  { game, bots, games, seed, decks, against, length, patience = PATIENCE }: Order,
  done: (games: number, fought: Fought) => boolean,
  before: Fought,
  fault: (text: string) => void,
): Promise<Fought> {
  const programs: Program[] = [];
  const players = bots.map((name) => {
    if (!name.startsWith(OUTSIDE)) return botNamed(table.bots, name);
    const command = name.slice(OUTSIDE.length).trim();
    if (command === '')
      throw new Problem(`--bots: "${name}" names no program`, { hint: 'as in program:./bot.py' });
    const program = new Program(command, patience);
    programs.push(program);
    return () => program;
  });
  const [one, other] = players;
  const own = decksNamed(game, decks, '--decks');
  const all =
    against === ITSELF
      ? mirrors(own)
      : meetings(own, against === undefined ? own : decksNamed(game, against, '--against'));
  if (all.length === 0)
    throw new Problem('--against: none of these decks may meet', { hint: 'there is each Dragon once' });
  const pairs: number[][] = before.pairs.map((pair) => [...pair]);
  const count = { won: before.won, drawn: before.drawn, lost: before.lost };
  let { choices } = before;
  const began = process.cpuUsage();
  const soFar = (): Fought => {
    const { user, system } = process.cpuUsage(began);
    return { pairs, ...count, choices, cpuSeconds: before.cpuSeconds + (user + system) / 1e6 };
  };
  try {
    for (let i = count.won + count.drawn + count.lost; i < games; i++) {
      const pair = Math.floor(i / 2);
      const first = i % 2 === 0;
      const meeting = all[pair % all.length];
      // Without decks of their own both bots have both: these stay in their seats. Otherwise each keeps his.
      const inOrder = first || against === undefined;
      const seated = inOrder ? [meeting.own, meeting.other] : [meeting.other, meeting.own];
      const dealt = table.meets.setup(seated, length);
      const [at, opposite] = first ? [1, 2] : [2, 1];
      const seats: (Bot<S> | Program)[] = [
        one('one', table.ownCards(dealt, at)),
        other('other', table.ownCards(dealt, opposite)),
      ];
      if (!first) seats.reverse();
      const played = await onePlayed(table, dealt, `${seed}-${pair}`, seats);
      if (played.fault !== null) {
        const who = bots[(played.fault.seat === 1) === first ? 0 : 1];
        // A wrong path is no bot that plays badly.
        const player = seats[played.fault.seat - 1];
        if (player instanceof Program && !player.hasAnswered)
          throw new Problem(`--bots: "${who}" never answered: ${played.fault.why}`, {
            hint: 'try the command by itself; --patience gives it longer',
          });
        fault(`${who} lost game ${i + 1} at choice ${played.choices.length + 1}: ${played.fault.why}`);
      }
      const result = played.result[first ? 0 : 1];
      count[result]++;
      choices += played.choices.length;
      (pairs[pair] ??= []).push(POINTS[result]);
      if (done(i + 1, soFar())) break;
      await setImmediate();
    }
  } finally {
    for (const program of programs) program.end();
  }
  return soFar();
}

/** Among our own a game is played in one go; with a program from outside, question by question. */
async function onePlayed<S extends State, Setup, Sees extends Seat<S>>(
  table: TableGame<S, Setup, Sees>,
  setup: Setup,
  seed: string,
  seats: readonly (Bot<S> | Program)[],
) {
  const own = seats.filter((player): player is Bot<S> => !(player instanceof Program));
  if (own.length < seats.length) return playOutside(table, setup, seed, seats);
  return { ...play(table.game, setup, seed, own), fault: null };
}
