/** Hazards that hold prisoners: each with whom it holds, and where they can be rescued. ME-PRISON-2000, 2002 */
import { cardsIn, firstPrisoner, type MeccgState, nextPrisoner, rescueSite, Zone } from '@westmarch/meccg';
import type { Card, Held } from '@westmarch/protocol';
import { cardOf } from './cards.ts';
import type { MeccgSeat } from './seat.ts';

const isHost = (s: MeccgState, event: number): boolean => firstPrisoner(s, event) !== 0;

function heldBy(seat: MeccgSeat, host: number): Held {
  const s = seat.view;
  const prisoners: Card[] = [];
  for (let c = firstPrisoner(s, host); c !== 0; c = nextPrisoner(s, c))
    // He rests, so that nothing finds him: what he bears is still his.
    prisoners.push({
      ...cardOf(seat, c),
      marks: ['prisoner'],
      on: cardsIn(s, Zone.on, c).map((other) => cardOf(seat, other)),
    });
  const site = rescueSite(s, host);
  const card = cardOf(seat, host);
  const shown = new Set([site, ...prisoners.map(({ id }) => id)]);
  return {
    host: { ...card, on: card.on.filter(({ id }) => !shown.has(id)) },
    prisoners,
    site: site === 0 ? null : cardOf(seat, site),
  };
}

export const prisonersOf = (seat: MeccgSeat, player: number): Held[] =>
  cardsIn(seat.view, Zone.events, player)
    .filter((event) => isHost(seat.view, event))
    .map((host) => heldBy(seat, host));

/** Events that hold nobody. */
export const eventsOf = (seat: MeccgSeat, player: number): Card[] =>
  cardsIn(seat.view, Zone.events, player)
    .filter((event) => !isHost(seat.view, event))
    .map((event) => cardOf(seat, event));
