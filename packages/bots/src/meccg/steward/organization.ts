/** The organization phase: who comes, who goes with whom, and where they go. */
import { Kind, valueOf } from '@westmarch/kernel';
import {
  type ActionName,
  actionName,
  atHaven,
  canLead,
  companiesOf,
  companyOf,
  generalInfluence,
  generalInfluenceUsed,
  isAvatar,
  isLore,
  isTestedStored,
  localNamed,
  mayBeReplaced,
  membersOf,
  mind as mindOf,
} from '@westmarch/meccg';
import { Scale } from '../../steward/scale.ts';
import { isBound } from '../modes.ts';
import { shouldStore } from '../organization.ts';
import { best, ofKind } from '../thought.ts';
import { isSettled } from '../worth.ts';
import { shouldRegroup } from './companies.ts';
import { Outlook, type Taken } from './journeys.ts';
import type { Mind, Weigh } from './mind.ts';
import { Party } from './party.ts';
import type { Name } from './weights.ts';

/** What the companies that have said where they go will play there. */
function taken(mind: Mind, but: number): Taken {
  const { s, you } = mind;
  const cards: number[] = [];
  for (const company of companiesOf(s, you)) {
    if (company === but || s.company.destination[company] === 0) continue;
    const outlook = new Outlook(mind, new Party(mind, company), { cards, places: [] });
    const card = outlook.cardAt(s.company.destination[company]);
    if (card > 0) cards.push(card);
  }
  return { cards, places: [] };
}

/** What a company can do, the others having said where they go. */
export const outlookOf = (mind: Mind, company: number): Outlook =>
  new Outlook(mind, new Party(mind, company), taken(mind, company));
function wantsToMove(mind: Mind, company: number): boolean {
  if (isSettled(mind.s, mind.you, company) || isBound(mind.s, company)) return false;
  const outlook = outlookOf(mind, company);
  return outlook.best(new Scale<Name>(mind.w)).site !== outlook.here;
}

/** Someone could hold a newcomer: general influence, or a leader at a Haven. */
function canHold({ s, you }: Mind, card: number): boolean {
  if (isAvatar(s, card)) return true;
  if (generalInfluenceUsed(s, you) + valueOf(s, mindOf, card) <= valueOf(s, generalInfluence, you))
    return true;
  return companiesOf(s, you).some(
    (company) =>
      atHaven(s, company) && membersOf(s, company).some((leader) => canLead(s, leader, card, company)),
  );
}

/**
 * Who follows an avatar stays where he stays, and avatars stay at home: under general influence, while there is room, others
 * can go out.
 */
export const control = (mind: Mind): number => {
  const { s, you, o } = mind;
  // As long as nobody else controls him, he counts among them.
  const isFree =
    generalInfluenceUsed(s, you) <= valueOf(s, generalInfluence, you) && ofKind(mind, Kind.pass) >= 0;
  return best(mind, (i) => {
    if (o.kind(i) !== Kind.card) return 1;
    return isFree && isAvatar(s, o.a(i)) ? 0 : 2;
  });
};

const isRuleAction = ({ o }: Mind, i: number): boolean => o.kind(i) === Kind.action && o.b(i) === 0;
const isNamed = (mind: Mind, i: number, name: ActionName): boolean =>
  isRuleAction(mind, i) && actionName(mind.o.n(i)) === name;
function firstNamed(mind: Mind, name: ActionName): number {
  for (let i = 0; i < mind.o.count; i++) if (isNamed(mind, i, name)) return i;
  return -1;
}

/** What to do next in his own organization phase: index of an option, or −1 to go on. */
export function organize(mind: Mind): number {
  const { s, you, o } = mind;
  const first = best(
    mind,
    (i) => {
      if (!isRuleAction(mind, i)) return -1;
      const card = o.a(i);
      const name = actionName(o.n(i));
      if (name === 'bringIn' || name === 'recall')
        return canHold(mind, card) && !(isAvatar(s, card) && mind.avatarInPlay < 0)
          ? 50 + mind.worthInPlay(card)
          : -1;
      if (name !== 'store') return -1;
      if (isLore(s, card)) return 30;
      return isTestedStored(s, card) && !mayBeReplaced(s, you, card) ? -1 : shouldStore(s, you, card);
    },
    0,
  );
  if (first >= 0) return first;
  const regroup = firstNamed(mind, 'regroup');
  if (regroup >= 0 && shouldRegroup(mind)) return regroup;
  for (let i = 0; i < o.count; i++)
    if (isNamed(mind, i, 'declareMovement') && wantsToMove(mind, companyOf(s, o.a(i)))) return i;
  return -1;
}

/** The best place to be next; to stay is not asked here. */
export const weighSites = (mind: Mind): Weigh => {
  const outlook = outlookOf(mind, localNamed(mind.s, 'company'));
  return (i, scale) => {
    if (mind.o.kind(i) === Kind.number) outlook.weigh(mind.o.a(i), scale);
    else scale.put('out of the question', 1);
  };
};
