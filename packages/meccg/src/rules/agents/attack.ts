/**
 * Attacks of agents: who may attack whom, with what, and what becomes of the agent. ME-AGENT-2030, 2039..2051, 2080..2087
 *
 * Owns   declaring such an attack and making it ready; whether the agent is wounded, or gone for good.
 * Not    facing it (combat/combat.ts), or the roll of each strike (combat/strike.ts).
 * Keeps  whether it lay face down, and whether it is at home, is settled when the attack is declared (2046, 2082); it is
 *        no creature and keyed to nothing (2040); minions are only detained by it (2049).
 */
import { call, flag, idOf, valueOf } from '@westmarch/kernel';
import { body, engine, printed, prowess, step } from '../../engine.ts';
import { races } from '../../facts/names.ts';
import { type S, Status } from '../../state.ts';
import { raceBit, racesOf } from '../cards/races.ts';
import { newAttack, OTHER } from '../combat/attack-rows.ts';
import { attack } from '../combat/combat.ts';
import { placeOf } from '../companies/company.ts';
import { hazardSite } from '../hazards/keying.ts';
import { sideOf } from '../sides.ts';
import { agentIn, agentRow, firstAgent, isFaceDown, isFaceUp, lastAgent, playerOfAgent } from './agents.ts';
import { revealAgent } from './reveal.ts';
import { isHomePlace, mayBeAt } from './travel.ts';

const AGENT = raceBit(races.indexOf('Agent'));
const HIDDEN_AT_HOME = 5;
const HIDDEN_ABROAD = 2;
const OPEN_AT_HOME = 2;
const WHEN_WOUNDED = -2;

const bonusOf = (hidden: number, home: number): number =>
  home === 1 ? (hidden === 1 ? HIDDEN_AT_HOME : OPEN_AT_HOME) : hidden === 1 ? HIDDEN_ABROAD : 0;

const declared = engine.procedure('attack of an agent', {
  card: idOf('card'),
  company: idOf('company'),
  /** It lay face down when the attack was declared. */
  hidden: flag(),
  /** Added to its prowess by the card that lets it attack. */
  more: { cell: 'i16', seenBy: 'all' },
  chooses: flag(),
  home: flag(),
})({
  declare: step('ME-AGENT-2030 ME-AGENT-2044 ME-AGENT-2046 ME-AGENT-2081 ME-AGENT-2082', (s, f) => {
    const here = printed.place(s, hazardSite(s, f.company));
    f.home = isHomePlace(s, f.card, here) ? 1 : 0;
    revealAgent(s, f.card, here);
  }),
  attack: step('ME-AGENT-2042 ME-AGENT-2043 ME-AGENT-2045 ME-AGENT-2047 ME-AGENT-2086', (s, f) => {
    if (!isFaceUp(s, f.card)) return;
    const a = newAttack(s, f.company, playerOfAgent(agentRow(s, f.card)));
    const t = s.attack;
    t.kind[a] = OTHER;
    t.card[a] = f.card;
    t.races[a] = racesOf(s, f.card) | AGENT;
    t.strikes[a] = 1;
    t.prowess[a] =
      valueOf(s, prowess, f.card) +
      bonusOf(f.hidden, f.home) +
      f.more +
      (s.card.status[f.card] === Status.wounded ? WHEN_WOUNDED : 0);
    t.body[a] = valueOf(s, body, f.card) + f.home;
    t.attackerChooses[a] = f.chooses | (f.hidden & f.home);
    t.detainment[a] = sideOf(s, s.company.player[f.company]).detained ? 1 : 0;
    call(s, attack, a);
  }),
});
/** An agent attacks a company where it is; `hidden`: it lay face down when that was declared. */
export function agentAttacks(
  s: S,
  card: number,
  company: number,
  hidden: boolean,
  more = 0,
  chooses = false,
): void {
  call(s, declared, card, company, hidden ? 1 : 0, more, chooses ? 1 : 0);
}

/** The next agent of a player, after some row, that may attack a company in its site phase; 0: there is none. ME-AGENT-2039, 2080 */
export function nextAttacker(s: S, player: number, company: number, after: number): number {
  const here = placeOf(s, company);
  for (let agent = Math.max(after + 1, firstAgent(player)); agent <= lastAgent(player); agent++)
    if (agentIn(s, agent) !== 0 && s.agent.attacked[agent] === 0 && mayBeAt(s, agent, here)) return agent;
  return 0;
}
/** It attacks in the site phase, once. */
export function attackAtSite(s: S, agent: number, company: number): void {
  s.agent.attacked[agent] = 1;
  const card = agentIn(s, agent);
  agentAttacks(s, card, company, isFaceDown(s, card));
}
