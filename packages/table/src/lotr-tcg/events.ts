/**
 * What happens, as it happens: the open events of the rules in a sentence each.
 *
 * Keeps  only cards in play and players are named, which everyone sees.
 */
import { type Event } from '@westmarch/kernel';
import {
  archeryNow,
  assigned,
  burdened,
  CardKind,
  cardPlayed,
  exerted,
  healed,
  killed,
  movedTo,
  Phase,
  phaseStarts,
  printed,
  skirmishResult,
  skirmishWon,
  standingOf,
  turnStarts,
  vitality,
  wounded,
} from '@westmarch/lotr-tcg';
import type { Line } from '@westmarch/protocol';
import { byItself, deed, turn } from '../lines.ts';
import { many } from '../words.ts';
import type { LotrSeat } from './seat.ts';
import { foes } from './skirmish.ts';

/** How the sentence of a death ends: other parts of the story look for it. */
export const KILLED = 'is killed.';
export const WOUNDED = ' wound: vitality ';
export const WON = 'the skirmish';

/** Where the rules themselves heal, that is said. */
function atSanctuary({ view }: LotrSeat): string {
  for (let base = view.kernel.top; base !== 0; base = view.frames[base + 2])
    if (view.engine.procedures[view.frames[base]].name === 'healing at a sanctuary')
      return ' at the sanctuary';
  return '';
}

type Say = (seat: LotrSeat, a: number, b: number, n: number) => Line | null;

const about = (card: number, text: string): Line => deed(text, [card]);

function played(seat: LotrSeat, card: number, player: number, bearer: number): Line {
  const s = seat.view;
  const on = bearer !== 0 && printed.kind(s, card) !== CardKind.event ? ` on ${seat.short(bearer)}` : '';
  const verb = s.global.phase === Phase.setUp ? 'start with' : 'play';
  return deed(`${seat.does(player, verb)} ${seat.card(card)}${on}.`, [card, bearer], player);
}

/** An arrow's wound is told as such; of the wound that killed him his death tells. */
function wound(seat: LotrSeat, card: number): Line | null {
  if (seat.view.card.live[card] === 0) return null;
  const left = vitality(seat.view, card);
  const what = seat.view.global.phase === Phase.archery ? 'an archery' : 'a';
  return about(card, `${seat.short(card)} takes ${what}${WOUNDED}${Math.max(0, left)} left.`);
}

/** Minions win together: the first of them speaks for all. */
function won(seat: LotrSeat, card: number): Line | null {
  const s = seat.view;
  const isMinion = printed.kind(s, card) === CardKind.minion;
  const character = isMinion ? s.card.against[card] : card;
  const result = skirmishResult(s, character);
  const totals = result === null ? [] : isMinion ? [result.theirs, result.own] : [result.own, result.theirs];
  const score = totals.length === 0 ? '' : `, ${totals.join(' against ')}`;
  if (!isMinion) return about(card, `${seat.short(card)} wins the skirmish${score}.`);
  const { minions } = standingOf(s, character);
  if (minions[0] !== card) return null;
  const wins = minions.length === 1 ? 'wins' : 'win';
  return deed(
    `${foes(seat, minions)} ${wins} the skirmish against ${seat.short(character)}${score}.`,
    minions,
  );
}

function phase(seat: LotrSeat, which: number): Line | null {
  const s = seat.view;
  if (which === Phase.archery) {
    const [own, theirs] = archeryNow(s);
    return own + theirs === 0 ? null : deed(`archery: ${own} for the fellowship, ${theirs} for the minions.`);
  }
  if (which !== Phase.skirmish || s.global.skirmish === 0) return null;
  const { character, minions, own, theirs } = standingOf(s, s.global.skirmish);
  const name = s.global.fierce === 1 ? 'a fierce skirmish' : 'a skirmish';
  return deed(
    `${name} begins: ${seat.short(character)} (${own}) against ${foes(seat, minions)} (${theirs}).`,
    [character, ...minions],
  );
}

const WORDS: readonly (readonly [Event, Say])[] = [
  [cardPlayed, played],
  [wounded, wound],
  [healed, (seat, card) => about(card, `${seat.short(card)} heals a wound${atSanctuary(seat)}.`)],
  [exerted, (seat, card) => about(card, `${seat.short(card)} exerts.`)],
  [killed, (seat, card) => about(card, `${seat.short(card)} ${KILLED}`)],
  [
    assigned,
    (seat, minion, character, by) =>
      deed(
        `${seat.does(by, 'assign')} ${seat.short(character)} to ${seat.card(minion)}.`,
        [minion, character],
        by,
      ),
  ],
  [
    burdened,
    (seat, player) =>
      deed(
        `${seat.does(player, 'add')} a burden: ${many(seat.view.player.burdens[player], 'burden')} now.`,
        [seat.view.player.ringBearer[player]],
        player,
      ),
  ],
  [
    movedTo,
    (seat, site, player, number) =>
      deed(`${seat.fellowship(player)} moves to ${seat.site(number)}.`, [site], player),
  ],
  [skirmishWon, won],
  [phaseStarts, phase],
  [
    turnStarts,
    (seat, player) =>
      turn(
        `turn ${seat.view.global.turn} begins: ${seat.whose(player)} turn, at ${seat.site(seat.view.player.site[player])}.`,
        player,
      ),
  ],
];
const words = new Map(WORDS.map(([event, say]) => [event.channel, say]));

export const event = (seat: LotrSeat, channel: number, a: number, b: number, n: number): Line | null =>
  words.get(channel)?.(seat, a, b, n) ?? null;

/** What a card does of itself: all that do so lie open. */
export const triggered = (seat: LotrSeat, ability: number, card: number): Line | null =>
  byItself(seat, ability, card);
