/** Opens the table: a new game, a saved one, or two bots to watch. */
import { novice } from '@westmarch/bots';
import { challengeDecks, readSetup, type Setup } from '@westmarch/meccg';
import { Problem } from '../problem.ts';
import { boardLines, pointLines } from './board.ts';
import { Host } from './host.ts';
import { Keyboard } from './input.ts';
import { type Look, shown } from './look.ts';
import { endLines } from './result.ts';
import { load, opponents } from './saving.ts';
import { Session } from './session.ts';
import { spokenBoard, spokenPoints } from './spoken.ts';

interface Wanted {
  readonly decks: readonly [string, string];
  readonly length: number;
  readonly seed: string;
  readonly resume: string | undefined;
  readonly botOnly: boolean;
  readonly look: Look;
}

/** Only decks whose cards are all known to the rules can be played. */
function setupOf({ decks, length }: Wanted): Setup {
  for (const letter of decks)
    if (!challengeDecks.some(({ key }) => key === letter))
      throw new Problem(`there is no Challenge Deck "${letter}"`, {
        hint: `known decks: ${challengeDecks.map(({ key }) => key).join(', ')}`,
      });
  try {
    return readSetup({ decks, length });
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

const write = (text: string): void => {
  process.stdout.write(text);
};

export async function openTable(wanted: Wanted): Promise<void> {
  if (wanted.botOnly) return watch(wanted);
  const session =
    wanted.resume === undefined
      ? new Session(setupOf(wanted), wanted.seed, opponents(wanted.seed))
      : load(wanted.resume);
  const input = new Keyboard();
  try {
    const told =
      wanted.resume === undefined
        ? `Deck ${wanted.decks[0]} against deck ${wanted.decks[1]} of Novice, seed ${wanted.seed}. "help" lists what can be typed.`
        : `The game of ${wanted.resume}, after ${session.choices.length} choices.`;
    write(`${told}\n`);
    await new Host(session, input, wanted.look, write).sit();
  } finally {
    input.close();
  }
}

/** Both sides by Novice: the story, the last board, the result. */
function watch(wanted: Wanted): void {
  const bots = [1, 2].map((seat) => novice(`${wanted.seed} seat ${seat}`));
  const names = ['Novice A', 'Novice B'];
  const session = new Session(setupOf(wanted), wanted.seed, { you: 0, names, bots });
  session.letOthersPlay();
  const seat = session.seat();
  const { look } = wanted;
  const lines = [
    ...session.log,
    ...(look.plain ? spokenBoard(seat) : boardLines(seat, look)),
    ...endLines(session, seat),
    ...(look.plain ? spokenPoints(seat) : pointLines(seat, look)),
  ];
  write(`${lines.map((line) => shown(look, line)).join('\n')}\n`);
}
