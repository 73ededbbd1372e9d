/** The movement/hazard phase: ways, draws, and hazards on the other's companies. */
import { Kind, valueOf } from '@westmarch/kernel';
import {
  actionName,
  CardKind,
  companiesOf,
  isHazard,
  localNamed,
  type MeccgState,
  printed,
  prowess,
  sideOf,
  waysBetween,
} from '@westmarch/meccg';
import { agentAction } from './agents.ts';
import { isCall } from './calling.ts';
import { attackLoss, fightersOf, wayPeril } from './danger.ts';
import { shouldCall } from './ending.ts';
import { chanceToExceed } from './odds.ts';
import { best, orFirst, type Policy, type Thought } from './thought.ts';

const way: Policy = (t) => {
  const company = localNamed(t.s, 'company');
  const { walker, detained } = sideOf(t.s, t.s.company.player[company]);
  const ways = waysBetween(
    printed.site(t.s, t.s.company.origin[company]),
    printed.site(t.s, t.s.company.destination[company]),
    walker,
  );
  return best(t, (i) => -wayPeril(ways.get(t.o.a(i))?.types ?? [], detained));
};

/** The chance that a company beats every strike of a creature, and so gains its points. */
function chanceOfDefeat(s: MeccgState, company: number, creature: number): number {
  const body = printed.body(s, creature);
  const falls = body === 0 ? 1 : chanceToExceed(body, 0);
  const strong = fightersOf(s, company)
    .map((c) => valueOf(s, prowess, c))
    .sort((a, b) => b - a);
  let chance = 1;
  for (let i = 0; i < Math.min(strong.length, printed.strikes(s, creature)); i++)
    chance *= chanceToExceed(printed.prowess(s, creature), strong[i]) * falls;
  return chance;
}

/** A strike for each. */
const EACH = 255;
/** What a creature is expected to cost the company it attacks, less the points it may give away. */
function creatureGain(s: MeccgState, card: number): number {
  const { company } = s.global;
  const strikes = printed.strikes(s, card) === EACH ? 0 : printed.strikes(s, card);
  const loss = attackLoss(s, company, strikes, printed.prowess(s, card));
  return loss - chanceOfDefeat(s, company, card) * Math.max(0, printed.points(s, card)) * 1.2;
}

/** Of the companies still to move, one whom a creature would hurt so much more that it is worth waiting for. */
const WORTH_WAITING = 2;
function isKept(s: MeccgState, card: number, gain: number): boolean {
  if (printed.kind(s, card) !== CardKind.creature) return false;
  const strikes = printed.strikes(s, card) === EACH ? 0 : printed.strikes(s, card);
  for (const other of companiesOf(s, s.global.active))
    if (
      other !== s.global.company &&
      s.company.done[other] === 0 &&
      s.company.destination[other] !== 0 &&
      attackLoss(s, other, strikes, printed.prowess(s, card)) > Math.max(0.5, gain) * WORTH_WAITING
    )
      return true;
  return false;
}

/** Placing on guard is for what cannot be played now, and only where the company has something to lose. */
function onGuard(s: MeccgState, card: number): number {
  return printed.kind(s, card) === CardKind.creature && s.company.moved[s.global.company] === 1 ? 0.05 : -1;
}

/** The hazard to play on the company now moving, or −1. */
export function hazard(t: Thought): number {
  const { s, o } = t;
  return best(
    t,
    (i) => {
      if (o.kind(i) !== Kind.action) return -1;
      const card = o.a(i);
      if (isCall(s, card)) return o.b(i) !== 0 && shouldCall(t, i) ? 9 : -1;
      if (!isHazard(s, card)) return -1;
      // What the rules offer for a hazard beside its attack is to place it on guard.
      if (o.b(i) === 0) {
        const name = actionName(o.n(i));
        if (printed.kind(s, card) === CardKind.character) return agentAction(t, name, card);
        if (name !== 'attack') return isKept(s, card, 0) ? -1 : onGuard(s, card);
      }
      if (printed.kind(s, card) !== CardKind.creature) return 0.9;
      const gain = creatureGain(s, card);
      return isKept(s, card, gain) ? -1 : 0.1 + gain;
    },
    0,
  );
}

const keyedTo: Policy = () => 0;
const further: Policy = (t) => orFirst(t, Kind.yes);

/** Larger companies go first: what they meet is gone before the small ones come. */
const order: Policy = (t) => best(t, (i) => fightersOf(t.s, t.o.a(i)).length);

export const movementPolicies: Readonly<Record<string, Readonly<Record<string, Policy>>>> = {
  'movement/hazard phase': { order },
  'movement/hazard phase of a company': { path: way },
  'draws for movement': { further },
  creature: { keyedTo },
};
