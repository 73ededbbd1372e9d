/** What all commands of a tournament share: their options, and how they speak. */
import type { TournamentEvent } from '@westmarch/meccg';
import { hintFor } from '../near.ts';
import { Problem } from '../problem.ts';

export interface Given {
  readonly players?: string;
  readonly format?: string;
  readonly seed?: string;
  readonly points?: string;
  readonly ring?: string;
  readonly forfeit?: string;
  readonly aimsAtRing?: true;
  readonly met?: string;
  readonly ranks?: string;
  readonly alignment?: string;
  readonly challenge?: true;
  readonly sites?: string;
  readonly scenarios?: string;
  readonly scenario?: string;
  readonly opened?: string;
  readonly turn?: string;
  readonly json?: true;
}

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
/** The rules of an event complain in words that need only the file's name. */
export function saying<T>(file: string, does: () => T): T {
  try {
    return does();
  } catch (error) {
    if (error instanceof Error && !(error instanceof Problem)) throw new Problem(`${file}: ${error.message}`);
    throw error;
  }
}

export function playerOf(event: TournamentEvent, name: string, file: string): string {
  if (event.players.includes(name)) return name;
  throw new Problem(`${file}: "${name}" is no player of this event`, {
    hint: hintFor(name, event.players, `players: ${event.players.join(', ')}`),
  });
}
