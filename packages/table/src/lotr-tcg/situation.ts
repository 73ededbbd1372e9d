/** What is going on beside the board, in sentences: arrows, assignments, the skirmish, what can be responded to. */
import { ofCard } from '@westmarch/kernel';
import { archeryNow, cardsIn, momentsNow, Phase, skirmishersOf, standingOf, Zone } from '@westmarch/lotr-tcg';
import { listOf } from '../words.ts';
import type { LotrSeat } from './seat.ts';
import { foes, outcome } from './skirmish.ts';

function archery(seat: LotrSeat): string[] {
  if (seat.view.global.phase !== Phase.archery) return [];
  const [own, theirs] = archeryNow(seat.view);
  return [`Archery: ${own} for the fellowship, ${theirs} for the minions.`];
}

function skirmish(seat: LotrSeat, character: number): string {
  const s = seat.view;
  const standing = standingOf(s, character);
  const names = `${seat.short(character)} (${standing.own}) against ${foes(seat, standing.minions)} (${standing.theirs})`;
  if (s.global.skirmish !== character) return `To fight: ${names}.`;
  const name = s.global.fierce === 1 ? 'Fierce skirmish' : 'Skirmish';
  return `${name}: ${names}; as it stands, ${outcome(seat, standing)}.`;
}

/** What the response window that is open is about, as far as that is cards. */
const response = (seat: LotrSeat): string[] =>
  momentsNow(seat.view).flatMap(({ event, about }) => {
    const found = seat.view.engine.events.find(({ channel }) => channel === event);
    return found === undefined || NOT_CARDS.has(found.subject.noun ?? '')
      ? []
      : [`In response: ${seat.sentence(found.say(ofCard(about)))}`];
  });
const NOT_CARDS: ReadonlySet<string> = new Set(['player', 'phase']);

export function situation(seat: LotrSeat): string[] {
  const s = seat.view;
  const played = cardsIn(s, Zone.played, 0).map((c) => seat.card(c));
  const fights = skirmishersOf(s).toSorted((a, b) => rank(seat, a) - rank(seat, b));
  return [
    ...archery(seat),
    ...fights.map((character) => skirmish(seat, character)),
    ...(played.length === 0 ? [] : [`Being played: ${listOf(played)}.`]),
    ...response(seat),
  ];
}
/** The skirmish that is on comes first. */
const rank = (seat: LotrSeat, character: number): number => (seat.view.global.skirmish === character ? 0 : 1);
