/** What the commands of a tournament do. */
import { existsSync } from 'node:fs';
import {
  type Ending,
  newEvent,
  type Pair,
  pairNext,
  pointsOfBye,
  roundsFor,
  standings,
  type TournamentEvent,
  tournamentPoints,
} from '@westmarch/meccg';
import pico from 'picocolors';
import { hintFor } from '../near.ts';
import { Problem } from '../problem.ts';
import { readEvent, writeEvent } from './tournament-file.ts';

export interface Given {
  readonly players?: string;
  readonly format?: string;
  readonly seed?: string;
  readonly points?: string;
  readonly ring?: string;
  readonly forfeit?: string;
  readonly aimsAtRing?: true;
  readonly json?: true;
}

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
/** The rules of an event complain in words that need only the file's name. */
function saying<T>(file: string, does: () => T): T {
  try {
    return does();
  } catch (error) {
    if (error instanceof Error && !(error instanceof Problem)) throw new Problem(`${file}: ${error.message}`);
    throw error;
  }
}

function playerOf(event: TournamentEvent, name: string, file: string): string {
  if (event.players.includes(name)) return name;
  throw new Problem(`${file}: "${name}" is no player of this event`, {
    hint: hintFor(name, event.players, `players: ${event.players.join(', ')}`),
  });
}

function begin(file: string, { players = '', format = '', seed = '' }: Given): void {
  if (existsSync(file))
    throw new Problem(`${file} is there already`, { hint: 'give the new event another name' });
  const names = players
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const event = saying(file, () => newEvent(format, seed, names));
  writeEvent(file, event);
  print(
    `${names.length} players, ${format}: ${roundsFor(names.length)} rounds of ${event.format.minutes} minutes. Next: westmarch tournament pair ${file}`,
  );
}

function pair(file: string): void {
  const event = readEvent(file);
  const round = saying(file, () => pairNext(event));
  writeEvent(file, { ...event, rounds: [...event.rounds, round] });
  const number = event.rounds.length + 1;
  const planned = roundsFor(event.players.length);
  print(
    pico.bold(`Round ${number}${number <= planned ? ` of ${planned}` : ', beyond those that are planned'}`),
  );
  for (const { one, other } of round.pairs) print(`  ${one} against ${other}`);
  if (round.bye !== null) print(`  ${round.bye} has a bye: ${pointsOfBye(number)} points`);
}

const SCORE = /^(-?\d+):(-?\d+)$/;
/** How it ended, as seen from the first player who was named. */
function endingOf(one: string, other: string, given: Given): Ending {
  const ways = [given.points, given.ring, given.forfeit].filter((way) => way !== undefined);
  if (ways.length !== 1)
    throw new Problem('say how the game ended, in one way', {
      hint: '--points 21:14, --ring NAME or --forfeit NAME',
    });
  const winner = (name: string): 'own' | 'other' => {
    if (name === one) return 'own';
    if (name === other) return 'other';
    throw new Problem(`"${name}" did not play this game`, { hint: `${one} or ${other}` });
  };
  if (given.ring !== undefined) return { by: 'The One Ring', winner: winner(given.ring) };
  if (given.forfeit !== undefined)
    return { by: 'forfeit', winner: winner(given.forfeit), aimsAtRing: given.aimsAtRing === true };
  const score = SCORE.exec(given.points ?? '');
  if (score === null) throw new Problem(`--points ${given.points}: expected two numbers such as 21:14`);
  return { by: 'points', own: Number(score[1]), other: Number(score[2]) };
}
const turned = (ending: Ending): Ending =>
  ending.by === 'points'
    ? { by: 'points', own: ending.other, other: ending.own }
    : { ...ending, winner: ending.winner === 'own' ? 'other' : 'own' };

function result(file: string, [first = '', second = '']: readonly string[], given: Given): void {
  const event = readEvent(file);
  const one = playerOf(event, first, file);
  const other = playerOf(event, second, file);
  const ending = endingOf(one, other, given);
  const last = event.rounds.at(-1);
  const isThem = (p: Pair): boolean =>
    (p.one === one && p.other === other) || (p.one === other && p.other === one);
  if (last === undefined || !last.pairs.some(isThem))
    throw new Problem(`${file}: ${one} and ${other} are no pair of this round`, {
      hint: last?.pairs.map((p) => `${p.one} against ${p.other}`).join('; ') ?? 'no round is drawn yet',
    });
  const pairs = last.pairs.map((p) =>
    isThem(p) ? { ...p, ending: p.one === one ? ending : turned(ending) } : p,
  );
  writeEvent(file, { ...event, rounds: [...event.rounds.slice(0, -1), { ...last, pairs }] });
  const points = tournamentPoints(event.format, ending);
  print(`${one} ${points.own}, ${other} ${points.other} tournament points`);
}

function leave(file: string, [name = '']: readonly string[]): void {
  const event = readEvent(file);
  const player = playerOf(event, name, file);
  if (
    event.rounds
      .at(-1)
      ?.pairs.some(({ one, other, ending }) => ending === null && (one === player || other === player))
  )
    throw new Problem(`${file}: ${player} is in a game`, {
      hint: 'enter it first, with --forfeit for the opponent',
    });
  writeEvent(file, { ...event, left: [...new Set([...event.left, player])] });
  print(`${player} is paired no more`);
}

const inWords = (format: TournamentEvent['format'], { one, other, ending }: Pair): string => {
  if (ending === null) return `  ${one} against ${other}: still playing`;
  const { own, other: theirs } = tournamentPoints(format, ending);
  const how = ending.by === 'points' ? `${ending.own}:${ending.other}` : ending.by;
  return `  ${one} ${own} – ${other} ${theirs} ${pico.dim(`(${how})`)}`;
};
function show(file: string, { json }: Given): void {
  const event = readEvent(file);
  const line = standings(event);
  if (json === true) return print(JSON.stringify(line));
  for (const [i, { pairs, bye }] of event.rounds.entries()) {
    print(pico.bold(`Round ${i + 1}`));
    for (const one of pairs) print(inWords(event.format, one));
    if (bye !== null) print(`  ${bye} ${pointsOfBye(i + 1)} ${pico.dim('(bye)')}`);
  }
  print(pico.bold('Standings'));
  for (const { place, player, points, wins, losses, opponents } of line)
    print(
      `  ${String(place).padStart(2)}. ${player.padEnd(20)} ${String(points).padStart(4)} points  ${pico.dim(`${wins} won, ${losses} lost, opponents ${opponents}`)}${event.left.includes(player) ? pico.dim(', left') : ''}`,
    );
}

export function run(what: string, file: string, args: readonly string[], given: Given): void {
  switch (what) {
    case 'new':
      return begin(file, given);
    case 'pair':
      return pair(file);
    case 'result':
      return result(file, args, given);
    case 'leave':
      return leave(file, args);
    default:
      return show(file, given);
  }
}
