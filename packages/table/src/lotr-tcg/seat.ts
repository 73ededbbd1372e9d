/** A viewer of The Lord of the Rings TCG: sites and fellowships by the names that players use for them. */
import { isIn } from '@westmarch/kernel';
import { type LotrTcgState, siteAt, Zone } from '@westmarch/lotr-tcg';
import { Seat } from '../seat.ts';

export class LotrSeat extends Seat<LotrTcgState> {
  /** The site card of a number, on the path or under someone's control; 0 where none is laid. */
  siteCard(number: number): number {
    const laid = siteAt(this.view, number);
    if (laid !== 0 || number === 0) return laid;
    const { card } = this.view;
    for (let c = 1; c < card.def.length; c++)
      if (card.number[c] === number && isIn(this.view, c, Zone.support)) return c;
    return 0;
  }
  /** "Bree Gate (site 2)" */
  site(number: number): string {
    const card = this.siteCard(number);
    return card === 0 ? `site ${number}` : `${this.card(card)} (site ${number})`;
  }
  fellowship(player: number): string {
    return `${this.whose(player)} fellowship`;
  }
  /** The part of a name that everyone uses: "Aragorn" for "Aragorn, King in Exile". */
  short(card: number): string {
    return this.card(card).split(', ')[0];
  }
  isOnTable(card: number): boolean {
    const { view } = this;
    return (
      isIn(view, card, Zone.companions) ||
      isIn(view, card, Zone.support) ||
      isIn(view, card, Zone.minions) ||
      isIn(view, card, Zone.path) ||
      isIn(view, card, Zone.on)
    );
  }
}
