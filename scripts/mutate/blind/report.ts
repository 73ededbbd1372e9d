/** The blind places in words: by file, those with most of them first, and how many there are in each area. */
import type { Asked } from './instrument.ts';
import type { Blind, Findings } from './run.ts';

const LONGEST = 110;
/** So much of what stands before a change in a long expression. */
const BEFORE = 40;
const flat = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line || '(nothing)';
};

/** A change as it is listed: both forms of the expression or statement, and how many others it stands for. */
interface Row {
  readonly blind: Blind;
  readonly before: string;
  readonly after: string;
  within: number;
}

/** What no test reaches is told once: it stands for all that lies within. */
function rowsOf(list: readonly Blind[]): Row[] {
  const inOrder = [...list].sort(
    (a, b) => a.start - b.start || b.end - a.end || a.point.start - b.point.start,
  );
  const rows: Row[] = [];
  for (const blind of inOrder) {
    const around = blind.reached
      ? undefined
      : rows.find(({ blind: { start, end } }) => start <= blind.start && blind.end <= end);
    if (around) around.within++;
    else rows.push({ blind, ...formsOf(blind), within: 0 });
  }
  return rows;
}

function formsOf({ source: { text }, point, instead, start, end }: Asked): { before: string; after: string } {
  const isFar = point.start - start > LONGEST - BEFORE;
  const begin = (isFar ? '…' : '') + text.slice(isFar ? point.start - BEFORE : start, point.start);
  return {
    before: flat(begin + text.slice(point.start, end)),
    after: flat(begin + instead + text.slice(point.end, end)),
  };
}

interface Area {
  readonly area: string;
  readonly asked: number;
  readonly blind: number;
  readonly unreached: number;
}

/** Places are counted, not changes: one that can be changed in three ways is one place. */
function areasOf({ asked, blind }: Findings): Area[] {
  const places = (list: readonly Asked[]): number => new Set(list.map(({ point }) => point)).size;
  return [...Map.groupBy(asked, ({ source }) => source.area)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, list]) => {
      const here = blind.filter(({ source }) => source.area === area);
      const unreached = here.filter(({ reached }) => !reached);
      return { area, asked: places(list), blind: places(here), unreached: places(unreached) };
    });
}

const byFile = (blind: readonly Blind[]): [file: string, rows: Row[]][] =>
  [...Map.groupBy(blind, ({ source }) => source.file)]
    .map(([file, list]): [string, Row[]] => [file, rowsOf(list)])
    .sort(([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1));

export function blindList(findings: Findings): string {
  const files = byFile(findings.blind).map(([file, rows]) =>
    [`${file}: ${rows.length}`, ...rows.map(line)].join('\n'),
  );
  const areas = areasOf(findings).map(
    ({ area, asked, blind, unreached }) =>
      `${area}: ${asked} places were asked, ${blind} are blind; no test reaches ${unreached} of them`,
  );
  return [...files, areas.join('\n'), ...complaint(findings.failed)].join('\n\n');
}

function line({ blind: { mutant, reached }, before, after, within }: Row): string {
  const also = within === 0 ? '' : `, nor to ${within} more within`;
  const unreached = reached ? '' : `  (no test comes here${also})`;
  return `  ${String(mutant.line).padStart(4)}  (${mutant.operator})  ${before}  →  ${after}${unreached}`;
}

function complaint(failed: readonly string[]): string[] {
  if (failed.length === 0) return [];
  const some = failed.slice(0, 10).map((test) => `  ${test}`);
  return [
    `${failed.length} tests failed while they were watched, and what only they show is missing:\n${some.join('\n')}`,
  ];
}

export function blindJson(findings: Findings): string {
  const blind = byFile(findings.blind).flatMap(([file, rows]) =>
    rows.map(({ blind: { mutant, reached }, before, after, within }) => {
      const { line, operator: kind, at } = mutant;
      return { file, line, kind, at, before, after, reached, within };
    }),
  );
  return JSON.stringify({ areas: areasOf(findings), failed: findings.failed, blind }, null, 2);
}
