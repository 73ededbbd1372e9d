/**
 * The avatar's way to the sideboard: he taps in his organization phase for resources and characters. ME-SIDE-2001, 2002,
 * DECISIONS F4
 *
 * Not    hazards (sideboard-hazards.ts), or the exchange at exhaustion (draw.ts).
 * Keeps  which cards came is nobody else's to see, only how many (ME-SIDE-2009).
 */
import {
  again,
  call,
  count,
  finish,
  firstIn,
  idOf,
  Kind,
  move,
  type Options,
  place,
  say,
  shuffle,
  sizeOf,
} from '@westmarch/kernel';
import { ask, engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { cardAction } from '../chain/actions.ts';
import { canTap } from '../chain/forbidden.ts';
import { ownOrganization } from '../chain/window-gate.ts';
import { isAvatar, isCharacter, isHazard, Kind as Type, tap } from './cards.ts';
import { deckOf } from './draw.ts';

const MOST = 5;
/** A play deck of fewer cards takes none. */
const LEAST_DECK = 5;

/** Resources and characters, avatars too; or resources alone. */
function offerCards(s: S, player: number, o: Options | null, resourcesOnly = false): boolean {
  let any = false;
  for (let c = firstIn(s, place(s, Zone.sideboard, player)); c !== 0; c = s.card.next[c])
    if (!isHazard(s, c) && !(resourcesOnly && isCharacter(s, c))) {
      any = true;
      o?.card(c);
    }
  return any;
}

const fetch = engine.procedure('resources from the sideboard', { player: idOf('player'), taken: count() })({
  where: ask('ME-SIDE-2001 ME-SIDE-2002 ME-SIDE-4003', {
    who: (_s, f) => f.player,
    say: () => say`Where do cards of your sideboard go?`,
    options(s, f, o) {
      o.choice(0);
      if (sizeOf(s, deckOf(s, f.player)) >= LEAST_DECK && offerCards(s, f.player, null, true)) o.choice(1);
    },
    describe: (_s, _f, option) =>
      option.a === 0 ? say`Up to five to the discard pile` : say`One into the play deck`,
    choose: (_s, f, option) => (option.a === 0 ? f.go('toDiscard') : undefined),
  }),
  toDeck: ask('ME-SIDE-2002', {
    who: (_s, f) => f.player,
    say: () => say`Which resource goes into your play deck?`,
    options: (s, f, o) => {
      offerCards(s, f.player, o, true);
    },
    choose(s, f, option) {
      move(s, option.a, deckOf(s, f.player));
      shuffle(s, deckOf(s, f.player));
      return finish;
    },
  }),
  toDiscard: ask('ME-SIDE-2001', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Which card goes to your discard pile? ${f.taken} of five so far`,
    options(s, f, o) {
      if (f.taken === MOST || !offerCards(s, f.player, o)) return;
      if (f.taken > 0) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      move(s, option.a, place(s, Zone.discard, f.player));
      f.taken++;
      return again;
    },
  }),
});

cardAction({
  name: 'fromSideboard',
  from: 'play',
  kinds: [Type.character],
  suits: isAvatar,
  gates: [
    ownOrganization,
    engine.gate(
      'actor',
      'ME-SIDE-2001 ME-SIDE-4003',
      (s, _p, c) => isAvatar(s, c),
      say`only an avatar does it`,
    ),
    engine.gate('cost', 'ME-SIDE-2001 ME-TAP-003', (s, _p, c) => canTap(s, c), say`he is not untapped`),
    engine.gate(
      'target',
      'ME-SIDE-2001 ME-SIDE-2002',
      (s, p) => offerCards(s, p, null),
      say`there is no resource or character in your sideboard`,
    ),
  ],
  declare(s, player, card) {
    tap(s, card);
    call(s, fetch, player);
  },
  say: () => say`bring cards from the sideboard`,
});
