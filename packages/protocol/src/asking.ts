/** What a player wants to be asked: kept by the server for his seat, and told to nobody else. */
import * as z from 'zod/mini';
import { CardId, count, type GameName } from './basics.ts';

const phaseNames = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20));

/** How long everything that is merely offered is passed for him. */
export const untilWhen = ['turn', 'deed', 'company', 'phase'] as const;
export const UntilWhen = z.enum(untilWhen);
export type UntilWhen = z.infer<typeof UntilWhen>;

/** Where in a game something was wished for: the turn, the phase, the company on its way, and how much others had done. */
export const Moment = z.object({
  turn: count,
  phase: z.string().check(z.maxLength(40)),
  company: count,
  deeds: count,
});
export type Moment = z.infer<typeof Moment>;

export const Stops = z.object({
  /** Full control: he is asked everything that the game asks. */
  full: z.boolean(),
  /** He holds priority: he may answer what he has declared himself. */
  hold: z.boolean(),
  /** He is asked about placing a card on guard where nothing else is to be done. */
  guard: z.boolean(),
  /** He is asked wherever something is aimed at his own. */
  aimed: z.boolean(),
  /** The phases of his own turns, and of others', in which he is asked whenever he could act. */
  mine: phaseNames,
  others: phaseNames,
  /** Cards that he does not want to be asked about again in this turn. */
  quiet: z.object({ turn: count, cards: z.array(CardId).check(z.maxLength(100)) }),
  /** Everything that is merely offered is passed until then; `since` is set by the table. */
  until: z.nullable(z.object({ when: UntilWhen, since: z.nullable(Moment) })),
});
export type Stops = z.infer<typeof Stops>;

/** What single decisions are picks of, where a player decides something as a whole and carries it out in one go. */
export const partNames = [
  'arrival',
  'checks',
  'control',
  'defender',
  'destination',
  'discards',
  'draws',
  'enter',
  'minion',
  'nextStrike',
  'order',
  'organize',
  'path',
  'place',
  'receiver',
  'regroup',
  'sites',
  'stance',
  'strikes',
  'support',
] as const;
export const Part = z.object({
  of: z.enum(partNames),
  /** How many picks there are at most, from this one on. */
  most: count,
});
export type Part = z.infer<typeof Part>;
export type PartName = Part['of'];

const NOTHING = {
  full: false,
  hold: false,
  guard: true,
  aimed: true,
  quiet: { turn: 0, cards: [] },
  until: null,
};
const FIGHTING = ['maneuver', 'archery', 'assignment', 'skirmish', 'regroup'];

/** What every player begins with. */
export const sensibleStops: Readonly<Record<GameName, Stops>> = {
  meccg: {
    ...NOTHING,
    mine: ['organization', 'long-event', 'site', 'end-of-turn'],
    others: ['movement/hazard'],
  },
  'lotr-tcg': { ...NOTHING, mine: ['fellowship', ...FIGHTING], others: ['shadow', ...FIGHTING] },
};
