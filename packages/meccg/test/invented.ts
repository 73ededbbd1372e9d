/**
 * Cards that exist only in tests, and printed ones that no deck can have yet.
 *
 *   invent('Howling', 'LE-110', { addsAttack: … });   // printed facts of a card, with a name and a text of the test's own
 *   borrow('TW-12');                                   // a printed card by its facts alone
 */
import { Invention } from '@westmarch/testkit';
import { afterAll } from 'vitest';
import { type CardPart, defineCard, specOf } from '../src/cards/card.ts';
import { register } from '../src/cards/register.ts';
import { engine } from '../src/engine.ts';

export const invention = new Invention(afterAll);

/** A card with the printed facts of another, and a name and a text of its own. Returns its number. */
export function invent(name: string, like: string, ...text: readonly CardPart[]): number {
  const made = defineCard(like, ...text);
  const [id] = invention.define(engine, [{ ...specOf(made), id: name, names: { en: name } }]);
  const def = engine.index(id);
  register(def, made);
  return def;
}

/** Printed cards whose texts play no part in a test. */
export function borrow(...ids: readonly string[]): void {
  for (const id of ids) {
    const made = defineCard(id);
    // Another file of the same run may have brought it in.
    if (invention.borrow(engine, specOf(made))) register(engine.index(id), made);
  }
}
