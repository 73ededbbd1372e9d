/** Runs commands with Toss as the only game. */
import type { ScenarioGame } from '@westmarch/testkit';
import { program } from '../src/program.ts';
import { toss } from './toss.ts';
import { type Ended, within } from './westmarch.ts';

export const command = (args: readonly string[], games: readonly ScenarioGame[] = [toss()]): Promise<Ended> =>
  within(program(new Map(games.map((one) => [one.game.name, async () => one]))), args);
