/**
 * Agents of a position: in play as hazards, face up or face down, with the site cards that lie on them.
 *
 * Keeps  an agent that is face up says where it is; whether the way of one that lies face down holds is for the rules to
 *        find out when it is shown.
 */
import { firstIn, moveFaceDown, place } from '@westmarch/kernel';
import { printed } from '../engine.ts';
import { placeName, sites } from '../map/map.ts';
import {
  addStep,
  agentIn,
  agentPlace,
  firstAgent,
  isFaceDown,
  playerOfAgent,
  siteOfStep,
} from '../rules/agents/agents.ts';
import { agentSite } from '../rules/agents/travel.ts';
import { isAgent } from '../rules/cards/cards.ts';
import { isAvailable, laySite } from '../rules/sites/sites.ts';
import { AGENTS_PER_PLAYER, type S, Zone } from '../state.ts';
import { type Build, type Names, numberOf, type Plain, type PlainFields, textOf, textsOf } from './build.ts';
import { layBlankSites, placeNamed, site } from './companies.ts';

/** The card of a site that this player's agents use, if it lies in his location deck. */
function siteFor(s: S, agent: number, name: string, field: string, build: Build): number {
  const player = playerOfAgent(agent);
  const number = agentSite(s, player, placeNamed(name));
  if (number === 0 || !isAvailable(s, player, number))
    build.refuse(`${build.names.player(player)} has no card of ${name} left for an agent`, {
      group: ['agent', agent],
      field,
    });
  return number;
}

type Read = { readonly read: (s: S, agent: number, names: Names) => Plain };
const reading = (read: Read['read']): Read => ({ read });
const flagOf = (column: 'fresh' | 'attacked' | 'doomed'): Read => reading((s, a) => s.agent[column][a] === 1);
const readings: Readonly<Record<string, Read>> = {
  faceDown: reading((s, a) => isFaceDown(s, agentIn(s, a))),
  /** The open site card that lies with it. */
  at: reading((s, a) => (s.agent.site[a] === 0 ? 'none' : placeName(printed.place(s, s.agent.site[a])))),
  via: reading((s, a) => {
    const found: string[] = [];
    for (let step = 1; step <= s.agent.steps[a]; step++)
      found.push(sites[siteOfStep(s, a, step)]?.name ?? '');
    return found;
  }),
  acted: reading((s, a) => s.agent.acted[a]),
  fresh: flagOf('fresh'),
  attacked: flagOf('attacked'),
  doomed: flagOf('doomed'),
  /** Where it stands, whatever lies on it; "none" while it may be at any of its homes. */
  stands: reading((s, a) => placeName(agentPlace(s, a)) || 'none'),
  player: reading((_s, a, names) => names.player(playerOfAgent(a))),
};

export const agents = {
  table: 'agent',
  most: AGENTS_PER_PLAYER,
  cards: { agent: 'agent' },
  fields: {
    faceDown: 'flag',
    /** Face down, but it was face up before: everyone knows who it is. */
    known: 'flag',
    at: site,
    /** The site cards that lie face down on it, in the order in which they were laid. */
    via: { list: site },
    /** It came into play this turn; how many actions it has taken; it has attacked; it goes when the turn ends. */
    fresh: 'flag',
    acted: 'number',
    attacked: 'flag',
    doomed: 'flag',
  },
  required: ['agent'],
  row: (player: number, n: number): number => firstAgent(player) + n,
  has: (s: S, agent: number): boolean => agentIn(s, agent) !== 0,
  readings,
  say: (s: S, agent: number): PlainFields => {
    const card = agentIn(s, agent);
    const isKnown = isFaceDown(s, card) && s.card.knownTo[card] !== 1 << playerOfAgent(agent);
    return isKnown ? { known: true } : {};
  },
  place(s: S, agent: number, player: number, fields: PlainFields, build: Build): void {
    layBlankSites(s);
    const spot = (field: string) => ({ group: ['agent', agent], field }) as const;
    const card = firstIn(s, place(s, Zone.agent, agent));
    if (card === 0 || s.card.next[card] !== 0) build.refuse('agents act alone: name one', spot('agent'));
    if (!isAgent(s, card)) build.refuse(`"${build.names.card(card)}" is no agent`, spot('agent'));
    const isHidden = fields['faceDown'] === true;
    const via = textsOf(fields['via']);
    if (!isHidden && fields['at'] === undefined)
      build.refuse('an agent that is face up has a site card: "at" says which', spot('agent'));
    if (!isHidden && via.length > 0)
      build.refuse('no site cards lie face down on an agent that is face up', spot('via'));
    if (fields['at'] !== undefined)
      s.agent.site[agent] = laySite(s, player, siteFor(s, agent, textOf(fields['at']), 'at', build));
    for (const name of via) addStep(s, agent, siteFor(s, agent, name, 'via', build));
    s.agent.acted[agent] = numberOf(fields['acted'], 0);
    for (const flag of ['fresh', 'attacked', 'doomed'] as const)
      if (fields[flag] === true) s.agent[flag][agent] = 1;
    if (!isHidden) return;
    const { status } = s.card;
    const state = status[card];
    moveFaceDown(s, card, place(s, Zone.agent, agent), fields['known'] === true ? 255 : 1 << player);
    status[card] = state;
  },
} as const;
