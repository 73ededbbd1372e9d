/** What is asked, what can be chosen, what was told, and how it ended: the same for both games. */
import * as z from 'zod/mini';
import { Part } from './asking.ts';
import { CardId, count, Seat, whole } from './basics.ts';

export const choiceKinds = ['pass', 'action', 'card', 'number', 'choice', 'yes', 'no'] as const;

export const Choice = z.object({
  /** What is sent back when it is chosen. */
  index: count,
  kind: z.enum(choiceKinds),
  text: z.string(),
  /** The same as the rules and the card put it, where that says more than `text`. Games begun earlier send none. */
  full: z.optional(z.string()),
  /** What helps to choose: odds, totals before and after, what a site holds. */
  note: z.string(),
  /** What one should know before it is chosen: that it will be undone, and by what number. */
  warning: z.optional(z.string()),
  /** Choices of one group stand together under its name; "" has none. */
  group: z.string(),
  /** The card on which it is shown; 0 where it belongs to none. */
  card: CardId,
  /** The action of the rules that it is, by the rules' own name; and the company that it is about, by its row. */
  does: z.optional(z.string()),
  company: z.optional(count),
});
export type Choice = z.infer<typeof Choice>;

/** A decision, in one sentence; the choices go only to the seat that is asked. */
export const Decision = z.object({
  seat: Seat,
  /** What it is about, where the question itself does not say it: the attack, the skirmish, what was just played. */
  about: z.string(),
  ask: z.string(),
  /** What is going on, as players call it: "Strike", or the name of a card. */
  step: z.string(),
  /** Ledger ids of the step. */
  rules: z.array(z.string()),
  /** Passing is all that most players do here: clients may do it for them. */
  offer: z.boolean(),
  choices: z.array(Choice),
  /** What this is a pick of, where something can be decided as a whole. Games begun earlier do not say. */
  part: z.optional(z.nullable(Part)),
});
export type Decision = z.infer<typeof Decision>;

/** One sentence of the log, with the cards it speaks of. */
export const Line = z.object({
  text: z.string(),
  cards: z.array(CardId),
  /** Who did it; 0: the game itself. */
  seat: Seat,
  kind: z.enum(['deed', 'roll', 'turn', 'talk']),
  /** The dice, where some were rolled. */
  dice: z.array(whole),
  /** It was taken back: replays tell it where it was. At a table an event tells what it took back (`undone`). */
  struck: z.optional(z.boolean()),
});
export type Line = z.infer<typeof Line>;

/** What one event of the table told this viewer. */
export const Told = z.object({
  v: count,
  lines: z.array(Line),
  /** The events that it took back: what they told does not stand any more. */
  undone: z.optional(z.array(count)),
  /** The bot who chose it, by his seat: why can be asked. */
  by: z.optional(Seat),
});
export type Told = z.infer<typeof Told>;

export const Result = z.object({
  /** In seat order. */
  outcomes: z.array(z.enum(['won', 'lost', 'drawn'])),
  text: z.string(),
});
export type Result = z.infer<typeof Result>;

/** A number taken apart: what is printed, and every change with its source. */
export const Breakdown = z.object({
  name: z.string(),
  value: whole,
  base: whole,
  terms: z.array(
    z.object({ by: whole, source: z.string(), card: CardId, text: z.string(), rules: z.array(z.string()) }),
  ),
});
export type Breakdown = z.infer<typeof Breakdown>;

/** Something that cannot be done now, and each reason with its rule. */
export const Refused = z.object({
  name: z.string(),
  reasons: z.array(z.object({ text: z.string(), rules: z.array(z.string()) })),
});
export type Refused = z.infer<typeof Refused>;

/** A rule of the ledger in words. */
export const Rule = z.object({ id: z.string(), text: z.string() });
export type Rule = z.infer<typeof Rule>;

/** The phases of the turn as a path, with the present one. */
export const TurnPath = z.object({ turn: count, active: Seat, phases: z.array(z.string()), now: count });
export type TurnPath = z.infer<typeof TurnPath>;

/** Chances in 36 of a roll of two dice, or of whatever decides: each outcome by its name. */
export const Odds = z.array(z.object({ name: z.string(), percent: whole, good: z.boolean() }));
export type Odds = z.infer<typeof Odds>;
