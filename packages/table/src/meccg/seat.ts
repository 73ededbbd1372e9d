/** A viewer of MECCG: companies and sites by the names that players use for them. */
import {
  CardKind,
  companiesOf,
  companyOf,
  firstOf,
  type MeccgState,
  membersOf,
  printed,
  siteName,
} from '@westmarch/meccg';
import { Seat } from '../seat.ts';
import { capital } from '../words.ts';

/** "Glorfindel's company" for Glorfindel II. */
const called = (name: string): string => `${name.replace(/ I+$/, '')}'s company`;

export class MeccgSeat extends Seat<MeccgState> {
  /**
   * The one name of a company, wherever it is spoken of: "Glorfindel's company". It is called after its Wizard,
   * Ringwraith or other avatar, or else after whoever has the greatest mind, the first of those who share it; so
   * it keeps its name while he is with it, in whatever order the others stand.
   */
  company(company: number): string {
    const leader = this.leader(company);
    if (leader === 0) return `${this.whose(this.view.company.player[company])} company`;
    const name = called(this.card(leader));
    const alike = this.#others(company).filter((other) => called(this.card(this.leader(other))) === name);
    if (alike.length === 0) return name;
    const { player } = this.view.company;
    return alike.some((other) => player[other] === player[company])
      ? `${name} at ${this.site(company)}`
      : `${this.whose(player[company])} company of ${this.card(leader)}`;
  }
  companyAtStart(company: number): string {
    return capital(this.company(company));
  }
  /** Who gives it his name; 0 where nobody is in it. */
  leader(company: number): number {
    const members = membersOf(this.view, company).filter((c) => this.isKnown(c));
    const rank = (c: number): number =>
      printed.avatar(this.view, c) === 1 ? Number.POSITIVE_INFINITY : printed.mind(this.view, c);
    return members.reduce((best, c) => (best === 0 || rank(c) > rank(best) ? c : best), 0);
  }
  firstOf(company: number): number {
    return this.view.company.player[company] === 0 ? 0 : firstOf(this.view, company);
  }
  #others(company: number): number[] {
    return this.players
      .flatMap((_name, i) => companiesOf(this.view, i + 1))
      .filter((other) => other !== company);
  }
  /** Where a company stands, or where it comes from while it is on its way. */
  siteCard(company: number): number {
    const { site, origin } = this.view.company;
    return site[company] || origin[company];
  }
  site(company: number): string {
    return siteName(printed.site(this.view, this.siteCard(company)));
  }
  /** Where a card lies, if it is with a company. */
  siteOf(card: number): string {
    const company = companyOf(this.view, card);
    return company === 0 ? '' : this.site(company);
  }
  isOnTable(card: number): boolean {
    return this.view.card.live[card] === 1 && printed.kind(this.view, card) !== CardKind.site;
  }
}
