/**
 * Draws cards that are not implemented yet, by a printed seed: as evenly over sets and kinds as the missing ones allow.
 *
 *   node tools/sample/draw.mjs GAME [SEED] [COUNT]
 *
 * For MECCG only cards that hero games can use: hero and dual resources and characters, and hazards of no side.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [game = 'meccg', seed = '2026', count = '40'] = process.argv.slice(2);
const root = join(fileURLToPath(import.meta.url), '../../..');
const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** @typedef {{ id: string, stratum: string, shown: string }} Card */

/** @returns {Promise<Card[]>} */
async function missing() {
  const { cardStatus } = await import(`../../packages/${game}/src/definitions.ts`);
  const cards = read(`packages/${game}/cards/facts/cards.json`);
  /** @type {Card[]} */
  const found = [];
  for (const card of cards) {
    if (cardStatus(card.id) === 'implemented') continue;
    if (game === 'meccg') {
      const { subtype = '' } = card.attributes;
      if (card.type === 'Site' || card.type === 'Region') continue;
      const mine = card.type === 'Hazard' ? ['Neutral'] : ['Hero', 'Dual'];
      if (!mine.includes(card.alignment)) continue;
      found.push({ id: card.id, stratum: `${card.set} ${card.type} ${subtype}`, shown: card.name.en });
    } else
      found.push({
        id: card.id,
        stratum: `${card.set} ${card.type}`,
        shown: `${card.title}${card.subtitle ? `, ${card.subtitle}` : ''}`,
      });
  }
  return found;
}

/** A number for a card that anyone can work out from the seed. @param {string} id */
const lot = (id) => createHash('sha256').update(`${seed} ${game} ${id}`).digest('hex');

/** Sets take turns; within a set, kinds take turns; within a kind, the lot decides. @param {Card[]} cards */
function inTurn(cards) {
  /** @type {Map<string, Map<string, Card[]>>} */
  const sets = new Map();
  for (const card of cards.toSorted((a, b) => (lot(a.id) < lot(b.id) ? -1 : 1))) {
    const set = card.stratum.split(' ')[0] ?? '';
    const kinds = sets.get(set) ?? new Map();
    sets.set(set, kinds);
    kinds.set(card.stratum, [...(kinds.get(card.stratum) ?? []), card]);
  }
  /** @type {Card[]} */
  const drawn = [];
  const names = [...sets.keys()].toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1));
  while (
    drawn.length < Number(count) &&
    names.some((set) => [...(sets.get(set)?.values() ?? [])].some((kind) => kind.length > 0))
  )
    for (const set of names) {
      if (drawn.length === Number(count)) break;
      const kinds = sets.get(set) ?? new Map();
      const next = [...kinds.entries()].find(([, left]) => left.length > 0);
      if (next === undefined) continue;
      const [kind, left] = next;
      drawn.push(left[0]);
      // The kind goes to the end of the queue.
      kinds.delete(kind);
      kinds.set(kind, left.slice(1));
    }
  return drawn;
}

const all = await missing();
console.log(`seed ${seed}, ${game}: ${count} of ${all.length} missing cards`);
for (const { id, stratum, shown } of inTurn(all)) console.log(`${id.padEnd(8)} ${shown} (${stratum})`);
