/** Positions that tests of several kinds of cards begin with. */
import { frodo } from '../table.ts';
import { aragorn, boromir, gimli } from './people.ts';

export const spareEvent = 'Hobbit Intuition';
export type Fields = Readonly<Record<string, unknown>>;
/** One skirmish, in which Ann has an event. */
export const fightWith = (
  event: string,
  companions: readonly unknown[],
  minions: readonly unknown[],
  more: Fields = {},
) => ({
  phase: 'skirmish',
  ...more,
  players: {
    Ann: { companions: [frodo(), ...companions], hand: [{ card: event, as: 'event' }, 'Hobbit Intuition'] },
    Bob: { minions },
  },
});
export const ambusher = { card: 'Orc Ambusher', as: 'Ambusher' };
export const assassin = { card: 'Orc Assassin', as: 'Assassin' };
export const scout = { card: 'Orc Scout', as: 'Scout' };
export const maneuver = (bob: Fields, hand: readonly unknown[]) => ({
  phase: 'maneuver alone',
  twilight: 9,
  players: { Ann: { companions: [frodo(), aragorn(), boromir()], hand }, Bob: bob },
});
export const against = (who: string, minion: Fields): Fields => ({ ...minion, against: who });
/** One skirmish against Gimli, in which Ann has something to do. */
export const fight = (bob: Fields, ann: Fields = {}) => ({
  phase: 'skirmish',
  twilight: 9,
  players: { Ann: { companions: [frodo(), gimli()], hand: ['Their Halls of Stone'], ...ann }, Bob: bob },
});
export const shadowPhase = (bob: Fields, ann: Fields = {}) => ({
  phase: 'shadow alone',
  twilight: 20,
  players: { Ann: { companions: [frodo()], ...ann }, Bob: bob },
});
