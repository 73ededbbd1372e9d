/** The site phase: whether to enter, what to play, and who does it. */
import { Kind, valueOf } from '@westmarch/kernel';
import {
  actionName,
  CardKind,
  firstOf,
  influenceOn,
  isAvatar,
  localNamed,
  type MeccgState,
  printed,
  prowess,
  Status,
  siteNumber,
} from '@westmarch/meccg';
import { attackWith } from './agents.ts';
import { cautionOf, fightersOf, siteLoss } from './danger.ts';
import { harvest, leastBurden, worthAt } from './journeys.ts';
import { rescueWorth } from './prisoners.ts';
import { best, orFirst, type Policy, type Thought } from './thought.ts';
import { asBearer, isSettled, worthInHand } from './worth.ts';

function hasUntapped(s: MeccgState, company: number): boolean {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (s.card.status[c] === Status.untapped) return true;
  return false;
}

/** Only for something that can be played by somebody, and that is worth what guards it. */
const enter: Policy = (t) => {
  const { s, you } = t;
  const company = localNamed(s, 'company');
  const site = siteNumber(s, company);
  const open = s.card.status[s.company.site[company]] === Status.untapped;
  if (isSettled(s, you, company)) return orFirst(t, Kind.no);
  const gain = open && hasUntapped(s, company) ? harvest(s, you, company, site) : 0;
  return orFirst(
    t,
    gain > siteLoss(s, company, site) * 0.9 * cautionOf(s, you, company) ? Kind.yes : Kind.no,
  );
};

/** The best play at the site that the company has entered, or −1. */
export function playAtSite(t: Thought): number {
  const { s, you, o } = t;
  const { company } = s.global;
  if (company === 0) return -1;
  const site = siteNumber(s, company);
  return best(
    t,
    (i) => {
      if (o.kind(i) !== Kind.action || o.b(i) !== 0) return -1;
      const card = o.a(i);
      if (actionName(o.n(i)) === 'rescue') return rescueWorth(s, you, site);
      if (s.card.live[card] === 1) return -1;
      const kind = printed.kind(s, card);
      if (kind !== CardKind.item && kind !== CardKind.ally && kind !== CardKind.faction) return -1;
      const worth = worthAt(s, you, company, site, card);
      if (worth > 0) return worth;
      const rest = worthInHand(s, you, card);
      return kind === CardKind.item && leastBurden(s, company, card) > rest ? -1 : rest * 0.5;
    },
    0,
  );
}

/** A faction by whoever has most influence on it; an item to its best bearer; an ally to whoever fights least. */
const who: Policy = (t) => {
  const { s } = t;
  const card = localNamed(s, 'card');
  const kind = printed.kind(s, card);
  return best(t, (i) => {
    const c = t.o.a(i);
    if (kind === CardKind.faction) return influenceOn(s, card, c, s.global.company);
    if (kind === CardKind.item) return asBearer(s, c);
    return -valueOf(s, prowess, c) - (isAvatar(s, c) ? 5 : 0);
  });
};

/** A card that waited on guard has waited for this. */
const reveal: Policy = (t) => best(t, (i) => (t.o.kind(i) === Kind.action ? 1 : 0));

const order: Policy = (t) => best(t, (i) => fightersOf(t.s, t.o.a(i)).length);

export const sitePolicies: Readonly<Record<string, Readonly<Record<string, Policy>>>> = {
  'site phase': { order },
  'site phase of a company': { enter, reveal, agents: attackWith },
  'play at the site': { who },
};
