/**
 * What may stand after `npm start --` and `westmarch serve`: a few settings of the server by name, and --help.
 *
 * Not    what the settings mean, or whether they make sense: apps/server/src/settings.ts. Nothing is installed yet here.
 */
import { parseArgs } from 'node:util';
import { Problem } from './ensure.mjs';

/** Each option, and the variable of the environment that it stands for. @type {Readonly<Record<string, string>>} */
const VARIABLES = { port: 'PORT', host: 'HOST', data: 'WESTMARCH_DATA', 'public-url': 'PUBLIC_URL' };

/** @param {string} command as it is typed */
export const helpFor = (command) => `Serves Westmarch on this machine until Ctrl-C.

Usage: ${command} [options]

  --port N          the port to listen at (else PORT, else 4300)
  --host NAME       the address to listen at (else HOST, else localhost; 0.0.0.0 lets others in)
  --data FOLDER     where games and guests are kept (else WESTMARCH_DATA, else .data)
  --public-url URL  where others find it, behind a proxy (else PUBLIC_URL)
  --help            this text

With DATABASE_URL=postgres://… everything is kept in PostgreSQL instead of the folder. This and more
settings, all in the environment: docs/self-hosting.md. Other commands: npx westmarch --help
`;

/** The environment that the options ask for, or that help is wanted. @param {readonly string[]} args @param {string} command as it is typed */
export function settingsFrom(args, command) {
  const { values: given, positionals } = parsed(args, command);
  /** @type {Readonly<Record<string, unknown>>} */
  const values = given;
  if (values['help'] === true) return 'help';
  if (positionals.length > 0) throw new Problem(wrong(`"${positionals[0]}" is no option here.`, command), 2);
  return Object.fromEntries(
    Object.entries(VARIABLES).flatMap(([name, variable]) =>
      typeof values[name] === 'string' ? [[variable, values[name]]] : [],
    ),
  );
}

/** @param {readonly string[]} args @param {string} command */
function parsed(args, command) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(
          Object.keys(VARIABLES).map((name) => [name, { type: /** @type {const} */ ('string') }]),
        ),
      },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Problem(wrong(`${error.message.split('. ')[0]}.`, command), 2);
  }
}

/** @param {string} what @param {string} command */
const wrong = (what, command) => `${what}\n${command} --help tells what there is.`;
