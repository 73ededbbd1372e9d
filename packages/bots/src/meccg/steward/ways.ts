/**
 * Where those can go who might part: The Balrog's own company walks below, and does not bind those who stay behind.
 *
 * Not    how good it is to go there (journeys.ts).
 */
import {
  destinationsOf,
  isAdjacent,
  isAvailable,
  isAvatar,
  type MeccgState,
  membersOf,
  printed,
  reachable,
} from '@westmarch/meccg';
import type { Mind } from './mind.ts';
import type { Party } from './party.ts';

const NORMAL_REGIONS = 4;

const hasAvatar = (s: MeccgState, company: number): boolean =>
  membersOf(s, company).some((c) => isAvatar(s, c));

export class Ways {
  readonly #mind: Mind;
  readonly #companies: readonly number[];
  #led: readonly number[] | undefined;
  #others: readonly number[] | undefined;

  /** The companies in which those who stand at one place are now. */
  constructor(mind: Mind, companies: readonly number[]) {
    this.#mind = mind;
    this.#companies = companies;
  }

  /** Where a part of them can go. */
  of({ walksBelow }: Party): readonly number[] {
    return walksBelow ? (this.#led ??= this.#find(true)) : (this.#others ??= this.#find(false));
  }

  #find(below: boolean): readonly number[] {
    const { s, you, side } = this.#mind;
    const [one] = this.#companies;
    if (side.name !== 'balrog') return destinationsOf(s, you, one);
    const alike = this.#companies.find((company) => hasAvatar(s, company) === below);
    if (alike !== undefined) return destinationsOf(s, you, alike);
    // They have to part first: until then no rule can be asked.
    const from = printed.site(s, s.company.site[one]);
    return reachable(from, NORMAL_REGIONS, side.walker).filter(
      (to) => isAvailable(s, you, to) && (!below || isAdjacent(from, to)),
    );
  }
}
