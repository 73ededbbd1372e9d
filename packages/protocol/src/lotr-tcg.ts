/** The table of a game of The Lord of the Rings TCG as one viewer may see it. */
import * as z from 'zod/mini';
import { CardId, count, Seat, whole } from './basics.ts';
import { Card, Pile } from './cards.ts';
import { Breakdown, TurnPath } from './decision.ts';

export const PathSite = z.object({
  number: count,
  card: z.nullable(Card),
  /** Whose fellowships are here. */
  fellowships: z.array(Seat),
  controlledBy: Seat,
  sanctuary: z.boolean(),
});
export type PathSite = z.infer<typeof PathSite>;

export const LotrSide = z.object({
  seat: Seat,
  name: z.string(),
  hand: Pile,
  deck: Pile,
  discard: Pile,
  dead: Pile,
  adventure: Pile,
  removed: Pile,
  site: count,
  burdens: count,
  threats: count,
  /** What the Ring-bearer can still take: his resistance less the burdens. */
  resistance: whole,
  /** Resistance and the most threats taken apart. Games begun earlier send none. */
  sums: z.optional(z.array(Breakdown)),
  ringBearer: CardId,
  companions: z.array(Card),
  support: z.array(Card),
  minions: z.array(Card),
  eliminated: z.boolean(),
});
export type LotrSide = z.infer<typeof LotrSide>;

export const Skirmish = z.object({
  /** The fellowship's character; 0 where minions stand alone. */
  character: CardId,
  minions: z.array(CardId),
  /** Strength of the Free Peoples, then of the Shadow. */
  strength: z.array(whole),
  damage: z.array(whole),
  /** Both strengths taken apart. Games begun earlier send none. */
  sums: z.optional(z.array(Breakdown)),
  /** What would happen as it stands: "Lurtz wounds Aragorn twice", "overwhelmed". */
  outcome: z.string(),
  present: z.boolean(),
  over: z.boolean(),
});
export type Skirmish = z.infer<typeof Skirmish>;

export const LotrScene = z.object({
  game: z.literal('lotr-tcg'),
  you: Seat,
  time: TurnPath,
  twilight: count,
  moves: z.object({ made: count, limit: count }),
  path: z.array(PathSite),
  sides: z.array(LotrSide),
  /** Archery totals, Free Peoples' then Shadow's, while they matter. */
  archery: z.nullable(z.array(whole)),
  /** What the next move brings to the twilight pool, then both archery totals, taken apart. Games begun earlier send none. */
  sums: z.optional(z.array(Breakdown)),
  skirmishes: z.array(Skirmish),
  fierce: z.boolean(),
  /** Cards between one place and another: an event being played, cards revealed. */
  between: z.array(Card),
});
export type LotrScene = z.infer<typeof LotrScene>;
