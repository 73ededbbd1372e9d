/**
 * The lists of entries that need no test: excused (software cannot check them) and deferred (they wait).
 *
 * Keeps  every line names an entry that counts, once, with a reason, and no passing test cites it.
 */
import { type JsonObject, parseJsonLines } from '../json.ts';
import type { Entry } from './entries.ts';

export interface Waiver {
  readonly id: string;
  readonly reason: string;
  readonly where: string;
}

export interface Waivers {
  readonly excused: readonly Waiver[];
  readonly deferred: readonly Waiver[];
}

/** Lines that are not even `{id, reason}` are complaints; the others are judged by `complaintsAbout`. */
export function parseWaivers(text: string, file: string): { waivers: Waiver[]; complaints: string[] } {
  const complaints: string[] = [];
  const waivers = parseJsonLines(text, file).flatMap(({ where, value }) => {
    const id = words(value, 'id');
    const reason = words(value, 'reason');
    if (id === '') complaints.push(`${where}: field "id": expected the id of an entry`);
    else if (reason === '') complaints.push(`${where}: ${id} has no reason (field "reason")`);
    else return [{ id, reason, where }];
    return [];
  });
  return { waivers, complaints };
}

function words(value: JsonObject, field: string): string {
  const text = value[field];
  return typeof text === 'string' ? text.trim() : '';
}

/** What is wrong with the lists; `cited` tells which passing test cites an entry. */
export function complaintsAbout(
  { excused, deferred }: Waivers,
  entries: readonly Pick<Entry, 'id' | 'overruled'>[],
  cited: ReadonlyMap<string, string>,
): string[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const places = new Map<string, string>();
  return [...excused, ...deferred].flatMap(({ id, where }) => {
    const entry = known.get(id);
    const earlier = places.get(id);
    const test = cited.get(id);
    places.set(id, where);
    if (!entry) return [`${where}: ${id} is no entry of this ledger`];
    if (entry.overruled) return [`${where}: ${id} is overruled and does not count: take it out`];
    if (earlier !== undefined) return [`${where}: ${id} is already listed at ${earlier}`];
    if (test !== undefined) return [`${where}: ${id} is cited by a passing test ("${test}"): take it out`];
    return [];
  });
}
