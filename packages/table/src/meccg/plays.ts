/**
 * Playing and using cards, in a sentence: what is played from hand is told when it is shown, with what it is aimed at;
 * what lies on the table is only used.
 */
import { abilityIn, isIn, Kind } from '@westmarch/kernel';
import { Status, targetCount, targetOf, Zone } from '@westmarch/meccg';
import type { Line } from '@westmarch/protocol';
import { deed } from '../lines.ts';
import { clipped } from '../short.ts';
import type { Taken } from '../table-game.ts';
import { ended, listOf } from '../words.ts';
import type { MeccgSeat } from './seat.ts';

/** What a text is cut to: the card itself has all of it. */
const LONGEST = 110;

/** What most events that stay say, and what is seen anyway. */
const NOTHING_MORE = 'put this card into play';

/** What a text does, without when and if: those were given, or it could not have been chosen. */
export function effectInWords(seat: MeccgSeat, ability: number): string {
  const text = seat.say(seat.view.engine.abilities[ability].say);
  const at = text.indexOf(': ');
  return clipped(at < 0 ? text : text.slice(at + 2), LONGEST);
}

/** What a card on the chain is aimed at, and who taps for it, as far as that is known. */
function aimedAt(old: MeccgSeat, seat: MeccgSeat, card: number): string {
  const s = seat.view;
  for (let row = s.global.entries; row > 0; row--) {
    if (s.entry.source[row] !== card) continue;
    const targets = Array.from({ length: targetCount(s, row) }, (_x, i) => targetOf(s, row, i));
    const open = targets.filter((t) => t > 0 && t < s.card.def.length && t !== card && seat.isOnTable(t));
    const known = [...new Set(open)].filter((t) => seat.isKnown(t));
    const taps = (t: number): boolean =>
      old.view.card.status[t] === Status.untapped && s.card.status[t] === Status.tapped;
    const named = (cards: readonly number[]): string => listOf(cards.map((t) => seat.card(t)));
    const [price, aims] = [known.filter(taps), known.filter((t) => !taps(t))];
    const on = aims.length === 0 ? '' : ` on ${named(aims)}`;
    return price.length === 0 ? on : `${on}, tapping ${named(price)}`;
  }
  return '';
}
function abilityOf(seat: MeccgSeat, card: number, { option }: Taken): number {
  const s = seat.view;
  if (option.kind === Kind.action && option.b !== 0 && option.a === card) return abilityIn(option.b);
  for (let row = s.global.entries; row > 0; row--)
    if (s.entry.source[row] === card) return s.entry.ability[row];
  return 0;
}

/** "Bob plays Twilight on Gates of Morning: discard an environment card." */
export function playInWords(
  old: MeccgSeat,
  seat: MeccgSeat,
  card: number,
  player: number,
  taken: Taken,
): string {
  const ability = abilityOf(seat, card, taken);
  const effect = ability === 0 ? '' : effectInWords(seat, ability);
  const text = effect === '' || effect === NOTHING_MORE ? '' : `: ${effect}`;
  return ended(`${seat.does(player, 'play')} ${seat.card(card)}${aimedAt(old, seat, card)}${text}`);
}

/** The card that a choice is about: its text was chosen, or asks. */
const isAbout = (seat: MeccgSeat, { procedure, option }: Taken, card: number): boolean =>
  (option.kind === Kind.action && option.b !== 0 && option.a === card) || seat.card(card) === procedure;

/** It was shown or played by this choice, before anything came of it. */
export function isDeclared(
  seat: MeccgSeat,
  card: number,
  [from, to]: readonly [number, number],
  taken: Taken,
): boolean {
  if (to === Zone.declared || to === Zone.attacking) return true;
  return isPlay(seat, card, from, taken);
}
/** From hand by its own text: to wherever that puts it. */
export const isPlay = (seat: MeccgSeat, card: number, from: number, taken: Taken): boolean =>
  from === Zone.hand && seat.isKnown(card) && isAbout(seat, taken, card);

/** The use of a card that lies on the table. Of one in hand is told when it leaves it. */
export function used(seat: MeccgSeat, after: MeccgSeat, { player, option }: Taken): Line[] {
  const card = option.a;
  if (isIn(seat.view, card, Zone.hand) || !after.isKnown(card) || !seat.isKnown(card)) return [];
  const name = seat.def(seat.view.engine.abilities[abilityIn(option.b)].def);
  const text = effectInWords(seat, abilityIn(option.b));
  return [deed(ended(`${seat.does(player, 'use')} ${name}: ${text}`), [card], player)];
}
