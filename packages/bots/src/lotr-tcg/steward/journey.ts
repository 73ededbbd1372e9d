/**
 * Whether a Steward goes on when he may: what a site nearer is worth, and what it may cost.
 *
 * Keeps  staying is safe: minions go, the twilight is gone, and whoever is hurt may heal.
 */
import { firstIn, Kind, place, sizeOf, valueOf } from '@westmarch/kernel';
import {
  CardKind,
  fierce,
  isExhausted,
  isFreePeoples,
  isSanctuary,
  LAST_SITE,
  type LotrTcgState,
  printed,
  resistance,
  twilightOfMove,
  vitality,
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
/** How far the foremost of the others has come. */
function foremost(s: LotrTcgState, you: number): number {
  let most = 0;
  for (let p = 1; p <= s.layout.sizes.players; p++) if (p !== you) most = Math.max(most, s.player.site[p]);
  return most;
}
/** By how many sites a fellowship is in the last part of the road. */
const late = (site: number): number => Math.max(0, site - 5);

/** More makes no difference. */
const MOST_MIGHT = 20;
const MOST_LEAD = 3;

function inHand(s: LotrTcgState, you: number, of: (card: number) => boolean): number {
  let n = 0;
  for (let c = firstIn(s, place(s, Zone.hand, you)); c !== 0; c = s.card.next[c]) if (of(c)) n++;
  return n;
}
const MINIONS_IN_HAND = 'going on: minions in hand';
const EVENTS_IN_HAND = 'going on: events in hand';
/** How much of a hand that nobody sees counts for each of them. */
const USUAL_SHARE: Readonly<Record<string, number>> = { [MINIONS_IN_HAND]: -0.36, [EVENTS_IN_HAND]: 0.12 };

function exhausted(s: LotrTcgState, you: number): number {
  let n = 0;
  for (let c = firstIn(s, place(s, Zone.companions, you)); c !== 0; c = s.card.next[c])
    if (isExhausted(s, c)) n++;
  return n;
}
/** One wound more, or a few burdens, and all is lost. */
function isBearerInNeed(s: LotrTcgState, you: number): boolean {
  const bearer = s.player.ringBearer[you];
  return vitality(s, bearer) <= 1 || valueOf(s, resistance, bearer) <= LITTLE_WILL;
}
const LITTLE_WILL = 3;
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
    name: 'going on: the hardest sites',
    weight: 20,
    value: (s, you) => (s.player.site[you] + 2 >= LAST_SITE ? -1 : 0),
    good: '',
    bad: 'the last sites are the hardest',
  },
  {
    name: 'going on: the last site',
    weight: 4,
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
    name: 'going on: the Ring-bearer in need',
    weight: 12,
    value: (s, you) => (isBearerInNeed(s, you) ? -1 : 0),
    good: '',
    bad: 'the Ring-bearer can bear little more',
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
  {
    name: 'going on: the race',
    weight: 4.5,
    value: (s, you) => late(s.player.site[you]) * late(foremost(s, you)),
    good: 'both fellowships are near the end, and only one comes first',
    bad: '',
  },
  {
    name: 'going on: the lead',
    weight: 2.5,
    value: (s, you) => -Math.max(0, Math.min(MOST_LEAD, s.player.site[you] - foremost(s, you))),
    good: '',
    bad: 'we lead, and need not hurry',
  },
  {
    name: 'going on: our might',
    weight: 0.19,
    value: (s, you) => Math.max(-MOST_MIGHT, Math.min(MOST_MIGHT, might(s, you) - danger(s, you))),
    good: 'we are mightier than what the twilight may bring',
    bad: 'the twilight may bring more than we can face',
  },
  {
    name: MINIONS_IN_HAND,
    weight: 1.8,
    value: (s, you) => -inHand(s, you, (c) => printed.kind(s, c) === CardKind.minion),
    good: '',
    bad: 'what we hold does not help on the road',
  },
  {
    name: EVENTS_IN_HAND,
    weight: 1.3,
    value: (s, you) => inHand(s, you, (c) => printed.kind(s, c) === CardKind.event && isFreePeoples(s, c)),
    good: 'what we hold helps on the road',
    bad: '',
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
/** He goes on if we would in his place, with the usual hand; and if he does not think so far, if it looks safe at a glance. */
export const goingBy =
  (journey: readonly Consideration<LotrTcgState>[]): Going =>
  (s, player) => {
    if (s.player.site[player] >= LAST_SITE) return 0;
    let asWe = 0;
    for (const { name, weight, value } of journey) {
      const share: number | undefined = USUAL_SHARE[name];
      asWe +=
        weight * (share === undefined ? value(s, player) : share * sizeOf(s, place(s, Zone.hand, player)));
    }
    asWe /= UNSURE;
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
