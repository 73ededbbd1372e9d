/**
 * Cards that nobody plays against a Balrog player, and for which his opponent may have another from his sideboard.
 * ME-LIMIT-007, 008, ME-BAL-4024, 4031, DECISIONS D13
 *
 * Owns   which ones those are: the rulebook lists them by name.
 * Keeps  what is given up is out of the game: it lies aside, in no pile, and counts for nothing.
 */
import { call, firstIn, type Gate, idOf, isIn, move, place, say, shuffle } from '@westmarch/kernel';
import { ask, engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isAvatarCard, Kind as Type } from '../cards/cards.ts';
import { deckOf } from '../cards/draw.ts';
import { cardAction } from '../chain/actions.ts';
import { sideOf } from '../sides.ts';

const NAMES = new Set([
  'The Balrog',
  'The Black Council',
  "Durin's Bane",
  'Balrog of Moria',
  'Reluctant Final Parting',
]);
const listed: (true | undefined)[] = [];
/** A definition has that name. */
export function registerAgainstBalrog(def: number, name: string): void {
  if (NAMES.has(name)) listed[def] = true;
}
/** The Balrog himself has the name of the ally. */
const isListed = (s: S, card: number): boolean => listed[s.card.def[card]] === true && !isAvatarCard(s, card);
function facesBalrog(s: S, player: number): boolean {
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (p !== player && sideOf(s, p).barsBalrogs && s.player.outcome[p] === 0) return true;
  return false;
}
const NOT_AGAINST = say`it is not played against a Balrog player`;
export const notAgainstBalrog: Gate = engine.gate(
  'prohibition',
  'ME-LIMIT-007 ME-BAL-4024',
  (s, p, c) => !isListed(s, c) || !facesBalrog(s, p),
  NOT_AGAINST,
);
engine.everyAction({
  rules: 'ME-LIMIT-007 ME-BAL-4024',
  concerns: (def) => listed[def] === true,
  holds: (s, player, card) => !isListed(s, card) || !isIn(s, card, Zone.hand) || !facesBalrog(s, player),
  why: () => NOT_AGAINST,
});

const exchange = engine.procedure('exchange', { player: idOf('player'), card: idOf('card') })({
  which: ask('ME-LIMIT-008 ME-BAL-4024 ME-BAL-4031', {
    who: (_s, f) => f.player,
    say: () => say`Which card of your sideboard goes into your play deck?`,
    options(s, f, o) {
      for (let c = firstIn(s, place(s, Zone.sideboard, f.player)); c !== 0; c = s.card.next[c]) o.card(c);
    },
    choose(s, f, option) {
      move(s, f.card, place(s, Zone.aside, f.player));
      move(s, option.a, deckOf(s, f.player));
      shuffle(s, deckOf(s, f.player));
    },
  }),
});
cardAction({
  name: 'exchange',
  from: 'hand',
  kinds: [Type.ally, Type.creature, Type.resourceEvent, Type.hazardEvent],
  suits: isListed,
  gates: [
    engine.gate('window', 'ME-LIMIT-008', facesBalrog, say`nobody else is a Balrog player`),
    engine.gate(
      'requirement',
      'ME-LIMIT-008',
      (s, _p, c) => isListed(s, c),
      say`it is no card that is exchanged`,
    ),
    engine.gate(
      'target',
      'ME-LIMIT-008',
      (s, p) => firstIn(s, place(s, Zone.sideboard, p)) !== 0,
      say`your sideboard is empty`,
    ),
  ],
  declare: (s, player, card) => call(s, exchange, player, card),
  say: () => say`remove from the game for a card of your sideboard`,
});
