/** `cards`: the pool of both games. With --status what can be played of it; `cards show` is a file of its own. */
import type { Command } from 'commander';
import { hintFor } from '../near.ts';
import { Problem } from '../problem.ts';
import { addCardsDraft } from './cards-draft.ts';
import { addCardsShow } from './cards-show.ts';
import { printStatus, type StatusOptions } from './cards-status.ts';

const EXAMPLES = `
Examples:
  westmarch cards --status --game meccg --set TW
  westmarch cards --status --decks A,B --json        Challenge Decks: deck, pool and sideboard
  westmarch cards --status --decks fotr-aragorn,fotr-gandalf
  westmarch cards show The One Ring`;

export function addCards(program: Command): void {
  const cards = program
    .command('cards')
    .description('what cards there are, and which of them can be played')
    .usage(
      '--status [options]\n       westmarch cards show <name...>\n       westmarch cards draft <card...>',
    )
    .option('--status', 'count the cards that are implemented, partial and missing')
    .option('--game <name>', 'only this game: meccg or lotr-tcg')
    .option('--set <set>', 'only this set, by its code or name (several: TW,TD)')
    .option('--decks <list>', 'only the cards of these decks (A,B or fotr-aragorn)')
    .option('--json', 'print {implemented, partial, missing, cards}')
    .addHelpText('after', EXAMPLES)
    .enablePositionalOptions()
    .allowExcessArguments() // so that a misspelt "show" is told from one argument too many
    .action((options: StatusOptions & { status?: true }, command: Command) => {
      const [word] = command.args;
      if (word !== undefined) {
        const hint = hintFor(word, ['show', 'draft'], '"westmarch cards --help" says what there is');
        throw new Problem(`unknown command "cards ${word}"`, { hint });
      }
      if (!options.status) {
        throw new Problem('cards: say what to do', {
          hint: '"cards --status" counts, "cards show NAME" shows one, "cards draft NAME" helps to write one',
        });
      }
      return printStatus(options);
    });
  addCardsShow(cards);
  addCardsDraft(cards);
}
