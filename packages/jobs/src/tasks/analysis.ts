/** The analysis of a game that is over. */
import { analysed, gameOf, loadGames } from '@westmarch/table';
import type { Work } from '../kinds.ts';

export const analysis: Work<'analysis'> = async (order) => {
  await loadGames([gameOf(order.record)]);
  return analysed(order);
};
