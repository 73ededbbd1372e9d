/** Where a card belongs: MECCG by set and kind, The Lord of the Rings TCG by set and culture. */
import { type Card, factOf } from '../facts.ts';
import { isObject } from '../json.ts';
import { Problem } from '../problem.ts';
import { cardsFolder } from './sources.ts';

export interface Places {
  /** From the root of the project. */
  readonly source: string;
  readonly test: string;
  /** The folder of the set, and what the file holds, for its head. */
  readonly set: string;
  readonly holds: string;
}

const EVENT: Readonly<Record<string, string>> = {
  'Short-event': 'shorts',
  'Long-event': 'longs',
  'Permanent-event': 'permanents',
};

function meccgKind(card: Card): string {
  const attributes = isObject(card.facts['attributes']) ? card.facts['attributes'] : {};
  if (card.type === 'Region') throw new Problem(`${card.name} is a region: regions are no cards of a file`);
  if (card.type === 'Site') return 'sites';
  if (attributes['agent'] === true) return 'characters-agents';
  if (card.type === 'Character') return 'characters';
  const [first = ''] = factOf(card, 'subtype').split('/');
  if (first === 'Creature') return 'creatures';
  if (EVENT[first] !== undefined) return `${card.type.toLowerCase()}-${EVENT[first]}`;
  if (first === 'Gold Ring Item') return 'gold-rings';
  if (first.endsWith(' Item')) return `${first.replace(' Item', '').toLowerCase()}-items`;
  return { Ally: 'allies', Faction: 'factions' }[first] ?? 'others';
}

function lotrKind(card: Card): string {
  if (card.type === 'Site') return 'sites';
  if (card.type === 'The One Ring') return 'rings';
  return factOf(card, 'culture').toLowerCase().replaceAll(' ', '-') || 'others';
}

export function placesOf(card: Card): Places {
  const kind = card.game === 'meccg' ? meccgKind(card) : lotrKind(card);
  const set = card.game === 'meccg' ? card.set.toLowerCase() : `set${card.set.padStart(2, '0')}`;
  const isCulture = card.game === 'lotr-tcg' && kind !== 'sites' && kind !== 'rings';
  return {
    source: `${cardsFolder(card.game)}/${set}/${kind}.ts`,
    test: `packages/${card.game}/test/cards/${set}/${kind}.test.ts`,
    set,
    holds: isCulture ? `the ${factOf(card, 'culture')} culture` : kind.replaceAll('-', ' '),
  };
}
