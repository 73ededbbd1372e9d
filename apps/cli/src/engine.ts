/**
 * Engines of earlier versions: a record is played again with the one it began with.
 *
 * Owns   finding the file, and asking the worker in it. What it is asked stands in apps/server/src/engine/requests.ts.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { GameRecord } from '@westmarch/kernel';
import type { Watched } from '@westmarch/table';
import { root } from './files.ts';
import { isObject } from './json.ts';
import { Problem } from './problem.ts';

/** The engine that a record names, if it lies in the data folder of this checkout. */
export function engineOf(record: unknown): string | null {
  const hash = isObject(record) ? record['engine'] : undefined;
  if (typeof hash !== 'string' || !/^[0-9a-f]{16}$/.test(hash)) return null;
  const data = resolve(root, process.env['WESTMARCH_DATA'] || '.data');
  const file = join(data, 'engines', `engine-${hash}.mjs`);
  return existsSync(file) ? file : null;
}

/** What chance did in a record, by the engine in a file. */
export async function askEngine(
  file: string,
  record: GameRecord,
  names: readonly string[],
): Promise<Watched> {
  if (!existsSync(file)) throw new Problem(`${file}: there is no such engine`);
  const worker = new Worker(resolve(file), { workerData: { at: new Int32Array(new SharedArrayBuffer(8)) } });
  try {
    const answer = await new Promise<unknown>((answered, failed) => {
      worker.once('error', failed);
      worker.once('exit', () => failed(new Problem(`${file}: this is no engine of Westmarch`)));
      worker.on('message', (message: { id: number }) => {
        if (message.id === 1) answered(message);
      });
      worker.postMessage({ id: 1, ask: { op: 'verify', record, names } }, []);
    });
    return watchedIn(answer, file);
  } finally {
    worker.removeAllListeners('exit');
    await worker.terminate();
  }
}

function watchedIn(message: unknown, file: string): Watched {
  const answer = isObject(message) ? message['answer'] : undefined;
  if (isObject(answer) && typeof answer['fault'] === 'string')
    throw new Problem(`${file}: ${String(answer['field'])}: ${answer['fault']}`);
  if (!isObject(answer) || !Array.isArray(answer['chance']))
    throw new Problem(`${file}: this engine cannot check a record`);
  const { chance, refused, result, undone } = answer;
  return {
    chance,
    ...(typeof undone === 'number' ? { undone } : {}),
    refused: typeof refused === 'string' ? refused : null,
    result: Array.isArray(result) ? result.map(String) : null,
  };
}
