/** Cards that lie elsewhere than before, in sentences; those drawn or discarded together share one. */
import { hostOf, Kind, type State } from '@westmarch/kernel';
import { CardKind, printed, Zone } from '@westmarch/lotr-tcg';
import type { Line } from '@westmarch/protocol';
import { deed } from '../lines.ts';
import type { Taken } from '../table-game.ts';
import { listOf, many } from '../words.ts';
import { KILLED } from './events.ts';
import type { LotrSeat } from './seat.ts';

const IN_PLAY: ReadonlySet<number> = new Set([Zone.companions, Zone.support, Zone.minions, Zone.on]);

/** Kinds of moves that are told of all cards of one owner at once, in the order in which they are told. */
type Together = 'milled' | 'discarded' | 'leave' | 'beneath' | 'shuffled' | 'drawn' | 'removed';
const ORDER: readonly Together[] = [
  'milled',
  'discarded',
  'leave',
  'beneath',
  'shuffled',
  'removed',
  'drawn',
];

export function moves(
  old: LotrSeat,
  seat: LotrSeat,
  taken: Taken,
  told: readonly Line[],
): { readonly laid: readonly Line[]; readonly rest: readonly Line[] } {
  const laid: Line[] = [];
  const rest: Line[] = [];
  const groups = new Map<string, number[]>();
  for (let card = 1; card < seat.view.card.def.length; card++) {
    const [was, is] = [old.view.card.place[card], seat.view.card.place[card]];
    if (was === is) continue;
    const [from, to] = [zoneAt(old.view, was), zoneAt(seat.view, is)];
    const together = sharedBy(card, from, to, taken, told);
    if (together !== null) {
      const key = `${together} ${ownerOf(old, seat, card)}`;
      groups.set(key, [...(groups.get(key) ?? []), card]);
      continue;
    }
    const text = alone(old, seat, card, from, to);
    if (text !== '') (to === Zone.path ? laid : rest).push(deed(text, [card], ownerOf(old, seat, card)));
  }
  for (const kind of ORDER)
    for (let p = 1; p <= seat.players.length; p++) {
      const cards = groups.get(`${kind} ${p}`);
      if (cards !== undefined) rest.push(deed(inWords(kind, old, seat, p, cards), known(seat, cards), p));
    }
  return { laid, rest };
}

const zoneAt = (s: State, place: number): number => (place === 0 ? -1 : s.layout.placeKind[place]);
const ownerOf = (old: LotrSeat, seat: LotrSeat, card: number): number =>
  seat.view.card.owner[card] || old.view.card.owner[card];
const known = (seat: LotrSeat, cards: readonly number[]): number[] => cards.filter((c) => seat.isKnown(c));

function sharedBy(
  card: number,
  from: number,
  to: number,
  { option }: Taken,
  told: readonly Line[],
): Together | null {
  if (to === Zone.hand && from === Zone.deck) return 'drawn';
  if (to === Zone.removed) return 'removed';
  if (to === Zone.deck) return from === Zone.hand ? 'beneath' : 'shuffled';
  if (to !== Zone.discard) return null;
  if (from === Zone.deck) return 'milled';
  // An event that is played has been told of.
  const isPlayed = option.kind === Kind.action && option.b !== 0 && option.a === card;
  if (from === Zone.hand && !isPlayed) return 'discarded';
  return IN_PLAY.has(from) && !isDead(card, told) ? 'leave' : null;
}

/** Whoever was killed has had his sentence. */
const isDead = (card: number, told: readonly Line[]): boolean =>
  told.some(({ text, cards }) => cards.includes(card) && text.endsWith(KILLED));

function inWords(
  kind: Together,
  old: LotrSeat,
  seat: LotrSeat,
  player: number,
  cards: readonly number[],
): string {
  const names = cards.every((c) => seat.isKnown(c))
    ? listOf(cards.map((c) => seat.card(c)))
    : many(cards.length, 'card');
  const hidden = many(cards.length, 'card');
  switch (kind) {
    case 'milled':
      return `${seat.does(player, 'discard')} ${names} from the top of the draw deck.`;
    case 'discarded':
      return `${seat.does(player, 'discard')} ${names} from hand.`;
    case 'leave':
      return `${names} ${cards.length === 1 ? 'is' : 'are'} discarded.`;
    case 'beneath':
      return `${seat.does(player, 'put')} ${player === seat.you ? names : hidden} beneath the draw deck.`;
    case 'shuffled':
      return `${seat.does(player, 'put')} ${cards.every((c) => old.isKnown(c)) ? listOf(cards.map((c) => old.card(c))) : hidden} into the draw deck.`;
    case 'removed':
      return `${seat.whose(player)} cards leave the game.`;
    default:
      return `${seat.does(player, 'draw')} ${player === seat.you ? names : hidden}.`;
  }
}

/** Empty where the move is not worth a sentence, or an event has told it. */
function alone(old: LotrSeat, seat: LotrSeat, card: number, from: number, to: number): string {
  const owner = ownerOf(old, seat, card);
  const name = seat.isKnown(card) ? seat.card(card) : old.card(card);
  switch (to) {
    case Zone.path:
      return from === Zone.support
        ? `${name} is liberated.`
        : `${seat.does(owner, 'lay')} ${name} as site ${seat.view.card.number[card]}.`;
    case Zone.adventure:
      return `${name} returns to ${seat.whose(owner)} adventure deck.`;
    case Zone.support:
      return from === Zone.path
        ? `${seat.does(seat.view.card.controller[card], 'take')} control of ${name}.`
        : '';
    case Zone.on:
      return from === Zone.on && printed.kind(seat.view, card) !== CardKind.ring
        ? `${name} passes to ${seat.short(hostOf(seat.view, card))}.`
        : '';
    case Zone.stacked:
      return `${name} is stacked on ${seat.card(hostOf(seat.view, card))}.`;
    case Zone.hand:
      return IN_PLAY.has(from) || from === Zone.discard
        ? `${name} returns to ${seat.whose(owner)} hand.`
        : '';
    default:
      return '';
  }
}
