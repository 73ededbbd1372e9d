/**
 * `cards draft`: where to begin with a card that is to be written.
 *
 * Owns   what is printed. What is in a draft stands in draft/.
 */
import type { Command } from 'commander';
import pico from 'picocolors';
import { findCards, noSuchCard, onceEach, type Printed } from '../cards/find.ts';
import { type Draft, type DraftClause, Drafts, type NearCard } from '../draft/draft.ts';
import { sourceHead, testHead } from '../draft/skeleton.ts';
import { cardsFolder } from '../draft/sources.ts';
import { isFact } from '../draft/survey.ts';
import { isNewSet, writeSource, writeTest } from '../draft/write.ts';
import { readCards } from '../facts.ts';
import { chosenGames, type Game, TITLE } from '../games.ts';
import { Problem } from '../problem.ts';
import { wrap } from '../table/look.ts';
import { factLines, rulingLines } from './cards-show.ts';

interface DraftOptions {
  readonly game?: string;
  readonly write?: true;
}

const AFTER = `
For whoever writes cards: facts, the clauses of the printed text with the words that stand for them, the nearest cards
that are written with their sources, rulings, and skeletons of the card and its tests with the files where they go.
Printed texts are read from ../shared/cards (or from where WESTMARCH_TEXTS says) and are copied nowhere; without them
clauses are missing. --write puts the skeletons into their files, where they are not yet; then: npm run format.`;

export function addCardsDraft(cards: Command): void {
  cards
    .command('draft')
    .description('where to begin with writing a card')
    .argument('<card...>', 'ids, or names in quotes')
    .option('--game <name>', 'only this game: meccg or lotr-tcg')
    .option('--write', 'write the skeletons into their files')
    .addHelpText('after', AFTER)
    .action((names: string[], options: DraftOptions) => run(names, options));
}

/** Each word names one card. */
function chosen(names: readonly string[], game: string | undefined): Printed[] {
  const all = onceEach(readCards(chosenGames(game)));
  return names.map((name) => {
    const found = findCards(name, all);
    if (found.length === 0) throw noSuchCard(name, all);
    if (found.length > 1)
      throw new Problem(
        `"${name}" could be ${found.length} cards: ${found
          .slice(0, MOST_NAMED)
          .map(({ id }) => id)
          .join(', ')}`,
        {
          hint: 'name one by its id',
        },
      );
    return found[0];
  });
}
const MOST_NAMED = 12;

async function run(names: readonly string[], options: DraftOptions): Promise<void> {
  const cards = chosen(names, options.game);
  const drafts = new Map<Game, Drafts>();
  for (const { game } of cards) if (!drafts.has(game)) drafts.set(game, await Drafts.of(game));
  for (const card of cards) {
    const draft = drafts.get(card.game)?.draft(card);
    if (draft === undefined) continue;
    process.stdout.write(`${inWords(draft).join('\n')}\n\n`);
    if (options.write === true) process.stdout.write(`${written(draft).join('\n')}\n\n`);
  }
  if (options.write === true) process.stdout.write('Now: npm run format\n');
}

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', pico.bold(title), ...lines];
const indented = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`.trimEnd());
const WIDTH = 98;

function inWords(draft: Draft): string[] {
  const { card, sheet, places, defined } = draft;
  return [
    `${pico.bold(card.name)}  ${pico.dim(card.id)}`,
    `${TITLE[card.game]}, ${sheet.setName} · ${card.type} · ${sheet.status}`,
    ...part('Facts', [
      ...factLines(sheet),
      ...sheet.played.flatMap((one) => wrap(one, WIDTH).map((line) => `  ${line}`)),
    ]),
    ...part('Printed text: to be read, not to be copied', printedLines(draft)),
    ...part('Clauses, as the survey reads them', draft.clauses.flatMap(clauseLines)),
    ...part('Rulings', rulingLines(sheet)),
    ...part('Nearest cards that are written', draft.near.flatMap(nearLines)),
    ...part('Where it goes', [
      defined === undefined ? `  ${places.source}` : `  ${defined.file}:${defined.line}, where it is`,
      `  ${places.test}`,
    ]),
    ...part('The card', indented(defined?.text ?? draft.source)),
    ...part('Its tests', indented(draft.test)),
  ];
}

function printedLines({ printed }: Draft): string[] {
  if (printed === undefined)
    return ['  There are no printed texts beside the project (../shared/cards), so clauses are missing.'];
  return printed === ''
    ? ['  It has none.']
    : printed.split('\n').flatMap((line) => wrap(line, WIDTH).map((one) => `  ${one}`));
}

function clauseLines({ text, words, left, code }: DraftClause, i: number): string[] {
  const line = (title: string, what: readonly string[]): string[] =>
    what.length === 0
      ? []
      : wrap(`${title.padEnd(8)}${what.join(', ')}`, WIDTH - 4, ' '.repeat(8)).map((one) => `     ${one}`);
  return [
    ...wrap(text, WIDTH - 5).map((one, n) => `${n === 0 ? String(i + 1).padStart(3) : '   '}  ${one}`),
    ...line('means', isFact({ text, words, left }) ? ['what the facts say'] : words),
    ...line('code', isFact({ text, words, left }) ? [] : code),
    ...line('unread', left),
  ];
}

function nearLines({ id, name, file, line, text, shared }: NearCard): string[] {
  return [
    `  ${name} (${id}), ${file}:${line}`,
    ...shared.flatMap((clause) =>
      wrap(`the same clause: ${clause}`, WIDTH - 4, '  ').map((one) => pico.dim(`    ${one}`)),
    ),
    ...text.split('\n').map((one) => `    ${one}`.trimEnd()),
  ];
}

const newSet = (game: Game, set: string): string =>
  `"${set}" is a new set: list it in ${cardsFolder(game)}/pool.ts once npm run format has made its index`;

function written({ card, sheet, places, defined, source, test }: Draft): string[] {
  const lines: string[] = [];
  if (defined === undefined) {
    if (isNewSet(places.source)) lines.push(newSet(card.game, places.set));
    writeSource(places.source, sourceHead(sheet.setName, places.holds), card.id, source);
    lines.push(`wrote ${card.id} into ${places.source}`);
  } else lines.push(`${card.id} stands in ${defined.file} already`);
  const isNew = writeTest(places.test, testHead(card, sheet.setName, places.holds, test), card.id, test);
  lines.push(isNew ? `wrote its tests into ${places.test}` : `${card.id} has tests already, or needs none`);
  return lines;
}
