/**
 * What site cards say about themselves beside facts and abilities: one entry for a card, by its number. Some of it is
 * asked while the card still lies in a location deck, where no ability is in force.
 *
 * Not    what follows from it: that stands with the rules that ask.
 */
import type { ItemClass, SiteType } from '../../facts/names.ts';

export interface SiteText {
  /** Who may be brought into play there at all; whoever is at home there always may. */
  readonly arrivals?: 'Orcs and Trolls' | 'nobody';
  /** Agents who are not at home there may be brought into play under direct influence. */
  readonly agentsLed?: boolean;
  /** Nothing may be stored there. */
  readonly noStoring?: boolean;
  /** A gold ring that is stored there is tested at once, with this modifier. ME-RING-2019 */
  readonly testsStored?: number;
  /** What it counts as for hazards, and for players to whom it is no Haven. ME-KEY-2008, ME-BAL-011 */
  readonly forHazards?: SiteType;
  /** It contains a hoard, whatever guards it. */
  readonly hoard?: boolean;
  /** Tapped or not, it goes back to the location deck. */
  readonly alwaysReturns?: boolean;
  /** It is stored where another would be discarded. ME-CARD-0792 */
  readonly storedWhenSpent?: boolean;
  /** Once it lies on the table it stays there. */
  readonly stays?: boolean;
  /** What its own rule lets be played there beyond what it lists. */
  readonly opensFor?: ItemClass;
  /** Only companies of whoever plays this avatar may use it. */
  readonly onlyFor?: string;
  /** A location deck has as many of it as are needed. ME-FW-019 */
  readonly anyNumber?: boolean;
  /** It lies below a protected Wizardhaven, for whoever has more stage points than these. */
  readonly mines?: number;
  /** Items may be played there even if it is tapped. */
  readonly itemsWhenTapped?: boolean;
  /** The first minor item that a company plays there in a turn leaves it untapped. */
  readonly sparedByMinor?: boolean;
  /** Nobody of this kind moves there. */
  readonly closedTo?: 'Ringwraith';
  /** A creature that is left out of those that may be keyed to it. */
  readonly except?: string;
  /** It never taps. */
  readonly neverTaps?: boolean;
  /** Nothing keeps creatures from being played keyed to it. ME-CARD-0473 */
  readonly alwaysOpen?: boolean;
}

const texts: SiteText[] = [];
const nothing: SiteText = {};
export function registerSiteText(site: number, text: SiteText): void {
  texts[site] = text;
}
/** Of a site card by its number. */
export const siteTextOf = (site: number): SiteText => texts[site] ?? nothing;
