/** Opens the table: a new game, a saved one, or bots to watch. */
import type { State } from '@westmarch/kernel';
import {
  loadGames,
  type OptionOffer,
  type Seat,
  type Switches,
  type TableGame,
  withGame,
} from '@westmarch/table';
import type { Game } from '../games.ts';
import { hintFor } from '../near.ts';
import { Problem } from '../problem.ts';
import { Host } from './host.ts';
import { Keyboard } from './input.ts';
import { type Look, listOf, shown } from './look.ts';
import { load, NOVICE, opponents } from './saving.ts';
import { type AnySession, type Players, Session } from './session.ts';

export interface Wanted {
  readonly game: Game;
  /** Yours first, then one for each opponent. */
  readonly decks: readonly string[];
  readonly switches: Switches;
  readonly seed: string;
  readonly resume: string | undefined;
  readonly botOnly: boolean;
  /** Who plays against you, by his key. */
  readonly bot: string;
  readonly look: Look;
}

/** "avatarLoss" as it is typed. */
const flag = (name: string): string =>
  name === 'options' ? '--option' : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const switchedOn = (name: string, value: unknown): string =>
  value === true ? ` ${flag(name)}` : ` ${flag(name)} ${String(value)}`;
/** What was switched, as it was typed; empty where nothing was. */
const switched = ({ options = [], ...switches }: Switches): string =>
  [...Object.entries(switches), ...options.map((name) => ['option', name] as const)]
    .map(([name, value]) => switchedOn(name, value))
    .join('');

function begin<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  wanted: Wanted,
  players: (kind: TableGame<S, Setup, Sees>, seats: number) => Players<S>,
): AnySession {
  const { decks, switches, seed } = wanted;
  for (const name of Object.keys(switches))
    if (!kind.switches.some((own) => own === name))
      throw new Problem(`${flag(name)} is no option of ${kind.title}`, {
        hint: `it has ${listOf(kind.switches.map(flag))}`,
      });
  const { least, most } = kind.seats;
  if (decks.length < least || decks.length > most)
    throw new Problem(
      least === most
        ? `${kind.title} has ${least} players here`
        : `${kind.title} has ${least} to ${most} players`,
    );
  const keys = kind.decks.map(({ key }) => key);
  for (const deck of decks) {
    const waits = kind.later.find(({ key }) => key === deck);
    if (waits !== undefined)
      throw new Problem(
        `${waits.name} (${deck}) cannot be played yet: ${waits.missing} of its cards are missing`,
        {
          hint: `westmarch cards --status --decks ${deck}`,
        },
      );
    if (!keys.includes(deck))
      throw new Problem(`there is no deck "${deck}"`, {
        hint: `${hintFor(deck, keys, '')} known decks: ${keys.join(', ')}`.trim(),
      });
  }
  try {
    const setup = kind.setup(decks, switches);
    return new Session(kind, setup, seed, players(kind, decks.length));
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

const write = (text: string): void => {
  process.stdout.write(text);
};

function against(wanted: Wanted): AnySession {
  const { seed } = wanted;
  return withGame(wanted.game, (table) =>
    begin(table, wanted, (kind, seats) => opponents(kind, seed, seats, wanted.bot)),
  );
}

/** The decks of a game that can be played, with what each is about. */
export async function listDecks(game: Game): Promise<void> {
  await loadGames([game]);
  const decks = withGame(game, (kind) => kind.decks);
  for (const { key, name, about, needs } of decks)
    write(
      `${key}\n  ${name}. ${about.replace(/\.$/, '')}.${needs === undefined ? '' : ` Needs --option ${needs}.`}\n`,
    );
}

/** The optional rules of a game, with what each says. */
export async function listOptions(game: Game): Promise<void> {
  await loadGames([game]);
  const { options, title } = withGame(game, ({ options, title }) => ({ options, title }));
  if (options.length === 0) write(`${title} has no optional rules.\n`);
  for (const { name, about, players } of options) write(`${name}\n  ${about}${forPlayers(players)}\n`);
}
const forPlayers = ({ least, most }: OptionOffer['players']): string => {
  if (least === most) return ` For ${least} players.`;
  return most - least < 3 ? ` For ${least} to ${most} players.` : '';
};

const whose = ({ switches }: Wanted): string =>
  switches.options?.includes('solitaire') === true ? 'the hazards of deck' : 'deck';

export async function openTable(wanted: Wanted): Promise<void> {
  await loadGames([wanted.game]);
  if (wanted.botOnly) return watch(wanted);
  const { resume, game, decks, seed } = wanted;
  const session = resume === undefined ? against(wanted) : load(resume, game);
  const input = new Keyboard();
  const [yours, ...theirs] = decks;
  try {
    const told =
      resume === undefined
        ? `Deck ${yours} against ${whose(wanted)} ${listOf(theirs)} of ${session.opponent}, seed ${seed}${switched(wanted.switches)}. "help" lists what can be typed.`
        : `The game of ${resume}, after ${session.choices.length} choices.`;
    write(`${told}\n`);
    await new Host(session, input, wanted.look, write).sit();
  } finally {
    input.close();
  }
}

/** Novices in all seats, and nobody who is told more than a spectator. */
function novices<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  seed: string,
  seats: number,
): Players<S> {
  const [{ make }] = kind.bots;
  const all = Array.from({ length: seats }, (_x, i) => i + 1);
  return {
    you: 0,
    names: all.map((seat) => `Novice ${String.fromCharCode(64 + seat)}`),
    bots: all.map((seat) => make(`${seed} seat ${seat}`)),
    seated: all.map((seat) => ({ bot: NOVICE, seed: `${seed} seat ${seat}` })),
  };
}

/** All sides by Novice: the story, the last board, the result. */
function watch(wanted: Wanted): void {
  const { look, seed } = wanted;
  const session = withGame(wanted.game, (table) =>
    begin(table, wanted, (kind, seats) => novices(kind, seed, seats)),
  );
  session.letOthersPlay();
  const drawing = session.drawing();
  const lines = [
    ...session.log.map(({ text }) => text),
    ...drawing.board(look),
    ...(session.end === null ? [] : [session.end]),
    ...drawing.score(look),
  ];
  write(`${lines.map((line) => shown(look, line)).join('\n')}\n`);
}
