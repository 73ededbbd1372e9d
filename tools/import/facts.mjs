/**
 * Turns the collected card material into the project's own card facts: `node tools/import/facts.mjs FOLDER`.
 *
 * Owns   which files are written, and the last look that no printed sentence is among them.
 * Not    how a game's fields are read (meccg.mjs, lotr-tcg.mjs).
 * Keeps  the result is sorted and has one card a line, so that a second run changes nothing and a diff reads well.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lotrTcgFacts } from './lotr-tcg.mjs';
import { meccgFacts } from './meccg.mjs';
import { sentencesIn } from './sentences.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const folder = process.argv[2];
if (!folder || !existsSync(join(folder, 'meccg', 'cards.json'))) {
  process.stderr.write(
    'usage: node tools/import/facts.mjs FOLDER   (the folder that holds meccg/ and lotr-tcg/)\n',
  );
  process.exit(2);
}

const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

const files = {
  'packages/meccg/cards/facts': meccgFacts({
    cards: read('meccg/cards.json'),
    sites: read('meccg/sites.json'),
    regions: read('meccg/regions.json'),
    decks: read('meccg/decks-challenge.json'),
    boxes: readFileSync(join(folder, 'meccg/decks-balrog.md'), 'utf8'),
  }),
  'packages/lotr-tcg/cards/facts': lotrTcgFacts({
    cards: read('lotr-tcg/cards.json'),
    decks: read('lotr-tcg/decks-starter.json'),
    discrepancies: read('lotr-tcg/discrepancies.json').stats,
  }),
};

for (const [place, facts] of Object.entries(files)) {
  for (const [name, entries] of Object.entries(facts)) {
    const found = sentencesIn(entries);
    if (found.length > 0) {
      process.stderr.write(`${place}/${name}.json would hold printed text:\n${found.join('\n')}\n`);
      process.exit(1);
    }
    const path = join(root, place, `${name}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, lines(entries));
    process.stdout.write(`${place}/${name}.json: ${entries.length}\n`);
  }
}

/**
 * A JSON list with one entry a line. Decks are long: their cards get a line each as well.
 */
function lines(entries) {
  return `[\n${entries.map((entry) => ('sections' in entry ? deckLines(entry) : JSON.stringify(entry))).join(',\n')}\n]\n`;
}

function deckLines(deck) {
  const { sections, ...head } = deck;
  const parts = Object.entries(sections).map(([name, cards]) => {
    const rows = cards.map((card) => `    ${JSON.stringify(card)}`);
    return `  ${JSON.stringify(name)}: [\n${rows.join(',\n')}\n  ]`;
  });
  return `{${JSON.stringify(head).slice(1, -1)},"sections":{\n${parts.join(',\n')}\n}}`;
}
