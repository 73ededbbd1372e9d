/**
 * What the survey (tools/survey) makes of printed texts: the clauses of each card, and the words each stands for.
 *
 * Keeps  a survey of the same texts is made once and kept outside the repository.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.ts';
import type { Game } from '../games.ts';
import { asObjects, parseJson, textField, textsField } from '../json.ts';
import { Problem } from '../problem.ts';

export interface Clause {
  /** In the survey's normal form: names, kinds and numbers are placeholders. */
  readonly text: string;
  readonly words: readonly string[];
  /** What no word stands for. */
  readonly left: readonly string[];
}
/** Words for what a card's facts hold: race, strikes, keywords, what a site is. */
const FACTS = new Set(['attackData', 'unique', 'siteData', 'leaf.keyword', 'ringTable', 'kinds']);
/** Its facts say it already, so that nothing is to be written. */
export const isFact = ({ words, left }: Clause): boolean =>
  left.length === 0 && words.every((word) => FACTS.has(word));

export interface Surveyed {
  readonly id: string;
  readonly words: readonly string[];
  readonly clauses: readonly Clause[];
}

function run(game: Game, file: string): string {
  const script = join(root, 'tools/survey', `${game}.mjs`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, file, '--clauses'], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Problem(`the survey of ${game} failed: ${stderr.trim()}`);
  return stdout.trimEnd().split('\n').at(-1) ?? '[]';
}

/** The survey of a file of texts, by card id. */
export function surveyOf(game: Game, file: string): Map<string, Surveyed> {
  const script = readFileSync(join(root, 'tools/survey', `${game}.mjs`));
  const key = createHash('sha256').update(readFileSync(file)).update(script).digest('hex').slice(0, 16);
  const kept = join(root, '.cache/survey', `${game}-${key}.json`);
  if (!existsSync(kept)) {
    mkdirSync(join(root, '.cache/survey'), { recursive: true });
    writeFileSync(kept, run(game, file));
  }
  const cards = asObjects(parseJson(readFileSync(kept, 'utf8'), kept), kept).map((card): Surveyed => {
    const id = textField(card, 'id', kept);
    return {
      id,
      words: textsField(card, 'words', kept),
      clauses: asObjects(card['clauses'], kept).map((clause) => ({
        text: textField(clause, 'text', kept),
        words: textsField(clause, 'words', kept),
        left: textsField(clause, 'left', kept),
      })),
    };
  });
  return new Map(cards.map((card) => [card.id, card]));
}
