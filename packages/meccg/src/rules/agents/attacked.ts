/**
 * An agent that is attacked, by leave of a card, as if it were a character. ME-CARD-0351, ME-MP-2007
 *
 * Keeps  while the attack lasts the agent is a company of its own at its site, and so a character to everything in combat;
 *        whoever lives lies with the agents again afterwards. Nobody scores for one that is eliminated so.
 */
import { call, finish, idOf, isIn, move, place } from '@westmarch/kernel';
import { engine, step } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { canPlayUnique } from '../cards/unique.ts';
import { endIfEmpty, hasRoomForCompany, inCompany, newCompany } from '../companies/company.ts';
import { sendCreature } from '../hazards/creatures.ts';
import { siteKey } from '../hazards/keying.ts';
import { agentRow, isFaceUp, playerOfAgent, vacate } from './agents.ts';

/** A face-up agent stands at an open site card, and there is room for it to fight. */
export const mayBeAttacked = (s: S, card: number): boolean =>
  isFaceUp(s, card) &&
  s.agent.site[agentRow(s, card)] !== 0 &&
  hasRoomForCompany(s, playerOfAgent(agentRow(s, card)));
/** A creature can be played at the site of an agent. */
export const isKeyedToAgent = (s: S, creature: number, card: number): boolean =>
  siteKey(s, creature, s.agent.site[agentRow(s, card)]) !== 0 && canPlayUnique(s, creature);

const attacked = engine.procedure('attack on an agent', {
  player: idOf('player'),
  card: idOf('card'),
  creature: idOf('card'),
  agent: idOf('agent'),
  /** The company that it is for a while, and the one whose phase it was. */
  alone: idOf('company'),
  before: idOf('company'),
})({
  begin: step('ME-CARD-0351', (s, f) => {
    if (!mayBeAttacked(s, f.card) || !isIn(s, f.creature, Zone.hand)) return finish;
    f.agent = agentRow(s, f.card);
    const site = s.agent.site[f.agent];
    f.alone = newCompany(s, playerOfAgent(f.agent), site);
    f.before = s.global.company;
    s.global.company = f.alone;
    move(s, f.card, inCompany(s, f.alone));
    sendCreature(s, f.player, f.creature, siteKey(s, f.creature, site));
    return undefined;
  }),
  after: step('ME-CARD-0351 ME-MP-2007', (s, f) => {
    s.global.company = f.before;
    if (isIn(s, f.card, Zone.company)) move(s, f.card, place(s, Zone.agent, f.agent));
    else vacate(s, f.agent);
    endIfEmpty(s, f.alone);
  }),
});
/** A creature of a player's hand attacks an agent where it stands. */
export function attackAgent(s: S, player: number, card: number, creature: number): void {
  call(s, attacked, player, card, creature);
}
