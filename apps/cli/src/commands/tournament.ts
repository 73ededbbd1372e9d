/**
 * `tournament`: an event by the Swiss system, kept in a file: its pairs, results and standings. ME-TOURN
 *
 * What it does is loaded only when it is used.
 */
import type { Command } from 'commander';
import type { Given } from './tournament-run.ts';

const AFTER = `
Examples:
  westmarch tournament new cup.json --players "Ann, Bob, Cid, Dot" --format 2-deck
  westmarch tournament pair cup.json                        the pairs of the next round
  westmarch tournament result cup.json Ann Bob --points 21:14
  westmarch tournament result cup.json Cid Dot --ring Cid   he won by The One Ring
  westmarch tournament show cup.json                        rounds and standings
  westmarch tournament leave cup.json Dot                   she is paired no more`;

export function addTournament(program: Command): void {
  const command = program
    .command('tournament')
    .description('an event of Middle-earth CCG: pairs, results, standings')
    .addHelpText('after', AFTER);
  const does = (name: string, about: string, ...args: readonly (readonly [string, string])[]): Command => {
    const made = command.command(name).description(about).argument('<file>', 'where the event is kept');
    for (const [arg, meaning] of args) made.argument(arg, meaning);
    return made.action(async (...given: unknown[]) => {
      const [file = '', ...rest] = given.filter((value): value is string => typeof value === 'string');
      const { run } = await import('./tournament-run.ts');
      run(name, file, rest, made.opts<Given>());
    });
  };
  does('new', 'begin an event')
    .requiredOption('--players <names>', 'who plays, with commas between')
    .option('--format <name>', 'sealed, 1-deck, 2-deck, 3-deck or 4-deck', '2-deck')
    .option('--seed <text>', 'what the lots are drawn from', 'westmarch');
  does('pair', 'draw the pairs of the next round');
  does('result', 'enter how a game ended', ['<one>', 'a player'], ['<other>', 'his opponent'])
    .option('--points <own:other>', 'marshalling points at the end')
    .option('--ring <player>', 'who won by The One Ring')
    .option('--forfeit <player>', 'who has the game because the other left, stalled or cheated')
    .option('--aims-at-ring', 'with --forfeit: his deck aims at The One Ring');
  does('leave', 'take a player out between rounds', ['<player>', 'who leaves']);
  does('show', 'rounds and standings').option(
    '--json',
    'print [{place, player, points, wins, losses, opponents}]',
  );
}
