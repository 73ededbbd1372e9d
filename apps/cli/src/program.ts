/** The whole command line: its commands, in groups, and its help. */
import { Command } from 'commander';
import { addAnalyse } from './commands/analyse.ts';
import { addArena } from './commands/arena.ts';
import { addCards } from './commands/cards.ts';
import { addDeck } from './commands/deck.ts';
import { addLab } from './commands/lab.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addScenario } from './commands/scenario.ts';
import { addTournament } from './commands/tournament.ts';
import { addVerify } from './commands/verify.ts';
import { readProjectFile } from './files.ts';
import { ourGames, type Playables } from './games.ts';
import { asObject, parseJson, textField } from './json.ts';
import { plainErrors } from './run.ts';

const ABOUT = 'Two Middle-earth card games by their full rules: play, learn, study and judge them.';

const AFTER = `
Examples:
  westmarch cards --status                    how many cards can be played, by game and set
  westmarch cards --status --decks A,B        those of two Challenge Decks
  westmarch cards show Glamdring              everything about a card, by name or id
  westmarch deck check <file>                 whether a deck is legal, and every reason why not
  westmarch rules show LR-SKIRM-006           a rule of the ledger
  westmarch rules find corruption check       rules that hold these words
  westmarch play meccg --deck A --against B   a whole game in the terminal, against Novice
  westmarch play lotr-tcg                     the same with two starter decks of the other game
  westmarch scenario run <file>               positions, and whether what must happen in them does
  westmarch replay <file>                     a recorded game, in words
  westmarch analyse <record>                  how it went: chances, luck, play, and where it turned
  westmarch verify <record>                   whether a finished game was dealt fairly
  westmarch tournament new <file>             an event: pairs, results and standings
  westmarch arena --game <game> --bots <two>  bots against each other, and how much stronger one is
  westmarch lab --game <game> --deck <deck>   how a deck fares in many games, and which cards help

Of the server, where it is hosted (docs/self-hosting.md):
  westmarch serve                             the table for others, as it was built
  westmarch install                           the packages that it needs, and no more
  westmarch admin                             tables and players of a server
  westmarch backup <folder>                   everything it keeps, while it runs
  westmarch restore <folder>                  and back
  westmarch move --to <where>                 everything to PostgreSQL, or into a folder
  westmarch worker                            takes jobs from PostgreSQL, on any machine

Exit codes: 0 fine, 1 what was checked failed, 2 bad input or usage, 3 an error in Westmarch itself
(WESTMARCH_DEBUG=1 shows where).`;

/** Tests hand in games of their own. */
export function program(playable: Playables = ourGames): Command {
  const westmarch = plainErrors(new Command('westmarch'))
    .description(ABOUT)
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print the help of a command')
    .enablePositionalOptions() // options after a command are its own
    .addHelpText('after', AFTER);
  westmarch.commandsGroup('Cards:');
  addCards(westmarch);
  addDeck(westmarch);
  westmarch.commandsGroup('Rules:');
  addRules(westmarch);
  westmarch.commandsGroup('Games:');
  addPlay(westmarch);
  addScenario(westmarch, playable);
  addReplay(westmarch, playable);
  addAnalyse(westmarch);
  addVerify(westmarch, playable);
  addTournament(westmarch);
  addArena(westmarch);
  addLab(westmarch);
  return westmarch;
}

function version(): string {
  return textField(
    asObject(parseJson(readProjectFile('package.json'), 'package.json'), 'package.json'),
    'version',
    'package.json',
  );
}
