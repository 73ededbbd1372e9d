/** What soak found, for people: bench/soak.md. */
import { writeFileSync } from 'node:fs';
import { hex } from '../lib/policy.ts';
import { shown } from '../lib/table.ts';
import type { AllProgress, Progress } from './progress.ts';

const FILE = new URL('../soak.md', import.meta.url);

export function report(
  all: AllProgress,
  wanted: Readonly<Record<string, number>>,
  about: Readonly<Record<string, string>>,
): string {
  const row = ([name, p]: [string, Progress]): string =>
    `| ${[
      name,
      about[name] ?? '',
      `${shown(p.done)} of ${shown(wanted[name] ?? p.done)}`,
      shown(p.decisions),
      shown(p.longest),
      String(p.failures.length),
      shown(p.cpuSeconds),
      `"${p.seed}"`,
      hex(p.checksum),
    ].join(' | ')} |`;
  const failures = Object.entries(all).flatMap(([name, p]) =>
    p.failures.map(({ game, message }) => `### ${name}, game ${game}\n\n\`\`\`\n${message}\n\`\`\`\n`),
  );
  const unused = Object.entries(all).flatMap(([name, p]) =>
    (p.used ?? []).length === 0
      ? []
      : [
          `## Abilities that never mattered: ${name}`,
          `${p.used.length} of ${p.used.length + p.unused.length} did. Each of the others has a test of its own (\`npm run ledger -- --cards\`).`,
          p.unused.join(', ') || 'none',
          '',
        ],
  );
  return `# Soak

Written by \`npm run soak\` on ${new Date().toISOString().slice(0, 10)}. Random games to their end, with the invariants of
self-play: all of them at every decision, except views and samples (one in four) and trying every option (one in eight).

| name | what | games | decisions | longest game | failures | CPU-seconds | seed | checksum |
| --- | --- | ---: | ---: | ---: | ---: | ---: | --- | --- |
${Object.entries(all).map(row).join('\n')}
${unused.length === 0 ? '' : `\n${unused.join('\n\n')}`}${failures.length === 0 ? '' : `\n## Failures\n\n${failures.join('\n')}`}`;
}

export const writeReport = (text: string): void => writeFileSync(FILE, text);
