/**
 * `cards show`: everything about one card, found by id or name; several are listed.
 *
 * Owns   what is printed. Finding and gathering are in cards/.
 */
import type { Command } from 'commander';
import pico from 'picocolors';
import { findCards, noSuchCard, onceEach } from '../cards/find.ts';
import type { Ruling } from '../cards/rulings.ts';
import { type CardSheet, type Named, Sheets } from '../cards/sheet.ts';
import { readCards } from '../facts.ts';
import { chosenGames, TITLE } from '../games.ts';
import { isObject, type JsonObject } from '../json.ts';
import { wrap } from '../table/look.ts';

interface ShowOptions {
  readonly game?: string;
  readonly json?: true;
}

const AFTER = `
Shown are the text (made from what the card does), the facts, how it is keyed, played or borne, rulings and errata of
the ledger, printings, other cards of its name, and the preconstructed decks that have it. Where several cards are
found they are listed; show one by its id.`;

export function addCardsShow(cards: Command): void {
  cards
    .command('show')
    .description('everything about a card')
    .argument('<name...>', 'its name in any language, words of it, or its id')
    .option('--game <name>', 'only this game: meccg or lotr-tcg')
    .option('--json', 'print a list of the cards found')
    .addHelpText('after', AFTER)
    .action((words: string[], options: ShowOptions) => show(words.join(' '), options));
}

async function show(wanted: string, options: ShowOptions): Promise<void> {
  const all = onceEach(readCards(chosenGames(options.game)));
  const found = findCards(wanted, all);
  if (found.length === 0) throw noSuchCard(wanted, all);
  const sheets = await Sheets.of(found, all);
  if (options.json) process.stdout.write(`${JSON.stringify(found.map((card) => sheets.sheet(card)))}\n`);
  else if (found.length > 1)
    process.stdout.write(
      `${found.length} cards; show one by its id:\n${found.map((card) => line(sheets.named(card))).join('\n')}\n`,
    );
  else process.stdout.write(`${inFull(sheets.sheet(found[0])).join('\n')}\n`);
}

const WIDTH = 100;
/** A text in lines, each indented; those after the first maybe further. */
const folded = (text: string, indent: string, further = ''): string[] =>
  wrap(text, WIDTH - indent.length, further).map((one) => indent + one);

/** "TW-413  Moria (Site, The Wizards, implemented)" */
const line = ({ id, name, type, setName, status }: Named): string =>
  `  ${id.padEnd(8)}${name} ${pico.dim(`(${type}, ${setName}, ${status})`)}`;

function part(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', pico.bold(title), ...lines];
}

function inFull(sheet: CardSheet): string[] {
  const { game, id, name, setName, type, status } = sheet;
  return [
    `${pico.bold(name)}  ${pico.dim(id)}`,
    `${TITLE[game]}, ${setName} · ${type} · ${status}`,
    ...part('Text', textOf(sheet)),
    ...part('Facts', factLines(sheet)),
    ...part(
      'How it is played',
      sheet.played.flatMap((one) => folded(one, '  ')),
    ),
    ...part('Rulings', rulingLines(sheet)),
    ...part('Printings', sheet.printings.length > 1 ? sheet.printings.map(line) : []),
    ...part('Other cards of this name', sheet.versions.map(line)),
    ...part(
      'Decks',
      sheet.decks.map(
        ({ deck, name, section, quantity }) => `  ${deck} (${name}): ${quantity} in ${section}`,
      ),
    ),
  ];
}

/** A card without words of its own may have none; one that cannot be played has none yet. */
function textOf({ text, status }: CardSheet): string[] {
  if (text.length > 0) return text.flatMap((sentence) => folded(sentence, '  '));
  return [status === 'missing' ? '  Westmarch cannot play it yet.' : '  It has none.'];
}

export const rulingLines = ({ rulings }: CardSheet): string[] => rulings.flatMap(ruling);

function ruling({ id, about, rule, who, mode, tested, overruled, decision, amended }: Ruling): string[] {
  const state = overruled ? 'overruled' : tested ? 'tested' : 'not tested';
  const more = amended === undefined ? [] : folded(`decision ${decision}: ${amended}`, '    ');
  return [
    `  ${pico.bold(id)} ${pico.dim([about, who, ...(mode === 'core' ? [] : [mode]), state].join(' · '))}`,
    ...folded(rule, '    '),
    ...more,
  ];
}

/** What the heading already says. */
const IN_HEADING = new Set(['id', 'set', 'name', 'title', 'subtitle', 'type', 'number', 'collInfo']);

export function factLines({ facts, name }: CardSheet): string[] {
  const shown = Object.entries(facts).filter(([key]) => !IN_HEADING.has(key));
  return [
    ...shown.map(([key, value]) => [spaced(key), valueInWords(value)] as const),
    ...otherNames(facts, name),
  ].flatMap(([key, value]) => folded(`${key.padEnd(24)}${value}`, '  ', ' '.repeat(24)));
}

function otherNames(facts: JsonObject, name: string): (readonly [string, string])[] {
  const names = facts['name'];
  if (!isObject(names)) return [];
  const others = Object.entries(names).filter(([, other]) => other !== name);
  if (others.length === 0) return [];
  return [['names', others.map(([language, other]) => `${String(other)} (${language})`).join(', ')]];
}

/** "marshallingPoints" → "marshalling points". */
function spaced(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function valueInWords(value: unknown): string {
  if (value === true) return 'yes';
  if (Array.isArray(value)) return value.map(valueInWords).join(', ');
  if (!isObject(value)) return String(value);
  // Keywords of the Lord of the Rings TCG: {name: "Damage", value: 1}.
  if (typeof value['name'] === 'string') {
    return value['value'] === undefined ? value['name'] : `${value['name']} ${valueInWords(value['value'])}`;
  }
  return Object.entries(value)
    .map(([key, item]) => `${spaced(key)} ${valueInWords(item)}`)
    .join(' ');
}
