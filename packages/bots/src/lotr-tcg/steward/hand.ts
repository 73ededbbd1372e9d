/**
 * The hand: what each card is good for to hold, and which of them make room for others.
 *
 * Keeps  what it is good for hangs on the cards that are seen and on whose turn comes next.
 */
import { firstIn, Kind, place } from '@westmarch/kernel';
import { CardKind, isBlocked, isFreePeoples, type LotrTcgState, printed, Zone } from '@westmarch/lotr-tcg';
import { type Weighted, type Weights, withWeights } from '../../steward/weights.ts';
import { best, type Policies, type Policy } from '../thought.ts';

/** What cards are worth in hand; each of them can be tuned. */
export interface Keeping {
  readonly companion: number;
  readonly minion: number;
  readonly event: number;
  readonly ally: number;
  readonly other: number;
  /** What cannot be played while something like it is in play. */
  readonly blocked: number;
  /** More for a card of the side that acts in the turn to come. */
  readonly soon: number;
  /** More for a minion in another's turn: his fellowship may go on, and meets whatever is still held. */
  readonly road: number;
  /** Draw decks are never used up: what is worth less than this is worth less than what may come for it. */
  readonly fresh: number;
}

const keepings = [
  { name: 'in hand: a companion', weight: 2.5 },
  { name: 'in hand: a minion', weight: 1.8 },
  { name: 'in hand: an event', weight: 1.4 },
  { name: 'in hand: an ally', weight: 1 },
  { name: 'in hand: anything else', weight: 1.1 },
  { name: 'in hand: blocked', weight: 0.3 },
  { name: 'in hand: needed soon', weight: 0.2 },
  { name: 'in hand: a fresh card', weight: 2 },
  { name: 'in hand: a minion on their way', weight: 1 },
] as const satisfies readonly Weighted[];

export const keepingWeights: readonly Weighted[] = keepings;
export const keepingBy = (weights: Weights): Keeping => {
  const [companion, minion, event, ally, other, blocked, soon, fresh, road] = withWeights(
    keepings,
    weights,
  ).map(({ weight }) => weight);
  return { companion, minion, event, ally, other, blocked, soon, fresh, road };
};

function worthOf(s: LotrTcgState, you: number, card: number, keeping: Keeping): number {
  if (isBlocked(s, you, card)) return keeping.blocked;
  switch (printed.kind(s, card)) {
    case CardKind.companion:
      return keeping.companion;
    case CardKind.minion:
      return keeping.minion;
    case CardKind.event:
      return keeping.event;
    case CardKind.ally:
      return keeping.ally;
    default:
      return keeping.other;
  }
}

/** What a whole hand is good for. */
export function handBy(keeping: Keeping): (s: LotrTcgState, you: number) => number {
  return (s, you) => {
    let total = 0;
    for (let c = firstIn(s, place(s, Zone.hand, you)); c !== 0; c = s.card.next[c])
      total += worthOf(s, you, c, keeping) * 0.6;
    return total;
  };
}

export function handPoliciesBy(keeping: Keeping): Policies {
  /** After one's own turn the Shadow side is needed, after another's the fellowship. */
  const worth = (s: LotrTcgState, you: number, card: number): number =>
    worthOf(s, you, card, keeping) +
    (isFreePeoples(s, card) === (s.global.active !== you) ? keeping.soon : 0) +
    (s.global.active !== you && !isFreePeoples(s, card) ? keeping.road : 0);
  const leastWorth: Policy = (t) => best(t, (i) => -worth(t.s, t.you, t.o.a(i)));
  const mayDiscard: Policy = (t) =>
    best(t, (i) => (t.o.kind(i) === Kind.card ? keeping.fresh - worth(t.s, t.you, t.o.a(i)) : 0));
  return {
    reconciling: { mayDiscard, discardDown: leastWorth },
    muster: { discard: mayDiscard },
  };
}
