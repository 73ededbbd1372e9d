/**
 * `tournament`: an event by the Swiss system, kept in a file: its pairs, results and standings. ME-TOURN
 *
 * What it does is loaded only when it is used.
 */
import type { Command } from 'commander';
import type { Given } from './tournament-common.ts';

const AFTER = `
Examples:
  westmarch tournament new cup.json --players "Ann, Bob, Cid, Dot" --format 2-deck
  westmarch tournament pair cup.json                        the pairs of the next round
  westmarch tournament time cup.json --turn 11              time is called: which turn is the last
  westmarch tournament result cup.json Ann Bob --points 21:14
  westmarch tournament result cup.json Cid Dot --ring Cid   he won by The One Ring
  westmarch tournament show cup.json                        rounds and standings
  westmarch tournament leave cup.json Dot                   she is paired no more

Where decks are entered:
  westmarch tournament new cup.json --players "Ann, Bob" --alignment any
  westmarch tournament enter cup.json Ann A C               two decks of one kind, or one; letters or files
  westmarch tournament compare cup.json Ann ann.txt         is it as it was entered?

Scenarios:
  westmarch tournament new quest.json --players "Ann, Bob" --format scenario
  westmarch tournament enter quest.json Ann ann.txt --scenario "Barrels out of Bond"
  westmarch tournament announce quest.json Ann Bob          both at once, after starting characters are revealed
  westmarch tournament result quest.json Ann Bob --ranks 3:2`;

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
    .option('--format <name>', 'sealed, 1-deck, 2-deck, 3-deck, 4-deck or scenario', '2-deck')
    .option('--alignment <kind>', 'decks are entered: any, or only hero, minion or fallen-wizard decks')
    .option('--challenge', 'decks are entered: Challenge Decks as they are printed')
    .option('--sites <which>', 'sealed, decks are entered: sites are drawn, all, or one more as a proxy')
    .option(
      '--scenarios <names>',
      'scenario: the three that are posted, where they are not the official ones',
    )
    .option('--seed <text>', 'what the lots are drawn from', 'westmarch');
  does('pair', 'draw the pairs of the next round');
  does('result', 'enter how a game ended', ['<one>', 'a player'], ['<other>', 'his opponent'])
    .option('--points <own:other>', 'marshalling points at the end')
    .option('--ring <player>', 'who won by The One Ring')
    .option('--met <player>', 'scenario: who has met its conditions')
    .option('--ranks <own:other>', 'scenario: the ranks when nobody has met them')
    .option('--forfeit <player>', 'who has the game because the other left, stalled or cheated')
    .option('--aims-at-ring', 'with --forfeit: his deck aims at The One Ring');
  does(
    'enter',
    'enter the deck of a player, or two against different opponents',
    ['<player>', 'who enters'],
    ['<deck>', 'a deck list, or a Challenge Deck by its letter'],
    ['[second]', 'another: the first is played against minions, this one against heroes'],
  )
    .option('--opened <file>', 'sealed: the list of all cards that were opened')
    .option('--scenario <name>', 'scenario: which he plays for');
  does('compare', 'is a deck as it was entered?', ['<player>', 'whose'], ['<deck>', 'the deck at hand']);
  does('announce', 'both of a pair tell their scenarios', ['<one>', 'a player'], ['<other>', 'his opponent']);
  does('time', 'time is called: which turn is the last').requiredOption(
    '--turn <number>',
    'the turn that is played now, counting those of both players',
  );
  does('leave', 'take a player out between rounds', ['<player>', 'who leaves']);
  does('show', 'rounds and standings').option(
    '--json',
    'print [{place, player, points, wins, losses, opponents}]',
  );
}
