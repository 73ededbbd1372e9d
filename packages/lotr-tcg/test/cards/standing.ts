/** Positions in which the fellowship stands at a site, or moves from one to the next. */
import { frodo } from '../table.ts';
import { Bob } from './people.ts';

type Fields = Readonly<Record<string, unknown>>;
/** The fellowship stands at a site of a number, or somewhere else. */
export const standing = (
  phase: string,
  card: string,
  number: number,
  ann: Fields,
  bob: Fields = {},
  at = number,
) => ({
  phase,
  twilight: 9,
  path: [{ card, number, as: 'here' }],
  players: { Ann: { companions: [frodo()], site: at, ...ann }, Bob: bob },
});

/** The fellowship moves on to a site, or from it. */
export const moving = (from: string, number: number, to: string, ann: Fields = {}) => ({
  phase: 'move',
  twilight: 5,
  path: [
    { card: from, number, as: 'from' },
    { card: to, number: number + 1, as: 'to' },
  ],
  players: { Ann: { companions: [frodo()], site: number, ...ann }, Bob },
});
