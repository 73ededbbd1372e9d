/** `cards show`: the facts of one card, found by id or by its name in any language. */
import type { Command } from 'commander';
import pico from 'picocolors';
import { type Card, readCards, readSets } from '../facts.ts';
import { chosenGames, loadStatus, type StatusOf, TITLE } from '../games.ts';
import { isObject } from '../json.ts';
import { hintFor, plain } from '../near.ts';
import { Problem } from '../problem.ts';

interface ShowOptions {
  readonly game?: string;
  readonly json?: true;
}

/** More cards of one name than this are listed, not shown in full. */
const SHOWN_IN_FULL = 4;

export function addCardsShow(cards: Command): void {
  cards
    .command('show')
    .description('the facts of a card')
    .argument('<name...>', 'its name in any language, or its id')
    .option('--game <name>', 'only this game: meccg or lotr-tcg')
    .option('--json', 'print a list of the cards found')
    .action((words: string[], options: ShowOptions) => show(words.join(' '), options));
}

async function show(wanted: string, options: ShowOptions): Promise<void> {
  const cards = readCards(chosenGames(options.game));
  const found = findCards(wanted, cards);
  if (found.length === 0) {
    const hint = hintFor(
      wanted,
      cards.flatMap((card) => card.names),
      'names may be in any language, ids are like TW-1 or 1_89',
    );
    throw new Problem(`there is no card "${wanted}"`, { hint });
  }
  const statusOf = await loadStatus();
  const asJson = (card: Card): object => ({
    game: card.game,
    status: statusOf(card.game, card.id),
    ...card.facts,
  });
  process.stdout.write(
    options.json ? `${JSON.stringify(found.map(asJson))}\n` : `${inWords(found, statusOf)}\n`,
  );
}

/** By id; else by whole name; else by the title without its subtitle. */
function findCards(wanted: string, cards: readonly Card[]): Card[] {
  const byId = cards.filter((card) => card.id.toLowerCase() === wanted.toLowerCase());
  if (byId.length > 0) return byId;
  const name = plain(wanted);
  const whole = cards.filter((card) => plain(card.name) === name);
  return whole.length > 0 ? whole : cards.filter((card) => card.names.some((other) => plain(other) === name));
}

function inWords(found: readonly Card[], statusOf: StatusOf): string {
  const sets = readSets();
  const setName = ({ game, set }: Card) =>
    sets.find((other) => other.game === game && other.set === set)?.name ?? set;
  if (found.length <= SHOWN_IN_FULL)
    return found.map((card) => inFull(card, setName(card), statusOf)).join('\n\n');
  const lines = found.map((card) => `${card.id.padEnd(8)}${card.name} (${card.type}, ${setName(card)})`);
  return `${found.length} cards have this name; show one by its id:\n${lines.join('\n')}`;
}

/** What the heading already says. */
const IN_HEADING = new Set(['id', 'set', 'name', 'title', 'subtitle', 'type', 'number', 'collInfo']);

function inFull(card: Card, setName: string, statusOf: StatusOf): string {
  const heading = `${pico.bold(card.name)}  ${pico.dim(card.id)}`;
  const origin = `${TITLE[card.game]}, ${setName} · ${card.type} · ${statusOf(card.game, card.id)}`;
  const { attributes, ...rest } = card.facts;
  const facts = { ...rest, ...(isObject(attributes) ? attributes : {}) };
  const lines = Object.entries(facts)
    .filter(([key]) => !IN_HEADING.has(key))
    .map(([key, value]) => `  ${spaced(key).padEnd(24)}${valueInWords(value)}`);
  return [heading, origin, ...lines, ...otherNames(card)].join('\n');
}

function otherNames({ facts, name }: Card): string[] {
  const names = facts['name'];
  if (!isObject(names)) return [];
  const others = Object.entries(names).filter(([, other]) => other !== name);
  if (others.length === 0) return [];
  return [
    `  ${'names'.padEnd(24)}${others.map(([language, other]) => `${String(other)} (${language})`).join(', ')}`,
  ];
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
