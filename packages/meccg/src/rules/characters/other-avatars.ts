/**
 * Of many players, whoever holds a Wizard whom another has revealed may have one of his sideboard instead. ME-MP-4007
 *
 * Not    exchanges before the game (turn/other-wizards.ts).
 */
import { call, firstIn, idOf, move, type Options, place, say } from '@westmarch/kernel';
import { ask, engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isAvatarCard, Kind as Type } from '../cards/cards.ts';
import { isSame, isSameDefinition } from '../cards/identity.ts';
import { isOwn } from '../cards/owning.ts';
import { cardAction } from '../chain/actions.ts';
import { ownOrganization } from '../chain/window-gate.ts';
import { isForMany } from '../many-players.ts';

/** Another player has revealed this one. */
function isTaken(s: S, player: number, card: number): boolean {
  for (let p = 1; p <= s.layout.sizes.players; p++) {
    if (p === player) continue;
    if (s.player.avatar[p] !== 0 && isSame(s, s.player.avatar[p], card)) return true;
    if (s.player.revealed[p] !== 0 && isSameDefinition(s.player.revealed[p], s.card.def[card])) return true;
  }
  return false;
}
/** Avatars of the sideboard whom nobody has revealed. */
function offerOthers(s: S, player: number, o: Options | null): boolean {
  for (let c = firstIn(s, place(s, Zone.sideboard, player)); c !== 0; c = s.card.next[c])
    if (isAvatarCard(s, c) && isOwn(s, player, c) && !isTaken(s, player, c)) {
      if (o === null) return true;
      o.card(c);
    }
  return false;
}

const exchange = engine.procedure('exchange of avatars', { player: idOf('player'), card: idOf('card') })({
  which: ask('ME-MP-4007', {
    who: (_s, f) => f.player,
    say: () => say`Whom do you take instead?`,
    options: (s, f, o) => {
      offerOthers(s, f.player, o);
    },
    choose(s, f, option) {
      move(s, f.card, place(s, Zone.sideboard, f.player));
      move(s, option.a, place(s, Zone.hand, f.player));
    },
  }),
});

cardAction({
  name: 'exchangeAvatar',
  from: 'hand',
  kinds: [Type.character],
  suits: (s, card) => isForMany(s) && isAvatarCard(s, card),
  gates: [
    ownOrganization,
    engine.gate(
      'requirement',
      'ME-MP-4007',
      (s, _p, c) => isForMany(s) && isAvatarCard(s, c),
      say`it is for avatars, in a game of three and more`,
    ),
    engine.gate(
      'requirement',
      'ME-MP-4007',
      (s, p, c) => isTaken(s, p, c),
      say`no other player has revealed this one`,
    ),
    engine.gate(
      'target',
      'ME-MP-4007',
      (s, p) => offerOthers(s, p, null),
      say`there is no other in your sideboard`,
    ),
  ],
  declare: (s, player, card) => call(s, exchange, player, card),
  say: () => say`exchange for another of your sideboard`,
});
