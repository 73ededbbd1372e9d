/**
 * Playing an agent as a hazard: face down, untapped, at any of its homes. ME-AGENT-2013, 2063
 *
 * Keeps  nobody answers it, as nobody answers a card on guard, and nobody but its player knows which it is; another of
 *        its name may be in play, since only agents that are face up are asked for that (4006).
 */
import { moveFaceDown, place, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { Zone } from '../../state.ts';
import { isAgent, Kind as Type } from '../cards/cards.ts';
import { cardAction } from '../chain/actions.ts';
import { playing, unlessForbidden } from '../chain/forbidden.ts';
import { windowGate } from '../chain/window-gate.ts';
import { hazardsOpen, underLimit } from '../hazards/creatures.ts';
import { inTurnOfRow } from '../solitaire/row.ts';
import { freeAgentRow } from './agents.ts';
import { isAtPeace, NOT_AT_PEACE } from './window.ts';

cardAction({
  name: 'playAgent',
  from: 'hand',
  kinds: [Type.character],
  suits: isAgent,
  gates: [
    windowGate(
      'ME-AGENT-2013',
      [hazardsOpen, say`hazards are played on an opponent's company in its movement/hazard phase`],
      [isAtPeace, NOT_AT_PEACE],
    ),
    engine.gate('requirement', 'ME-AGENT-2013', (s, _p, c) => isAgent(s, c), say`it is no agent`),
    engine.gate('cost', 'ME-AGENT-2013 ME-HAZ-2010', (s) => underLimit(s), say`the hazard limit is reached`),
    unlessForbidden(playing),
    inTurnOfRow,
    engine.gate(
      'target',
      'ME-DECK-2001',
      (s, p) => freeAgentRow(s, p) !== 0,
      say`you have as many agents as a deck may have`,
    ),
  ],
  declare(s, player, card) {
    const agent = freeAgentRow(s, player);
    s.global.hazardsDeclared++;
    moveFaceDown(s, card, place(s, Zone.agent, agent), 1 << player);
    s.agent.fresh[agent] = 1;
  },
  say: () => say`play face down as an agent`,
});
