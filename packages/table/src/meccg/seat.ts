/** A viewer of MECCG: companies and sites by the names that players use for them. */
import {
  CardKind,
  companyOf,
  firstOf,
  type MeccgState,
  membersOf,
  printed,
  siteName,
} from '@westmarch/meccg';
import { Seat } from '../seat.ts';

export class MeccgSeat extends Seat<MeccgState> {
  /** A company by its first member, or by the one who makes it known: "the company of Elrond". */
  company(company: number): string {
    const first = firstOf(this.view, company);
    const leader = membersOf(this.view, company).find((c) => printed.avatar(this.view, c) === 1) ?? first;
    const { player } = this.view.company;
    return leader === 0
      ? `${this.whose(player[company])} company`
      : `${this.whose(player[company])} company of ${this.card(leader)}`;
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
