/**
 * Agents in the texts of cards: choosing one of yours where a company goes, tapping or discarding it as the price, and what
 * it may do then. ME-AGENT-2041, 2046, 2052, 2071, 2082, 2083
 *
 * Keeps  an agent that is tapped or discarded for a card is shown as the price, and has to prove where it is; whether it
 *        lay face down is remembered for its attack.
 */
import {
  type Ability,
  adjective,
  always,
  behind,
  both,
  type CardRef,
  type Choice,
  type Condition,
  type Cost,
  call,
  called,
  choose,
  condition,
  cost,
  type Domain,
  type Effect,
  exactly,
  type Filter,
  filter,
  host,
  listed,
  lookAt,
  modifier,
  move,
  NOTHING,
  noun,
  reveal,
  say,
  self,
  sequence,
  shuffle,
  the,
  trigger,
  verb,
  word,
  you,
} from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { agentRevealed } from '../../../events.ts';
import { type SiteType, siteTypes } from '../../../facts/names.ts';
import { agentActions, freeActions } from '../../../rules/agents/actions.ts';
import {
  agentIn,
  agentRow,
  firstAgent,
  isAgentInPlay,
  isFaceDown,
  isFaceUp,
  lastAgent,
} from '../../../rules/agents/agents.ts';
import { agentAttacks } from '../../../rules/agents/attack.ts';
import { attackAgent, isKeyedToAgent, mayBeAttacked } from '../../../rules/agents/attacked.ts';
import { agentAttempt, MayTry } from '../../../rules/agents/influence.ts';
import { revealAgent, turnUp } from '../../../rules/agents/reveal.ts';
import { hasHomeOf, isWayLegal, mayBeAt, startTypes } from '../../../rules/agents/travel.ts';
import { discard, isAgent } from '../../../rules/cards/cards.ts';
import { isUniqueHere } from '../../../rules/cards/unique.ts';
import { canTap } from '../../../rules/chain/forbidden.ts';
import { hazardsOpen } from '../../../rules/hazards/creatures.ts';
import { hazardSite } from '../../../rules/hazards/keying.ts';
import { note, Of } from '../../../rules/terms.ts';
import { type S, Status, Zone } from '../../../state.ts';
import { signed } from '../amounts.ts';
import { asFreeHazard } from '../occasions/hazard-windows.ts';
import { inDeck } from '../playing/piles.ts';

/** Agents of yours in play, face up or down. */
export const yourAgents: Domain = {
  loop(g, _v, body) {
    const [a, c] = [g.local('a'), g.local('c')];
    return `for (let ${a} = ${g.ref(firstAgent)}(you); ${a} <= ${g.ref(lastAgent)}(you); ${a}++) { const ${c} = ${g.ref(agentIn)}(s, ${a}); if (${c} === 0) continue; ${body(c)} }`;
  },
  say: null,
};
/** An agent that is in play as a hazard: one that serves as a character is none. ME-AGENT-2061, 4017 */
export const agent: Filter = filter(
  'agent',
  [],
  (g, v) => `${g.ref(isAgentInPlay)}(s, ${v.it})`,
  noun('agent'),
);
export const faceDown: Filter = filter(
  'face down',
  [],
  (g, v) => `${g.ref(isFaceDown)}(s, ${v.it})`,
  adjective(word('face-down')),
);
/** It can be shown: nobody else of its name is, and the way it has come holds. */
const canBeShown = (s: S, card: number): boolean =>
  isFaceUp(s, card) || (isUniqueHere(s, card) && isWayLegal(s, agentRow(s, card)));
const newPlace = (s: S): number =>
  s.company.moved[s.global.company] === 1 ? printed.place(s, hazardSite(s, s.global.company)) : 0;
const isAtNewSite = (s: S, card: number): boolean =>
  mayBeAt(s, agentRow(s, card), newPlace(s)) && canBeShown(s, card);
/** Where the company now moving goes. */
export const atNewSite: Filter = filter(
  'at the new site',
  [],
  (g, v) => `${g.ref(isAtNewSite)}(s, ${v.it})`,
  behind(say`at the company's new site`),
);
const canAct = (s: S, card: number): boolean => canTap(s, card) && canBeShown(s, card);
/** It can tap as a price. */
const readyAgent: Filter = filter(
  'ready agent',
  [],
  (g, v) => `${g.ref(canAct)}(s, ${v.it})`,
  adjective(word('untapped')),
);
/** One of your agents, face up or down. What is chosen need not be in force. */
export const chooseAgent = (...which: readonly Filter[]): Choice =>
  choose('agent', called(both(...which, agent).noun, both(...which, agent)), yourAgents);
export const chooseReadyAgent = (...which: readonly Filter[]): Choice => chooseAgent(readyAgent, ...which);

// ——— prices ———
/** It taps, and is shown where the company goes: whether it lay face down is remembered. ME-AGENT-2046, 2071 */
function tapThere(s: S, card: number): void {
  const row = agentRow(s, card);
  s.agent.ambush[row] = isFaceDown(s, card) ? 1 : 0;
  s.card.status[card] = Status.tapped;
  turnUp(s, card, newPlace(s));
}
export const tappingAgentThere = (card: CardRef): Cost =>
  cost(always(say`there is one to tap`), verb('tap agent there', tapThere, [card], say`tap ${card.say}`));
/** It taps, wherever it is, and is shown. */
function tapAgent(s: S, card: number): void {
  s.card.status[card] = Status.tapped;
  revealAgent(s, card, 0);
}
export const tappingAgent = (card: CardRef): Cost =>
  cost(always(say`there is one to tap`), verb('tap agent', tapAgent, [card], say`tap ${card.say}`));
function discardThere(s: S, card: number): void {
  turnUp(s, card, newPlace(s));
  discard(s, card);
}
export const discardingAgentThere = (card: CardRef): Cost =>
  cost(
    always(say`there is one to discard`),
    verb('discard agent there', discardThere, [card], say`discard ${card.say}`),
  );

// ——— what it does then ———
function attackNow(s: S, card: number, more: number): void {
  if (isFaceUp(s, card))
    agentAttacks(s, card, s.global.company, s.agent.ambush[agentRow(s, card)] === 1, more, true);
}
/** It attacks the company now moving, and the attacker chooses who is struck. ME-AGENT-2041 */
export const agentAttack = (card: CardRef, more: number): Effect =>
  verb(
    'agent attacks',
    attackNow,
    [card, more],
    say`attack the company with ${card.say} in its movement/hazard phase, at ${signed(more)} prowess, not counting against the hazard limit; the attacker chooses the defending characters`,
  );

const tryNow = (s: S, card: number, player: number, what: number, more: number, atHome: number): void =>
  call(s, agentAttempt, player, card, what, more, atHome);
const tried: readonly (readonly [bit: number, what: string])[] = [
  [MayTry.ally, 'an ally'],
  [MayTry.faction, 'a faction'],
  [MayTry.character, 'a character'],
];
/** It may make an influence attempt; something is added, and maybe more where it shares a home with its target. ME-AGENT-2052 */
export const agentTries = (card: CardRef, what: number, more = 0, atHome = more): Effect =>
  verb(
    'agent tries',
    tryNow,
    [card, you, what, more, atHome],
    say`let ${card.say} make an influence attempt against ${listed(
      tried.filter(([bit]) => (what & bit) !== 0).map(([, name]) => name),
      'or',
    )}${more === 0 ? say`` : say`, modified by ${signed(more)}`}${
      atHome === more
        ? say``
        : say` (${signed(atHome)} if it shares a home site with its target, or its target can be played there)`
    }`,
  );

// ——— its own text ———
/** While hazards are played; what an agent says of itself counts against no limit. ME-CARD-0284 */
export const byAgent: Condition = {
  ...asFreeHazard,
  say: say`as an agent, in the movement/hazard phase of an opponent`,
};
/** It is in play as an agent: "agent only". */
export const asAgent: Condition = condition(
  'as an agent',
  [],
  (g) => `${g.ref(isAgentInPlay)}(s, self)`,
  say`it is in play as an agent`,
);

/** It taps itself for what it says, and is shown. ME-AGENT-2030 */
export const tappingItselfAsAgent: Cost = cost(
  condition('can act', [], (g) => `${g.ref(canAct)}(s, self)`, say`it is untapped`),
  verb('tap agent', tapAgent, [self], say`tap ${self.say}`),
);
/** What agents may try, unless a card says less. */
export const ANYTHING = MayTry.character | MayTry.ally | MayTry.faction;

// ——— more actions ———
/** Agents of some kind take one more action each time they take one; a free one does not count against the limit. */
export const extraActions = (of: Filter, free = false): readonly Ability[] => [
  modifier({ attribute: agentActions, of, by: 1 }),
  ...(free ? [modifier({ attribute: freeActions, of, by: 1 })] : []),
];

const isTrying = (s: S): boolean => isAgentInPlay(s, s.global.attempt);
const onTheirAttempt = (s: S, player: number): boolean => isTrying(s) && hazardsOpen(s, player);
/** An agent makes an influence attempt now, and the dice have not been rolled. */
export const onAgentsAttempt: Condition = condition(
  'on an attempt of an agent',
  [],
  (g) => `${g.ref(onTheirAttempt)}(s, you)`,
  say`as a hazard, when an agent makes an influence attempt`,
);
const addNow = (s: S, n: number, by: number): void => {
  if (!isTrying(s)) return;
  s.global.attemptModifier += n;
  note(s, Of.attempt, s.global.attempt, n, by);
};
export const addToAttempt = (n: number): Effect =>
  verb('add to attempt', addNow, [n, self], say`modify it by ${signed(n)}`);

// ——— cards that lie on agents ———
const toAgent = (s: S, card: number, on: number): void => {
  if (isAgentInPlay(s, on)) move(s, card, s.layout.placeBase[Zone.on] + on);
};
/** It comes to lie on an agent, face up or down; it stays as it is when that is turned over. ME-AGENT-2021 */
export const staysOnAgent = (card: CardRef): Effect =>
  verb('stay on agent', toAgent, [self, card], say`put ${self.say} on ${card.say}`);
const isFresh = (s: S, card: number): boolean => s.agent.fresh[agentRow(s, card)] === 1;
/** Brought into play this turn. */
export const fresh: Filter = filter(
  'fresh',
  [],
  (g, v) => `${g.ref(isFresh)}(s, ${v.it})`,
  behind(say`brought into play this turn`),
);
/** The agent that this card lies on is turned face up. */
export const whenItsAgentIsRevealed = (effect: Effect): Ability => ({
  ...trigger(agentRevealed, { of: exactly(host), effect }),
  say: say`${effect.say} when the agent is revealed`,
});
const bitsOf = (types: readonly SiteType[]): number =>
  types.reduce((all, type) => all | (1 << siteTypes.indexOf(type)), 0);
/** The agent that this card lies on may have come into play at any such site, if a home of its is one. */
export const comesFromAny = (...types: readonly SiteType[]): Ability =>
  modifier({ attribute: startTypes, of: exactly(host), by: bitsOf(types) });
const isAgentOf = (s: S, card: number, bits: number): boolean => isAgent(s, card) && hasHomeOf(s, card, bits);
/** An agent, wherever its card lies, with a home of such a type. */
export const agentWithHome = (...types: readonly SiteType[]): Filter =>
  filter('agent with home', [], (g, v) => `${g.ref(isAgentOf)}(s, ${v.it}, ${bitsOf(types)})`, {
    adjectives: [],
    noun: 'agent',
    after: [
      say`with a home site that is a ${listed(
        types.map((type) => word(type)),
        'or',
      )}`,
    ],
  });
/** What was found is shown and taken, if anything was; the deck is shuffled in any case. */
function takeFound(s: S, card: number, player: number): void {
  if (card !== 0) {
    move(s, card, s.layout.placeBase[Zone.hand] + player);
    reveal(s, card);
  }
  shuffle(s, s.layout.placeBase[Zone.deck] + player);
}
/** One looks through one's play deck for such an agent. */
export const fetchAgent = (...types: readonly SiteType[]): Effect => {
  const sought = agentWithHome(...types);
  return {
    ...sequence(
      lookAt(you, inDeck, NOTHING),
      choose('agent', sought, inDeck),
      verb('take found', takeFound, [the('agent'), you], NOTHING),
    ),
    say: say`take ${sought.say} from your play deck into your hand (reveal it, and reshuffle your play deck)`,
  };
};

// ——— attacks on agents ———
const standing: Filter = filter(
  'may be attacked',
  [],
  (g, v) => `${g.ref(mayBeAttacked)}(s, ${v.it})`,
  adjective(word('face-up')),
);
/** Any agent that is face up, whoever has it. */
export const chooseOpenAgent: Choice = choose('agent', both(standing, agent));
/** A creature that could be played where the agent is. */
export const keyedToItsSite = (card: CardRef): Filter =>
  filter(
    'keyed to the site of',
    [card],
    (g, v) => `${g.ref(isKeyedToAgent)}(s, ${v.it}, ${card.js(g, v)})`,
    behind(say`keyed to its current site`),
  );
const attackNowWith = (s: S, card: number, creature: number, player: number): void =>
  attackAgent(s, player, card, creature);
export const attackAgentWith = (card: CardRef, creature: CardRef): Effect =>
  verb(
    'attack agent',
    attackNowWith,
    [card, creature, you],
    say`attack ${card.say} immediately with ${creature.say}, as if the agent were a character; you receive no marshalling points if it is eliminated`,
  );
