/**
 * Influencing away what an opponent has: characters, followers, allies, items and factions. ME-INFL-2006..2037
 *
 * Owns   who may try, showing a copy, the check of both players, and playing the copy.
 * Not    what can be tried (targets.ts), or winning factions of one's own (faction-attempts.ts).
 * Keeps  one attempt a turn, after everything else the company does (2006, 2010); success discards, never taps the site
 *        (2007, 2008).
 */

import {
  announce,
  call,
  finish,
  forbiddenBy,
  hostOf,
  idOf,
  isIn,
  Kind,
  move,
  ofCard,
  place,
  say,
  valueOf,
} from '@westmarch/kernel';
import { ask, engine, generalInfluence, mind, printed, step } from '../../engine.ts';
import { attemptMade } from '../../events.ts';
import { type S, Zone } from '../../state.ts';
import { isAgentInPlay } from '../agents/agents.ts';
import { agentModifier, sharesHome } from '../agents/shared-homes.ts';
import {
  bearerOf,
  companyOf,
  discard,
  isAlly,
  isAvatar,
  isCharacter,
  Kind as Type,
  tap,
} from '../cards/cards.ts';
import { cardAction } from '../chain/actions.ts';
import { chainAction, opened, push, stillPays } from '../chain/chain.ts';
import { canTap, influencing, playing, unlessForbidden } from '../chain/forbidden.ts';
import { quiet, windowGate } from '../chain/window-gate.ts';
import { endIfEmpty, joinCompany, placeOf } from '../companies/company.ts';
import { announcePlayed } from '../companies/history.ts';
import { roll2d6 } from '../dice.ts';
import { layOn } from '../items/bearing.ts';
import { isMinionPlayer } from '../sides.ts';
import { hasEntered } from '../sites/site-needs.ts';
import { notInStarter } from '../starter.ts';
import { adds, mustExceed, rollsFor } from '../terms.ts';
import {
  beginAttempt,
  endAttempt,
  factionNumber,
  ownModifier,
  rollToInfluence,
  sayOwnOfFaction,
  standardModifier,
} from './faction-attempts.ts';
import {
  canLead,
  directInfluenceLeft,
  generalInfluenceFree,
  generalInfluenceLeft,
  generalInfluenceUsed,
} from './influence.ts';
import { copyOf, targets } from './targets.ts';

/** Who tries is an agent, and shares a home with the target. ME-AGENT-2058..2060 */
const isFriend = (s: S, target: number): boolean =>
  isAgentInPlay(s, s.global.attempt) && sharesHome(s, s.global.attempt, target);
/** What the total must exceed: the number of a faction, or a mind; with a copy shown, nothing. ME-INFL-2017..2034 */
export function resistance(s: S, target: number, copy: number): number {
  if (isFriend(s, target)) return 0;
  const kind = printed.kind(s, target);
  if (kind === Type.item) return valueOf(s, mind, bearerOf(s, target));
  if (copy !== 0) return 0;
  return kind === Type.faction ? factionNumber(s, target) : valueOf(s, mind, target);
}

/** Whose unused direct influence helps to keep it: the leader of a follower, or who has the ally or item. */
function keeper(s: S, target: number): number {
  const kind = printed.kind(s, target);
  if (isAlly(s, target) || kind === Type.item) return hostOf(s, target);
  return kind === Type.faction ? 0 : s.card.leader[target];
}

/** What lies between minions and whoever is none. ME-INFL-2016, 2038 */
const ACROSS = 5;
/** Everything in the check but the dice. ME-INFL-2015, 2020, 2021, 2031, 2034, DECISIONS C6 */
export function attemptModifiers(s: S, character: number, target: number): number {
  const owner = s.card.controller[target];
  const kept = keeper(s, target);
  return (
    ownModifier(s, character, companyOf(s, character), target) +
    (printed.kind(s, target) === Type.faction ? standardModifier(s, target, character) : 0) -
    generalInfluenceLeft(s, owner) -
    (kept === 0 ? 0 : directInfluenceLeft(s, kept, companyOf(s, kept), target)) -
    strangeness(s, character, target)
  );
}
/** Minions and whoever is none do not listen to one another; an agent of either is listened to, and best at home. */
function strangeness(s: S, character: number, target: number): number {
  if (isAgentInPlay(s, character)) return -agentModifier(s, character, target);
  const { controller } = s.card;
  return isMinionPlayer(s, controller[character]) === isMinionPlayer(s, controller[target]) ? 0 : ACROSS;
}

const stillThere = (s: S, character: number, target: number): boolean =>
  stillPays(s, character) && s.card.live[target] === 1;

/** What keeps the other's card with him. The same terms as in the check, with their causes. */
function sayResistance(s: S, character: number, target: number): void {
  const owner = s.card.controller[target];
  const kept = keeper(s, target);
  if (printed.kind(s, target) === Type.faction) sayOwnOfFaction(s, character, target);
  adds(s, -generalInfluenceLeft(s, owner), 'unused general influence against it');
  if (kept !== 0)
    adds(s, -directInfluenceLeft(s, kept, companyOf(s, kept), target), 'unused direct influence', kept);
  const strange = strangeness(s, character, target);
  adds(s, -strange, isAgentInPlay(s, character) ? 'as an agent' : 'minions and others');
}
/** His opponent rolls against it; what he rolls is taken away. */
function rollToKeep(s: S, target: number, own: number, needed: number): number {
  rollsFor(s, 'keeping', target);
  return roll2d6(s, adds(s, own, ''), mustExceed(s, needed, ''));
}

/** The check: success discards the target, and a copy may be played; a copy that failed is discarded. */
function settle(s: S, player: number, character: number, target: number): void {
  const copy = s.global.attemptCopy;
  if (!stillThere(s, character, target)) return;
  const modifiers = attemptModifiers(s, character, target);
  const needed = resistance(s, target, copy);
  const own = rollToInfluence(s, character, target, modifiers, sayResistance) + modifiers;
  const total = own - rollToKeep(s, target, own, needed);
  announce(s, attemptMade, character, target, total - needed);
  if (total <= needed) return;
  const company = companyOf(s, target);
  discard(s, target);
  if (company !== 0) endIfEmpty(s, company);
  if (copy !== 0) call(s, playCopy, player, copy, character);
}
const attemptOnChain = chainAction(settle);
/** An attempt is declared, with a copy of its target shown or without; the check comes when the chain resolves. */
export function declareAttempt(s: S, player: number, character: number, target: number, copy: number): void {
  beginAttempt(s, character, target, copy);
  push(s, player, character, attemptOnChain, target);
  opened(s, player);
}

/** Whether one's own copy can be controlled where the attempt was made. ME-INFL-2027 */
const canControl = (s: S, player: number, copy: number, character: number): boolean =>
  generalInfluenceFree(s, player) >= valueOf(s, mind, copy) ||
  canLead(s, character, copy, companyOf(s, character));

const playCopy = engine.procedure('playing the copy', {
  player: idOf('player'),
  copy: idOf('card'),
  character: idOf('card'),
})({
  whether: ask('ME-INFL-005 ME-INFL-2019 ME-INFL-2026 ME-INFL-2030 ME-INFL-2032 ME-INFL-2036', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Play your own ${ofCard(f.copy)}?`,
    options(s, f, o) {
      if (s.card.live[f.character] === 0) return;
      // It was shown all the same. ME-INFL-005, 2019
      if (forbiddenBy(s, playing, f.copy, f.copy, f.player) !== 0) return;
      if (printed.kind(s, f.copy) === Type.character && !canControl(s, f.player, f.copy, f.character)) return;
      o.yesOrNo();
    },
    choose(s, f, option) {
      if (option.kind === Kind.no) return undefined;
      const kind = printed.kind(s, f.copy);
      announcePlayed(s, f.copy, f.player, companyOf(s, f.character));
      if (kind === Type.character) {
        joinCompany(s, f.copy, companyOf(s, f.character));
        s.card.arrived[f.copy] = 1;
        return f.go('control');
      }
      if (kind === Type.faction) {
        move(s, f.copy, place(s, Zone.factions, f.player));
        s.card.where[f.copy] = placeOf(s, companyOf(s, f.character));
      } else layOn(s, f.copy, f.character);
      return finish;
    },
  }),
  refused: step('ME-INFL-2027 ME-INFL-2036', (s, f) => {
    discard(s, f.copy);
    return finish;
  }),
  control: ask('ME-INFL-2027', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Who controls ${ofCard(f.copy)}?`,
    options(s, f, o) {
      if (canLead(s, f.character, f.copy, companyOf(s, f.character))) o.card(f.character);
      // He stands in the company already, so his own mind is part of what is used.
      if (generalInfluenceUsed(s, f.player) <= valueOf(s, generalInfluence, f.player)) o.pass();
    },
    describe: (_s, _f, option) =>
      option.kind === Kind.pass ? say`General influence` : say`${ofCard(option.a)}, by direct influence`,
    choose(s, f, option) {
      if (option.kind === Kind.card) s.card.leader[f.copy] = option.a;
    },
  }),
});

const attempt = engine.procedure('influence attempt', {
  player: idOf('player'),
  character: idOf('card'),
  target: idOf('card'),
})({
  target: ask('ME-INFL-2006 ME-INFL-2007 ME-INFL-2012', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`What does ${ofCard(f.character)} try to influence away?`,
    options: (s, f, o) => {
      targets(s, f.player, companyOf(s, f.character), o);
    },
    choose(_s, f, option) {
      f.target = option.a;
    },
  }),
  copy: ask('ME-INFL-2017 ME-INFL-2023 ME-INFL-2030 ME-INFL-2032', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Show a copy of ${ofCard(f.target)} from your hand?`,
    options(s, f, o) {
      const copy = copyOf(s, f.player, f.target);
      if (copy !== 0) o.card(copy);
      if (printed.kind(s, f.target) !== Type.item) o.pass();
    },
    choose(s, f, option) {
      const copy = option.kind === Kind.card ? option.a : 0;
      tap(s, f.character);
      s.player.influenced[f.player] = 1;
      s.player.wooed[f.player] = s.card.controller[f.target];
      if (copy !== 0) move(s, copy, place(s, Zone.declared, 0));
      declareAttempt(s, f.player, f.character, f.target, copy);
    },
  }),
  after: step('ME-INFL-2010 ME-INFL-2025', (s) => {
    const copy = s.global.attemptCopy;
    endAttempt(s);
    if (isIn(s, copy, Zone.declared)) discard(s, copy);
    // It was the last thing that this company does.
    s.company.entered[s.global.company] = 0;
  }),
});

const isHere = (s: S, card: number): boolean =>
  isCharacter(s, card) && companyOf(s, card) === s.global.company;

cardAction({
  name: 'influence',
  from: 'play',
  kinds: Object.values(Type),
  suits: isHere,
  gates: [
    windowGate(
      'ME-INFL-2006 ME-INFL-2010 ME-INFL-006',
      [hasEntered, say`it is done at the end of a company's site phase, once it has entered its site`],
      quiet,
    ),
    notInStarter,
    engine.gate('actor', 'ME-INFL-2006', (s, _p, c) => isHere(s, c), say`it is no character of this company`),
    engine.gate(
      'requirement',
      'ME-INFL-2009 ME-INFL-4005',
      (s) => s.global.turn > s.layout.sizes.players,
      say`it is your first turn`,
    ),
    engine.gate(
      'requirement',
      'ME-INFL-2006 ME-INFL-4005',
      (s, p) => s.player.influenced[p] === 0,
      say`one attempt a turn against an opponent is all`,
    ),
    engine.gate(
      'requirement',
      'ME-INFL-4005 ME-CVCC-4000',
      (s, p) => s.player.attacked[p] === 0,
      say`a company of yours has attacked another this turn`,
    ),
    engine.gate(
      'requirement',
      'ME-INFL-2037 ME-INFL-4005',
      (s, _p, c) => !isAvatar(s, c) || s.card.arrived[c] === 0,
      say`he was revealed this turn`,
    ),
    unlessForbidden(influencing),
    engine.gate('cost', 'ME-INFL-2006 ME-TAP-003', (s, _p, c) => canTap(s, c), say`he is not untapped`),
    engine.gate(
      'target',
      'ME-INFL-2007 ME-INFL-2012 ME-INFL-2033',
      (s, p, c) => companyOf(s, c) !== 0 && targets(s, p, companyOf(s, c), null),
      say`no opponent has anything here that can be influenced`,
    ),
  ],
  declare: (s, player, card) => call(s, attempt, player, card),
  say: () => say`influence an opponent's card`,
});
