/**
 * Of many players those of one kind are different persons: they choose in the order of their seats. ME-MP-4015
 *
 * Owns   the choice, before the game.
 * Not    that nobody else brings him in (rules/cards/unique.ts).
 */
import { finish, firstIn, idOf, move, type Options, place, say } from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import { isAvatarCard } from '../rules/cards/cards.ts';
import { isChosenByAnother } from '../rules/characters/avatar-person.ts';
import { sideOf } from '../rules/sides.ts';
import { type S, Zone } from '../state.ts';

/** Somebody else is a player of his kind. */
function sharesKind(s: S, player: number): boolean {
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (p !== player && s.player.side[p] === s.player.side[player]) return true;
  return false;
}

/** Those of the deck lie in the pool meanwhile, where their player sees them. */
const ZONES = [Zone.pool, Zone.sideboard] as const;
function moveAvatars(s: S, player: number, from: number, to: number): void {
  for (let c = firstIn(s, place(s, from, player)), next: number; c !== 0; c = next) {
    next = s.card.next[c];
    if (isAvatarCard(s, c)) move(s, c, place(s, to, player));
  }
}
/** Each of whom he has a card and nobody of his kind has chosen; offered once. */
function offerAvatars(s: S, player: number, o: Options): void {
  const seen = new Set<number>();
  for (const zone of ZONES)
    for (let c = firstIn(s, place(s, zone, player)); c !== 0; c = s.card.next[c]) {
      const def = s.card.def[c];
      if (!isAvatarCard(s, c) || seen.has(def) || isChosenByAnother(s, player, def)) continue;
      seen.add(def);
      o.choice(def);
    }
}

export const choosingAvatars = engine.procedure('choice of an avatar', { player: idOf('player') })({
  take: step('ME-MP-4015', (s, f) => {
    if (!sideOf(s, f.player).choosesAvatar || !sharesKind(s, f.player)) return finish;
    moveAvatars(s, f.player, Zone.deck, Zone.pool);
    return undefined;
  }),
  whom: ask('ME-MP-4015', {
    who: (_s, f) => f.player,
    say: () => say`Who will you be? Nobody else of your kind can be the same`,
    options: (s, f, o) => offerAvatars(s, f.player, o),
    describe: (_s, _f, option) => say`${engine.definitions[option.a].names['en'] ?? ''}`,
    choose(s, f, option) {
      s.player.chosen[f.player] = option.a;
    },
  }),
  giveBack: step('ME-MP-4015', (s, f) => moveAvatars(s, f.player, Zone.pool, Zone.deck)),
});
