/** `npm run ledger`: the report lies with the command-line program, which reads the same ledger. */
import { ledgerProgram } from '../apps/cli/src/ledger/command.ts';
import { run } from '../apps/cli/src/run.ts';

process.exitCode = await run(ledgerProgram(), process.argv.slice(2));
