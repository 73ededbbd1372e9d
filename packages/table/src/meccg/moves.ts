/** A card that moved, in a sentence. */
import { CardKind, companyOf, firstOf, isPrisoner, Phase, printed, Zone } from '@westmarch/meccg';
import type { Taken } from '../table-game.ts';
import { many } from '../words.ts';
import { DISCARDED } from './events.ts';
import { isPlay, playInWords } from './plays.ts';
import type { MeccgSeat } from './seat.ts';

const TABLE = new Set<number>([Zone.company, Zone.on, Zone.agent, Zone.events, Zone.factions]);

/** Empty where the move is not worth a sentence. */
export function moveInWords(
  old: MeccgSeat,
  seat: MeccgSeat,
  card: number,
  [from, to]: readonly [number, number],
  taken: Taken,
): string {
  const { view } = seat;
  const name = seat.isKnown(card) ? seat.card(card) : old.card(card);
  const owner = view.card.owner[card] || old.view.card.owner[card];
  switch (to) {
    case Zone.declared:
      return playInWords(old, seat, card, owner, taken);
    case Zone.attacking:
      return from === Zone.onGuard ? `${seat.does(owner, 'reveal')} ${name}.` : '';
    case Zone.company:
      return joins(old, seat, card, from, name, owner);
    case Zone.on:
      return comesToLieOn(seat, card, name, from, owner);
    case Zone.onGuard:
      return `${seat.does(owner, 'place')} ${owner === seat.you ? name : 'a card'} on guard.`;
    case Zone.agent:
      return from === Zone.hand
        ? `${seat.does(owner, 'play')} ${owner === seat.you ? name : 'a card'} face down as an agent.`
        : '';
    case Zone.events:
      return from === Zone.hand ? playInWords(old, seat, card, owner, taken) : `${name} stays in play.`;
    case Zone.factions:
      return `${seat.does(owner, 'win')} over ${name}.`;
    case Zone.points:
      return from === Zone.on || from === Zone.sites
        ? `${seat.does(owner, 'store')} ${name}.`
        : `${name} is defeated: ${many(printed.points(view, card), 'kill point')} for ${seat.player(view.layout.placeIndex[view.card.place[card]])}.`;
    case Zone.out:
      return `${name} is eliminated.`;
    case Zone.hand:
      return TABLE.has(from) ? `${name} returns to ${seat.whose(owner)} hand.` : '';
    case Zone.aside:
      return view.global.phase === Phase.setUp
        ? `${name} is set aside: both revealed the same.`
        : `${name} is set aside.`;
    case Zone.discard:
      return discarded(old, seat, card, from, name, owner, taken);
    default:
      return '';
  }
}

function joins(
  old: MeccgSeat,
  seat: MeccgSeat,
  card: number,
  from: number,
  name: string,
  owner: number,
): string {
  const { view } = seat;
  const company = companyOf(view, card);
  if (from === Zone.pool) return `${seat.does(owner, 'reveal')} ${name}.`;
  if (from === Zone.on) return `${name} is free again, at ${seat.siteOf(card)}.`;
  if (from !== Zone.company) return `${seat.does(owner, 'bring')} ${name} into play at ${seat.siteOf(card)}.`;
  const first = firstOf(view, company);
  if (first === card) return `${name} forms a company.`;
  // When two companies become one, the leader's sentence is enough.
  return old.view.card.leader[card] === 0
    ? `${name} joins ${old.firstOf(company) === 0 ? seat.company(company) : old.company(company)}.`
    : '';
}

function comesToLieOn(seat: MeccgSeat, card: number, name: string, from: number, owner: number): string {
  const bearer = seat.view.layout.placeIndex[seat.view.card.place[card]];
  if (seat.view.card.trophy[card] === 1) return `${seat.card(bearer)} takes ${name} as a trophy.`;
  if (isPrisoner(seat.view, card)) return `${name} is taken prisoner: ${seat.card(bearer)}.`;
  if (from === Zone.on) return `${name} passes to ${seat.card(bearer)}.`;
  switch (printed.kind(seat.view, card)) {
    case CardKind.item:
      return `${seat.card(bearer)} gains ${name}.`;
    case CardKind.ally:
      return `${name} joins ${seat.card(bearer)}.`;
    default:
      return from === Zone.hand
        ? `${seat.does(owner, printed.kind(seat.view, card) === CardKind.creature ? 'place' : 'play')} ${name} on ${seat.card(bearer)}.`
        : `${name} is now on ${seat.card(bearer)}.`;
  }
}

function discarded(
  old: MeccgSeat,
  seat: MeccgSeat,
  card: number,
  from: number,
  name: string,
  owner: number,
  taken: Taken,
): string {
  if (from === Zone.hand)
    return isPlay(seat, card, from, taken)
      ? playInWords(old, seat, card, owner, taken)
      : `${seat.does(owner, 'discard')} ${name}.`;
  if (from === Zone.declared)
    return printed.kind(seat.view, card) === CardKind.faction ? `${name} ${DISCARDED}.` : '';
  if (from === Zone.attacking) return '';
  return TABLE.has(from) ? `${name} is discarded.` : '';
}
