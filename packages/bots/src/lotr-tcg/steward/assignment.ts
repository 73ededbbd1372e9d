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
const NOBODY = -1;

/** By defender and minion: what one more minion adds to the strengths of both, and to the wounds. */
interface More {
  readonly own: number[][];
  readonly theirs: number[][];
  readonly wounds: number[][];
}

class Muster {
  readonly minions: number[];
  readonly defenders: number[];
  /** How many more minions the fellowship may assign to each. */
  readonly room: number[];
  readonly #s: LotrTcgState;
  readonly #nerve: Nerve;
  readonly #more: More = { own: [], theirs: [], wounds: [] };
  /** Of each defender: strengths and wounds of what is against him. */
  readonly #own: number[] = [];
  readonly #theirs: number[] = [];
  readonly #wounds: number[] = [];
  readonly #against: number[][] = [];
  /** What each stands to lose now. */
  readonly #loss: number[] = [];
  #ways = 0;

  constructor(s: LotrTcgState, nerve: Nerve, minions: readonly number[]) {
    this.#s = s;
    this.#nerve = nerve;
    const { active } = s.global;
    this.minions = minions.toSorted((a, b) => valueOf(s, strength, b) - valueOf(s, strength, a) || a - b);
    this.defenders = [...cardsIn(s, Zone.companions, active), ...cardsIn(s, Zone.support, active)].filter(
      (c) => s.card.live[c] === 1 && canDefend(s, c),
    );
    this.room = this.defenders.map((c) =>
      canBeAssigned(s, c) ? 1 + valueOf(s, defender, c) - standingOf(s, c).minions.length : 0,
    );
    for (const [d, c] of this.defenders.entries()) {
      const there = standingOf(s, c).minions;
      const now = standingIf(s, c, there);
      this.#own.push(now.own);
      this.#theirs.push(now.theirs);
      this.#wounds.push(there.reduce((sum, m) => sum + valueOf(s, damage, m), 1));
      this.#against.push([...there]);
      this.#loss.push(0);
      this.#loss[d] = this.#price(d);
      const then = this.minions.map((m) => standingIf(s, c, [...there, m]));
      this.#more.own.push(then.map(({ own }) => own - now.own));
      this.#more.theirs.push(then.map(({ theirs }) => theirs - now.theirs));
      this.#more.wounds.push(this.minions.map((m) => valueOf(s, damage, m)));
    }
  }

  #price(d: number): number {
    const [s, nerve, c] = [this.#s, this.#nerve, this.defenders[d]];
    const own = this.#own[d];
    const theirs = this.#theirs[d];
    if (this.#against[d].length === 0) return 0;
    let gain = 0;
    for (const m of this.#against[d]) gain += gainOf(s, m, own, theirs, 1 + valueOf(s, damage, c), nerve);
    return lossOf(s, c, own, theirs, this.#wounds[d], nerve) - winning(s, c, own, theirs, nerve) * gain;
  }

  /** One minion more against a defender, or one less. */
  #put(d: number, m: number, sign: 1 | -1): void {
    this.#own[d] += sign * this.#more.own[d][m];
    this.#theirs[d] += sign * this.#more.theirs[d][m];
    this.#wounds[d] += sign * this.#more.wounds[d][m];
    if (sign === 1) this.#against[d].push(this.minions[m]);
    else this.#against[d].pop();
    this.room[d] -= sign;
    this.#loss[d] = this.#price(d);
  }

  get #total(): number {
    let sum = 0;
    for (const loss of this.#loss) sum += loss;
    return sum;
  }

  /** What is left over goes where it hurts most: one after the other, or all against one. */
  #reply(rest: readonly number[]): number {
    if (rest.length === 0) return this.#total;
    const sent: number[] = [];
    for (const m of rest) {
      let worst = NOBODY;
      let most = this.#total;
      for (let d = 0; d < this.defenders.length; d++) {
        this.#put(d, m, 1);
        const total = this.#total;
        this.#put(d, m, -1);
        if (total > most) [most, worst] = [total, d];
      }
      if (worst !== NOBODY) this.#put(worst, m, 1);
      sent.push(worst);
    }
    let most = this.#total;
    for (let i = rest.length - 1; i >= 0; i--) if (sent[i] !== NOBODY) this.#put(sent[i], rest[i], -1);
    if (rest.length > 1)
      for (let d = 0; d < this.defenders.length; d++) {
        for (const m of rest) this.#put(d, m, 1);
        most = Math.max(most, this.#total);
        for (let i = rest.length - 1; i >= 0; i--) this.#put(d, rest[i], -1);
      }
    return most;
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
        if (this.room[d] <= 0) continue;
        chosen[m] = d;
        this.#put(d, m, 1);
        share(m + 1);
        this.#put(d, m, -1);
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
        this.#put(d, m, 1);
        send(m + 1);
        this.#put(d, m, -1);
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
