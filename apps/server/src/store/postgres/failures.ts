/**
 * What can go wrong with PostgreSQL: what passes by itself, what to say when it does not start, and what to tell players.
 */
import { StorageFailure, StorageProblem } from '../problems.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Of the system, where a connection cannot be made or breaks. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // its socket, where the address names one
]);
/** Of PostgreSQL: it ends, crashed, begins, or has no place left for one more. */
const PASSING = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006']);
/** The client says these without a code. */
const WORDS =
  /^(Connection terminated|Connection ended|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;

/** The connection was lost, or could not be made: later it may work. */
export const isLost = (error: unknown): boolean =>
  UNREACHABLE.has(codeOf(error)) ||
  PASSING.has(codeOf(error)) ||
  (error instanceof Error && WORDS.test(error.message));

/** Two were in each other's way: once more, and it works. */
export const isInTheWay = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

const CAUSES: Readonly<Record<string, string>> = {
  '25006': 'the database may not be written',
  '42501': 'the database may not be written by this user',
  '53100': 'the disk of the database is full',
  '53200': 'the database has no memory left',
  '58030': 'the disk of the database does not work',
  XX001: 'the database is damaged',
  XX002: 'the database is damaged',
};

/** As everybody else knows it: with the reason in words, where it is one of storage. */
export function failureFrom(error: unknown): unknown {
  if (error instanceof StorageFailure) return error;
  if (isLost(error)) return new StorageFailure('the database does not answer', error, true);
  const why = CAUSES[codeOf(error)];
  return why === undefined ? error : new StorageFailure(why, error, false);
}

/** What to do where it cannot even be opened; `url` without its password. */
export function openingFailure(error: unknown, url: URL): unknown {
  const code = codeOf(error);
  const at = `${url.hostname || 'localhost'}:${url.port || '5432'}`;
  const database = decodeURIComponent(url.pathname.slice(1)) || 'postgres';
  const user = decodeURIComponent(url.username) || 'this user';
  const detail = error instanceof Error ? error.message || code : String(error);
  const say = (text: string): StorageProblem => new StorageProblem(`DATABASE_URL: ${text}`);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return say(`there is no machine ${url.hostname} (${detail}). See that the name is right.`);
  if (code === '28P01' || code === '28000')
    return say(
      `PostgreSQL at ${at} does not let ${user} in (${detail}). See that user and password are right.`,
    );
  if (code === '3D000')
    return say(
      `there is no database ${database} at ${at}. Make it: createdb -h ${url.hostname || 'localhost'} -p ${url.port || '5432'} -O ${user} ${database}`,
    );
  if (code === '42501')
    return say(`${user} may not make tables in ${database} (${detail}). Let the database belong to him.`);
  if (code === '53300') return say(`PostgreSQL at ${at} has no place for another connection (${detail}).`);
  if (/does not support SSL/.test(detail))
    return say(`PostgreSQL at ${at} takes no encrypted connections. Leave sslmode out of the address.`);
  if (isLost(error))
    return say(`no PostgreSQL answers at ${at} (${detail}). Is it running, and is the address right?`);
  if (CAUSES[code] !== undefined) return say(`${CAUSES[code]} (${detail}).`);
  return error;
}
