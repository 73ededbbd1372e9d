/**
 * Creatures that agents draw to where they are: by the automatic-attacks of the site, or by its kind at home.
 * ME-AGENT-2018, 2036..2038, 2074..2079, 4002
 *
 * Owns   which creatures an agent that has tapped for it lets be played on the company now moving.
 * Keeps  the site is the card that the company uses, as for all hazards; unique creatures come only where the agent is at
 *        home (2074).
 */
import { printed } from '../../engine.ts';
import { type Race, races, type SiteType, siteTypes } from '../../facts/names.ts';
import { type S } from '../../state.ts';
import { hasKeyword } from '../cards/cards.ts';
import { racesOf } from '../cards/races.ts';
import { attackRacesOn } from '../combat/automatic-attacks.ts';
import { hazardSite, hazardTypeOf } from '../hazards/keying.ts';
import { agentIn, firstAgent, lastAgent } from './agents.ts';
import { isHomePlace, mayBeAt } from './travel.ts';

const bits = (...names: Race[]): number => names.reduce((all, name) => all | (1 << races.indexOf(name)), 0);
const FREE_PEOPLES = bits('Man', 'Dwarf', 'Elf', 'Dúnadan', 'Hobbit');
const byType: Readonly<Partial<Record<SiteType, number>>> = {
  'free-hold': FREE_PEOPLES,
  'border-hold': FREE_PEOPLES | bits('Orc', 'Nazgûl'),
  'ruins-and-lairs': bits('Orc', 'Nazgûl', 'Troll'),
  'shadow-hold': bits('Orc', 'Nazgûl', 'Undead', 'Troll'),
  'dark-hold': bits('Orc', 'Nazgûl', 'Troll'),
};
/** Races that may be played at an agent's home, by the type of the site. ME-AGENT-2075..2079 */
const atHome = siteTypes.map((type) => byType[type] ?? 0);
/** Types of sites whose automatic-attacks say what may be played there. ME-AGENT-2036 */
const wild = new Set<SiteType>(['ruins-and-lairs', 'shadow-hold', 'dark-hold']);
const isWild = siteTypes.map((type) => wild.has(type));

/** Races of creatures that an agent draws to a site card, one bit each: at home all of them, elsewhere but unique ones. */
const drawnHome = (s: S, agent: number, site: number): number =>
  isHomePlace(s, agentIn(s, agent), printed.place(s, site)) ? atHome[hazardTypeOf(s, site)] : 0;
const drawnByAttacks = (s: S, site: number): number =>
  isWild[hazardTypeOf(s, site)] ? attackRacesOn(s, site) : 0;

/** The company now moving is where the agent is, or goes there, and creatures may come of it. */
export function mayLure(s: S, agent: number): boolean {
  const site = hazardSite(s, s.global.company);
  return (
    mayBeAt(s, agent, printed.place(s, site)) && (drawnHome(s, agent, site) | drawnByAttacks(s, site)) !== 0
  );
}

/** An agent has tapped for the company now moving, and lets such a creature be played on it. */
function draws(s: S, agent: number, creature: number, site: number): boolean {
  const of = racesOf(s, creature);
  return (
    (drawnHome(s, agent, site) & of) !== 0 ||
    ((drawnByAttacks(s, site) & of) !== 0 && !hasKeyword(s, creature, 'unique'))
  );
}
/** The same, of an agent by its row, now that it must hold. */
export const isDrawnBy = (s: S, agent: number, creature: number): boolean => {
  const site = hazardSite(s, s.global.company);
  return (
    agentIn(s, agent) !== 0 &&
    s.agent.lures[agent] === s.global.company &&
    mayBeAt(s, agent, printed.place(s, site)) &&
    draws(s, agent, creature, site)
  );
};
/** The first agent of a creature's player that draws it, after some row; 0: there is none. */
export function nextLure(s: S, creature: number, after: number): number {
  const player = s.card.owner[creature];
  for (let agent = Math.max(after + 1, firstAgent(player)); agent <= lastAgent(player); agent++)
    if (s.agent.lures[agent] !== 0 && isDrawnBy(s, agent, creature)) return agent;
  return 0;
}
