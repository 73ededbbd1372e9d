/**
 * Characters who come into play by a card, beside the one of the organization phase. ME-CARD-2000..2003, 0236, 0237
 *
 * Owns   whether somebody in hand could come to a company so, and who controls him then.
 * Keeps  neither where the avatar is nor what has come this turn matters, nor where he is at home: not even of an agent
 *        (ME-AGENT-500).
 */
import { call, flag, type Gate, idOf, isOpen, Kind, ofCard, say } from '@westmarch/kernel';
import { ask, engine } from '../../engine.ts';
import type { S } from '../../state.ts';
import { isAvatarCard } from '../cards/cards.ts';
import { isCharacterTo, ownGates } from '../cards/owning.ts';
import { uniqueGates } from '../cards/unique.ts';
import { bringingIn, mayJoin, playing, unlessForbidden } from '../chain/forbidden.ts';
import { doubleOf, hasRoomFor } from '../companies/company.ts';
import { announcePlayed } from '../companies/history.ts';
import { mayMeet, someoneCanLead } from './arrivals.ts';
import { notDeclared } from './avatar-person.ts';
import { enter, offerLeaders } from './bring-in.ts';

const needs: readonly Gate[] = [
  ...ownGates,
  notDeclared,
  unlessForbidden(playing),
  unlessForbidden(bringingIn),
  ...uniqueGates,
];
/** `led`: direct influence must control him. */
export const mayComeAlong = (s: S, player: number, card: number, company: number, led: boolean): boolean =>
  company !== 0 &&
  isCharacterTo(s, player, card) &&
  !isAvatarCard(s, card) &&
  isOpen(needs, s, player, card) &&
  hasRoomFor(s, company, doubleOf(s, card)) &&
  mayMeet(s, company, card) &&
  mayJoin(s, company, card) &&
  (!led || someoneCanLead(s, company, card));

const settleIn = engine.procedure('coming along', {
  player: idOf('player'),
  card: idOf('card'),
  company: idOf('company'),
  led: flag(),
})({
  control: ask('ME-INFL-500 ME-INFL-508', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Who controls ${ofCard(f.card)}?`,
    options(s, f, o) {
      offerLeaders(s, f.company, f.card, o);
      if (o.count === 0 || f.led === 0) o.pass();
    },
    describe: (_s, _f, option) =>
      option.kind === Kind.pass ? say`General influence` : say`${ofCard(option.a)}, by direct influence`,
    choose(s, f, option) {
      if (option.kind === Kind.card) s.card.leader[f.card] = option.a;
    },
  }),
});
/** He comes to that company, as far as it still stands. */
export function comeAlong(s: S, player: number, card: number, company: number, led: number): void {
  if (card === 0 || s.company.player[company] !== player) return;
  enter(s, player, card, company);
  announcePlayed(s, card, player, company);
  call(s, settleIn, player, card, company, led);
}
