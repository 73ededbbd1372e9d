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
  readonly uncited: readonly string[];
}

export interface TopicCoverage extends Omit<Coverage, 'game' | 'uncited'> {
  readonly topic: string;
  readonly uncited: number;
}

/** What coverage.json keeps. */
export interface Kept {
  readonly total: number;
  readonly cited: readonly string[];
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

export function coverage(game: Game, standing: ReadonlyMap<string, Standing>): Coverage {
  const { uncited: _number, ...counts } = count([...standing.values()]);
  return { game, ...counts, uncited: idsWith(standing, 'uncited') };
}

export function byTopic(standing: ReadonlyMap<string, Standing>): TopicCoverage[] {
  const topics = Map.groupBy(standing, ([id]) => topicOf(id));
  return [...topics].map(([topic, list]) => {
    const states = list.map(([, state]) => state);
    return Object.assign({ topic }, count(states));
  });
}

export function kept(standing: ReadonlyMap<string, Standing>): Kept {
  return { total: standing.size, cited: idsWith(standing, 'cited').sort() };
}

/** What is worse than what was kept: nothing while the ratio holds, even if single entries were lost. */
export function fallen(now: Kept, before: Kept): string[] {
  const lost = before.cited.filter((id) => !now.cited.includes(id));
  const ratio = ({ cited, total }: Kept) => (total === 0 ? 0 : cited.length / total);
  if (ratio(now) >= ratio(before)) return [];
  const was = `${before.cited.length} of ${before.total} (${percent(before.cited.length, before.total)})`;
  const is = `${now.cited.length} of ${now.total} (${percent(now.cited.length, now.total)})`;
  return [
    `entries cited fell from ${was} to ${is}`,
    ...(lost.length > 0 ? [`no longer cited: ${lost.join(', ')}`] : []),
  ];
}

export function parseKept(text: string, where: string): Kept {
  const object = asObject(parseJson(text, where), where);
  return { total: numberField(object, 'total', where), cited: textsField(object, 'cited', where) };
}

function count(states: readonly Standing[]) {
  const counts = { total: states.length, cited: 0, excused: 0, deferred: 0, uncited: 0 };
  for (const state of states) counts[state] += 1;
  return counts;
}

function idsWith(standing: ReadonlyMap<string, Standing>, wanted: Standing): string[] {
  return [...standing].filter(([, state]) => state === wanted).map(([id]) => id);
}
