/** What a Steward considers in a position of The Lord of the Rings TCG. */
import { place, sizeOf } from '@westmarch/kernel';
import { type LotrTcgState, Phase, Zone } from '@westmarch/lotr-tcg';
import type { Consideration } from '../../steward/consideration.ts';
import { type Weighted, type Weights, withWeights } from '../../steward/weights.ts';
import * as position from '../position.ts';
import { ambushBy, mayGoOn } from './ambush.ts';
import { expectedAttack } from './attack.ts';
import * as fellowship from './fellowship.ts';
import { expectedLoss, type Temper } from './forecast.ts';
import { handBy, type Keeping } from './hand.ts';
import { Field } from './host.ts';
import { type Going, twilightAhead } from './journey.ts';
import { type Nerve, outlook } from './outlook.ts';

const { asSeenBy: seenBy } = position;
const field = new Field();
const temper: Temper = { doubt: 1.3, ringBearer: 100 };
const PRICE = 3.2;

const BEFORE_FIGHTS: ReadonlySet<number> = new Set([
  Phase.shadow,
  Phase.maneuver,
  Phase.archery,
  Phase.assignment,
]);

const isAfterShadow = ({ global: { phase } }: LotrTcgState): boolean =>
  phase !== Phase.fellowship && phase !== Phase.shadow;

/** What the fellowship may lose to the minions that are there, until they are assigned. */
function fightsAhead(s: LotrTcgState): number {
  const { phase, active } = s.global;
  if (!BEFORE_FIGHTS.has(phase)) return 0;
  return expectedLoss(field.read(s, active), temper, phase === Phase.assignment);
}

/** What the fellowship may meet on its next step. */
function roadAhead(s: LotrTcgState): number {
  const { phase, active } = s.global;
  if (phase !== Phase.fellowship || s.global.moves > 0) return 0;
  let cards = 0;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (p !== active) cards = Math.max(cards, sizeOf(s, place(s, Zone.hand, p)));
  return expectedAttack(field.read(s, active), cards, twilightAhead(s, active), PRICE, temper);
}

/** What lies in wait for a fellowship that would go on: the twilight that is left, and the minions of the hand. */
function inWait(s: LotrTcgState, you: number, going: Going): number {
  const { phase, active } = s.global;
  if (phase !== Phase.shadow || active === you || !mayGoOn(s)) return 0;
  const likely = going(s, active);
  return likely < UNLIKELY ? 0 : likely * ambushBy(s, you, field, temper);
}
const UNLIKELY = 0.05;

export const considerationsBy = (
  nerve: Nerve,
  keeping: Keeping,
  going: Going,
): readonly Consideration<LotrTcgState>[] => [
  {
    name: 'the end',
    weight: 1,
    fixed: true,
    value: position.outcome,
    good: 'it wins the game',
    bad: 'it loses the game',
  },
  {
    name: 'companions',
    weight: 2,
    value: fellowship.companions,
    good: 'more of us are together',
    bad: 'fewer of us are left',
  },
  {
    name: 'arms',
    weight: 1,
    value: fellowship.arms,
    good: 'our fellowship fights better',
    bad: 'our fellowship fights worse',
  },
  {
    name: 'life',
    weight: 1,
    value: fellowship.life,
    good: 'our fellowship can take more wounds',
    bad: 'our fellowship can take fewer wounds',
  },
  {
    name: 'what they bear',
    weight: 1.5,
    value: fellowship.borne,
    good: 'they bear what helps them',
    bad: 'they bear less that helps them',
  },
  {
    name: 'allies',
    weight: 1.2,
    value: fellowship.allies,
    good: 'allies stand by us',
    bad: 'our allies pay for it',
  },
  {
    name: 'behind the fellowship',
    weight: 2,
    value: (s, you) => fellowship.support(s, you, true),
    good: 'more stands behind our fellowship',
    bad: 'less stands behind our fellowship',
  },
  {
    name: 'behind the minions',
    weight: 1.5,
    value: (s, you) => fellowship.support(s, you, false),
    good: 'more stands behind our minions',
    bad: 'less stands behind our minions',
  },
  {
    name: 'threats',
    weight: 2,
    value: (s, you) => -s.player.threats[you],
    good: 'we are threatened less',
    bad: 'we are threatened more',
  },
  {
    name: 'the Ring-bearer',
    weight: 1,
    value: (s, you) => position.will(s, you),
    good: 'the Ring-bearer can bear more',
    bad: 'it burdens the Ring-bearer',
  },
  {
    name: 'other fellowships',
    weight: 1,
    value: position.others,
    good: 'the fellowship of the other is hurt by it',
    bad: 'it helps the fellowship of the other',
  },
  {
    name: 'twilight on the way',
    weight: 0.7,
    value: (s, you) => (s.global.phase === Phase.fellowship ? seenBy(s, you, s.global.twilight) : 0),
    good: 'it leaves the Shadow less twilight',
    bad: 'it gives the Shadow twilight',
  },
  {
    name: 'twilight of the Shadow',
    weight: 1,
    value: (s, you) => (s.global.phase === Phase.shadow ? seenBy(s, you, s.global.twilight) : 0),
    good: 'the twilight is better for us',
    bad: 'the twilight is worse for us',
  },
  {
    name: 'twilight later',
    weight: 0.15,
    value: (s, you) => (isAfterShadow(s) ? seenBy(s, you, s.global.twilight) : 0),
    good: 'the twilight that is left is better for us',
    bad: 'the twilight that is left is worse for us',
  },
  {
    name: 'minions',
    weight: 1,
    value: (s, you) => seenBy(s, you, position.minions(s)),
    good: 'the minions on the table are better for us',
    bad: 'the minions on the table are worse for us',
  },
  {
    name: 'the fights ahead',
    weight: 1,
    value: (s, you) => seenBy(s, you, fightsAhead(s)),
    good: 'the fights to come look better',
    bad: 'the fights to come look worse',
  },
  {
    name: 'lying in wait',
    weight: 0.6,
    value: (s, you) => inWait(s, you, going),
    good: 'more lies in wait if they go on',
    bad: 'less lies in wait if they go on',
  },
  {
    name: 'the road ahead',
    weight: 0.3,
    value: (s, you) => seenBy(s, you, roadAhead(s)),
    good: 'what may come finds us better prepared',
    bad: 'what may come finds us less prepared',
  },
  {
    name: 'skirmishes',
    weight: 1,
    value: (s, you) => seenBy(s, you, -outlook(s, nerve)),
    good: 'the skirmishes look better',
    bad: 'the skirmishes look worse',
  },
  {
    name: 'the hand',
    weight: 0.5,
    value: handBy(keeping),
    good: 'there is more to play with later',
    bad: 'it takes a card',
  },
];

/** What he makes of uncertainty: numbers to be tuned like weights. */
const nerves = [
  { name: 'nerve: doubt', weight: 0.8 },
  { name: 'nerve: the Ring-bearer', weight: 300 },
  { name: 'nerve: a minion killed', weight: 2 },
  { name: 'nerve: a minion wounded', weight: 0.5 },
] as const satisfies readonly Weighted[];

export const nerveWeights: readonly Weighted[] = nerves;
export const nerveBy = (weights: Weights): Nerve => {
  const [doubt, ringBearer, kill, wound] = withWeights(nerves, weights).map(({ weight }) => weight);
  return { doubt: Math.max(0.1, doubt), ringBearer, kill, wound };
};
