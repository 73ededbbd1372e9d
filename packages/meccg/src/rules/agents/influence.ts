/**
 * Influence attempts of agents, by leave of a card: on characters and allies of the company now moving where the agent is,
 * and on factions that are played there. ME-AGENT-2052..2060, 2088, 2089
 *
 * Owns   what an agent may try, and what its home is worth to the check.
 * Not    the check itself, which is that of any attempt (influence/attempts.ts).
 * Keeps  no card is shown for it, and nothing helps it but its own influence and hazards (2057); sides do not matter to an
 *        agent (2089).
 */
import { count, firstIn, idOf, Kind, type Options, ofCard, place, say } from '@westmarch/kernel';
import { ask, engine, printed, step } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isAlly, isAvatar, isAvatarCard } from '../cards/cards.ts';
import { mayInfluence } from '../chain/forbidden.ts';
import { firstOf } from '../companies/company.ts';
import { hazardSite } from '../hazards/keying.ts';
import { declareAttempt } from '../influence/attempts.ts';
import { endAttempt } from '../influence/faction-attempts.ts';
import { note, Of, Why } from '../terms.ts';
import { agentPlace, agentRow, isFaceUp } from './agents.ts';
import { isPlayedAt, sharesHome } from './shared-homes.ts';

/** What a card lets an agent try, one bit each. */
export const MayTry = { character: 1, ally: 2, faction: 4 } as const;

/** Nothing of an avatar can be tried. ME-INFL-2012, ME-RW-502 */
const isAvatars = (s: S, character: number): boolean =>
  isAvatarCard(s, character) || isAvatar(s, s.card.leader[character]);

/** Nothing forbids the attempt: it is offered, where there is a list of options. */
function offerOne(s: S, card: number, target: number, o: Options | null): boolean {
  if (!mayInfluence(s, card, target)) return false;
  o?.card(target);
  return true;
}
/** Of one character of the company: himself, and his allies. */
function offerOf(s: S, card: number, character: number, what: number, o: Options | null): boolean {
  let any = false;
  if ((what & MayTry.character) !== 0 && !isAvatars(s, character)) any = offerOne(s, card, character, o);
  if ((what & MayTry.ally) === 0 || isAvatar(s, character)) return any;
  for (let c = firstIn(s, place(s, Zone.on, character)); c !== 0; c = s.card.next[c])
    if (isAlly(s, c) && offerOne(s, card, c, o)) any = true;
  return any;
}
/** All that an agent may try where it stands. ME-AGENT-2053, 2054, 2088 */
export function offerTargets(s: S, card: number, what: number, o: Options | null): boolean {
  const agent = agentRow(s, card);
  const at = agentPlace(s, agent);
  const { active, company } = s.global;
  let any = false;
  if (printed.place(s, hazardSite(s, company)) === at)
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
      if (offerOf(s, card, c, what, o)) any = true;
  if ((what & MayTry.faction) === 0) return any;
  for (let c = firstIn(s, place(s, Zone.factions, active)); c !== 0; c = s.card.next[c])
    if (isPlayedAt(s, c, at, s.agent.site[agent]) && offerOne(s, card, c, o)) any = true;
  return any;
}

export const agentAttempt = engine.procedure('influence attempt of an agent', {
  player: idOf('player'),
  card: idOf('card'),
  what: count(),
  /** Added by the card that lets it try; and where it shares a home with its target, instead. */
  more: { cell: 'i16', seenBy: 'all' },
  moreAtHome: { cell: 'i16', seenBy: 'all' },
})({
  target: ask('ME-AGENT-2052 ME-AGENT-2053 ME-AGENT-2054 ME-AGENT-2088', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`What does ${ofCard(f.card)} try to influence away?`,
    options(s, f, o) {
      if (isFaceUp(s, f.card) && offerTargets(s, f.card, f.what, o)) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      declareAttempt(s, f.player, f.card, option.a, 0);
      const by = sharesHome(s, f.card, option.a) ? f.moreAtHome : f.more;
      s.global.attemptModifier += by;
      note(s, Of.attempt, f.card, by, 0, Why.called);
      return undefined;
    },
  }),
  after: step('ME-AGENT-2052', (s) => endAttempt(s)),
});
