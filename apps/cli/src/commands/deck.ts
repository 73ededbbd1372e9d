/** `deck check`: its options. What it does is loaded only when it is used, with the rules of the games. */
import type { Command } from 'commander';
import { GAMES } from '../games.ts';
import type { Given } from './deck-check.ts';

const AFTER = `
Lists are GCCG files (.meccg, .deck), plain lists ("3 Concealment", with headings Pool, Deck, Sideboard, Sites; for the
other game Ring-bearer, The One Ring, Sites, Free Peoples, Shadow), or JSON as in packages/meccg/cards/facts/decks-challenge.json,
packages/meccg/cards/decks/ready.json, packages/lotr-tcg/cards/facts/decks-starter.json and
packages/lotr-tcg/cards/decks/constructed.json. A JSON file may hold several decks: all are checked, or one by its letter
or name with --deck.`;

export function addDeck(program: Command): void {
  const deck = program.command('deck').description('deck lists');
  deck
    .command('check')
    .description('everything that makes a deck illegal, with the rules')
    .argument('<file>', 'a deck list')
    .option('--game <game>', `whose deck it is: ${GAMES.join(' or ')}`, 'meccg')
    .option('--deck <name>', 'one deck of a file that holds several')
    .option('--length <decks>', 'meccg: the game length, 1 to 4 decks', '2')
    .option('--side <kind>', 'meccg: whose deck it is: wizard, ringwraith, fallen-wizard, balrog or dragon')
    .option('--against <kind>', 'meccg: whom it is played against')
    .option('--may-fall', 'meccg: for games with the optional rule wizards-may-fall')
    .option(
      '--format <name>',
      'lotr-tcg: Fellowship, Tower, King, War of the Ring, Open or Standard',
      'Fellowship',
    )
    .option('--json', 'print [{name, legal, counts, problems}]')
    .addHelpText('after', AFTER)
    .action(async (file: string, options: Given) => {
      const { run } = await import('./deck-check.ts');
      await run(file, options);
    });
}
