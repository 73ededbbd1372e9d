/**
 * Those who go together, or could: what attacks are expected to cost them.
 *
 * Owns   the losses of attacks, of what guards a site and of what may come on the way, in points.
 * Keeps  a party need not be a company: those who might part are weighed before they do.
 */
import { firstIn, place } from '@westmarch/kernel';
import {
  CardKind,
  isAbout,
  isAvatar,
  isLore,
  membersOf,
  printed,
  Status,
  sites,
  Zone,
} from '@westmarch/meccg';
import { chanceBelow } from '../odds.ts';
import type { Fighter, Mind } from './mind.ts';

/** Staying untapped costs so much. ME-STRIKE-4008 */
const STAYING = 3;
/** What only detains costs little. */
const DETAINED = 0.1;

/** Creatures that come often: strikes and prowess. */
const USUAL = [
  [2, 10],
  [2, 12],
  [1, 15],
  [3, 8],
  [5, 8],
] as const;

const byLoss = (a: number, b: number): number => a - b;

export class Party {
  readonly mind: Mind;
  readonly members: readonly number[];
  /** One of the companies they are in now: for what the rules ask of a company. */
  readonly company: number;
  readonly fighters: readonly Fighter[];
  readonly untapped: number;
  /** How badly they need rest: the wounded, an avatar for three. */
  readonly hurt: number;
  readonly wounded: number;
  readonly hasAvatar: boolean;
  /** What they have learnt, and can store at home. */
  readonly lore: number;
  readonly #losses = new Map<number, number>();

  constructor(mind: Mind, company: number, members: readonly number[] = membersOf(mind.s, company)) {
    const { s } = mind;
    this.mind = mind;
    this.members = members;
    this.company = company;
    const fighters: Fighter[] = [];
    let untapped = 0;
    let hurt = 0;
    let wounded = 0;
    let hasAvatar = false;
    let lore = 0;
    for (const c of members) {
      fighters.push(mind.fighter(c));
      for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
        if (printed.kind(s, on) === CardKind.ally) fighters.push(mind.fighter(on));
        else if (isLore(s, on)) lore++;
      if (s.card.status[c] === Status.untapped) untapped++;
      if (s.card.status[c] === Status.wounded) {
        wounded++;
        hurt += isAvatar(s, c) ? 3 : 1;
      }
      if (isAvatar(s, c)) hasAvatar = true;
    }
    this.fighters = fighters;
    this.untapped = untapped;
    this.hurt = hurt;
    this.wounded = wounded;
    this.hasAvatar = hasAvatar;
    this.lore = lore;
  }

  /** What a strike is expected to cost one of them. */
  strikeLoss({ prowess, hit }: Fighter, against: number, modifier: number): number {
    return chanceBelow(against, prowess + modifier) * hit;
  }

  /** What an attack is expected to cost when they choose well who faces it. `strikes` 0: one for each. */
  attackLoss(strikes: number, prowess: number, attackerChooses = false): number {
    const key = (strikes * 64 + prowess) * 2 + (attackerChooses ? 1 : 0);
    let found = this.#losses.get(key);
    if (found === undefined) {
      found = this.#workOut(strikes, prowess, attackerChooses);
      this.#losses.set(key, found);
    }
    return found;
  }
  #workOut(strikes: number, prowess: number, attackerChooses: boolean): number {
    const { fighters } = this;
    // Strikes beyond the defenders weaken them.
    const excess = Math.ceil(Math.max(0, strikes - fighters.length) / Math.max(1, fighters.length));
    const losses: number[] = [];
    for (const one of fighters) losses.push(this.strikeLoss(one, prowess, -excess));
    losses.sort(byLoss);
    if (attackerChooses) losses.reverse();
    const many = strikes === 0 ? losses.length : Math.min(strikes, losses.length);
    let total = 0;
    for (let i = 0; i < many; i++) total += losses[i];
    return total;
  }

  /** What entering a site is expected to cost them. */
  guards(site: number): number {
    const { s } = this.mind;
    let total = 0;
    for (const { against, strikes, prowess, attackerChooses, detainment } of sites[site]?.attacks ?? [])
      if (isAbout(s, this.company, against))
        total +=
          this.attackLoss(strikes, prowess, attackerChooses) *
          (isAbout(s, this.company, detainment) ? DETAINED : 1);
    return total;
  }

  /**
   * The chance that somebody is untapped when the guards of a site have been faced. Where there are not more of them than
   * strikes, one must stay so, which makes him weaker. `now`: as they are; otherwise they have rested before.
   */
  readiness(site: number, now: boolean): number {
    const { s } = this.mind;
    let strikes = 0;
    let strongest = 0;
    for (const attack of sites[site]?.attacks ?? []) {
      if (!isAbout(s, this.company, attack.against)) continue;
      strikes += attack.strikes === 0 ? this.fighters.length : attack.strikes;
      strongest = Math.max(strongest, attack.prowess);
    }
    const ready = now ? this.untapped : this.members.length - this.wounded;
    if (ready > strikes || (strikes === 0 && ready > 0)) return 1;
    let most = 0;
    for (const one of this.fighters)
      if (this.members.includes(one.card))
        most = Math.max(most, 1 - chanceBelow(strongest, one.prowess - STAYING));
    return ready > 0 ? most : 0;
  }

  /** The Balrog's own company knows no regions. ME-MOVE-501 */
  get walksBelow(): boolean {
    return this.hasAvatar && this.mind.side.name === 'balrog';
  }

  /** Whoever fights worst of those untapped: he can play what there is to be played; 0: there is nothing, or nobody. */
  player(isAny: boolean): number {
    let found = 0;
    let least = Infinity;
    if (isAny)
      for (const c of this.members)
        if (this.mind.s.card.status[c] === Status.untapped && this.mind.fighter(c).prowess < least) {
          least = this.mind.fighter(c).prowess;
          found = c;
        }
    return found;
  }

  /** What a usual creature is expected to cost them. */
  get frailty(): number {
    // Who is tapped by one attack does not choose who faces the next.
    const mercy = this.mind.w['at their mercy'];
    let total = 0;
    for (const [strikes, prowess] of USUAL)
      total +=
        this.attackLoss(strikes, prowess) * (1 - mercy) + this.attackLoss(strikes, prowess, true) * mercy;
    return total / USUAL.length;
  }
}
