/**
 * What the environment sets: PORT, HOST, PUBLIC_URL, WESTMARCH_DATA, and the pace of the table.
 *
 * Owns   reading and checking them, and the message when one makes no sense.
 * Not    using them (main.ts, data-folder.ts).
 */
import { resolve } from 'node:path';
import { THOUGHT } from './engine/thread.ts';
import { LIMITS, type ServerLimits } from './limits/limits.ts';
import { TRUST_HELP, type Trust, trustFrom } from './limits/trust.ts';
import { RETENTION, type Retention } from './retention.ts';
import type { ReplayRoom } from './store/replay-store.ts';
import { REPLAYS } from './store/store.ts';
import type { Pace } from './tables/table-parts.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Where others find this server, when it stands behind a proxy: its origin. */
  readonly publicUrl: string | null;
  /** Absolute path of the folder that the server may write in. */
  readonly dataFolder: string;
  /** Where everything is kept; null: in the data folder. */
  readonly database: DatabaseSettings | null;
  readonly pace: Pace;
  /** Workers on the same database think for bots, where some are there. */
  readonly thinkInWorkers: boolean;
  /** Milliseconds that a bot who plays on in thought has for one choice. */
  readonly thought: number;
  readonly limits: ServerLimits;
  /** Whose word on who asks is taken. */
  readonly trust: Trust;
  readonly retention: Retention;
  readonly replays: ReplayRoom;
  /** Where Prometheus finds the figures; null for nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** The token of whoever runs the server; null to keep one in the data folder. */
  readonly adminToken: string | null;
}

/** A PostgreSQL database, and how many connections this process may have to it. */
export interface DatabaseSettings {
  readonly url: URL;
  readonly connections: number;
  /** Milliseconds that a lost database is waited for before who asked is told. */
  readonly patience?: number;
  /** Where other servers on the same database reach this one. */
  readonly inner?: { readonly host: string; readonly port: number };
}

/** Something outside the program is not as it must be: the user can mend it, so a message is enough. */
export class SetupProblem extends Error {}

const DEFAULT_PORT = 4300;
const MILLION = 1_000_000;
const LEAST_TOKEN = 20;
const CONNECTIONS = 10;

/** An empty variable counts as unset: that is what `PORT= npm start` means. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const whole = (name: string, fallback: number, least: number, most: number): number =>
    numberFrom(name, env[name] || String(fallback), least, most);
  const days = (name: string, fallback: number): number => whole(name, fallback, 0, 100_000);
  const publicUrl = publicUrlFrom(env['PUBLIC_URL'] || null);
  return {
    port: whole('PORT', DEFAULT_PORT, 1, 65535),
    host: env['HOST'] || 'localhost',
    publicUrl,
    dataFolder: resolve(root, env['WESTMARCH_DATA'] || '.data'),
    database: withInner(
      databaseFrom(
        env['DATABASE_URL'] || null,
        whole('WESTMARCH_DATABASE_CONNECTIONS', CONNECTIONS, 2, 1000),
      ),
      env['WESTMARCH_INTERNAL_HOST'] || '127.0.0.1',
      whole('WESTMARCH_INTERNAL_PORT', 0, 0, 65535),
    ),
    pace: {
      bot: whole('WESTMARCH_BOT_DELAY', 400, 0, 60_000),
      pass: whole('WESTMARCH_PASS_DELAY', 250, 0, 60_000),
      chance: whole('WESTMARCH_CHANCE_DELAY', 10_000, 0, 600_000),
      consent: whole('WESTMARCH_CONSENT_DELAY', 120_000, 0, 86_400_000),
      grace: whole('WESTMARCH_GRACE', 60_000, 1000, 86_400_000),
      absence: whole('WESTMARCH_ABSENCE', 300_000, 0, 86_400_000),
    },
    thought: whole('WESTMARCH_BOT_THOUGHT', THOUGHT, 1, 10_000),
    thinkInWorkers: whole('WESTMARCH_THINK_IN_WORKERS', 1, 0, 1) === 1,
    limits: {
      ...LIMITS,
      requests: { ...LIMITS.requests, size: whole('WESTMARCH_REQUESTS', LIMITS.requests.size, 1, MILLION) },
      messages: whole('WESTMARCH_MESSAGES', LIMITS.messages, 1, MILLION),
      connections: {
        ...LIMITS.connections,
        all: whole('WESTMARCH_CONNECTIONS', LIMITS.connections.all, 1, MILLION),
        each: whole('WESTMARCH_CONNECTIONS_EACH', LIMITS.connections.each, 1, MILLION),
      },
      guests: { ...LIMITS.guests, size: whole('WESTMARCH_NEW_GUESTS', LIMITS.guests.size, 1, MILLION) },
      opened: { ...LIMITS.opened, size: whole('WESTMARCH_NEW_TABLES', LIMITS.opened.size, 1, MILLION) },
      talk: { ...LIMITS.talk, size: whole('WESTMARCH_TALK', LIMITS.talk.size, 1, MILLION) },
      tablesEach: whole('WESTMARCH_TABLES_EACH', LIMITS.tablesEach, 1, MILLION),
      tables: whole('WESTMARCH_TABLES', LIMITS.tables, 1, MILLION),
    },
    retention: {
      waiting: days('WESTMARCH_KEEP_WAITING', RETENTION.waiting),
      left: days('WESTMARCH_KEEP_LEFT', RETENTION.left),
      over: days('WESTMARCH_KEEP_OVER', RETENTION.over),
      guests: days('WESTMARCH_KEEP_GUESTS', RETENTION.guests),
    },
    replays: {
      days: whole('WESTMARCH_KEEP_REPLAYS', REPLAYS.days, 1, 100_000),
      bytes: 1e6 * whole('WESTMARCH_REPLAYS_MB', REPLAYS.bytes / 1e6, 1, MILLION),
    },
    metrics: metricsFrom(whole('WESTMARCH_METRICS_PORT', 0, 0, 65535), env['WESTMARCH_METRICS_HOST']),
    adminToken: tokenFrom(env['WESTMARCH_ADMIN_TOKEN'] || null),
    trust: trusted(env['TRUST_PROXY'] || (publicUrl === null ? 'none' : 'loopback')),
  };
}

function numberFrom(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new SetupProblem(`${name} is "${text}": expected a whole number from ${least} to ${most}.`);
}

const metricsFrom = (port: number, host: string | undefined): Settings['metrics'] =>
  port === 0 ? null : { port, host: host || 'localhost' };

function tokenFrom(text: string | null): string | null {
  if (text === null || text.length >= LEAST_TOKEN) return text;
  throw new SetupProblem(`WESTMARCH_ADMIN_TOKEN is too short: expected at least ${LEAST_TOKEN} letters.`);
}

function trusted(text: string): Trust {
  const trust = trustFrom(text);
  if (trust === null) throw new SetupProblem(`TRUST_PROXY is "${text}": ${TRUST_HELP}.`);
  return trust;
}

const withInner = (database: DatabaseSettings | null, host: string, port: number): DatabaseSettings | null =>
  database === null ? null : { ...database, inner: { host, port } };

/** What was typed is not repeated: there is a password in it. */
export function databaseFrom(
  text: string | null,
  connections: number,
  name = 'DATABASE_URL',
): DatabaseSettings | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1)
    return { url, connections };
  throw new SetupProblem(
    `${name} makes no sense: expected an address such as postgres://westmarch:PASSWORD@localhost:5432/westmarch.`,
  );
}

function publicUrlFrom(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '')
    return url.origin;
  throw new SetupProblem(
    `PUBLIC_URL is "${text}": expected an address without a path, such as https://westmarch.example.org.`,
  );
}
