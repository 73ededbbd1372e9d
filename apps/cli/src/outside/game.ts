/**
 * A game in which programs of somebody else's play: each is shown what its seat may see, in the words of the table.
 *
 * Keeps  who misplays has lost this game, and no other: what he did is told. The others play as they always do.
 */
import type { Bot } from '@westmarch/bots';
import type { State } from '@westmarch/kernel';
import { BOT_PROTOCOL, type Line } from '@westmarch/protocol';
import { Play, type Seat, type TableGame } from '@westmarch/table';
import { Misplayed, type Program } from './program.ts';

export interface OutsideGame {
  readonly choices: readonly number[];
  readonly result: readonly ('won' | 'lost' | 'drawn')[];
  /** Who misplayed, and how. */
  readonly fault: { readonly seat: number; readonly why: string } | null;
}

/** Far more choices than a game has. */
const MOST = 50_000;

export async function playOutside<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  setup: Setup,
  seed: string,
  seats: readonly (Bot<S> | Program)[],
): Promise<OutsideGame> {
  const names = seats.map((player, i) => (isProgram(player) ? `Program ${i + 1}` : player.name));
  const play = new Play(kind, setup, seed, names);
  const programs = seats.flatMap((player, i) => (isProgram(player) ? [{ player, seat: i + 1 }] : []));
  const told = new Map<number, Line[]>(programs.map(({ seat }) => [seat, []]));
  const viewers = programs.map(({ seat }) => seat);
  const lose = (seat: number, error: unknown): OutsideGame => {
    if (!(error instanceof Misplayed)) throw error;
    for (const { player } of programs) player.end();
    const result = seats.map((_player, i) => (i + 1 === seat ? 'lost' : 'won'));
    return { choices: play.choices, result, fault: { seat, why: error.message } };
  };
  for (const { player, seat } of programs)
    try {
      const begun = { t: 'begin', protocol: BOT_PROTOCOL, game: kind.key, seat, players: names } as const;
      if ((await player.ask(begun)).t !== 'ready') throw new Misplayed('it did not say "ready" first');
    } catch (error) {
      return lose(seat, error);
    }
  while (play.asked !== 0) {
    if (play.choices.length === MOST)
      throw new Error(`A game of seed ${seed} has not ended after ${MOST} choices.`);
    const seat = play.asked;
    const player = seats[seat - 1];
    try {
      const choice = isProgram(player)
        ? await answered(player, play, seat, told.get(seat)?.splice(0) ?? [])
        : play.chosenBy(player);
      for (const [viewer, lines] of play.take(choice, viewers)) told.get(viewer)?.push(...lines);
    } catch (error) {
      return lose(seat, error);
    }
  }
  const result = play.result(0)?.outcomes ?? [];
  for (const { player, seat } of programs)
    player.tell({ t: 'end', result: result[seat - 1], text: play.result(seat)?.text ?? '' });
  return { choices: play.choices, result, fault: null };
}

async function answered<S extends State, Setup, Sees extends Seat<S>>(
  program: Program,
  play: Play<S, Setup, Sees>,
  seat: number,
  told: Line[],
): Promise<number> {
  const decision = play.decision(seat);
  if (decision === null) throw new RangeError('Nothing is asked.');
  const n = play.choices.length;
  const answer = await program.ask({ t: 'choose', n, told, scene: play.scene(seat), decision });
  if (answer.t !== 'choice') throw new Misplayed(`it said "${answer.t}" where it should choose`);
  if (answer.n !== n) throw new Misplayed(`it answered question ${answer.n}, and was asked ${n}`);
  if (!decision.choices.some(({ index }) => index === answer.index))
    throw new Misplayed(
      `it chose ${answer.index}, which is not among the ${decision.choices.length} choices`,
    );
  return answer.index;
}

const isProgram = <S extends State>(player: Bot<S> | Program): player is Program => 'command' in player;
