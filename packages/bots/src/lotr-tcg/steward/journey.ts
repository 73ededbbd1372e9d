/**
 * Whether a Steward goes on when he may: what a site nearer is worth, and what it may cost.
 *
 * Keeps  staying is safe: minions go, the twilight is gone, and whoever is hurt may heal.
 */
import { firstIn, Kind, place, sizeOf, valueOf } from '@westmarch/kernel';
import {
  fierce,
  isExhausted,
  isSanctuary,
  LAST_SITE,
  type LotrTcgState,
  strength,
  twilightOfMove,
  Zone,
} from '@westmarch/lotr-tcg';
import { type Consideration, type Reason, reasonsFor, sum, weigh } from '../../steward/consideration.ts';
import { danger, might } from '../moving.ts';
import { orFirst, type Policies, type Policy, type Thought } from '../thought.ts';
import { expectedAttack } from './attack.ts';
import { Field } from './host.ts';

/** What the sites of a path usually bring. */
const USUAL = [0, 0, 2, 0, 3, 5, 3, 6, 6, 9] as const;
/** What a minion usually costs. */
const PRICE = 3.2;
/** A Shadow that leaves so much twilight unused had nothing to play. */
const UNUSED = 5;

/** More makes no difference. */
const MOST_PERIL = 120;
const MOST_LEFT = 12;

const field = new Field();

export function twilightAhead(s: LotrTcgState, you: number): number {
  const companions = sizeOf(s, place(s, Zone.companions, you));
  return s.global.twilight + (twilightOfMove(s, you) ?? USUAL[s.player.site[you] + 1] + companions);
}

/** What may be lost on the way, in points. */
function peril(s: LotrTcgState, you: number): number {
  field.read(s, you);
  let cards = 0;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (p !== you) cards = Math.max(cards, sizeOf(s, place(s, Zone.hand, p)));
  // What he could have played he has played: what he holds is what he has drawn since.
  if (s.global.twilight >= UNUSED) cards = Math.min(cards, field.minions.count + 2);
  return expectedAttack(field, cards, twilightAhead(s, you), PRICE, { doubt: 1.3, ringBearer: 120 });
}

const companionsOf = (s: LotrTcgState, player: number): number =>
  sizeOf(s, place(s, Zone.companions, player));
/** Of the others, on an average. */
function theirCompanions(s: LotrTcgState, you: number): number {
  const { players } = s.layout.sizes;
  let total = 0;
  for (let p = 1; p <= players; p++) if (p !== you) total += companionsOf(s, p);
  return total / (players - 1);
}
function minionsInPlay(s: LotrTcgState, of: (minion: number) => boolean): number {
  let n = 0;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    for (let c = firstIn(s, place(s, Zone.minions, p)); c !== 0; c = s.card.next[c]) if (of(c)) n++;
  return n;
}
const unmatched = (s: LotrTcgState, you: number): number =>
  Math.max(0, minionsInPlay(s, () => true) - companionsOf(s, you) + 1);

/** Strength of the minions that would come along, to that of those who would have to pass them. */
function pursuit(s: LotrTcgState, you: number): number {
  let ours = 0;
  for (let c = firstIn(s, place(s, Zone.companions, you)); c !== 0; c = s.card.next[c])
    ours += valueOf(s, strength, c);
  let theirs = 0;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    for (let c = firstIn(s, place(s, Zone.minions, p)); c !== 0; c = s.card.next[c])
      theirs += valueOf(s, strength, c);
  return Math.min(MOST_PURSUIT, theirs / Math.max(1, ours));
}
const MOST_PURSUIT = 1.5;
function exhausted(s: LotrTcgState, you: number): number {
  let n = 0;
  for (let c = firstIn(s, place(s, Zone.companions, you)); c !== 0; c = s.card.next[c])
    if (isExhausted(s, c)) n++;
  return n;
}
/** A fellowship that rests at a sanctuary heals before it goes on. LR-HEAL-004 */
const restsAtSanctuary = (s: LotrTcgState, you: number): boolean => isSanctuary(s, s.player.site[you]);

/** For going on where they come to more than nothing. */
export const journeyConsiderations: readonly Consideration<LotrTcgState>[] = [
  {
    name: 'going on: a site nearer',
    weight: 5,
    value: () => 1,
    good: 'it is a site nearer',
    bad: '',
  },
  {
    name: 'going on: how far we are',
    weight: 0.7,
    value: (s, you) => s.player.site[you] - 5,
    good: 'the end of the road is near',
    bad: 'the road is long',
  },
  {
    name: 'going on: the last sites',
    weight: 6,
    value: (s, you) => (s.player.site[you] + 2 >= LAST_SITE ? 1 : 0),
    good: 'only the last sites are left',
    bad: '',
  },
  {
    name: 'going on: the last site',
    weight: 8,
    value: (s, you) => (s.player.site[you] + 1 === LAST_SITE ? 1 : 0),
    good: 'one step more is the last',
    bad: '',
  },
  {
    name: 'going on: what may come',
    weight: 0.1,
    value: (s, you) => -Math.min(MOST_PERIL, peril(s, you)),
    good: '',
    bad: 'the Shadow may bring so much against it',
  },
  {
    name: 'going on: twilight that was left',
    weight: 1,
    value: (s) => Math.min(MOST_LEFT, s.global.twilight),
    good: 'the Shadow left twilight unused, so it has little to play',
    bad: '',
  },
  {
    name: 'going on: minions that come along',
    weight: 5,
    value: (s, you) => -pursuit(s, you),
    good: '',
    bad: 'the minions that are there would come along',
  },
  {
    name: 'going on: more minions than we can face',
    weight: 5,
    value: (s, you) => -unmatched(s, you),
    good: '',
    bad: 'there are more minions than we can face',
  },
  {
    name: 'going on: fierce minions',
    weight: 5,
    value: (s) => -minionsInPlay(s, (c) => valueOf(s, fierce, c) > 0),
    good: '',
    bad: 'fierce minions would come along',
  },
  {
    name: 'going on: the exhausted',
    weight: 3,
    value: (s, you) => -exhausted(s, you),
    good: '',
    bad: 'some of us are exhausted',
  },
  {
    name: 'going on: how many we are',
    weight: 1.5,
    value: (s, you) => companionsOf(s, you) - 4,
    good: 'we are many',
    bad: 'we are few',
  },
  {
    name: 'going on: rest at a sanctuary',
    weight: 5,
    value: (s, you) => (restsAtSanctuary(s, you) ? -1 : 0),
    good: '',
    bad: 'whoever rests here is healed',
  },
  {
    name: 'going on: the other fellowship',
    weight: 2,
    value: (s, you) => theirCompanions(s, you) - 4,
    good: 'the other fellowship is strong and will not wait',
    bad: 'the other fellowship is weak',
  },
];

export function journeyBy(journey: readonly Consideration<LotrTcgState>[]): Policies {
  const moveAgain: Policy = (t) => orFirst(t, sum(weigh(journey, t.s, t.you)) >= 0 ? Kind.yes : Kind.no);
  return { turn: { moveAgain } };
}

/** How likely a player goes on when he may. */
export type Going = (s: LotrTcgState, player: number) => number;
const UNSURE = 4;
const ROUGH = 3;
/** He goes on if we would in his place; and if he does not think so far, if it looks safe at a glance. */
export const goingBy =
  (journey: readonly Consideration<LotrTcgState>[]): Going =>
  (s, player) => {
    if (s.player.site[player] >= LAST_SITE) return 0;
    const asWe = sum(weigh(journey, s, player)) / UNSURE;
    const atAGlance = (might(s, player) - danger(s, player)) / ROUGH;
    return 1 / (1 + Math.exp(-Math.min(asWe, atAGlance)));
  };

/** Why he goes on, or stays. */
export function journeyReasons(
  journey: readonly Consideration<LotrTcgState>[],
  { s, you, o }: Thought,
  chosen: number,
): readonly Reason[] {
  const weighed = weigh(journey, s, you);
  const nothing = weighed.map(() => 0);
  const reasons = reasonsFor(journey, weighed, nothing);
  // What speaks against going on speaks for staying.
  return o.kind(chosen) === Kind.yes
    ? reasons
    : reasons.map(({ name, by, sentence }) => ({ name, by: -by, sentence }));
}
