/** The command-line program: `npx westmarch`. */
import { program } from './program.ts';
import { run } from './run.ts';

process.exitCode = await run(program(), process.argv.slice(2));
