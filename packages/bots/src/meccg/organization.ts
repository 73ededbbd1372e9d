/** The organization phase: newcomers, companies that join, and where to go. */
import { Kind, valueOf } from '@westmarch/kernel';
import {
  actionName,
  atHaven,
  canLead,
  companiesOf,
  companyOf,
  companySize,
  corruptionOf,
  countOf,
  firstOf,
  generalInfluence,
  generalInfluenceUsed,
  hasKeyword,
  isAvatar,
  isOrcOrTroll,
  isOwnHaven,
  localNamed,
  type MeccgState,
  mayBeOne,
  mayLeaveHaven,
  mayTakeIn,
  membersOf,
  mind,
  placeOf,
  printed,
  prowess,
  reachable,
  sideOf,
  siteNumber,
} from '@westmarch/meccg';
import { journeyValues } from './journeys.ts';
import { goesAlone, hasLoneAvatar, isBound, ridesTo } from './modes.ts';
import { chanceToExceed } from './odds.ts';
import { best, ofKind, type Policy, type Thought } from './thought.ts';
import { asBearer, isSettled, worthOf } from './worth.ts';

/** Someone could hold a newcomer: general influence, or a leader at a Haven. */
function canHold(s: MeccgState, you: number, card: number): boolean {
  if (isAvatar(s, card)) return true;
  if (generalInfluenceUsed(s, you) + valueOf(s, mind, card) <= valueOf(s, generalInfluence, you)) return true;
  return companiesOf(s, you).some(
    (company) =>
      atHaven(s, company) && membersOf(s, company).some((leader) => canLead(s, leader, card, company)),
  );
}

const MOST_TOGETHER = 7;
const NORMAL_REGIONS = 4;

/** A smaller company that stands where a larger one does, and could go with it. */
function lonely(s: MeccgState, you: number): { readonly from: number; readonly to: number } | null {
  const own = companiesOf(s, you);
  for (const to of own)
    for (const from of own)
      if (
        from !== to &&
        !hasLoneAvatar(s, from) &&
        !hasLoneAvatar(s, to) &&
        mayBeOne(s, from, to) &&
        placeOf(s, from) === placeOf(s, to) &&
        s.company.destination[from] === 0 &&
        s.company.destination[to] === 0 &&
        countOf(s, from) <= countOf(s, to) &&
        companySize(s, from) + companySize(s, to) <= MOST_TOGETHER
      )
        return { from, to };
  return null;
}

/** Somebody without whom a company could sooner leave its Haven: a second leader, or whoever is of the fewer kind. */
function misfit(s: MeccgState, you: number): number {
  for (const company of companiesOf(s, you)) {
    if (!atHaven(s, company) || mayLeaveHaven(s, company) || countOf(s, company) < 2) continue;
    const free = membersOf(s, company).filter((c) => s.card.leader[c] === 0);
    const alone = goesAlone(s, you) ? free.find((c) => isAvatar(s, c)) : undefined;
    if (alone !== undefined) return alone;
    const leaders = free.filter((c) => hasKeyword(s, c, 'Leader'));
    const orcs = free.filter((c) => isOrcOrTroll(s, c));
    const others = free.filter((c) => !isOrcOrTroll(s, c));
    const among =
      leaders.length > 1 ? leaders : orcs.length > 0 && orcs.length <= others.length ? orcs : others;
    return among.reduce((least, c) => (least === 0 || worthOf(s, c) < worthOf(s, least) ? c : least), 0);
  }
  return 0;
}

/** An item that weighs on its bearer is better stored, if he can bear the check; who hoards stores whatever counts. */
export function shouldStore(s: MeccgState, you: number, item: number): number {
  const bearer = s.layout.placeIndex[s.card.place[item]];
  const burden = corruptionOf(s, bearer);
  if (sideOf(s, you).hoards && printed.points(s, item) > 0) return 20 + printed.points(s, item);
  if (burden < 4 || printed.points(s, item) < 1 || chanceToExceed(burden, 0) < 0.8) return -1;
  return 1 + printed.corruptionPoints(s, item);
}

/** What to do first in one's own organization phase: index of an option, or −1 to go on. */
export function organize(t: Thought): number {
  const { s, you, o } = t;
  const apart = lonely(s, you);
  const out = misfit(s, you);
  return best(
    t,
    (i) => {
      if (o.kind(i) !== Kind.action || o.b(i) !== 0) return -1;
      const card = o.a(i);
      switch (actionName(o.n(i))) {
        case 'bringIn':
          return canHold(s, you, card) ? 50 + worthOf(s, card) : -1;
        case 'regroup':
          return out !== 0 || (apart !== null && firstOf(s, apart.from) === card) ? 40 : -1;
        case 'store':
          return shouldStore(s, you, card);
        case 'declareMovement':
          return wantsToMove(s, you, companyOf(s, card)) ? 10 : -1;
        default:
          return -1;
      }
    },
    0,
  );
}

/** One who has just arrived alone waits at his Haven for companions. */
const isWeak = (s: MeccgState, company: number): boolean => {
  let strength = 0;
  for (const c of membersOf(s, company)) strength += valueOf(s, prowess, c);
  return countOf(s, company) === 1 && strength < 8;
};

function wantsToMove(s: MeccgState, you: number, company: number): boolean {
  const here = siteNumber(s, company);
  if (isSettled(s, you, company)) return false;
  if (isBound(s, company) || (isWeak(s, company) && isOwnHaven(s, you, here))) return false;
  const value = journeyValues(s, you, company);
  const least = value(here) + 0.3;
  // Whether a site is still in the location deck is known when the options are before us.
  const within = sideOf(s, you).ofTheNine && hasLoneAvatar(s, company);
  const all = within ? ridesTo(s, you, here) : reachable(here, NORMAL_REGIONS, sideOf(s, you).walker);
  for (const site of all) if (value(site) > least) return true;
  return false;
}

const whereTo: Policy = (t) => {
  const value = journeyValues(t.s, t.you, localNamed(t.s, 'company'));
  return best(t, (i) => (t.o.kind(i) === Kind.number ? value(t.o.a(i)) : -Infinity));
};

/** Who arrives goes alone, and would keep others where he is. */
const isLoner = (t: Thought): boolean => goesAlone(t.s, t.you) && isAvatar(t.s, localNamed(t.s, 'card'));
/** Together they could not leave. */
const isUnwelcome = (t: Thought, company: number): boolean =>
  hasLoneAvatar(t.s, company) || isLoner(t) || !mayTakeIn(t.s, company, localNamed(t.s, 'card'), 0);
/** Join someone rather than wait alone. */
const arrival: Policy = (t) =>
  best(t, (i) =>
    t.o.kind(i) === Kind.choice
      ? 10 +
        countOf(t.s, t.o.a(i)) -
        (companySize(t.s, t.o.a(i)) >= MOST_TOGETHER ? 8 : 0) -
        (isUnwelcome(t, t.o.a(i)) ? 9.5 + countOf(t.s, t.o.a(i)) : 0)
      : isOwnHaven(t.s, t.you, t.o.a(i))
        ? 1
        : 0,
  );

const control: Policy = (t) => best(t, (i) => (t.o.kind(i) === Kind.card ? 1 : 0));

const regroupWho: Policy = (t) => {
  const out = misfit(t.s, t.you);
  if (out !== 0)
    for (let i = 0; i < t.o.count; i++) if (t.o.kind(i) === Kind.card && t.o.a(i) === out) return i;
  const apart = lonely(t.s, t.you);
  if (apart !== null)
    for (let i = 0; i < t.o.count; i++)
      if (
        t.o.kind(i) === Kind.card &&
        companyOf(t.s, t.o.a(i)) === apart.from &&
        t.s.card.leader[t.o.a(i)] === 0
      )
        return i;
  return ofKind(t, Kind.pass);
};
const regroupWhere: Policy = (t) => {
  const isOut = localNamed(t.s, 'card') === misfit(t.s, t.you);
  return best(t, (i) => {
    if (isOut) return t.o.kind(i) === Kind.number ? 10 : 0;
    return t.o.kind(i) === Kind.choice ? 10 + countOf(t.s, t.o.a(i)) : 0;
  });
};

/** Who is worth least goes, if someone must. */
const excess: Policy = (t) => best(t, (i) => -worthOf(t.s, t.o.a(i)));
const receiver: Policy = (t) => best(t, (i) => asBearer(t.s, t.o.a(i)));

export const organizationPolicies: Readonly<Record<string, Readonly<Record<string, Policy>>>> = {
  'bringing in': { where: arrival, control },
  regrouping: { who: regroupWho, where: regroupWhere },
  'declaring movement': { newSite: whereTo },
  'organization phase': { excess },
  transfer: { receiver },
};
