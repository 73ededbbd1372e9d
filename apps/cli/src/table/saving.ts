/** Games in files: the kernel's record, with who sits where. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { RecordError, readRecord, type State } from '@westmarch/kernel';
import { type Seat, type TableGame, withGame } from '@westmarch/table';
import { readUserFile, root } from '../files.ts';
import type { Game } from '../games.ts';
import { isObject, parseJson } from '../json.ts';
import { hintFor } from '../near.ts';
import { Problem } from '../problem.ts';
import { type AnySession, type Players, Session } from './session.ts';

export const YOU = 'you';
export const NOVICE = 'novice';

/** Bots of one kind in all seats but yours. Their chance hangs on the game's seed alone, so that a saved game goes on as it would have. */
export function opponents<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  seed: string,
  seats: number,
  key: string,
): Players<S> {
  const keys = kind.bots.map((bot) => bot.key);
  const offer = kind.bots.find((bot) => bot.key === key);
  if (offer === undefined)
    throw new Problem(`there is no bot "${key}"`, {
      hint: hintFor(key, keys, `bots are ${keys.join(', ')}`),
    });
  const others = Array.from({ length: seats - 1 }, (_x, i) => {
    const chance = i === 0 ? `${key} of ${seed}` : `${key} ${i + 1} of ${seed}`;
    return {
      name: seats === 2 ? offer.name : `${offer.name} ${String.fromCharCode(65 + i)}`,
      bot: offer.make(chance),
      seated: { bot: key, seed: chance },
    };
  });
  return {
    you: 1,
    names: [YOU, ...others.map(({ name }) => name)],
    bots: [null, ...others.map(({ bot }) => bot)],
    seated: [null, ...others.map(({ seated }) => seated)],
  };
}

/** Writes the record; returns the name of the file as it is best typed. */
export function save(session: Pick<AnySession, 'record'>, name: string): string {
  const path = resolve(name);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(session.record())}\n`);
  } catch (error) {
    throw new Problem(`cannot write ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return name;
}

/** Where a game goes that is left without a word. */
export function keptFile({ seed, game }: Pick<AnySession, 'seed' | 'game'>): string {
  const folder = process.env['WESTMARCH_DATA'] ?? join(root, '.data');
  const name = seed.replace(/[^\w-]+/g, '_').slice(0, 60);
  return relative('.', join(folder, `${game}-${name}.json`)) || '.';
}

function goOn<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  value: unknown,
): AnySession {
  const record = readRecord(value);
  const setup = kind.game.check(record);
  const table = isObject(value) ? value['table'] : undefined;
  if (table !== undefined && !isObject(table)) throw new RecordError('table', 'expected an object');
  const seats = kind.game.replay(record).layout.sizes.players;
  return new Session(kind, setup, record.seed, opponents(kind, record.seed, seats, botIn(value)), record);
}

/** Whom a saved game is played against; earlier ones do not say, and were against Novice. */
function botIn(value: unknown): string {
  const bots: unknown = isObject(value) ? value['bots'] : undefined;
  const seated: unknown = Array.isArray(bots) ? bots[1] : undefined;
  const key: unknown = isObject(seated) ? seated['bot'] : undefined;
  return typeof key === 'string' ? key : NOVICE;
}

/** A session that goes on where the record ends; the game was loaded. */
export function load(file: string, game: Game): AnySession {
  const value = parseJson(readUserFile(file), file);
  try {
    return withGame(game, (kind) => goOn(kind, value));
  } catch (error) {
    if (error instanceof RecordError) throw new Problem(`${file}: ${error.message}`);
    throw error;
  }
}
