/**
 * How much of a ledger the tests cite, and the mark below which it may not fall.
 *
 * Keeps  overruled entries count nowhere; the kept file lists the cited ids sorted, one a line.
 */
import type { Game } from '../games.ts';
import { asObject, numberField, parseJson, textsField } from '../json.ts';
import { percent } from '../table.ts';
import { type Entry, topicOf } from './entries.ts';
import type { Waivers } from './lists.ts';

/** The answer of `npm run ledger -- --json`: people and checks rely on this shape. */
export interface Coverage {
  readonly game: Game;
  readonly total: number;
  readonly cited: number;
  readonly excused: number;
  readonly deferred: number;
  /** Of those cited: only by tests that cite many entries at once. */
  readonly weak: readonly string[];
  readonly uncited: readonly string[];
}

export interface TopicCoverage extends Omit<Coverage, 'game' | 'weak' | 'uncited'> {
  readonly topic: string;
  readonly uncited: number;
}

/** What coverage.json keeps. */
export interface Kept {
  readonly total: number;
  readonly cited: readonly string[];
  /** How many of them only tests with many ids cite. */
  readonly weak: number;
}

type Standing = 'cited' | 'excused' | 'deferred' | 'uncited';

/** Where each entry that counts stands; a citation weighs more than a waiver. */
export function standings(
  entries: readonly Entry[],
  cited: ReadonlySet<string>,
  waivers: Waivers,
): Map<string, Standing> {
  const excused = new Set(waivers.excused.map(({ id }) => id));
  const deferred = new Set(waivers.deferred.map(({ id }) => id));
  const standing = (id: string): Standing => {
    if (cited.has(id)) return 'cited';
    if (excused.has(id)) return 'excused';
    return deferred.has(id) ? 'deferred' : 'uncited';
  };
  return new Map(entries.filter((entry) => !entry.overruled).map(({ id }) => [id, standing(id)]));
}

export function coverage(
  game: Game,
  standing: ReadonlyMap<string, Standing>,
  weak: ReadonlySet<string>,
): Coverage {
  const { uncited: _number, ...counts } = count([...standing.values()]);
  return { game, ...counts, weak: weakOf(standing, weak), uncited: idsWith(standing, 'uncited') };
}

export function byTopic(standing: ReadonlyMap<string, Standing>): TopicCoverage[] {
  const topics = Map.groupBy(standing, ([id]) => topicOf(id));
  return [...topics].map(([topic, list]) => {
    const states = list.map(([, state]) => state);
    return Object.assign({ topic }, count(states));
  });
}

export function kept(standing: ReadonlyMap<string, Standing>, weak: ReadonlySet<string>): Kept {
  return {
    total: standing.size,
    cited: idsWith(standing, 'cited').sort(),
    weak: weakOf(standing, weak).length,
  };
}

/** What is worse than what was kept: each entry that lost its citation, a lower share, more that are weakly cited. */
export function fallen(now: Kept, before: Kept): string[] {
  const cited = new Set(now.cited);
  const lost = before.cited.filter((id) => !cited.has(id));
  const share = ({ cited, total }: Kept) => (total === 0 ? 0 : cited.length / total);
  const inWords = (kept: Kept) =>
    `${kept.cited.length} of ${kept.total} (${percent(kept.cited.length, kept.total)})`;
  return [
    ...(lost.length > 0 ? [`no longer cited: ${lost.join(', ')}`] : []),
    ...(share(now) < share(before) ? [`entries cited fell from ${inWords(before)} to ${inWords(now)}`] : []),
    ...(now.weak > before.weak
      ? [
          `weakly cited entries rose from ${before.weak} to ${now.weak}: "npm run ledger -- --weak" lists them`,
        ]
      : []),
  ];
}

export function parseKept(text: string, where: string): Kept {
  const object = asObject(parseJson(text, where), where);
  return {
    total: numberField(object, 'total', where),
    cited: textsField(object, 'cited', where),
    weak: numberField(object, 'weak', where),
  };
}

function count(states: readonly Standing[]) {
  const counts = { total: states.length, cited: 0, excused: 0, deferred: 0, uncited: 0 };
  for (const state of states) counts[state] += 1;
  return counts;
}

function idsWith(standing: ReadonlyMap<string, Standing>, wanted: Standing): string[] {
  return [...standing].filter(([, state]) => state === wanted).map(([id]) => id);
}

function weakOf(standing: ReadonlyMap<string, Standing>, weak: ReadonlySet<string>): string[] {
  return idsWith(standing, 'cited').filter((id) => weak.has(id));
}
