/** The ledger's coverage as a table for the terminal: a line and a bar for each topic, then the totals. */
import pico from 'picocolors';
import { TITLE } from '../games.ts';
import { bar, percent, table } from '../table.ts';
import { MANY } from './citations.ts';
import type { Coverage, TopicCoverage } from './coverage.ts';

const HEAD = ['topic', '', 'total', 'cited', 'excused', 'deferred', 'uncited'];

export function inWords(result: Coverage, topics: readonly TopicCoverage[]): string {
  const { total, cited, excused, deferred } = result;
  const whole = { ...result, topic: 'all', uncited: result.uncited.length };
  const settled = cited + excused + deferred;
  return [
    pico.bold(TITLE[result.game]),
    table(HEAD, [...topics, whole].map(row), 2),
    `${cited} of ${total} entries cited (${percent(cited, total)}); ` +
      `cited, excused or deferred: ${settled} (${percent(settled, total)})`,
    `weakly cited, by tests that cite ${MANY} or more at once: ${result.weak.length}`,
  ].join('\n');
}

function row({ topic, total, cited, excused, deferred, uncited }: TopicCoverage): string[] {
  const numbers = [total, cited, excused, deferred, uncited].map((number) => number.toLocaleString('en'));
  return [topic, bar(cited, total), ...numbers];
}
