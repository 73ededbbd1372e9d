/**
 * Who goes with whom: those who stand at one place stay together, or part in two where that brings more.
 *
 * Owns   finding the better parting, and the steps towards it.
 * Not    where each part then goes: it is looked up here only to know what a parting is worth.
 */
import { Kind } from '@westmarch/kernel';
import {
  companiesOf,
  companyOf,
  hasKeyword,
  isAvatar,
  isOrcOrTroll,
  isOwnHaven,
  localNamed,
  type MeccgState,
  membersOf,
  placeOf,
  placeOfSite,
  printed,
  races,
} from '@westmarch/meccg';
import { Scale } from '../../steward/scale.ts';
import { goesAlone } from '../modes.ts';
import { ofKind } from '../thought.ts';
import { type Move, Outlook, type Taken } from './journeys.ts';
import type { Mind } from './mind.ts';
import { Party } from './party.ts';
import { Ways } from './ways.ts';
import type { Name } from './weights.ts';

const FREE = new Set(['Elf', 'Dwarf', 'Dúnadan', 'Hobbit'].map((race) => races.findIndex((r) => r === race)));
const MOST_TOGETHER = 7;

/** They may go together away from a Haven. ME-COMPANY-507, 508 */
export function mayTravel(s: MeccgState, members: readonly number[]): boolean {
  let orcs = 0;
  let free = 0;
  let leaders = 0;
  for (const c of members) {
    if (isOrcOrTroll(s, c)) orcs++;
    if (FREE.has(printed.race(s, c))) free++;
    if (hasKeyword(s, c, 'Leader')) leaders++;
  }
  return members.length <= MOST_TOGETHER && leaders <= 1 && (orcs === 0 || free === 0);
}

/** Somebody with all who follow him. */
type Unit = readonly number[];

/** Those at one place who have not said where they go. */
interface Gathering {
  readonly companies: readonly number[];
  readonly units: readonly Unit[];
  readonly ways: Ways;
}

function gatherings(mind: Mind): Gathering[] {
  const { s, you } = mind;
  const found = new Map<number, number[]>();
  for (const company of companiesOf(s, you)) {
    if (s.company.destination[company] !== 0) continue;
    const at = placeOf(s, company);
    found.set(at, [...(found.get(at) ?? []), company]);
  }
  return [...found.values()].map((companies) => ({
    companies,
    units: unitsOf(s, you, companies),
    ways: new Ways(mind, companies),
  }));
}
function unitsOf(s: MeccgState, you: number, companies: readonly number[]): Unit[] {
  const units: Unit[] = [];
  for (const company of companies) {
    const members = membersOf(s, company);
    for (const c of members) {
      if (s.card.leader[c] !== 0) continue;
      // Who keeps no company is no part of any plan for others.
      if (isAvatar(s, c) && goesAlone(s, you)) continue;
      units.push([c, ...members.filter((other) => s.card.leader[other] === c)]);
    }
  }
  return units.sort((a, b) => printed.prowess(s, b[0]) - printed.prowess(s, a[0]) || a[0] - b[0]);
}

const nothing: Taken = { cards: [], places: [] };
const withMove = ({ cards, places }: Taken, { card, site }: Move): Taken => ({
  cards: card === 0 ? cards : [...cards, card],
  places: [...places, placeOfSite[site]],
});

/** What parts of a gathering can do, one after the other. */
function worthOfParts(
  mind: Mind,
  { companies, ways }: Gathering,
  parts: readonly (readonly number[])[],
): number {
  const scale = new Scale<Name>(mind.w);
  const [company] = companies;
  let taken = nothing;
  let total = 0;
  let abroad = 0;
  for (const members of parts) {
    const party = new Party(mind, company, members);
    const outlook = new Outlook(mind, party, taken);
    const move = outlook.best(scale, mayTravel(mind.s, members) ? ways.of(party) : []);
    total += move.total;
    taken = withMove(taken, move);
    // An avatar who stays at home is safe there, and needs nobody.
    if (party.hasAvatar && move.site === outlook.here && isOwnHaven(mind.s, mind.you, move.site)) continue;
    abroad++;
    if (parts.length > 1 && move.card === 0) total -= mind.w['going apart for nothing'];
  }
  const apart = mind.w[mind.side.name === 'balrog' ? 'going apart below' : 'going apart'];
  return total - apart * Math.max(0, abroad - 1);
}

/** The parts as they are now. */
const partsNow = ({ s }: Mind, { companies, units }: Gathering): number[][] =>
  companies
    .map((company) => units.filter(([c]) => companyOf(s, c) === company).flat())
    .filter((part) => part.length > 0);

/** The units of which the second part consists, one bit each; 0: they stay together. */
function partings(units: number): number[] {
  const found = [0];
  // The first stays in the first part.
  for (let bits = 2; bits < 1 << Math.min(units, 6); bits += 2) found.push(bits);
  return found;
}
const partsBy = (units: readonly Unit[], bits: number): number[][] =>
  [
    units.filter((_u, i) => ((bits >> i) & 1) === 0).flat(),
    units.filter((_u, i) => ((bits >> i) & 1) === 1).flat(),
  ].filter((part) => part.length > 0);

/** A change of companies, and by how much it is better. */
interface Plan {
  readonly parts: readonly (readonly number[])[];
  readonly by: number;
}
function planFor(mind: Mind, gathering: Gathering): Plan | null {
  const { units } = gathering;
  if (units.length < 2) return null;
  const now = partsNow(mind, gathering);
  const worthNow = worthOfParts(mind, gathering, now);
  let found: Plan | null = null;
  let most = 0;
  for (const bits of partings(units.length)) {
    const parts = partsBy(units, bits);
    if (isSame(parts, now)) continue;
    const by = worthOfParts(mind, gathering, parts) - worthNow;
    if (by > most) {
      most = by;
      found = { parts, by };
    }
  }
  return found;
}
const isSame = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): boolean =>
  a.length === b.length &&
  a.every((part) => b.some((other) => other.length === part.length && part.every((c) => other.includes(c))));

/** Less is not worth the trouble. */
const WORTH_IT = 0.4;
export const shouldRegroup = (mind: Mind): boolean =>
  gatherings(mind).some((gathering) => (planFor(mind, gathering)?.by ?? 0) > WORTH_IT);

/** A step of a plan: who goes, and to which company; 0: to one of his own. */
interface Step {
  readonly who: number;
  readonly to: number;
}
/** Of each part the company in which most of it is already stays; no two parts keep the same. */
function stepsOf({ s }: Mind, { companies }: Gathering, { parts }: Plan): Step[] {
  const kept = new Set<number>();
  const steps: Step[] = [];
  for (const part of parts) {
    let home = 0;
    let most = 0;
    for (const company of companies) {
      if (kept.has(company)) continue;
      const inIt = part.filter((c) => companyOf(s, c) === company).length;
      if (inIt > most) {
        most = inIt;
        home = company;
      }
    }
    kept.add(home);
    for (const c of part)
      if (s.card.leader[c] === 0 && companyOf(s, c) !== home) steps.push({ who: c, to: home });
  }
  return steps;
}
function nextSteps(mind: Mind): Step[] {
  return gatherings(mind).flatMap((gathering) => {
    const plan = planFor(mind, gathering);
    return plan === null ? [] : stepsOf(mind, gathering, plan);
  });
}

export const regroupWho = (mind: Mind): number => {
  const { o } = mind;
  const steps = nextSteps(mind);
  for (const { who } of steps)
    for (let i = 0; i < o.count; i++) if (o.kind(i) === Kind.card && o.a(i) === who) return i;
  return ofKind(mind, Kind.pass);
};

export const regroupWhere = (mind: Mind): number => {
  const { o } = mind;
  const who = localNamed(mind.s, 'card');
  const step = nextSteps(mind).find((one) => one.who === who);
  if (step !== undefined)
    for (let i = 0; i < o.count; i++)
      if (step.to === 0 ? o.kind(i) === Kind.number : o.kind(i) === Kind.choice && o.a(i) === step.to)
        return i;
  return -1;
};
