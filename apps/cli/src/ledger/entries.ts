/** The rules ledger of a game, read from packages/<game>/ledger: what each field means is told in its README. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readProjectFile, root } from '../files.ts';
import { GAMES, type Game } from '../games.ts';
import { type JsonObject, optionalText, parseJsonLines, textField, textsField } from '../json.ts';
import { Problem } from '../problem.ts';

export interface Entry {
  readonly id: string;
  readonly game: Game;
  readonly rule: string;
  readonly who: string;
  readonly kind: string;
  readonly mode: string;
  readonly cards: readonly string[];
  readonly source: readonly string[];
  /** Of a card ruling: the sets in which the card is printed; none where it does not say. */
  readonly printing: readonly string[];
  /** It changes the printed card. */
  readonly erratum?: true;
  readonly decision?: string;
  readonly amended?: string;
  readonly overruled?: true;
}

/** Rules of the game, and rulings on single cards where the game has them in a file of their own. */
const FILES = ['rules.jsonl', 'cards.jsonl'];
const ID: Record<Game, RegExp> = { meccg: /^ME-[A-Z]+-\d+$/, 'lotr-tcg': /^LR-[A-Z]+-\d+$/ };

export function readLedgers(games: readonly Game[] = GAMES): Entry[] {
  return games.flatMap((game) => {
    const files = FILES.map((name) => `${ledgerFolder(game)}/${name}`).filter((file) =>
      existsSync(join(root, file)),
    );
    return parseLedger(
      game,
      files.map((file) => ({ file, text: readProjectFile(file) })),
    );
  });
}

export function ledgerFolder(game: Game): string {
  return `packages/${game}/ledger`;
}

export function parseLedger(game: Game, files: readonly { file: string; text: string }[]): Entry[] {
  const places = new Map<string, string>();
  return files.flatMap(({ file, text }) =>
    parseJsonLines(text, file).map(({ where, value }) => {
      const entry = entryOf(game, value, where);
      const earlier = places.get(entry.id);
      if (earlier !== undefined) throw new Problem(`${where}: ${entry.id} is already at ${earlier}`);
      places.set(entry.id, where);
      return entry;
    }),
  );
}

function entryOf(game: Game, value: JsonObject, where: string): Entry {
  const id = textField(value, 'id', where);
  if (!ID[game].test(id)) throw new Problem(`${where}: field "id": "${id}" is no id of ${game}`);
  const decision = optionalText(value, 'decision', where);
  const amended = optionalText(value, 'amended', where);
  return {
    id,
    game,
    rule: textField(value, 'rule', where),
    who: textField(value, 'who', where),
    kind: textField(value, 'kind', where),
    mode: textField(value, 'mode', where),
    cards: textsField(value, 'cards', where),
    source: textsField(value, 'source', where),
    printing: value['printing'] === undefined ? [] : textsField(value, 'printing', where),
    ...(value['erratum'] === true ? { erratum: true as const } : {}),
    ...(decision === undefined ? {} : { decision }),
    ...(amended === undefined ? {} : { amended }),
    ...(value['overruled'] === true ? { overruled: true as const } : {}),
  };
}

/** "LR-SKIRM-006" → "SKIRM". */
export function topicOf(id: string): string {
  return id.split('-')[1] ?? id;
}
