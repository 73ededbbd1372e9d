/** The end-of-turn phase, and calling the Council. ME-EOT, ME-END */
import { call, firstIn, idOf, Kind, say } from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import { phaseBegins, phaseEnds, turnEnds } from '../events.ts';
import { discardDoomed } from '../rules/agents/agents.ts';
import { discardFromHand, handOf, resetHand } from '../rules/cards/draw.ts';
import { raise, settleTriggers } from '../rules/chain/chain.ts';
import { forcedTests } from '../rules/items/ring-tests.ts';
import { firstHazardPlayer, isForMany } from '../rules/many-players.ts';
import { hasHoardedEnough, pointsToCall } from '../rules/points.ts';
import { sideOf } from '../rules/sides.ts';
import { endsWithTwenty, mayHold } from '../rules/solitaire/goal.ts';
import { isSolitaire } from '../rules/solitaire/seats.ts';
import { isStarterDeck } from '../rules/starter.ts';
import { Moment, Phase, type S } from '../state.ts';
import { eachInTurn } from './each-player.ts';
import { window } from './window.ts';

/** One card may be discarded before hands are reset. ME-EOT-001, 002 */
const endDiscard = engine.procedure('discard at the end of the turn', { player: idOf('player') })({
  // Of many, only the two who played against each other may. ME-MP-4021
  may: step('ME-MP-4021 ME-MP-4033', (s, f) =>
    f.player === s.global.active || f.player === firstHazardPlayer(s) ? undefined : f.go('reset'),
  ),
  choose: ask('ME-EOT-001 ME-EOT-002', {
    who: (_s, f) => f.player,
    say: () => say`Discard a card, or keep all`,
    options(s, f, o) {
      o.pass();
      for (let c = firstIn(s, handOf(s, f.player)); c !== 0; c = s.card.next[c]) o.card(c);
    },
    describe: (_s, _f, option) => (option.kind === Kind.pass ? say`Keep all` : undefined),
    choose(s, f, option) {
      if (option.kind === Kind.card) discardFromHand(s, f.player, option.a);
    },
  }),
  reset: step('ME-EOT-001', (s, f) => call(s, resetHand, f.player)),
  after: step('ME-COND-2008', (s) => settleTriggers(s)),
});

const NEEDED = [0, 20, 25, 30, 40] as const;
const NEEDED_WITH_STARTER_DECK = 18;
/** With more than two players. ME-MP-4001 */
const NEEDED_OF_MANY = [0, 18, 22, 25, 28] as const;
const needed = (s: S): number =>
  isStarterDeck(s) ? NEEDED_WITH_STARTER_DECK : (isForMany(s) ? NEEDED_OF_MANY : NEEDED)[s.global.decks];

/** Exhausted as often as the game has decks, or once less with enough points. ME-END-006, 008..018, DECISIONS B2 */
export function mayCall(s: S, player: number): boolean {
  if (s.global.calledBy !== 0 || !hasHoardedEnough(s, player)) return false;
  const { decks } = s.global;
  const times = s.player.exhausted[player];
  return times >= decks || (times >= decks - 1 && pointsToCall(s, player) >= needed(s));
}

export const endOfTurnPhase = engine.procedure('end-of-turn phase', { player: idOf('player') })({
  begin: step('ME-EOT-4000 ME-TIMING-001 ME-CHAIN-4006', (s, f) => {
    s.global.phase = Phase.endOfTurn;
    s.global.moment = Moment.beginning;
    call(s, window, f.player);
    raise(s, phaseBegins.endOfTurn, f.player);
  }),
  rings: step('ME-RING-2018', (s, f) => call(s, forcedTests, f.player)),
  act: step('ME-EOT-4000', (s, f) => {
    s.global.moment = Moment.any;
    call(s, window, f.player);
  }),
  discards: step('ME-EOT-001 ME-EOT-4001', (s) => eachInTurn(s, endDiscard)),
  ends: step('ME-TIMING-004', (s, f) => {
    raise(s, turnEnds, f.player);
  }),
  after: step('ME-EOT-4000', (s, f) => call(s, window, f.player)),
  agents: step('ME-AGENT-2031 ME-AGENT-2072', (s) => discardDoomed(s)),
  end: step('ME-TIMING-004', (s, f) => raise(s, phaseEnds.endOfTurn, f.player)),
  council: ask('ME-END-008 ME-END-016 ME-END-019', {
    who: (_s, f) => f.player,
    say: (s, f) => say`Call the ${sideOf(s, f.player).council}?`,
    options(s, f, o) {
      if (isSolitaire(s) ? mayHold(s) : sideOf(s, f.player).calls && mayCall(s, f.player)) o.yesOrNo();
    },
    choose(s, f, option) {
      if (option.kind === Kind.yes) s.global.calledBy = f.player;
    },
  }),
  solitary: step('ME-SOLO-4008', (s) => endsWithTwenty(s)),
});
