/** Allies, and where they are found. */
import { type CardDefinition, card, notYet } from './card.ts';

export const allies: readonly CardDefinition[] = [
  card('TW-245', { ...notYet, at: ['Old Forest'] }), // Goldberry
  card('TW-246', { ...notYet, at: ['Goblin-gate', 'Moria'] }), // Gollum
  card('TW-353', { ...notYet, at: ['Wellinghall'] }), // Treebeard
];
