/**
 * The pool: every card that can be played with, set by set in the order in which they appeared, brought into the engine.
 *
 * Owns   the list of sets. What is in a set stands in its index, and each card in a file of its set and culture.
 */
import { engine } from '../engine.ts';
import { firstPrinting } from '../facts/printings.ts';
import { type CardDefinition, specOf } from './card.ts';
import { set01 } from './set01/index.ts';
import { set02 } from './set02/index.ts';
import { set03 } from './set03/index.ts';

export const pool: readonly CardDefinition[] = [...set01, ...set02, ...set03];

engine.define(pool.map(specOf));

const byId = new Map(pool.map((definition) => [definition.id, definition]));
/** How a card is defined, by the id of any of its printings. */
export const definitionOf = (id: string): CardDefinition | undefined => byId.get(firstPrinting(id));
export const isInPool = (id: string): boolean => byId.has(firstPrinting(id));
/** Its number in the engine. */
export const indexOfCard = (id: string): number => engine.index(firstPrinting(id));
