/** Who fights whom: the fellowship shares the minions out, the Shadow sends the rest where they hurt most. */
import { Kind, valueOf } from '@westmarch/kernel';
import {
  canBeAssigned,
  canDefend,
  cardsIn,
  isFree,
  type LotrTcgState,
  localNamed,
  standingIf,
  standingOf,
  strength,
  Zone,
} from '@westmarch/lotr-tcg';
import { outlookOf } from './fights.ts';
import { best, orFirst, type Policies, type Policy } from './thought.ts';

const characters = (s: LotrTcgState): number[] => [
  ...cardsIn(s, Zone.companions, s.global.active),
  ...cardsIn(s, Zone.support, s.global.active),
];

/** What one more minion does to a character's prospects. */
function burdenOf(s: LotrTcgState, character: number, minion: number): number {
  const { minions } = standingOf(s, character);
  const before = minions.length === 0 ? 0 : outlookOf(s, standingIf(s, character, minions));
  return outlookOf(s, standingIf(s, character, [...minions, minion])) - before;
}

interface Plan {
  readonly minion: number;
  readonly defender: number;
  readonly worth: number;
}

/** Minions that nobody has been assigned to. */
function freeMinions(s: LotrTcgState): number[] {
  const found: number[] = [];
  for (let p = 1; p <= s.layout.sizes.players; p++)
    for (const c of cardsIn(s, Zone.minions, p)) if (s.card.live[c] === 1 && isFree(s, c)) found.push(c);
  return found.toSorted((a, b) => valueOf(s, strength, b) - valueOf(s, strength, a) || a - b);
}

/** More would take too long to share out one by one. */
const MOST_SHARED = 5;

/**
 * The best way to share out the strongest minions, one to each; who is left over goes where the Shadow wants him.
 * Returns the first pair of it, or null to be done.
 */
function bestPair(s: LotrTcgState): Plan | null {
  const minions = freeMinions(s).slice(0, MOST_SHARED);
  const defenders = characters(s).filter((c) => s.card.live[c] === 1 && canBeAssigned(s, c));
  const targets = characters(s).filter((c) => s.card.live[c] === 1 && canDefend(s, c));
  const worth = minions.map((m) => defenders.map((d) => burdenOf(s, d, m)));
  const left = minions.map((m) => Math.min(0, ...targets.map((c) => burdenOf(s, c, m))));
  const taken = defenders.map(() => false);
  const chosen: number[] = [];
  let top = -Infinity;
  let plan: number[] = [];
  const share = (at: number, sum: number): void => {
    if (at === minions.length) {
      if (sum > top) {
        top = sum;
        plan = [...chosen];
      }
      return;
    }
    for (let d = 0; d < defenders.length; d++) {
      if (taken[d]) continue;
      taken[d] = true;
      chosen.push(d);
      share(at + 1, sum + worth[at][d]);
      chosen.pop();
      taken[d] = false;
    }
    chosen.push(-1);
    share(at + 1, sum + left[at]);
    chosen.pop();
  };
  share(0, 0);
  const first = plan.findIndex((d) => d >= 0);
  if (first < 0) return null;
  return { minion: minions[first], defender: defenders[plan[first]], worth: worth[first][plan[first]] };
}

const which: Policy = (t) => {
  const plan = bestPair(t.s);
  return plan === null ? orFirst(t, Kind.pass) : Math.max(0, t.o.find(Kind.card, plan.minion, 0, 0));
};
const defender: Policy = (t) => {
  const minion = localNamed(t.s, 'minion');
  const plan = bestPair(t.s);
  if (plan?.minion === minion) {
    const index = t.o.find(Kind.card, plan.defender, 0, 0);
    if (index >= 0) return index;
  }
  return best(t, (i) => burdenOf(t.s, t.o.a(i), minion));
};

/** The harm that a leftover minion can do at most. */
const harm = (s: LotrTcgState, minion: number): number =>
  Math.max(
    0,
    ...characters(s).map((c) => (s.card.live[c] === 1 && canDefend(s, c) ? -burdenOf(s, c, minion) : 0)),
  );

/** The strongest first; one that can do no harm stays out of it. */
const leftover: Policy = (t) => best(t, (i) => (t.o.kind(i) === Kind.card ? harm(t.s, t.o.a(i)) : 0.1));
const against: Policy = (t) => {
  const minion = localNamed(t.s, 'minion');
  return best(t, (i) => -burdenOf(t.s, t.o.a(i), minion));
};

/** The surest skirmishes first: what they bring may help in the others. */
const next: Policy = (t) =>
  best(t, (i) => {
    const { own, theirs } = standingOf(t.s, t.o.a(i));
    return own - theirs;
  });

/** Every bow counts. */
const allies: Policy = (t) => orFirst(t, Kind.pass);

/** Archery strikes whoever has most to lose. */
const whose: Policy = (t) => best(t, (i) => cardsIn(t.s, Zone.minions, t.o.a(i)).length);

export const assignmentPolicies: Policies = {
  'assignment phase': { which, defender },
  'leftover minions': { which: leftover, against },
  skirmishes: { next },
  'archery phase': { allies, whose },
};
