/**
 * Agents: brought in while there is room among the hazards, sent where a company goes, and used where it pays.
 *
 * Owns   what playing, moving and healing one is worth beside other hazards, where it goes, and whether it attacks.
 * Not    what they may do: that is offered.
 */
import { Kind, valueOf } from '@westmarch/kernel';
import {
  type ActionName,
  agentPlace,
  agentRow,
  areAdjacent,
  atHaven,
  body,
  companiesOf,
  homePlaces,
  isFaceDown,
  isHomePlace,
  localNamed,
  type MeccgState,
  mayBeAt,
  mayMoveTo,
  placeOf,
  placeOfSite,
  printed,
  prowess,
  regionOfPlace,
  regions,
  Status,
  sideOf,
} from '@westmarch/meccg';
import { fightersOf, strikeLoss } from './danger.ts';
import { chanceToExceed } from './odds.ts';
import { best, type Policy, type Thought } from './thought.ts';

/** What hiding and being at home add to an attack. ME-AGENT-2044, 2045 */
function bonusAt(s: MeccgState, agent: number, place: number): number {
  const [hidden, home] = [isFaceDown(s, agent), isHomePlace(s, agent, place)];
  return home ? (hidden ? 5 : 2) : hidden ? 2 : 0;
}

/** What an attack is expected to cost the company, less what it may cost the agent. */
function attackGain(s: MeccgState, agent: number, company: number, place: number): number {
  const strength =
    valueOf(s, prowess, agent) + bonusAt(s, agent, place) - (s.card.status[agent] === Status.wounded ? 2 : 0);
  // From hiding at home it chooses whom it strikes; otherwise whoever loses least stands in front.
  const choosesWhom = isFaceDown(s, agent) && isHomePlace(s, agent, place);
  let harm = choosesWhom ? -1 : Infinity;
  let beaten = 0;
  for (const fighter of fightersOf(s, company)) {
    const loss = strikeLoss(s, fighter, strength, 0);
    if (choosesWhom ? loss <= harm : loss >= harm) continue;
    harm = loss;
    beaten = chanceToExceed(strength, valueOf(s, prowess, fighter));
  }
  if (harm < 0 || harm === Infinity) return 0;
  const scale = sideOf(s, s.company.player[company]).detained ? 0.1 : 1;
  const lost = beaten * chanceToExceed(valueOf(s, body, agent), 0) * (1 + printed.points(s, agent));
  return harm * scale - lost * 0.6;
}

/** Where the company will be in its site phase. */
const goal = (s: MeccgState, company: number): number =>
  s.company.moved[company] === 1 && s.company.destination[company] !== 0
    ? printed.place(s, s.company.destination[company])
    : placeOf(s, company);

/** How many regions lie between two places, as an agent goes; far where there is no way, or a long one. */
const FAR = 9;
const known = new Map<number, number>();
function regionsBetween(a: number, b: number): number {
  const [from, to] = [regionOfPlace[a], regionOfPlace[b]];
  if (from === 0 || to === 0) return FAR;
  const key = from * 256 + to;
  let found = known.get(key);
  if (found === undefined) {
    found = stepsBetween(from, to);
    known.set(key, found);
  }
  return found;
}
function stepsBetween(from: number, to: number): number {
  let reached = new Set([from]);
  for (let steps = 0; steps < FAR; steps++) {
    if (reached.has(to)) return steps;
    const next = new Set(reached);
    for (const one of reached)
      for (let region = 1; region < regions.length; region++)
        if (areAdjacent(one, region, false)) next.add(region);
    reached = next;
  }
  return FAR;
}
/** From where it stands, or from the nearest of its homes while it may be at any. */
function distanceTo(s: MeccgState, row: number, card: number, place: number): number {
  const at = agentPlace(s, row);
  if (at !== 0) return regionsBetween(at, place);
  let least = FAR;
  for (const home of homePlaces(s, card)) least = Math.min(least, regionsBetween(home, place));
  return least;
}
/** A company that an agent should go after, and what an attack there would bring. */
interface Quarry {
  readonly company: number;
  readonly place: number;
  readonly gain: number;
  readonly away: number;
}
/** Less is not worth stirring for. */
const LEAST_GAIN = 0.05;
/** Of the companies of the player whose turn it is, the one that is hurt most for the way there. */
function quarryOf(s: MeccgState, card: number): Quarry | null {
  const row = agentRow(s, card);
  if (row === 0) return null;
  let found: Quarry | null = null;
  let most = 0;
  for (const company of companiesOf(s, s.global.active)) {
    const to = goal(s, company);
    const gain = attackGain(s, card, company, to);
    if (gain <= LEAST_GAIN) continue;
    const away = mayBeAt(s, row, to) ? 0 : mayMoveTo(s, row, to) ? 1 : 1 + distanceTo(s, row, card, to);
    // Nobody waits at a Haven for it, and it cannot go there.
    if (away > 1 && atHaven(s, company) && s.company.moved[company] === 0) continue;
    if (gain / (1 + away) > most) {
      most = gain / (1 + away);
      found = { company, place: to, gain, away };
    }
  }
  return found;
}

/** What an action of one's own agent is worth among the hazards on the company now moving; −1: nothing. */
export function agentAction({ s }: Thought, name: ActionName, card: number): number {
  switch (name) {
    case 'playAgent':
      return 0.5;
    case 'agentMove': {
      const quarry = quarryOf(s, card);
      if (quarry === null || quarry.away === 0) return -1;
      // In time for the site phase of the one it goes after; or a step nearer, when nothing better is at hand.
      return quarry.away === 1 ? 0.3 + quarry.gain : 0.04;
    }
    case 'agentHeal':
      return 0.06;
    // From hiding it strikes harder.
    case 'agentHide':
    case 'agentUntap':
      return 0.05;
    default:
      return -1;
  }
}

/** To the company it goes after, or nearer to it. */
const moveTo: Policy = (t) => {
  const quarry = quarryOf(t.s, localNamed(t.s, 'card'));
  const to = quarry?.place ?? goal(t.s, t.s.global.company);
  return best(t, (i) => (placeOfSite[t.o.a(i)] === to ? 1 : -regionsBetween(placeOfSite[t.o.a(i)], to)));
};

/** Whoever hurts most, if any does more than it risks. */
export const attackWith: Policy = (t) => {
  const company = localNamed(t.s, 'company');
  const here = placeOf(t.s, company);
  return best(t, (i) => (t.o.kind(i) === Kind.card ? attackGain(t.s, t.o.a(i), company, here) - 0.15 : 0));
};

/** Where it is shown, and where it returns to: what it has stood at is as good as any. */
const anyHome: Policy = (t) => {
  const card = localNamed(t.s, 'card');
  const row = agentRow(t.s, card);
  const at = row === 0 ? 0 : agentPlace(t.s, row);
  return best(t, (i) => (t.o.a(i) === at ? 1 : 0));
};

export const agentPolicies: Readonly<Record<string, Readonly<Record<string, Policy>>>> = {
  'movement of an agent': { where: moveTo },
  'return of an agent': { home: anyHome },
};
