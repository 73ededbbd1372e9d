/**
 * Turning agents over: what is shown, what is proved, and where one is that has gone nowhere. ME-AGENT-2007, 2008,
 * 2011, 2029..2035, 2072
 *
 * Keeps  whoever turns out to be another's double, or to have come a way that does not hold, is discarded at once and has
 *        had no effect; of its site cards only the one where it stands stays.
 */
import {
  announce,
  call,
  count,
  finish,
  idOf,
  type Options,
  ofCard,
  type Phrase,
  reveal,
  say,
} from '@westmarch/kernel';
import { ask, engine, step } from '../../engine.ts';
import { agentRevealed } from '../../events.ts';
import { PLACES, placeName } from '../../map/map.ts';
import type { S } from '../../state.ts';
import { discard, Kind as Type } from '../cards/cards.ts';
import { isUniqueHere } from '../cards/unique.ts';
import { cardAction } from '../chain/actions.ts';
import { windowGate } from '../chain/window-gate.ts';
import { isAvailable, laySite } from '../sites/sites.ts';
import {
  agentPlace,
  agentRow,
  isFaceDown,
  isFaceUp,
  playerOfAgent,
  removeSite,
  removeStep,
  siteOfStep,
} from './agents.ts';
import { agentSite, homePlaces, isStart, isWayLegal, suitsSite } from './travel.ts';
import { isOpponentsJourney, NOT_THEIR_JOURNEY } from './window.ts';

/** The card of a place lies in its player's location deck. */
const cardFor = (s: S, player: number, place: number): number => {
  const site = agentSite(s, player, place);
  return site !== 0 && isAvailable(s, player, site) ? site : 0;
};

/** An agent stands at a place, face up: with the card of it, or without one until the turn ends. ME-AGENT-2031, 2072 */
export function standAt(s: S, agent: number, place: number): void {
  const player = playerOfAgent(agent);
  const site = cardFor(s, player, place);
  if (site !== 0) s.agent.site[agent] = laySite(s, player, site);
  else {
    s.agent.at[agent] = place;
    s.agent.doomed[agent] = 1;
  }
}

/** Of the site cards on an agent that is face up only the uppermost stays, and lies open. ME-AGENT-2034, 2068 */
function openWay(s: S, agent: number): void {
  const last = siteOfStep(s, agent, s.agent.steps[agent]);
  removeSite(s, agent);
  while (s.agent.steps[agent] > 0) removeStep(s, agent);
  s.agent.site[agent] = laySite(s, playerOfAgent(agent), last);
}

/**
 * An agent is turned face up and shows its way; where it has gone nowhere it stands at the place that is given, or else
 * nowhere yet. It is gone if it is another's double, or its way does not hold.
 */
export function turnUp(s: S, card: number, at: number): void {
  if (!isFaceDown(s, card)) return;
  const agent = agentRow(s, card);
  const holds = isWayLegal(s, agent);
  reveal(s, card);
  if (!holds || !isUniqueHere(s, card)) return discard(s, card);
  if (s.agent.steps[agent] > 0) openWay(s, agent);
  const site = s.agent.site[agent];
  if (site !== 0 && !suitsSite(s, card, site)) return discard(s, card);
  if (site === 0 && at !== 0) standAt(s, agent, at);
  if (site !== 0 || at !== 0) announce(s, agentRevealed, card);
}

/** Every home of an agent. */
export function offerHomes(s: S, card: number, o: Options): void {
  const homes = homePlaces(s, card);
  for (let i = 0; i < homes.length; i++) o.choice(homes[i]);
}
/** Every place where it may have come into play. */
function offerStarts(s: S, card: number, o: Options): void {
  for (let place = 1; place <= PLACES; place++) if (isStart(s, card, place)) o.choice(place);
}
export const homeCalled = (s: S, player: number, place: number): Phrase =>
  cardFor(s, player, place) === 0
    ? say`${placeName(place)}, without a site card: it is discarded at the end of the turn`
    : say`${placeName(place)}`;

/** One agent is turned face up; `at` is the place where it must be, if it may be at several. */
export const revealing = engine.procedure('revealing an agent', {
  player: idOf('player'),
  card: idOf('card'),
  at: count(),
})({
  show: step('ME-AGENT-2011 ME-AGENT-2030 ME-AGENT-2033 ME-AGENT-2034', (s, f) => {
    const agent = agentRow(s, f.card);
    turnUp(s, f.card, f.at);
    return isFaceUp(s, f.card) && agentPlace(s, agent) === 0 ? undefined : finish;
  }),
  home: ask('ME-AGENT-2031 ME-AGENT-2063', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`At which of its home sites is ${ofCard(f.card)}?`,
    options: (s, f, o) => offerStarts(s, f.card, o),
    describe: (s, f, option) => homeCalled(s, f.player, option.a),
    choose: (s, f, option) => standAt(s, agentRow(s, f.card), option.a),
  }),
  shown: step('', (s, f) => {
    announce(s, agentRevealed, f.card);
  }),
});
/** An agent is turned face up, if it is not: it has gone when what it has to show does not hold. */
export function revealAgent(s: S, card: number, at: number): void {
  call(s, revealing, playerOfAgent(agentRow(s, card)), card, at);
}

cardAction({
  name: 'agentReveal',
  from: 'agents',
  kinds: [Type.character],
  suits: isFaceDown,
  gates: [
    windowGate('ME-AGENT-2029', [isOpponentsJourney, NOT_THEIR_JOURNEY]),
    engine.gate('requirement', 'ME-AGENT-2029', (s, _p, c) => isFaceDown(s, c), say`it is face up`),
  ],
  declare: (s, _player, card) => revealAgent(s, card, 0),
  say: () => say`turn face up`,
});
