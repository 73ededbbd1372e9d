/** A choice of a bot at a table. */
import { loadGames, readyToThink, thought } from '@westmarch/table';
import type { Work } from '../kinds.ts';

export const think: Work<'think'> = async (order) => {
  await loadGames([order.game]);
  return thought(order);
};

/** Nobody knows of which game the first will be. */
export async function ready(): Promise<void> {
  await loadGames();
  readyToThink();
}
