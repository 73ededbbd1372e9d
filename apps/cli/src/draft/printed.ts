/**
 * Printed texts of cards, where they lie beside the project: to be read by whoever writes a card, and copied nowhere.
 *
 * Keeps  nothing of them is written into a file of the project.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.ts';
import type { Game } from '../games.ts';
import { asObjects, parseJson } from '../json.ts';

/** Beside the project, or beside the folder of several checkouts; unless WESTMARCH_TEXTS names the place. */
function places(): string[] {
  const named = process.env['WESTMARCH_TEXTS'];
  return named === undefined ? [join(root, '../shared/cards'), join(root, '../../shared/cards')] : [named];
}

/** The file with the printed texts of a game; undefined where there is none. */
export const printedFile = (game: Game): string | undefined =>
  places()
    .map((place) => join(place, game, 'cards.json'))
    .find((file) => existsSync(file));

/** Printed texts by id. */
export function readPrinted(file: string): Map<string, string> {
  const cards = asObjects(parseJson(readFileSync(file, 'utf8'), file), file);
  return new Map(
    cards.flatMap(({ id, text }) => (typeof id === 'string' && typeof text === 'string' ? [[id, text]] : [])),
  );
}
