/** A turn, phase by phase; and the game, turn by turn. ME-TURN-005 */
import { again, call, idOf, type Procedure } from '@westmarch/kernel';
import { engine, step } from '../engine.ts';
import { forgetAgents } from '../rules/agents/agents.ts';
import { readHoards } from '../rules/combat/automatic-attacks.ts';
import { forgetHistory } from '../rules/companies/history.ts';
import { comesRound, nextRound } from '../rules/many-players.ts';
import { lastTurnIsOver } from '../rules/optional/avatar-death.ts';
import { nextSeat, seatAfter } from '../rules/seating.ts';
import { isSolitaire, SOLITARY } from '../rules/solitaire/seats.ts';
import type { S } from '../state.ts';
import { council } from './council.ts';
import { endOfTurnPhase } from './end.ts';
import { longEventPhase } from './long-event.ts';
import { movementHazardPhase } from './movement-hazard.ts';
import { organizationPhase } from './organization.ts';
import { setUp } from './set-up.ts';
import { sitePhase } from './site.ts';
import { untapPhase } from './untap.ts';

/** What lasts only for a turn. */
function forgetTurn(s: S): void {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    s.card.arrived[c] = s.card.corrupted[c] = s.card.weathered[c] = 0;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    s.player.hazardsHalved[p] = s.player.influenced[p] = s.player.wooed[p] = s.player.attacked[p] = 0;
  const { extraRegions, fewerRegions, pursuit } = s.company;
  for (let c = 1; c < s.company.player.length; c++) extraRegions[c] = fewerRegions[c] = pursuit[c] = 0;
  forgetAgents(s);
  forgetHistory(s);
}

/** Whoever has left the game in his turn has no further phases. ME-MP-4004 */
const begin = (s: S, phase: Procedure, player: number): void => {
  if (s.player.outcome[player] === 0) call(s, phase, player);
};

export const turn = engine.procedure('turn', { player: idOf('player') })({
  hoards: step('ME-SITE-003 ME-ITEM-2015', (s) => readHoards(s)),
  untap: step('ME-TURN-005', (s, f) => begin(s, untapPhase, f.player)),
  organization: step('ME-TURN-005', (s, f) => begin(s, organizationPhase, f.player)),
  longEvents: step('ME-TURN-005', (s, f) => begin(s, longEventPhase, f.player)),
  movementHazard: step('ME-TURN-005', (s, f) => begin(s, movementHazardPhase, f.player)),
  sites: step('ME-TURN-005', (s, f) => begin(s, sitePhase, f.player)),
  endOfTurn: step('ME-TURN-005', (s, f) => begin(s, endOfTurnPhase, f.player)),
  forget: step('', (s) => forgetTurn(s)),
});

/** The next turn would be that of whoever called, or of one beyond him if he has left the game. */
function hasComeRound(s: S): boolean {
  const { active, calledBy } = s.global;
  const next = nextSeat(s, active);
  let p = active;
  do {
    p = seatAfter(s, p);
    if (p === calledBy && p !== active) return true;
  } while (p !== next && p !== active);
  return false;
}

/** The Council comes after the turn of the caller's opponent, or when all decks are exhausted often enough. */
function councilIsDue(s: S): boolean {
  if (isSolitaire(s)) return s.global.calledBy !== 0;
  if ((s.global.calledBy !== 0 && hasComeRound(s)) || lastTurnIsOver(s)) return true;
  // Time was called: everyone has had as many turns as the others. ME-TOURN-4026
  if (s.global.rounds !== 0 && s.global.turn >= s.global.rounds * s.layout.sizes.players) return true;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (s.player.outcome[p] === 0 && s.player.exhausted[p] < s.global.decks) return false;
  return true;
}

export const main = engine.procedure(
  'game',
  {},
)({
  setUp: step('ME-SETUP-001', (s) => call(s, setUp)),
  turns: step('ME-TURN-005', (s) => {
    if (s.global.turn > 0 && councilIsDue(s)) return undefined;
    if (s.global.turn > 0) {
      const next = isSolitaire(s) ? SOLITARY : nextSeat(s, s.global.active);
      if (comesRound(s, next)) nextRound(s);
      s.global.active = next;
    } else s.global.first = s.global.active;
    s.global.turn++;
    call(s, turn, s.global.active);
    return again;
  }),
  council: step('ME-END-021', (s) => call(s, council)),
});
