/** The rules ledger of a game as a book: its entries in chapters, each with what is known of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameName, LedgerRule, Rulebook } from '@westmarch/protocol';
import { type LedgerEntry, ledgerEntries } from '../ledger.ts';
import { CHAPTERS } from './chapters.ts';

/** "MOVE" of ME-MOVE-530. */
const topicOf = (id: string): string => id.split('-')[1] ?? '';

function citedIn(folder: string): ReadonlySet<string> {
  const file = join(folder, 'coverage.json');
  if (!existsSync(file)) return new Set();
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const cited = typeof report === 'object' && report !== null && 'cited' in report ? report.cited : [];
  return new Set(Array.isArray(cited) ? cited.filter((id) => typeof id === 'string') : []);
}

function ruleOf({ id, rule, cards, fields }: LedgerEntry, cited: ReadonlySet<string>): LedgerRule {
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const printing = fields['printing'];
  return {
    id,
    text: rule,
    who: text('who'),
    kind: text('kind'),
    mode: text('mode'),
    cards: [...cards],
    printing: Array.isArray(printing) ? printing.filter((set) => typeof set === 'string') : [],
    erratum: fields['erratum'] === true,
    ...(text('amended') === '' ? {} : { amended: text('amended') }),
    overruled: fields['overruled'] === true,
    tested: cited.has(id),
  };
}

export function rulebookOf(root: string, game: GameName): Rulebook {
  const folder = join(root, 'packages', game, 'ledger');
  const cited = citedIn(folder);
  const rules = Map.groupBy(
    ledgerEntries(folder).map((entry) => ruleOf(entry, cited)),
    ({ id }) => topicOf(id),
  );
  const known = CHAPTERS[game];
  const listed = new Set(known.map(([topic]) => topic));
  const more = [...rules.keys()]
    .filter((topic) => !listed.has(topic))
    .map((topic) => [topic, topic] as const);
  return {
    game,
    chapters: [...known, ...more].flatMap(([key, title]) => {
      const own = rules.get(key);
      return own === undefined ? [] : [{ key, title, rules: own }];
    }),
  };
}
