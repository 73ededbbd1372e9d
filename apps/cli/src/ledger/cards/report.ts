/** The cards of a game in the ledger: how many count as implemented, set by set, and that they do not become fewer. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pico from 'picocolors';
import { readProjectFile, root } from '../../files.ts';
import { type Game, TITLE } from '../../games.ts';
import { asObject, parseJson, textsField } from '../../json.ts';
import { bar, percent, table } from '../../table.ts';
import { ledgerFolder } from '../entries.ts';
import type { TestRun } from '../tests.ts';
import { type CardInPool, type CardStanding, cardCitations } from './citations.ts';

/** The answer of `npm run ledger -- --cards --json`. Cards are counted with all of their printings. */
export interface CardCoverage {
  readonly game: Game;
  /** Cards that were ever printed, and those that can be played with. */
  readonly printed: number;
  readonly pool: number;
  readonly implemented: readonly string[];
  /** Abilities that no test cites: "TD-42/2". */
  readonly uncited: readonly string[];
}
export interface CardReport {
  readonly coverage: CardCoverage;
  readonly complaints: readonly string[];
  readonly text: string;
}

const ID: Record<Game, RegExp> = { meccg: /^(?:TW|TD|DM|LE|AS|WH|BA)-\d+$/, 'lotr-tcg': /^\d+_\d+$/ };

export async function cardReport(game: Game, tests: readonly TestRun[]): Promise<CardReport> {
  const own = tests.filter(({ file }) => file.startsWith(`packages/${game}/`));
  const { cards, complaints } = cardCitations(own, await poolOf(game), ID[game]);
  const whole = cards.filter(({ uncited }) => uncited.length === 0);
  const coverage = {
    game,
    printed: printedIds(game).length,
    pool: countOf(cards),
    implemented: whole.flatMap(idsOf).sort(byNumber),
    uncited: cards.flatMap(({ id, uncited }) => uncited.map(({ ability }) => `${id}/${ability}`)),
  };
  return { coverage, complaints, text: inWords(coverage, cards) };
}

async function poolOf(game: Game): Promise<readonly CardInPool[]> {
  const { cardsInPool } =
    game === 'meccg' ? await import('@westmarch/meccg') : await import('@westmarch/lotr-tcg');
  return cardsInPool();
}

const idsOf = ({ id, printings }: CardStanding): readonly string[] => [id, ...printings];
const countOf = (cards: readonly CardStanding[]): number =>
  cards.reduce((n, card) => n + idsOf(card).length, 0);
const setOf = (id: string): string => id.split(/[-_]/)[0];
const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

function printedIds(game: Game): string[] {
  const cards: readonly { readonly id: string }[] = JSON.parse(
    readProjectFile(`packages/${game}/cards/facts/cards.json`),
  );
  return cards.map(({ id }) => id);
}

function inWords(
  { game, printed, pool, implemented, uncited }: CardCoverage,
  cards: readonly CardStanding[],
): string {
  const inPool = new Set(cards.flatMap(idsOf));
  const done = new Set(implemented);
  const rows = [...Map.groupBy(printedIds(game), setOf)].map(([set, ids]) => {
    const [playable, counted] = [inPool, done].map((some) => ids.filter((id) => some.has(id)).length);
    const numbers = [ids.length, playable, counted].map((n) => n.toLocaleString('en'));
    return [set, bar(counted, ids.length)].concat(numbers);
  });
  const missing = cards.flatMap(({ id, uncited: list }) =>
    list.map(({ ability, says }) => `uncited: [${id}/${ability}] ${says}`),
  );
  return [
    pico.bold(`${TITLE[game]}: cards`),
    table(['set', '', 'printed', 'in the pool', 'implemented'], rows, 2),
    `${implemented.length} of ${printed} cards implemented (${percent(implemented.length, printed)}); ` +
      `${pool} in the pool, ${uncited.length} of their abilities uncited`,
    ...missing,
  ].join('\n');
}

const keptFile = (game: Game): string => `${ledgerFolder(game)}/cards-coverage.json`;

export function keepCards({ game, implemented }: CardCoverage): void {
  // One a line, so that two who add cards do not meet.
  writeFileSync(join(root, keptFile(game)), `${JSON.stringify({ implemented }, null, 2)}\n`);
}

/** Uncited abilities of the pool, and cards that counted once and do not any more. */
export function fallenCards({ game, implemented, uncited }: CardCoverage): string[] {
  const file = keptFile(game);
  const before = existsSync(join(root, file))
    ? textsField(asObject(parseJson(readProjectFile(file), file), file), 'implemented', file)
    : [];
  const now = new Set(implemented);
  const lost = before.filter((id) => !now.has(id));
  return [
    ...(uncited.length > 0 ? [`${game}: abilities of cards that no test cites: ${uncited.join(', ')}`] : []),
    ...(lost.length > 0 ? [`${game}: cards that no longer count as implemented: ${lost.join(', ')}`] : []),
  ];
}
