/** A worker of the laboratory: plays the games whose numbers it is sent, and sends back what it noted. */
import { parentPort, workerData } from 'node:worker_threads';
import { noteGame, type Study } from '@westmarch/table';
import { botNamed } from '../arena/bots.ts';

const { study, bot }: { readonly study: Study; readonly bot: string } = workerData;

parentPort?.on('message', (games: readonly number[] | null) => {
  if (games === null) parentPort?.close();
  else
    parentPort?.postMessage(
      games.map((game) => noteGame(study, (offers) => botNamed(offers, bot), game)),
      [],
    );
});
