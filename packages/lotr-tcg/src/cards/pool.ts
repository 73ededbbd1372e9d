/**
 * The pool: every card that can be played with, set by set in the order in which they appeared, brought into the engine.
 *
 * Owns   the list of sets. What is in a set stands in its index, and each card in a file of its set and culture.
 */
import { engine } from '../engine.ts';
import { firstPrinting } from '../facts/printings.ts';
import { type CardDefinition, specOf } from './card.ts';
import { set00 } from './set00/index.ts';
import { set01 } from './set01/index.ts';
import { set02 } from './set02/index.ts';
import { set03 } from './set03/index.ts';
import { set04 } from './set04/index.ts';
import { set05 } from './set05/index.ts';
import { set06 } from './set06/index.ts';
import { set07 } from './set07/index.ts';
import { set08 } from './set08/index.ts';
import { set09 } from './set09/index.ts';
import { set10 } from './set10/index.ts';
import { set11 } from './set11/index.ts';
import { set12 } from './set12/index.ts';
import { set13 } from './set13/index.ts';
import { set14 } from './set14/index.ts';
import { set15 } from './set15/index.ts';
import { set16 } from './set16/index.ts';
import { set17 } from './set17/index.ts';
import { set18 } from './set18/index.ts';
import { set19 } from './set19/index.ts';

export const pool: readonly CardDefinition[] = [
  ...set00,
  ...set01,
  ...set02,
  ...set03,
  ...set04,
  ...set05,
  ...set06,
  ...set07,
  ...set08,
  ...set09,
  ...set10,
  ...set11,
  ...set12,
  ...set13,
  ...set14,
  ...set15,
  ...set16,
  ...set17,
  ...set18,
  ...set19,
];

engine.define(pool.map(specOf));

const byId = new Map(pool.map((definition) => [definition.id, definition]));
/** How a card is defined, by the id of any of its printings. */
export const definitionOf = (id: string): CardDefinition | undefined => byId.get(firstPrinting(id));
export const isInPool = (id: string): boolean => byId.has(firstPrinting(id));
const indexes = new Map<string, number>();
/** Its number in the engine. */
export function indexOfCard(id: string): number {
  let index = indexes.get(id);
  if (index === undefined) indexes.set(id, (index = engine.index(firstPrinting(id))));
  return index;
}
