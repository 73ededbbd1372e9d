/** Ledger ids in a text: single ones, and ranges such as LR-SKIRM-001..022. */

const ID_OR_RANGE = /\b((?:ME|LR)-[A-Z]+)-(\d+)(?:\.\.(?:\1-)?(\d+))?/g;

/** What can be asked whether it knows an id, and for all ids that it knows. */
export interface KnownIds {
  has(id: string): boolean;
  keys(): Iterable<string>;
}

export interface Mentioned {
  readonly ids: readonly string[];
  /** Written like an id, but no entry has it; of a range, an end that no entry has. */
  readonly unknown: readonly string[];
}

export function idsIn(text: string, known: KnownIds): Mentioned {
  const ids = new Set<string>();
  const unknown = new Set<string>();
  for (const [, topic = '', first = '', last] of text.matchAll(ID_OR_RANGE)) {
    const ends = [first, last ?? first].map((number) => `${topic}-${number}`);
    const strange = ends.filter((id) => !known.has(id));
    for (const id of strange) unknown.add(id);
    if (strange.length > 0) continue;
    if (last === undefined) ids.add(`${topic}-${first}`);
    else for (const id of between(topic, Number(first), Number(last), known)) ids.add(id);
  }
  return { ids: [...ids], unknown: [...unknown] };
}

/** The ids of a topic with numbers in a range: numbering has gaps. */
function between(topic: string, first: number, last: number, known: KnownIds): string[] {
  return [...known.keys()].filter((id) => {
    if (!id.startsWith(`${topic}-`)) return false;
    const number = Number(id.slice(topic.length + 1));
    return number >= first && number <= last;
  });
}
