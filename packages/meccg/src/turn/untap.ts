/** The untap phase: untap, heal at Havens, then whatever waits for its end. ME-UNTAP */
import { again, call, type Duration, idOf, Kind, say, untilStartOf } from '@westmarch/kernel';
import { ask, engine, printed, step } from '../engine.ts';
import { phaseBegins, phaseEnds } from '../events.ts';
import { untapHidden } from '../rules/agents/agents.ts';
import { companyOf, isCharacter, Kind as Type } from '../rules/cards/cards.ts';
import { sideboardHazards } from '../rules/cards/sideboard-hazards.ts';
import { raise } from '../rules/chain/chain.ts';
import { mayUntap } from '../rules/chain/forbidden.ts';
import { healsAt, recover } from '../rules/characters/healing.ts';
import { offerRemovals, tryRemoval } from '../rules/corruption/haven-removals.ts';
import { nextSeat } from '../rules/seating.ts';
import { MOST_PLAYERS, Phase, type S, Status } from '../state.ts';
import { window } from './window.ts';

/** Characters and allies heal at a Haven; everything but sites untaps. ME-UNTAP-002, 003, 502 */
function untapAll(s: S, player: number): void {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) {
    if (s.card.controller[c] !== player || printed.kind(s, c) === Type.site) continue;
    if (!mayUntap(s, c)) continue;
    // He has used the phase for something else.
    if (isCharacter(s, c) && s.card.mark[c] === 1) {
      s.card.mark[c] = 0;
      continue;
    }
    if (s.card.status[c] === Status.tapped) s.card.status[c] = Status.untapped;
    else if (s.card.status[c] === Status.wounded && healsAt(s, companyOf(s, c))) recover(s, c, Status.tapped);
  }
}

/**
 * One for each seat, so that something can last until the untap phase of one player: nothing happens in it but that
 * what lasted so long ends.
 */
const ownUntap = Array.from({ length: MOST_PLAYERS + 1 }, (_, seat) =>
  engine.procedure(`untap phase of seat ${seat}`, {})({ begins: step('ME-UNTAP-001', () => undefined) }),
);
const untilOwnUntap = (you: number): number => untilStartOf(ownUntap[you]);
/** It outlives the card that said so. */
export const untilYourUntap: Duration = {
  js: (g) => `${g.ref(untilOwnUntap)}(you)`,
  say: say`until your next untap phase`,
};

export const untapPhase = engine.procedure('untap phase', { player: idOf('player') })({
  begin: step('ME-UNTAP-001', (s, f) => {
    s.global.phase = Phase.untap;
    call(s, ownUntap[f.player]);
  }),
  begins: step('ME-UNTAP-001', (s, f) => raise(s, phaseBegins.untap, f.player)),
  instead: ask('ME-CARD-0469', {
    who: (_s, f) => f.player,
    say: () => say`Who tries to remove a card instead of untapping or healing?`,
    options(s, f, o) {
      offerRemovals(s, f.player, o);
      if (o.count > 0) o.pass();
    },
    choose(s, _f, option) {
      if (option.kind === Kind.pass) return undefined;
      tryRemoval(s, option.a);
      return again;
    },
  }),
  untap: step('ME-UNTAP-001 ME-UNTAP-002 ME-UNTAP-003 ME-UNTAP-502', (s, f) => {
    untapAll(s, f.player);
    untapHidden(s, f.player);
  }),
  act: step('ME-UNTAP-4000', (s, f) => call(s, window, f.player)),
  atItsEnd: step('ME-TIMING-006 ME-UNTAP-004', (s, f) => {
    raise(s, phaseEnds.untap, f.player);
  }),
  sideboard: step('ME-SIDE-2006', (s, f) => call(s, sideboardHazards, nextSeat(s, f.player))),
});
