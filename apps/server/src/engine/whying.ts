/**
 * "Why?" of a bot's choice at a table: the game is played again up to it, a few choices at a time, then the bot is asked.
 *
 * Keeps  as long as the game goes on, nothing that the asker may not know goes into the answer.
 */
import type { State } from '@westmarch/kernel';
import type { Why } from '@westmarch/protocol';
import { Play, type Seat, type Whying, whyAfterwards, whyForOthers } from '@westmarch/table';
import type { Fault } from './requests.ts';
import type { SeatedBots } from './seated-bots.ts';

/** A choice that stands, and what is known of it to him who asks. */
export interface AskedAbout {
  /** Its place among the choices. */
  readonly at: number;
  readonly viewer: number;
  readonly told: readonly string[];
  /** The game is over: he may know everything. */
  readonly over: boolean;
}
export interface ThinkingOfIt {
  goOn(): boolean;
  done(): Why | Fault;
}

/** Choices of the past that are made in one piece of work. */
const PIECE = 50;
export const NO_REASONS: Fault = { fault: 'This choice was no bot\u2019s, or was taken back.', field: 'why' };

export function whyOf<S extends State, Setup, Sees extends Seat<S>>(
  { kind, setup, seed, names, choices }: Play<S, Setup, Sees>,
  bots: SeatedBots<S, Setup, Sees>,
  { at, viewer, told, over }: AskedAbout,
): ThinkingOfIt {
  const past = new Play(kind, setup, seed, names);
  const index = choices[at];
  const before = choices.slice(0, at);
  let whying: Whying | null = null;
  const begin = (): Whying | null => {
    const seated = bots.seated[past.asked - 1] ?? null;
    if (seated === null) return null;
    if (over) return whyAfterwards(past, index, seated);
    const after = kind.game.clone(past.state);
    kind.game.apply(after, index);
    const chosen = { before: past.state, after, index, moment: at };
    return whyForOthers(kind, chosen, { viewer, told }, bots.made(seated.bot, past.asked));
  };
  return {
    goOn() {
      if (whying !== null) return whying.goOn();
      const done = past.choices.length;
      for (const choice of before.slice(done, done + PIECE)) past.take(choice);
      if (past.choices.length < at) return true;
      whying = begin();
      return whying !== null;
    },
    done: () => whying?.done() ?? NO_REASONS,
  };
}
