/** The table of a game of Middle-earth CCG as one viewer may see it. */
import * as z from 'zod/mini';
import { CardId, count, Seat, whole } from './basics.ts';
import { Card, Pile } from './cards.ts';
import { Breakdown, Odds, TurnPath } from './decision.ts';

export const Company = z.object({
  /** The company's row. */
  id: count,
  name: z.string(),
  /** Where it is, or where it comes from while it moves. */
  site: z.nullable(Card),
  siteType: z.string(),
  /** What kind of company it is, and how it goes, in its side's words: overt, Fell Rider mode, at a Wizardhaven. */
  notes: z.array(z.string()),
  /** Where it goes, face down for others until it is revealed. */
  destination: z.nullable(Card),
  characters: z.array(Card),
  /** Whom each follower follows, by card. */
  followers: z.array(z.object({ card: CardId, leader: CardId })),
  onGuard: z.array(Card),
  /** It is this company's turn to move or to enter its site. */
  acting: z.boolean(),
});
export type Company = z.infer<typeof Company>;

/** An agent in play as a hazard, as far as the viewer may know it. */
export const Agent = z.object({
  card: Card,
  faceDown: z.boolean(),
  /** The place where it stands; empty where that is not known, or any of its home sites. */
  at: z.string(),
  /** How many site cards lie face down on it; and, for its player alone, their places in the order of its way. */
  steps: count,
  trail: z.array(z.string()),
  /** The site card that lies open with it. */
  site: z.nullable(Card),
});
export type Agent = z.infer<typeof Agent>;

/** A hazard that holds prisoners, and the site where they can be rescued. */
export const Held = z.object({ host: Card, prisoners: z.array(Card), site: z.nullable(Card) });
export type Held = z.infer<typeof Held>;

export const MeccgSide = z.object({
  seat: Seat,
  name: z.string(),
  /** The kind of player. */
  side: z.string(),
  /** What else his side counts: stage points. */
  standing: z.array(z.object({ name: z.string(), value: whole })),
  hand: Pile,
  deck: Pile,
  discard: Pile,
  sideboard: Pile,
  pool: Pile,
  influence: z.object({ used: whole, of: whole }),
  points: z.array(z.object({ kind: z.string(), value: whole })),
  /** What the points come to at the end as things stand, and what his side calls that: "Audience with Sauron". */
  council: whole,
  /** The Council's total, influence used and influence, each taken apart. Games begun earlier send none. */
  sums: z.optional(z.array(Breakdown)),
  countedAt: z.string(),
  exhausted: count,
  companies: z.array(Company),
  events: z.array(Card),
  agents: z.array(Agent),
  prisoners: z.array(Held),
  factions: z.array(Card),
  /** Stored items and defeated creatures, which give points. */
  stored: z.array(Card),
  eliminated: Pile,
});
export type MeccgSide = z.infer<typeof MeccgSide>;

export const Journey = z.object({
  company: count,
  from: z.string(),
  to: z.string(),
  path: z.array(z.object({ region: z.string(), type: z.string() })),
  limit: whole,
  declared: count,
});
export const ChainEntry = z.object({
  card: CardId,
  face: z.string(),
  seat: Seat,
  text: z.string(),
  targets: z.array(CardId),
  negated: z.boolean(),
});
export const Attack = z.object({
  name: z.string(),
  card: CardId,
  face: z.string(),
  race: z.string(),
  company: count,
  /** 0: one for each character. */
  strikes: count,
  prowess: whole,
  body: whole,
  detainment: z.boolean(),
  /** Where in combat we are, as a path with the present mark. */
  stages: z.array(z.string()),
  now: count,
  faced: z.array(
    z.object({
      card: CardId,
      name: z.string(),
      result: z.string(),
      /** Who won it, once it is decided, and by what: "wins, 13 to 9". Games begun earlier send neither. */
      won: z.optional(z.enum(['yes', 'no', 'tie', ''])),
      told: z.optional(z.string()),
      excess: count,
      present: z.boolean(),
    }),
  ),
  /** The strike that is being resolved: its two totals, each taken apart, and the odds. */
  strike: z.nullable(
    z.object({ card: CardId, own: whole, against: whole, terms: z.array(Breakdown), odds: Odds }),
  ),
});
/** A roll that is about to be made: a corruption check or an influence attempt. */
export const Check = z.object({
  name: z.string(),
  card: CardId,
  modifier: whole,
  /** What the roll must exceed. */
  over: whole,
  terms: z.array(z.object({ by: whole, source: z.string() })),
  odds: Odds,
});

export const MeccgScene = z.object({
  game: z.literal('meccg'),
  you: Seat,
  time: TurnPath,
  sides: z.array(MeccgSide),
  journey: z.nullable(Journey),
  /** The chain of effects: the last resolves first. */
  chain: z.array(ChainEntry),
  attack: z.nullable(Attack),
  check: z.nullable(Check),
});
export type MeccgScene = z.infer<typeof MeccgScene>;
