/**
 * Who plays whom in the next round. ME-TOURN-4018, 4019
 *
 * Keeps  the same event and seed give the same pairs; nobody sits out twice, and nobody meets the same opponent twice as
 *        long as that can be avoided.
 */
import { below, CHANCE_WORDS, seedChance } from '@westmarch/kernel';
import { gamesOf, type Round, type TournamentEvent, totalOf } from './event.ts';

function shuffled(names: readonly string[], seed: string): string[] {
  const words = new Int32Array(CHANCE_WORDS);
  seedChance(words, seed);
  const out = [...names];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(words, i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

const hadBye = (event: TournamentEvent, player: string): boolean =>
  event.rounds.some(({ bye }) => bye === player);
const haveMet = (event: TournamentEvent, one: string, other: string): boolean =>
  gamesOf(event, one).some(({ against }) => against === other);

/** The last in line of those who have had none: he has the least. */
function byeAmong(event: TournamentEvent, line: readonly string[]): string {
  return line.findLast((player) => !hadBye(event, player)) ?? line[line.length - 1];
}

/** Pairs from the top of the line: each with the next whom he has not met; null where that cannot be done for all. */
function fresh(event: TournamentEvent, line: readonly string[]): (readonly [string, string])[] | null {
  const [first, ...rest] = line;
  if (first === undefined) return [];
  for (const second of rest) {
    if (haveMet(event, first, second)) continue;
    const others = fresh(
      event,
      rest.filter((player) => player !== second),
    );
    if (others !== null) return [[first, second], ...others];
  }
  return null;
}
/** Neighbours in line, for those who have all met: an even number, as one sits out of an odd one. */
const neighbours = (line: readonly string[]): (readonly [string, string])[] =>
  line.flatMap((one, i) => (i % 2 === 0 ? [[one, line[i + 1]] as const] : []));

export function pairNext(event: TournamentEvent): Round {
  if (event.rounds.some(({ pairs }) => pairs.some(({ ending }) => ending === null)))
    throw new Error('the round before this one is not over: some of its games have no result');
  const here = event.players.filter((player) => !event.left.includes(player));
  if (here.length < 2) throw new Error('there are not two players left to pair');
  // By lot within equal totals: sorting keeps the order of equals.
  const line = shuffled(here, `${event.seed} ${event.rounds.length + 1}`).sort(
    (a, b) => totalOf(event, b) - totalOf(event, a),
  );
  const bye = line.length % 2 === 0 ? null : byeAmong(event, line);
  const playing = line.filter((player) => player !== bye);
  const pairs = fresh(event, playing) ?? neighbours(playing);
  return { pairs: pairs.map(([one, other]) => ({ one, other, ending: null })), bye };
}
