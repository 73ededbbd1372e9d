/** What the commands of a tournament do. */
import { existsSync } from 'node:fs';
import {
  decksFor,
  type Ending,
  type EventRules,
  formatNamed,
  missingEntries,
  newEvent,
  type Pair,
  pairNext,
  pointsOfBye,
  roundsFor,
  scenariosOf,
  standings,
  type TournamentEvent,
  tournamentPoints,
} from '@westmarch/meccg';
import pico from 'picocolors';
import { Problem } from '../problem.ts';
import { type Given, playerOf, print, saying } from './tournament-common.ts';
import { callTime, compare, enterDecks, sayScenarios } from './tournament-entries.ts';
import { readEvent, rulesIn, writeEvent } from './tournament-file.ts';

const listed = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
/** Whatever is said of entries makes it an event that one enters; scenarios need it. */
function rulesOf({ alignment, challenge, sites, scenarios }: Given, format: string): EventRules | undefined {
  const asked = [alignment, challenge, sites, scenarios].some((one) => one !== undefined);
  if (!asked && formatNamed(format)?.scenarios !== true) return undefined;
  const given = {
    alignment,
    challenge,
    sites,
    scenarios: scenarios === undefined ? undefined : listed(scenarios),
  };
  return rulesIn(given, 'the event');
}
function begin(file: string, given: Given): void {
  const { players = '', format = '', seed = '' } = given;
  if (existsSync(file))
    throw new Problem(`${file} is there already`, { hint: 'give the new event another name' });
  const names = listed(players);
  const event = saying(file, () => newEvent(format, seed, names, rulesOf(given, format)));
  const posted = saying(file, () => scenariosOf(event));
  writeEvent(file, event);
  if (posted.length > 0) print(`Scenarios: ${posted.join(', ')}`);
  const next = event.rules === undefined ? `pair ${file}` : `enter ${file} ${names[0]} DECK`;
  print(
    `${names.length} players, ${format}: ${roundsFor(names.length)} rounds of ${event.format.minutes} minutes. Next: westmarch tournament ${next}`,
  );
}

function pair(file: string): void {
  const event = readEvent(file);
  const missing = missingEntries(event);
  if (missing.length > 0)
    throw new Problem(`${file}: ${missing.join(', ')} ${missing.length === 1 ? 'has' : 'have'} not entered`, {
      hint: `westmarch tournament enter ${file} ${missing[0]} DECK`,
    });
  const round = saying(file, () => pairNext(event));
  writeEvent(file, { ...event, rounds: [...event.rounds, round] });
  const number = event.rounds.length + 1;
  const planned = roundsFor(event.players.length);
  print(
    pico.bold(`Round ${number}${number <= planned ? ` of ${planned}` : ', beyond those that are planned'}`),
  );
  for (const { one, other } of round.pairs)
    print(`  ${one}${deckSaid(event, one, other)} against ${other}${deckSaid(event, other, one)}`);
  if (round.bye !== null) print(`  ${round.bye} has a bye: ${pointsOfBye(number)} points`);
}

/** Whoever has entered two decks plays one of them against this opponent. */
function deckSaid(event: TournamentEvent, player: string, opponent: string): string {
  const decks = decksFor(event, player, opponent);
  const all = event.entries?.[player]?.decks.length ?? 0;
  return all < 2 || decks.length === 0 ? '' : ` with ${decks.map(({ name }) => name).join(' or ')}`;
}

const SCORE = /^(-?\d+):(-?\d+)$/;
/** How it ended, as seen from the first player who was named. */
function endingOf({ format }: TournamentEvent, one: string, other: string, given: Given): Ending {
  const isScenario = format.scenarios === true;
  const own = isScenario ? [given.met, given.ranks] : [given.points, given.ring];
  const strange = isScenario ? [given.points, given.ring] : [given.met, given.ranks];
  const hint = `${isScenario ? '--met NAME, --ranks 3:2' : '--points 21:14, --ring NAME'} or --forfeit NAME`;
  if (strange.some((way) => way !== undefined))
    throw new Problem(
      isScenario
        ? 'in a scenario event its conditions stand in place of the Council (ME-TOURN-4034)'
        : `a ${format.name} event has no scenarios`,
      { hint },
    );
  if ([...own, given.forfeit].filter((way) => way !== undefined).length !== 1)
    throw new Problem('say how the game ended, in one way', { hint });
  const winner = (name: string): 'own' | 'other' => {
    if (name === one) return 'own';
    if (name === other) return 'other';
    throw new Problem(`"${name}" did not play this game`, { hint: `${one} or ${other}` });
  };
  if (given.ring !== undefined) return { by: 'The One Ring', winner: winner(given.ring) };
  if (given.forfeit !== undefined)
    return { by: 'forfeit', winner: winner(given.forfeit), aimsAtRing: given.aimsAtRing === true };
  if (given.met !== undefined) return { by: 'scenario', met: winner(given.met), own: 0, other: 0 };
  if (given.ranks !== undefined)
    return { by: 'scenario', met: 'nobody', ...numbersIn(given.ranks, '--ranks', '3:2') };
  return { by: 'points', ...numbersIn(given.points ?? '', '--points', '21:14') };
}
function numbersIn(text: string, flag: string, example: string): { own: number; other: number } {
  const found = SCORE.exec(text);
  if (found === null) throw new Problem(`${flag} ${text}: expected two numbers such as ${example}`);
  return { own: Number(found[1]), other: Number(found[2]) };
}
const across = <T extends string>(who: T): T | 'own' | 'other' =>
  who === 'own' ? 'other' : who === 'other' ? 'own' : who;
function turned(ending: Ending): Ending {
  switch (ending.by) {
    case 'points':
      return { by: 'points', own: ending.other, other: ending.own };
    case 'scenario':
      return { by: 'scenario', met: across(ending.met), own: ending.other, other: ending.own };
    default:
      return { ...ending, winner: across(ending.winner) };
  }
}

function result(file: string, [first = '', second = '']: readonly string[], given: Given): void {
  const event = readEvent(file);
  const one = playerOf(event, first, file);
  const other = playerOf(event, second, file);
  const ending = endingOf(event, one, other, given);
  const last = event.rounds.at(-1);
  const isThem = (p: Pair): boolean =>
    (p.one === one && p.other === other) || (p.one === other && p.other === one);
  if (last === undefined || !last.pairs.some(isThem))
    throw new Problem(`${file}: ${one} and ${other} are no pair of this round`, {
      hint: last?.pairs.map((p) => `${p.one} against ${p.other}`).join('; ') ?? 'no round is drawn yet',
    });
  if (ending.by === 'scenario' && !last.pairs.some((p) => isThem(p) && p.announced === true))
    throw new Problem(`${file}: ${one} and ${other} have not announced their scenarios (ME-TOURN-4034)`, {
      hint: `westmarch tournament announce ${file} ${one} ${other}`,
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
  const how =
    ending.by === 'points'
      ? `${ending.own}:${ending.other}`
      : ending.by !== 'scenario'
        ? ending.by
        : ending.met === 'nobody'
          ? `ranks ${ending.own}:${ending.other}`
          : 'conditions met';
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
    case 'enter':
      return enterDecks(file, args, given);
    case 'compare':
      return compare(file, args);
    case 'announce':
      return sayScenarios(file, args);
    case 'time':
      return callTime(file, given);
    default:
      return show(file, given);
  }
}
