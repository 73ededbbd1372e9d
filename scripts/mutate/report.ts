/** The results in words: survivors for whoever writes the missing test, tables by area and by kind of change. */
import { type Kept, type Result, tally } from './results.ts';

const MOST_LINES = 12;

/** A survivor as it is printed: where, what was changed into what, and which tests could have noticed. */
export function survivor(result: Result): string {
  const { file, line, operator, at, column, before, after, near, tests } = result;
  const inLine = !before.includes('\n') && !after.includes('\n');
  const changed = at.slice(0, column) + after + at.slice(column + before.length);
  const change = inLine ? [`- ${at}`, `+ ${changed}`] : [...signed('-', before), ...signed('+', after)];
  const nearest = near.length === 0 ? 'none' : near.slice(0, 4).join(', ');
  return [
    `${file}:${line}  (${operator})`,
    ...change.map((text) => `  ${text}`),
    `  ${tests} files of tests ran; nearest: ${nearest}`,
  ].join('\n');
}
function signed(sign: string, text: string): string[] {
  const lines = text.split('\n').map((line) => `${sign} ${line.trim()}`);
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), `${sign} …`] : lines;
}

export function summary(results: readonly Result[]): string {
  const { killed, survived, equivalent, rate } = tally(results);
  const left = equivalent === 0 ? '' : `; ${equivalent} cannot be noticed and are left out`;
  return `${killed} of ${killed + survived} changes were noticed (${rate.toFixed(1)} %)${left}`;
}

function rows(results: readonly Result[], by: (result: Result) => string): string[] {
  const groups = [...Map.groupBy(results, by)].sort(([a], [b]) => (a < b ? -1 : 1));
  return groups.map(([name, list]) => {
    const { killed, survived, equivalent, rate } = tally(list);
    return `| ${name} | ${list.length} | ${killed} | ${survived} | ${equivalent} | ${rate.toFixed(0)} % |`;
  });
}
const head = (name: string): string =>
  `| ${name} | drawn | noticed | survived | equivalent | rate |\n|---|---:|---:|---:|---:|---:|`;

/** bench/mutation.md */
export function page({ seed, drawn, results }: Kept, when: string): string {
  const survivors = results.filter(({ verdict }) => verdict === 'survived');
  const equivalents = results.filter(({ verdict }) => verdict === 'equivalent');
  const seconds = results.reduce((sum, { time }) => sum + time, 0) / 1000;
  return `# Small changes to rules and cards, and whether a test notices

Written by \`npm run mutate -- --keep\`. How to read and use it: CONTRIBUTING.md.

- ${summary(results)}
- Seed: ${seed} (${drawn})
- ${when}
- Time in tests: ${(seconds / Math.max(1, results.length)).toFixed(1)} s a change

${head('area')}
${rows(results, ({ area }) => area).join('\n')}

${head('kind of change')}
${rows(results, ({ operator }) => operator).join('\n')}

## Survivors

${survivors.length === 0 ? 'None.' : `\`\`\`\n${survivors.map(survivor).join('\n\n')}\n\`\`\``}

## Equivalent: nothing differs

${equivalents.map(({ file, line, before, after, why }) => `- ${file}:${line} \`${oneLine(before)}\` → \`${oneLine(after)}\`: ${why}`).join('\n') || 'None.'}
`;
}
const oneLine = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('`', "'").slice(0, 80) || '(nothing)';
