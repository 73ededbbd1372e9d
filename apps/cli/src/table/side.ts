/** One side of the table as data: what both the drawn and the spoken board show. */
import { place, sizeOf, valueOf } from '@westmarch/kernel';
import {
  body,
  CardKind,
  cardsIn,
  companiesOf,
  corruptionOf,
  directInfluence,
  generalInfluence,
  generalInfluenceUsed,
  membersOf,
  mind,
  printed,
  prowess,
  Status,
  sites,
  statuses,
  Zone,
} from '@westmarch/meccg';
import type { Seat } from './seat.ts';

export interface Fighter {
  readonly card: number;
  readonly name: string;
  readonly prowess: number;
  readonly body: number;
  readonly mind: number;
  readonly influence: number;
  readonly corruption: number;
  readonly status: string;
  readonly avatar: boolean;
  /** The name of the one he follows, or empty. */
  readonly follows: string;
  readonly bears: readonly string[];
}

export interface Company {
  readonly row: number;
  readonly site: string;
  /** Empty while it is between two sites. */
  readonly siteType: string;
  readonly siteTapped: boolean;
  /** Where it goes, as far as you know: empty when it stays. */
  readonly goesTo: string;
  readonly members: readonly Fighter[];
}

const tappedMark = (seat: Seat, card: number): string =>
  seat.view.card.status[card] === Status.tapped ? ' (tapped)' : '';

function fighter(seat: Seat, card: number): Fighter {
  const s = seat.view;
  return {
    card,
    name: seat.card(card),
    prowess: valueOf(s, prowess, card),
    body: valueOf(s, body, card),
    mind: valueOf(s, mind, card),
    influence: valueOf(s, directInfluence, card),
    corruption: corruptionOf(s, card),
    status: statuses[s.card.status[card]],
    avatar: printed.avatar(s, card) === 1,
    follows: s.card.leader[card] === 0 ? '' : seat.card(s.card.leader[card]),
    bears: cardsIn(s, Zone.on, card).map((c) => borne(seat, c)),
  };
}

/** Allies fight: their numbers belong beside their names. */
function borne(seat: Seat, card: number): string {
  const s = seat.view;
  const [strength, toughness] = [valueOf(s, prowess, card), valueOf(s, body, card)];
  const fights = printed.kind(s, card) === CardKind.ally && strength + toughness > 0;
  const numbers = fights ? ` ${strength}/${toughness}` : '';
  return `${seat.card(card)}${numbers}${tappedMark(seat, card)}`;
}

export function companiesAt(seat: Seat, player: number): Company[] {
  const s = seat.view;
  return companiesOf(s, player).map((row) => {
    const at = seat.siteCard(row);
    const site = printed.site(s, at);
    const destination = s.company.destination[row];
    return {
      row,
      site: sites[site]?.name ?? 'on the way',
      siteType: sites[site]?.type ?? '',
      siteTapped: s.card.status[at] === Status.tapped,
      goesTo:
        destination === 0 ? '' : seat.isKnown(destination) ? seat.card(destination) : 'a site face down',
      members: membersOf(s, row).map((c) => fighter(seat, c)),
    };
  });
}

export interface Piles {
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
  readonly sideboard: number;
  readonly influenceUsed: number;
  readonly influence: number;
  readonly events: readonly string[];
  readonly factions: readonly string[];
  readonly stored: readonly string[];
}

export function pilesOf(seat: Seat, player: number): Piles {
  const s = seat.view;
  const size = (zone: number): number => sizeOf(s, place(s, zone, player));
  const names = (zone: number): string[] => cardsIn(s, zone, player).map((c) => seat.card(c));
  return {
    hand: size(Zone.hand),
    deck: size(Zone.deck),
    discard: size(Zone.discard),
    sideboard: size(Zone.sideboard),
    influenceUsed: generalInfluenceUsed(s, player),
    influence: valueOf(s, generalInfluence, player),
    events: names(Zone.events),
    factions: names(Zone.factions),
    stored: names(Zone.points),
  };
}
