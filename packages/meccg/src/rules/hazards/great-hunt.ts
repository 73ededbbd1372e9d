/**
 * Creatures of an opponent that are set upon the company of an avatar: shown one by one from a pile, or as they are
 * discarded. ME-CARD-0295, 0298
 *
 * Keeps  what is shown and does not attack goes to the end of its pile, so that each card is shown once; a creature that
 *        cannot attack because of its uniqueness counts all the same (ME-CARD-0298), and whom a creature may be played
 *        against does not matter (0295).
 */
import {
  again,
  call,
  count,
  firstIn,
  idOf,
  isIn,
  move,
  place,
  reveal,
  shuffle,
  sizeOf,
} from '@westmarch/kernel';
import { engine, step } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { companyOf, isCreature } from '../cards/cards.ts';
import { sendCreature } from './creatures.ts';

const MOST_CREATURES = 5;
const preyOf = (s: S, player: number): number => companyOf(s, s.player.avatar[player]);

const showing = engine.procedure('the great hunt', {
  player: idOf('player'),
  opponent: idOf('player'),
  zone: count(),
  left: count(),
  found: count(),
  /** The company whose phase it is, if any. */
  before: idOf('company'),
})({
  begin: step('', (s, f) => {
    f.before = s.global.company;
    f.left = sizeOf(s, place(s, f.zone, f.opponent));
  }),
  next: step('ME-CARD-0295 ME-CARD-0298', (s, f) => {
    const company = preyOf(s, f.player);
    const pile = place(s, f.zone, f.opponent);
    const card = firstIn(s, pile);
    if (card === 0 || f.left === 0 || f.found === MOST_CREATURES || company === 0) return undefined;
    f.left--;
    reveal(s, card);
    if (!isCreature(s, card)) {
      move(s, card, pile);
      return again;
    }
    f.found++;
    s.global.company = company;
    if (sendCreature(s, f.opponent, card, 0) === 0) move(s, card, pile);
    return again;
  }),
  end: step('', (s, f) => {
    s.global.company = f.before;
    if (f.zone === Zone.deck) shuffle(s, place(s, f.zone, f.opponent));
  }),
});
/** An opponent shows the cards of a pile of his; each creature among the first five attacks. */
export function huntIn(s: S, player: number, opponent: number, zone: number): void {
  call(s, showing, player, opponent, zone);
}

const settingUpon = engine.procedure('a creature set upon', {
  player: idOf('player'),
  card: idOf('card'),
  before: idOf('company'),
})({
  attack: step('ME-CARD-0295', (s, f) => {
    f.before = s.global.company;
    const company = preyOf(s, f.player);
    if (company === 0 || !isIn(s, f.card, Zone.discard)) return;
    s.global.company = company;
    sendCreature(s, s.card.owner[f.card], f.card, 0);
  }),
  end: step('', (s, f) => {
    s.global.company = f.before;
  }),
});
/** A creature that was discarded attacks instead. */
export function setUpon(s: S, player: number, card: number): void {
  call(s, settingUpon, player, card);
}
