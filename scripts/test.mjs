/**
 * `npm test`: every check of the project, one stage after the other, then the counts. Checks that fill no core are run at
 * once, and tell their findings in order.
 *
 * `npm test -- --only types,unit` runs some stages; words after that are handed to vitest or Playwright as filters.
 */
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, main, Problem } from './ensure.mjs';
import { KINDS, kindStage, stages } from './stages.mjs';

const USAGE = `usage: npm test -- [--only STAGE[,STAGE…]] [FILTER…]
stages: ${stages.map((stage) => stage.name).join(', ')}; parts of "tests": ${KINDS.join(', ')}`;

/** @param {string[]} args */
function parse(args) {
  /** @type {string[]} */
  const names = [];
  const filters = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    if (arg === '--help') throw new Problem(USAGE, 0);
    if (arg === '--only') names.push(...(args[++i] ?? '').split(','));
    else if (arg.startsWith('--only=')) names.push(...arg.slice('--only='.length).split(','));
    else if (arg.startsWith('-')) throw new Problem(`unknown option ${arg}\n${USAGE}`, 2);
    else filters.push(arg);
  }
  if (filters.length > 0 && names.length === 0) names.push('tests');
  return { chosen: names.length === 0 ? stages : names.map(stageNamed), filters };
}

/** @param {string} name */
function stageNamed(name) {
  const stage = KINDS.includes(name) ? kindStage(name) : stages.find((candidate) => candidate.name === name);
  if (!stage) throw new Problem(`there is no stage "${name}"\n${USAGE}`, 2);
  return stage;
}

/** @param {number} started */
function secondsSince(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** What came of a stage, and how long it took. @template T @param {() => Promise<T>} work @returns {Promise<{ came: T, time: string }>} */
async function timed(work) {
  const started = performance.now();
  const came = await work();
  return { came, time: secondsSince(started) };
}

/**
 * @param {import('./stages.mjs').Stage} stage @param {string[]} filters
 * @param {Promise<{ came: import('./stages.mjs').Checked, time: string }> | undefined} begun
 */
async function done(stage, filters, begun) {
  if (begun === undefined) {
    const { came, time } = await timed(() => stage.run(filters));
    return { counts: came, time };
  }
  const { came, time } = await begun;
  process.stdout.write(came.said);
  return { counts: came.counts, time };
}

await main(async () => {
  const { chosen, filters } = parse(process.argv.slice(2));
  const began = performance.now();
  await ensureInstalled();
  if (chosen.some(({ name }) => name === 'e2e')) void ensureBrowser();

  let interrupted = false;
  process.on('SIGINT', () => {
    interrupted = true;
  });

  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const summary = [];
  const begun = new Map(chosen.flatMap((stage) => (stage.begin ? [[stage, timed(stage.begin)]] : [])));
  for (const stage of chosen) {
    console.log(`\n── ${stage.title} ──`);
    const { counts, time } = await done(stage, filters, begun.get(stage));
    if (interrupted) return 130;
    if (!counts) {
      summary.push(`${stage.name.padEnd(9)} not there yet`);
      console.log('not there yet: skipped');
      continue;
    }
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    const verdict = counts.failed === 0 ? 'ok' : 'FAILED';
    console.log(`${verdict}, ${time}`);
    summary.push(`${stage.name.padEnd(9)} ${verdict.padEnd(7)} ${time.padStart(7)}  ${inWords(counts)}`);
  }
  console.log(`\n── summary, ${secondsSince(began)} ──\n${summary.join('\n')}\n`);
  console.log(inWords(total));
  return total.failed === 0 ? 0 : 1;
});

/** The closing line: "N passed, N failed", and the skipped ones if there are any. @param {import('./stages.mjs').Counts} counts */
function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
