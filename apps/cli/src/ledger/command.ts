/** `npm run ledger`: which rules the passing tests cite, by topic, and that they do not become fewer. */
import { Command } from 'commander';
import { chosenGames } from '../games.ts';
import { EXIT, Problem } from '../problem.ts';
import { plainErrors } from '../run.ts';
import { cardReport, fallenCards, keepCards } from './cards/report.ts';
import { citations, MANY } from './citations.ts';
import { byTopic, coverage, fallen, kept, standings } from './coverage.ts';
import { readLedgers } from './entries.ts';
import { inWords } from './picture.ts';
import { DEFAULT_REPORT, readKept, readTests, readWaivers, writeKept } from './sources.ts';
import type { TestRun } from './tests.ts';

interface LedgerOptions {
  readonly game?: string;
  readonly json?: true;
  readonly check?: true;
  readonly weak?: true;
  readonly cards?: true;
  readonly keep?: true;
  readonly report?: string;
}

const AFTER = `
A test cites a rule by its id in its title, several as LR-SKIRM-001..022; only passing tests count.
It cites a card by its id in brackets: [TD-42], or [TD-42/2] for its second ability. A card counts as implemented
when each of its abilities is cited, or when as many tests cite it as it has abilities.
Weakly cited is what only tests with ${MANY} ids or more cite: a test for each of them would say more.
Entries that need no test are listed with a reason in packages/<game>/ledger/excused.jsonl and deferred.jsonl.
Exit codes: 0 fine, 1 a test cites an unknown id or --check failed, 2 bad input or a wrong line in a list.`;

export function ledgerProgram(): Command {
  return plainErrors(new Command('npm run ledger --'))
    .description('Reports which entries of the rules ledger are cited by passing tests.')
    .option('--game <name>', 'only this game: meccg or lotr-tcg')
    .option(
      '--json',
      'print [{game, total, cited, excused, deferred, weak, uncited}]; with --game the one object',
    )
    .option(
      '--check',
      'exit 1 when an entry lost its citation, or more are weakly cited than coverage.json keeps',
    )
    .option('--weak', 'list the weakly cited entries, each with a test that cites it')
    .option(
      '--cards',
      'only the cards: which count as implemented; with --json [{game, printed, pool, implemented, uncited}]',
    )
    .option('--keep', 'write what is cited now to coverage.json and cards-coverage.json')
    .option('--report <file>', `the JSON report of vitest (default: ${DEFAULT_REPORT}, written by npm test)`)
    .addHelpText('after', AFTER)
    .action(report);
}

async function report(options: LedgerOptions): Promise<void> {
  const tests = readTests(options.report);
  if (!options.cards) reportRules(options, tests);
  if (options.json && !options.cards) return;
  const reports = await Promise.all(chosenGames(options.game).map((game) => cardReport(game, tests)));
  const complaints = reports.flatMap((result) => result.complaints);
  if (complaints.length > 0) throw failure(complaints);
  const list = reports.map(({ coverage }) => coverage);
  process.stdout.write(
    options.json
      ? `${JSON.stringify(options.game === undefined ? list : list[0], null, 2)}\n`
      : `\n${reports.map(({ text }) => text).join('\n\n')}\n`,
  );
  if (options.keep) for (const result of list) keepCards(result);
  const lost = options.check ? list.flatMap(fallenCards) : [];
  if (lost.length > 0) throw failure(lost);
}

function reportRules(options: LedgerOptions, tests: readonly TestRun[]): void {
  const entries = readLedgers();
  const found = citations(tests, new Map(entries.map((entry) => [entry.id, entry])));
  if (found.complaints.length > 0) throw failure(found.complaints);

  const results = chosenGames(options.game).map((game) => {
    const own = entries.filter((entry) => entry.game === game);
    const standing = standings(own, new Set(found.cited.keys()), readWaivers(game, own, found.cited));
    return { game, standing, coverage: coverage(game, standing, found.weak) };
  });
  if (options.json) {
    const list = results.map((result) => result.coverage);
    process.stdout.write(`${JSON.stringify(options.game === undefined ? list : list[0], null, 2)}\n`);
  } else {
    const pictures = results.map((result) => inWords(result.coverage, byTopic(result.standing)));
    process.stdout.write(`${pictures.join('\n\n')}\n`);
    const weak = options.weak ? results.flatMap((result) => result.coverage.weak) : [];
    for (const id of weak) process.stdout.write(`${id}  ${found.cited.get(id) ?? ''}\n`);
  }
  if (options.keep) for (const { game, standing } of results) writeKept(game, kept(standing, found.weak));
  if (!options.check) return;
  const complaints = results.flatMap(({ game, standing }) =>
    fallen(kept(standing, found.weak), readKept(game)).map((line) => `${game}: ${line}`),
  );
  if (complaints.length > 0) throw failure([...complaints, '"npm run ledger -- --keep" accepts it']);
}

function failure(lines: readonly string[]): Problem {
  return new Problem(lines.join('\n'), { exitCode: EXIT.failed });
}
