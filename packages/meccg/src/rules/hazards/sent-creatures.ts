/**
 * Creatures that an effect brings upon the company from wherever they are, keyed as if they were played. ME-KEY-004
 *
 * Not    creatures from hand (creatures.ts), or those that come keyed to nothing (`sendCreature`).
 * Keeps  one that could not be played on the company stays where it is.
 */
import { amount, call, flag, idOf, ofCard, say } from '@westmarch/kernel';
import { ask, engine } from '../../engine.ts';
import type { S } from '../../state.ts';
import { announcePlayed } from '../companies/history.ts';
import { canAttack, couldBePlayed, keyName, sendCreature } from './creatures.ts';
import { keys } from './keyed-ways.ts';

/** It could be played on the company now moving, but for the moment and the limit. */
export const canBeSent = (s: S, player: number, card: number): boolean =>
  canAttack(s, card, 0) && couldBePlayed(s, player, card);

const sending = engine.procedure('creature sent', {
  player: idOf('player'),
  card: idOf('card'),
  /** What is added to its prowess. */
  more: amount(),
  /** It counts as played. */
  played: flag(),
})({
  keyedTo: ask('ME-KEY-004 ME-KEY-2009', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`What is ${ofCard(f.card)} keyed to?`,
    options(s, f, o) {
      if (canBeSent(s, f.player, f.card)) keys(s, s.global.company, f.card, o);
    },
    describe: (_s, _f, option) => say`${keyName(option.a)}`,
    choose(s, f, option) {
      if (f.played === 1) announcePlayed(s, f.card, f.player, s.global.company);
      const a = sendCreature(s, f.player, f.card, option.a);
      if (a !== 0) s.attack.prowess[a] += f.more;
    },
  }),
});
/** It attacks the company now moving, if it can. */
export function sendKeyed(s: S, player: number, card: number, more: number, played: number): void {
  if (card !== 0) call(s, sending, player, card, more, played);
}
