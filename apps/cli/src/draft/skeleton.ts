/**
 * What an author fills in: the card in its file, and its tests, each title with the card's id in brackets.
 *
 * Keeps  nothing of the printed text stands in it; a test that is not written yet fails.
 */
import { howPlayed } from '../cards/played.ts';
import type { Ruling } from '../cards/rulings.ts';
import { type Card, factOf } from '../facts.ts';
import type { Game } from '../games.ts';
import { type Clause, isFact } from './survey.ts';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The words of a clause that say something, in the survey's terms. */
const meaning = ({ words }: Clause): string =>
  words.map((word) => word.replace(/^\w+[.:]/, '')).join(', ') || 'its own words';

/** Clauses of which something is to be written; those of the same words once. */
const toWrite = (clauses: readonly Clause[]): Clause[] => [
  ...new Map(clauses.filter((clause) => !isFact(clause)).map((clause) => [meaning(clause), clause])).values(),
];

/** The card with everything still to be said. A card without clauses has nothing to say. */
export function sourceSkeleton(card: Card, clauses: readonly Clause[]): string {
  const parts = toWrite(clauses).map((clause) => `unimplemented(${quoted(meaning(clause))})`);
  return `// ${card.name}\ncard(${[quoted(card.id), ...parts].join(', ')});\n`;
}

// ——— tests ———
/** A site where such a card may be played, as far as the facts say. */
function siteFor(card: Card): string {
  const [, sites = ''] = /such items may be: (.*)$/.exec(howPlayed(card).join('\n')) ?? [];
  return sites.split(', ').find((site) => site !== '') ?? 'Moria';
}

/** A position in which the card is about to do something: a start, for the author to change. */
function meccgPosition(card: Card): string {
  const name = quoted(card.name);
  const subtype = factOf(card, 'subtype');
  const ann = (own: string, more = ''): string => `{ ${more}players: { Ann: { ${own} }, Bob } }`;
  if (card.type === 'Site') return ann(`companies: [company(${name}, 'Elladan')]`, "phase: 'site', ");
  if (card.type === 'Hazard') return `going([${name}], ['Elladan', 'Elrohir'])`;
  if (card.type === 'Character') return ann(`companies: [company('Rivendell', ${name}, 'Elladan')]`);
  const atSite = / Item$|^Ally$|^Faction$/.test(subtype);
  return atSite
    ? ann(
        `hand: [${name}], companies: [company(${quoted(siteFor(card))}, 'Elladan')]`,
        "phase: 'at the site', ",
      )
    : ann(`hand: [${name}], companies: [company('Rivendell', 'Elladan')]`);
}

const PHASE: Readonly<Record<string, string>> = {
  Fellowship: 'fellowship alone',
  Shadow: 'shadow alone',
  Maneuver: 'maneuver alone',
  Archery: 'archery alone',
  Assignment: 'assignment alone',
  Skirmish: 'skirmish',
  Regroup: 'regroup alone',
};

function lotrPosition(card: Card): string {
  const name = quoted(card.name);
  const isShadow = card.facts['side'] === 'Shadow';
  const [when] = Array.isArray(card.facts['timewords']) ? card.facts['timewords'].map(String) : [];
  const phase = PHASE[when ?? ''] ?? (isShadow ? 'shadow alone' : 'fellowship alone');
  const orc = phase === 'skirmish' ? "{ card: 'Goblin Runner', against: 'Frodo' }" : "'Goblin Runner'";
  const table = (ann: string, bob: string, more = ''): string =>
    `{ phase: '${phase}', twilight: 9, ${more}players: { Ann: { ${ann} }, Bob: { ${bob} } } }`;
  const others = `companions: [frodo()]`;
  if (card.type === 'Site')
    return table(
      `${others}, site: ${factOf(card, 'siteNumber') || 1}`,
      `minions: [${orc}]`,
      `path: [${name}], `,
    );
  if (card.type === 'The One Ring')
    return table(`companions: [frodo({ on: [${name}] })]`, `minions: [${orc}]`);
  if (card.type === 'Companion') return table(`companions: [frodo(), ${name}]`, `minions: [${orc}]`);
  if (card.type === 'Ally') return table(`${others}, support: [${name}]`, `minions: [${orc}]`);
  return isShadow
    ? table(others, `minions: [${orc}], hand: [${name}]`)
    : table(`${others}, hand: [${name}]`, `minions: [${orc}]`);
}

const MOST_WORDS = 14;
const shortened = (text: string): string => {
  const words = text.replace(/\s+/g, ' ').split(' ');
  return words.length <= MOST_WORDS ? text : `${words.slice(0, MOST_WORDS).join(' ')} …`;
};

function scenarioOf(title: string, position: string): string {
  return `scenario(${quoted(title)}, (t) => {\n  t.given(${position});\n  expect.unreachable('say what is done, and what must be true');\n});\n`;
}

/** One test for each clause, and one for each ruling that no test cites. */
export function testSkeleton(card: Card, clauses: readonly Clause[], rulings: readonly Ruling[]): string {
  const position = card.game === 'meccg' ? meccgPosition(card) : lotrPosition(card);
  const parts = toWrite(clauses);
  // Which of its abilities a test is about, where it has several.
  const cited = (i: number): string => (parts.length > 1 ? `${card.id}/${i + 1}` : card.id);
  const own = parts.map((clause, i) =>
    scenarioOf(`[${cited(i)}] ${card.name}: ${meaning(clause)}`, position),
  );
  const more = rulings
    .filter(({ about, tested, overruled }) => about !== 'rule' && !tested && overruled !== true)
    .map(({ id, rule }) => scenarioOf(`[${card.id}] [${id}] ${shortened(rule)}`, position));
  return [...own, ...more].join('\n');
}

/** What tests of a game are written with. */
const WORDS: Readonly<Record<Game, readonly string[]>> = {
  meccg: ['Bob', 'company', 'going', 'scenario'],
  'lotr-tcg': ['frodo', 'scenario'],
};

/** The head of a test file that does not exist yet: it imports what its first tests use. */
export function testHead({ game }: Card, setName: string, holds: string, skeleton: string): string {
  const words = WORDS[game].filter((word) => new RegExp(`\\b${word}\\b`).test(skeleton));
  return `/** ${setName}: ${holds}. */\nimport { expect } from 'vitest';\nimport { ${words.join(', ')} } from '../../table.ts';\n\n`;
}
/** The head of a card file that does not exist yet; `npm run format` writes its imports. */
export const sourceHead = (setName: string, holds: string): string =>
  `/** ${setName}: ${holds}. */\nimport { cardFile, unimplemented } from '../words/index.ts';\n\nexport const card = cardFile();\n\n`;
