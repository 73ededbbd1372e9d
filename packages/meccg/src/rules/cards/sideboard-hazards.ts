/**
 * Hazards from the sideboard: at the end of the opponent's untap phase at the price of half his hazard limits, or by a Nazgûl
 * in play while hazards are played. ME-SIDE-2003..2012, 4001
 *
 * Not    resources and characters (sideboard.ts), or the exchange at exhaustion (draw.ts).
 * Keeps  a Nazgûl that does it is discarded when it is declared, and never becomes a short-event (ME-SIDE-2005).
 */
import {
  again,
  call,
  count,
  finish,
  firstIn,
  flag,
  idOf,
  isIn,
  Kind,
  move,
  place,
  say,
  shuffle,
  sizeOf,
} from '@westmarch/kernel';
import { ask, engine, step } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { cardAction } from '../chain/actions.ts';
import { quiet, windowGate } from '../chain/window-gate.ts';
import { hazardsOpen, isBetween, underLimit } from '../hazards/creatures.ts';
import { isForMany } from '../many-players.ts';
import { sideOf } from '../sides.ts';
import { discard, isHazard, isRace, Kind as Type, untapped } from './cards.ts';
import { deckOf } from './draw.ts';

/** His avatar is in play, or he is one who has none. ME-SIDE-2006, 2008 */
const isRevealed = (s: S, player: number): boolean =>
  s.player.avatar[player] !== 0 || sideOf(s, player).isHisOwnAvatar;

const hazardsIn = (s: S, player: number): boolean => {
  for (let c = firstIn(s, place(s, Zone.sideboard, player)); c !== 0; c = s.card.next[c])
    if (isHazard(s, c)) return true;
  return false;
};

/** Hazards from the sideboard, at the price of half the hazard limit this turn. ME-SIDE-2006, 2007, 2012 */
export const sideboardHazards = engine.procedure('hazards from the sideboard', {
  player: idOf('player'),
  /** The price is paid: no hazard limit is halved for it. */
  paid: flag(),
  taken: count(),
})({
  open: step('ME-SIDE-2006 ME-SIDE-2008 ME-MP-4008', (s, f) =>
    (f.paid === 0 && (isForMany(s) || !isRevealed(s, s.global.active))) || !hazardsIn(s, f.player)
      ? finish
      : undefined,
  ),
  whether: ask('ME-SIDE-2006 ME-SIDE-2012 ME-SIDE-4001', {
    who: (_s, f) => f.player,
    say: (_s, f) =>
      f.paid === 1
        ? say`Where do hazards of your sideboard go?`
        : say`Bring hazards from your sideboard? Hazard limits are halved this turn`,
    options(s, f, o) {
      if (f.paid === 0) o.pass();
      o.choice(0);
      if (sizeOf(s, deckOf(s, f.player)) >= 5) o.choice(1);
    },
    describe: (_s, _f, option) =>
      option.kind === Kind.pass
        ? undefined
        : option.a === 0
          ? say`Up to five to the discard pile`
          : say`One into the play deck`,
    choose(s, f, option) {
      if (option.kind === Kind.pass) return finish;
      if (f.paid === 0) s.player.hazardsHalved[s.global.active] = 1;
      return option.a === 0 ? f.go('toDiscard') : undefined;
    },
  }),
  toDeck: ask('ME-SIDE-2012', {
    who: (_s, f) => f.player,
    say: () => say`Which hazard goes into your play deck?`,
    options(s, f, o) {
      for (let c = firstIn(s, place(s, Zone.sideboard, f.player)); c !== 0; c = s.card.next[c])
        if (isHazard(s, c)) o.card(c);
    },
    choose(s, f, option) {
      move(s, option.a, deckOf(s, f.player));
      shuffle(s, deckOf(s, f.player));
      return finish;
    },
  }),
  toDiscard: ask('ME-SIDE-2006', {
    who: (_s, f) => f.player,
    say: () => say`Which hazard goes to your discard pile?`,
    options(s, f, o) {
      if (f.taken === 5) return;
      if (f.taken > 0) o.pass();
      for (let c = firstIn(s, place(s, Zone.sideboard, f.player)); c !== 0; c = s.card.next[c])
        if (isHazard(s, c)) o.card(c);
    },
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      move(s, option.a, place(s, Zone.discard, f.player));
      f.taken++;
      return again;
    },
  }),
});

/** A Nazgûl that lies in play as a permanent-event. */
const isNazgulEvent = (s: S, card: number): boolean =>
  isIn(s, card, Zone.events) && isRace(s, card, 'Nazgûl');

cardAction({
  name: 'hazardsFromSideboard',
  from: 'play',
  kinds: [Type.creature],
  suits: isNazgulEvent,
  gates: [
    windowGate(
      'ME-SIDE-2003',
      [(s, p) => hazardsOpen(s, p) && isBetween(s), say`it is done while hazards are played on a company`],
      quiet,
    ),
    engine.gate(
      'actor',
      'ME-SIDE-2003',
      (s, p, c) => isNazgulEvent(s, c) && s.card.controller[c] === p,
      say`only a Nazgûl of yours that is in play as a permanent-event does it`,
    ),
    engine.gate('cost', 'ME-SIDE-2003', (s, _p, c) => untapped(s, c), say`it is not untapped`),
    engine.gate(
      'cost',
      'ME-SIDE-2011 ME-HAZ-2010',
      (s, p) => !hazardsOpen(s, p) || underLimit(s),
      say`the hazard limit is reached`,
    ),
    engine.gate(
      'target',
      'ME-SIDE-2003 ME-SIDE-2004',
      (s, p) => hazardsIn(s, p),
      say`there is no hazard in your sideboard`,
    ),
  ],
  declare(s, player, card) {
    s.global.hazardsDeclared++;
    discard(s, card);
    call(s, sideboardHazards, player, 1);
  },
  say: () => say`bring hazards from the sideboard`,
});
