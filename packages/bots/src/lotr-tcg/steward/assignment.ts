/**
 * Who fights whom, by trying all ways: the fellowship reckons with where the Shadow would send the rest, the Shadow sends
 * its leftover minions where all of them together hurt most. LR-ASSIGN-003..008
 *
 * Keeps  strengths are those that each would have in that skirmish; several minions against one add up.
 */
import { Kind, valueOf } from '@westmarch/kernel';
import {
  canBeAssigned,
  canDefend,
  cardsIn,
  damage,
  defender,
  isFree,
  type LotrTcgState,
  localNamed,
  type Standing,
  standingIf,
  standingOf,
  strength,
  Zone,
} from '@westmarch/lotr-tcg';
import { assignmentPolicies } from '../assignment.ts';
import { best, orFirst, type Policies, type Policy } from '../thought.ts';
import { gainOf, lossOf, type Nerve, winning } from './outlook.ts';

/** More ways than these are not tried; the best so far is taken. */
const MOST_WAYS = 4000;
/** More minions than these are not shared out at one time. */
const MOST_MINIONS = 8;
const NOBODY = -1;

/** All who fight, with what each defender stands to lose against whatever minions: reckoned once for each set of them. */
class Muster {
  readonly minions: number[];
  readonly defenders: number[];
  readonly #s: LotrTcgState;
  readonly #nerve: Nerve;
  /** By defender: how many more minions the fellowship may assign to him. */
  readonly #room: number[];
  /** By defender: who is against him already, and how that stands. */
  readonly #there: readonly Standing[];
  /** By defender: the minions that are sent against him, as bits; and what he stands to lose. */
  readonly #sent: number[];
  readonly #loss: number[];
  /** By defender and set of minions; NaN while it is not known. */
  readonly #prices: Float64Array;
  readonly #sets: number;
  /** By defender and minion: how the two would stand. */
  readonly #pairs: (Standing | undefined)[] = [];
  #ways = 0;

  constructor(s: LotrTcgState, nerve: Nerve, minions: readonly number[]) {
    this.#s = s;
    this.#nerve = nerve;
    const { active } = s.global;
    this.minions = minions
      .toSorted((a, b) => valueOf(s, strength, b) - valueOf(s, strength, a) || a - b)
      .slice(0, MOST_MINIONS);
    this.defenders = [...cardsIn(s, Zone.companions, active), ...cardsIn(s, Zone.support, active)].filter(
      (c) => s.card.live[c] === 1 && canDefend(s, c),
    );
    this.#there = this.defenders.map((c) => standingIf(s, c, standingOf(s, c).minions));
    this.#room = this.defenders.map((c, d) =>
      canBeAssigned(s, c) ? 1 + valueOf(s, defender, c) - this.#there[d].minions.length : 0,
    );
    this.#sets = 1 << this.minions.length;
    this.#prices = new Float64Array(this.#sets * this.defenders.length).fill(NaN);
    this.#sent = this.defenders.map(() => 0);
    this.#loss = this.defenders.map((_c, d) => this.#price(d, 0));
  }

  #pair(d: number, m: number): Standing {
    const at = d * MOST_MINIONS + m;
    return (this.#pairs[at] ??= standingIf(this.#s, this.defenders[d], [
      ...this.#there[d].minions,
      this.minions[m],
    ]));
  }

  /** What a defender stands to lose against a set of minions, besides those that are there. */
  #price(d: number, set: number): number {
    const at = d * this.#sets + set;
    if (Number.isNaN(this.#prices[at])) this.#prices[at] = this.#reckon(d, set);
    return this.#prices[at];
  }
  #reckon(d: number, set: number): number {
    const [s, nerve, c] = [this.#s, this.#nerve, this.defenders[d]];
    const there = this.#there[d];
    const against = [...there.minions];
    let { own, theirs } = there;
    for (let m = 0; m < this.minions.length; m++) {
      if ((set & (1 << m)) === 0) continue;
      const pair = this.#pair(d, m);
      own += pair.own - there.own;
      theirs += pair.theirs - there.theirs;
      against.push(this.minions[m]);
    }
    if (against.length === 0) return 0;
    let gain = 0;
    let wounds = 1;
    for (const minion of against) {
      gain += gainOf(s, minion, own, theirs, 1 + valueOf(s, damage, c), nerve);
      wounds += valueOf(s, damage, minion);
    }
    return lossOf(s, c, own, theirs, wounds, nerve) - winning(s, c, own, theirs, nerve) * gain;
  }

  /** One minion more against a defender, or one less. */
  #put(d: number, m: number): void {
    this.#sent[d] ^= 1 << m;
    this.#loss[d] = this.#price(d, this.#sent[d]);
  }

  get #total(): number {
    let sum = 0;
    for (const loss of this.#loss) sum += loss;
    return sum;
  }

  /** What is left over goes where it hurts most: one after the other, or all against one. */
  #reply(rest: readonly number[]): number {
    const before = this.#total;
    if (rest.length === 0) return before;
    const sent: number[] = [];
    let apart = before;
    for (const m of rest) {
      let worst = NOBODY;
      let most = 0;
      for (let d = 0; d < this.defenders.length; d++) {
        const more = this.#price(d, this.#sent[d] | (1 << m)) - this.#loss[d];
        if (more > most) [most, worst] = [more, d];
      }
      apart += most;
      if (worst !== NOBODY) this.#put(worst, m);
      sent.push(worst);
    }
    for (let i = 0; i < rest.length; i++) if (sent[i] !== NOBODY) this.#put(sent[i], rest[i]);
    if (rest.length === 1) return apart;
    let all = 0;
    for (const m of rest) all |= 1 << m;
    let together = 0;
    for (let d = 0; d < this.defenders.length; d++)
      together = Math.max(together, this.#price(d, this.#sent[d] | all) - this.#loss[d]);
    return Math.max(apart, before + together);
  }

  /** For each minion the defender whom the fellowship assigns to it, or nobody. */
  shareOut(): readonly number[] {
    const chosen: number[] = this.minions.map(() => NOBODY);
    let found = [...chosen];
    let least = Infinity;
    this.#ways = 0;
    const rest: number[] = [];
    const share = (m: number): void => {
      if (this.#ways > MOST_WAYS) return;
      if (m === this.minions.length) {
        this.#ways++;
        const total = this.#reply(rest);
        if (total < least - 1e-9) {
          least = total;
          found = [...chosen];
        }
        return;
      }
      for (let d = 0; d < this.defenders.length; d++) {
        if (this.#room[d] <= 0) continue;
        chosen[m] = d;
        this.#room[d]--;
        this.#put(d, m);
        share(m + 1);
        this.#put(d, m);
        this.#room[d]++;
      }
      chosen[m] = NOBODY;
      rest.push(m);
      share(m + 1);
      rest.pop();
    };
    share(0);
    return found;
  }

  /** For each minion the defender whom the Shadow sends it against, or nobody. */
  attack(): readonly number[] {
    const chosen: number[] = this.minions.map(() => NOBODY);
    let found = [...chosen];
    let most = -Infinity;
    this.#ways = 0;
    const send = (m: number): void => {
      if (this.#ways > MOST_WAYS) return;
      if (m === this.minions.length) {
        this.#ways++;
        const total = this.#total;
        if (total > most + 1e-9) {
          most = total;
          found = [...chosen];
        }
        return;
      }
      for (let d = 0; d < this.defenders.length; d++) {
        chosen[m] = d;
        this.#put(d, m);
        send(m + 1);
        this.#put(d, m);
      }
      chosen[m] = NOBODY;
      send(m + 1);
    };
    send(0);
    return found;
  }
}

const freeOnes = (s: LotrTcgState): number[] => {
  const found: number[] = [];
  for (let p = 1; p <= s.layout.sizes.players; p++)
    for (const c of cardsIn(s, Zone.minions, p)) if (s.card.live[c] === 1 && isFree(s, c)) found.push(c);
  return found;
};

export function assignmentBy(nerve: Nerve): Policies {
  type Way = 'shareOut' | 'attack';
  /** The first minion that is to fight, and against whom. */
  const firstOf = (
    s: LotrTcgState,
    minions: readonly number[],
    way: Way,
  ): { minion: number; defender: number } | null => {
    const muster = new Muster(s, nerve, minions);
    const plan = muster[way]();
    const m = plan.findIndex((d) => d !== NOBODY);
    return m < 0 ? null : { minion: muster.minions[m], defender: muster.defenders[plan[m]] };
  };
  const against = (
    way: Way,
    minionsOf: (t: Parameters<Policy>[0]) => readonly number[],
  ): [Policy, Policy] => [
    (t) => {
      const pair = firstOf(t.s, minionsOf(t), way);
      return pair === null ? orFirst(t, Kind.pass) : Math.max(0, t.o.find(Kind.card, pair.minion, 0, 0));
    },
    (t) => {
      const minion = localNamed(t.s, 'minion');
      const all = freeOnes(t.s);
      // The one that was chosen fights; the others are shared out with it.
      const muster = new Muster(t.s, nerve, way === 'attack' ? minionsOf(t) : all);
      const d = muster[way]()[muster.minions.indexOf(minion)] ?? NOBODY;
      const index = d === NOBODY ? -1 : t.o.find(Kind.card, muster.defenders[d], 0, 0);
      if (index >= 0) return index;
      return best(t, (i) => {
        const { own, theirs } = standingIf(t.s, t.o.a(i), [minion]);
        return (way === 'attack' ? -1 : 1) * (own - theirs);
      });
    },
  ];
  const [which, whom] = against('shareOut', (t) => freeOnes(t.s));
  const [leftover, target] = against('attack', (t) =>
    freeOnes(t.s).filter((c) => t.s.card.leftover[c] === 1 && t.s.card.controller[c] === t.you),
  );
  return {
    ...assignmentPolicies,
    'assignment phase': { which, defender: whom },
    'leftover minions': { which: leftover, against: target },
  };
}
