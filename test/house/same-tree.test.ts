/**
 * The two games are built alike, so that who knows one finds his way in the other; and the kernel knows neither.
 *
 * A folder or file that only one of them has is listed here with its reason.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/ensure.mjs';

const GAMES = ['meccg', 'lotr-tcg'];

/** What only one game has, and why. */
const OWN: Readonly<Record<string, string>> = {
  'src/tables/': 'parts of the state: one of the games has too much of it for one file',
  'src/events.ts': 'the other has few enough events to keep them in the file of its engine',
  'src/map/': 'only one of the games has a map of regions',
  'src/tournament/': 'only one of the games has a tournament policy in its rulebooks',
  'src/offers.ts': 'the other says where its offers stand in the file of its actions',
};

/** What each of them must have. */
const BOTH = [
  'cards/facts/',
  'ledger/',
  'ledger/DECISIONS.md',
  'ledger/coverage.json',
  'ledger/deferred.jsonl',
  'ledger/excused.jsonl',
  'ledger/rules.jsonl',
  'src/cards/',
  'src/cards/card.ts',
  'src/cards/pool.ts',
  'src/cards/words/',
  'src/cards/words/index.ts',
  'src/decks/',
  'src/decks/legality.ts',
  'src/decks/list.ts',
  'src/definitions.ts',
  'src/engine.ts',
  'src/facts/',
  'src/facts/cards.ts',
  'src/facts/names.ts',
  'src/facts/printings.ts',
  'src/game.ts',
  'src/index.ts',
  'src/knowledge.ts',
  'src/reading.ts',
  'src/rules/',
  'src/scenario.ts',
  'src/scenario/',
  'src/scenario/build.ts',
  'src/scenario/phases.ts',
  'src/scenario/readings.ts',
  'src/state.ts',
  'src/text/',
  'src/turn/',
  'src/turn/set-up.ts',
  'src/turn/turn.ts',
  'test/cards/',
  'test/rules/',
];

const placeOf = (game: string, path: string): string => join(root, 'packages', game, path);

test.each(GAMES)('%s has every folder and file that both games have', (game) => {
  expect(BOTH.filter((path) => !existsSync(placeOf(game, path)))).toEqual([]);
});

/** Folders of `src`, and the files at its top. */
function topOf(game: string): string[] {
  return readdirSync(placeOf(game, 'src'), { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? `src/${entry.name}/` : `src/${entry.name}`,
  );
}

test('nothing else stands at the top of one that the other lacks', () => {
  const [one, other] = GAMES.map(topOf);
  const alone = [
    ...one.filter((name) => !other.includes(name)),
    ...other.filter((name) => !one.includes(name)),
  ];
  expect(alone.filter((name) => OWN[name] === undefined)).toEqual([]);
});

/** Words of one game or the other, which a kernel for any card game has no use for. */
const WORDS = [
  'prowess',
  'corruption',
  'twilight',
  'skirmish',
  'fellowship',
  'companion',
  'minion',
  'hazard',
  'marshalling',
  'wizard',
  'hobbit',
  'ring-bearer',
  'ringwraith',
  'burden',
  'haven',
  'sideboard',
  'archery',
  'middle-earth',
  'gandalf',
  'frodo',
];

function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

test.each(['packages/kernel/src', 'packages/kernel/testkit/src'])(
  '%s knows no word of either game',
  (folder) => {
    const known = new RegExp(`\\b(${WORDS.join('|')})s?\\b`, 'i');
    const found = sourcesOf(folder).flatMap((name) =>
      readFileSync(join(root, name), 'utf8')
        .split('\n')
        .flatMap((line, i) => (known.test(line) ? [`${name}:${i + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  },
);
