/**
 * Brings lists of tournament decks into packages/meccg/cards/decks/tournament.json: `node tools/import/tournament.mjs FILE`.
 *
 * Names of decks carry signs of who plays them and against whom; location decks that hold every site say nothing and are
 * left out; where one list holds all that lies beside the deck, it is parted by kinds of cards.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const meccg = join(root, 'packages/meccg/cards');
const [, , file] = process.argv;
if (file === undefined) {
  process.stderr.write('node tools/import/tournament.mjs FILE\n');
  process.exit(2);
}
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const cards = new Map(read(join(meccg, 'facts/cards.json')).map((card) => [card.id, card]));

/** The card of a side with the same name, where a list has the other side's by mistake. */
const OTHER = { F: ['Minion', 'Hero'], D: ['Hero', 'Minion'], d: ['Hero', 'Minion'] };
function ofItsSide(card, sign) {
  const [wrong, right] = OTHER[sign] ?? [];
  if (card === undefined || card.alignment !== wrong) return card;
  const same = [...cards.values()].find(
    ({ name, alignment, type }) => name.en === card.name.en && alignment === right && type === card.type,
  );
  return same ?? card;
}

/** A location deck of more sites than a list would choose is every site. */
const CHOSEN = 60;
const AGAINST = { F: 'heroes', D: 'minions', R: 'fallen-wizards' };
const PARTS = {
  Deck: 'Deck',
  characters: 'Deck',
  resources: 'Deck',
  hazards: 'Deck',
  starting: 'Pool',
  sideboard: 'Sideboard',
  'anti-FW': 'Sideboard',
  sites: 'Sites',
};

/** Of everything beside a deck: places, who and what may begin in a company, and the rest. */
function besides({ type, attributes }) {
  if (type === 'Site' || type === 'Region') return 'Sites';
  const begins = type === 'Character' && attributes.avatar !== true;
  return begins || attributes.subtype === 'Minor Item' ? 'Pool' : 'Sideboard';
}

function deckOf({ name, sections }, number) {
  const signs = [...name.matchAll(/\{(\w)\}/g)].map(([, sign]) => sign);
  const bare = name
    .replace(/\{\w\}[A-Z]?(?=[_ {]|$)/g, ' ')
    .replace(/[_\s]+/g, ' ')
    .trim();
  const told = /^(\d{4}) - (.+?) - (.+)$/.exec(bare);
  const parts = { Pool: new Map(), Deck: new Map(), Sideboard: new Map(), Sites: new Map() };
  for (const [title, list] of Object.entries(sections))
    for (const { qty, card: listed } of list) {
      const facts = ofItsSide(cards.get(listed), signs[0]);
      if (facts === undefined || facts.type === 'Region') continue;
      const part = facts.type === 'Site' ? 'Sites' : (PARTS[title] ?? besides(facts));
      parts[part].set(facts.id, (parts[part].get(facts.id) ?? 0) + qty);
    }
  if (parts.Sites.size > CHOSEN) parts.Sites.clear();
  // Of two signs and more the first is whose deck it is.
  const foes = signs.slice(1).flatMap((sign) => AGAINST[sign] ?? []);
  return {
    key: `t${String(number + 1).padStart(2, '0')}`,
    name: told === null ? bare.replaceAll(' -- ', ': ') : told[3],
    ...(told === null ? {} : { year: Number(told[1]), player: told[2] }),
    ...(foes.length === 0 ? {} : { against: [...new Set(foes)] }),
    sections: Object.fromEntries(
      Object.entries(parts)
        .filter(([, list]) => list.size > 0)
        .map(([title, list]) => [title, [...list].map(([card, qty]) => ({ qty, card }))]),
    ),
  };
}

const decks = read(file)
  .map(deckOf)
  // A sideboard by itself is no deck.
  .filter(({ sections }) => sections.Deck !== undefined);
const text = decks.map((deck) => JSON.stringify(deck)).join(',\n');
writeFileSync(join(meccg, 'decks/tournament.json'), `[\n${text}\n]\n`);
process.stdout.write(`${decks.length} decks\n`);
