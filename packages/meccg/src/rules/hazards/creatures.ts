/**
 * Playing creatures: keyed to the company now moving, they open a chain and attack when it resolves. ME-HAZ, ME-KEY
 */
import { call, type Gate, idOf, isIn, isMarked, isOpen, move, ofCard, place, say } from '@westmarch/kernel';
import { ask, engine, printed } from '../../engine.ts';
import { regionTypes, siteTypes } from '../../facts/names.ts';
import { placeName, regions } from '../../map/map.ts';
import { Phase, type S, Stage, Zone } from '../../state.ts';
import { agentIn } from '../agents/agents.ts';
import { revealAgent } from '../agents/reveal.ts';
import { isCreature, Kind as Type } from '../cards/cards.ts';
import { racesOf } from '../cards/races.ts';
import { canPlayUnique, uniqueGates } from '../cards/unique.ts';
import { cardAction } from '../chain/actions.ts';
import { chainAction, declareFromHand, isAnswering, opened, push } from '../chain/chain.ts';
import { areCreaturesBarred, countsAsHazard, playing, unlessForbidden } from '../chain/forbidden.ts';
import { windowGate } from '../chain/window-gate.ts';
import { newAttack } from '../combat/attack-rows.ts';
import { oneAttackOnly } from '../combat/automatic-attacks.ts';
import { attack } from '../combat/combat.ts';
import { detains } from '../combat/detainment.ts';
import { countOf, firstOf } from '../companies/company.ts';
import { announcePlayed } from '../companies/history.ts';
import { type CompanyKind, isOfKind } from '../companies/kind.ts';
import { notInVain } from '../optional/card-limitation.ts';
import { inTurnOfRow, nazgulLie } from '../solitaire/row.ts';
import { notAgainstBalrog } from './against-balrog.ts';
import { isBarredHere, NOT_AGAINST_MINIONS } from './against-minions.ts';
import { hazardLimit } from './hazard-limit.ts';
import { isKeyedTo, keys } from './keyed-ways.ts';
import { hazardSite, isAlwaysOpen, KeyedBy } from './keying.ts';
import { isFreeDragon, isOneTooMany } from './manifestations.ts';
import { forgetReserved } from './reserved.ts';

const isTheirTurn = (s: S, player: number): boolean =>
  s.global.phase === Phase.movementHazard && s.global.hazardPlayer === player && s.global.company !== 0;
const isOnItsWay = (s: S): boolean =>
  s.company.done[s.global.company] === 0 && s.company.returned[s.global.company] === 0;
const isThere = (s: S): boolean => countOf(s, s.global.company) > 0;
/** The hazard player may still declare hazards on the company now moving. ME-HAZ-2010, ME-HAZ-2001 */
export const hazardsOpen = (s: S, player: number): boolean =>
  isTheirTurn(s, player) && isOnItsWay(s) && isThere(s);
/** No attack is faced, or one strike of it is over and the next not begun: what is otherwise legal is. ME-STRIKE-535 */
export const isBetween = (s: S): boolean =>
  s.global.stage === Stage.none || s.global.stage === Stage.betweenStrikes;
export const underLimit = (s: S): boolean => s.global.hazardsDeclared < hazardLimit(s);

/** How many attacks a creature makes, by definition; one where it is not listed. */
const attacksOf = new Map<number, number>();
/** Whose attacks are all against one character. */
const onOne = new Set<number>();
export function registerAttacks(def: number, attacks: number, sameTarget: boolean): void {
  attacksOf.set(def, attacks);
  if (sameTarget) onOne.add(def);
}
export const strikesOnlyOne = (s: S, creature: number): boolean => onOne.has(s.card.def[creature]);
export const numberOfAttacks = (s: S, creature: number): number => attacksOf.get(s.card.def[creature]) ?? 1;

/** Whom a creature spares: a company with such a character. */
export type Spared = (s: S, character: number) => boolean;
const spares = new Map<number, Spared>();
export function registerSpares(def: number, spared: Spared): void {
  spares.set(def, spared);
}
function isSpared(s: S, creature: number, company: number): boolean {
  const spared = spares.get(s.card.def[creature]);
  if (spared === undefined) return false;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) if (spared(s, c)) return true;
  return false;
}

/** The one kind of company that a creature is played against, by definition. */
const prey = new Map<number, CompanyKind>();
export function registerPrey(def: number, kind: CompanyKind): void {
  prey.set(def, kind);
}
function isPrey(s: S, creature: number, company: number): boolean {
  const kind = prey.get(s.card.def[creature]);
  return kind === undefined || isOfKind(s, company, kind);
}

/** Nothing bars them; or at its site nothing can. */
const mayPlayCreatures = (s: S, company: number): boolean =>
  !areCreaturesBarred(s, company) || isAlwaysOpen(s, company);
/** What bars a creature from being played bars it on guard too. ME-CARD-0721 */
export const notBarred: readonly Gate[] = [
  engine.gate(
    'prohibition',
    'ME-CARD-0721',
    (s, _p, c) => !isCreature(s, c) || mayPlayCreatures(s, s.global.company),
    say`no creatures may be played on this company this turn`,
  ),
  engine.gate(
    'prohibition',
    '',
    (s, p, c) => !isOneTooMany(s, p, c),
    say`one manifestation of a unique Dragon was played this turn, and a card allows no more`,
  ),
  notAgainstBalrog,
  notInVain,
  engine.gate('prohibition', 'ME-LIMIT-001', (s, p, c) => !isBarredHere(s, p, c), NOT_AGAINST_MINIONS),
  engine.gate(
    'prohibition',
    'ME-HAZ-001',
    (s, _p, c) => !isSpared(s, c, s.global.company),
    say`it may not be played against this company, because of someone in it`,
  ),
  engine.gate(
    'prohibition',
    'ME-DETAIN-500',
    (s, _p, c) => s.global.company === 0 || isPrey(s, c, s.global.company),
    say`it is not played against companies of this kind`,
  ),
];

/** It can attack the company now moving: its keying, if it has one, still holds, and there is somebody to attack. */
export const canAttack = (s: S, card: number, key: number): boolean =>
  canPlayUnique(s, card) &&
  (key === 0 || isKeyedTo(s, s.global.company, card, key)) &&
  s.company.returned[s.global.company] === 0 &&
  countOf(s, s.global.company) > 0;
/** A creature that was played attacks. */
export function creatureAttacks(s: S, player: number, card: number, key: number): void {
  if (!canAttack(s, card, key)) return;
  announcePlayed(s, card, player, s.global.company);
  sendCreature(s, player, card, key);
}
/** What is played by the leave of an agent counts as keyed to the site. ME-AGENT-2038 */
const asKey = (s: S, key: number): number =>
  key >> 8 === KeyedBy.agent
    ? KeyedBy.siteName * 256 + printed.place(s, hazardSite(s, s.global.company))
    : key;
/** Starts the attack of a creature card, played or not; 0 where there can be none. */
export function sendCreature(s: S, player: number, card: number, given: number): number {
  if (!canAttack(s, card, given)) return 0;
  const key = asKey(s, given);
  move(s, card, place(s, Zone.attacking, 0));
  s.card.usedUp[card] = 0;
  const a = newAttack(s, s.global.company, player);
  s.attack.kind[a] = 1;
  s.attack.card[a] = card;
  s.attack.races[a] = racesOf(s, card);
  s.attack.strikes[a] = printed.strikes(s, card);
  s.attack.prowess[a] = printed.prowess(s, card);
  s.attack.body[a] = printed.body(s, card);
  s.attack.detainment[a] = detains(s, card, s.global.company, key) ? 1 : 0;
  s.attack.further[a] = numberOfAttacks(s, card) - 1;
  s.attack.onOne[a] = strikesOnlyOne(s, card) ? 1 : 0;
  // Only one of several attacks, and that for certain, where a card says so.
  if (s.attack.further[a] > 0 && isMarked(s, oneAttackOnly, card)) {
    s.attack.further[a] = 0;
    s.attack.certain[a] = 1;
  }
  s.attack.keyedBy[a] = key >> 8;
  s.attack.keyedTo[a] = key & 255;
  call(s, attack, a);
  return a;
}
const attacks = chainAction(creatureAttacks);

/** Nothing but the moment and the limit would keep it from being played on the company now moving. */
export const couldBePlayed = (s: S, player: number, card: number): boolean =>
  keys(s, s.global.company, card, null) && isOpen(notBarred, s, player, card);

export const keyName = (key: number): string => {
  const to = key & 255;
  switch (key >> 8) {
    case KeyedBy.nothing:
      return 'nothing';
    case KeyedBy.regionType:
      return regionTypes[to];
    case KeyedBy.regionName:
      return regions[to]?.name ?? '';
    case KeyedBy.siteType:
      return siteTypes[to];
    case KeyedBy.agent:
      return 'the site where an agent is';
    default:
      return placeName(to);
  }
};

const declareCreature = engine.procedure('creature', { player: idOf('player'), card: idOf('card') })({
  keyedTo: ask('ME-KEY-004 ME-KEY-2009', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`What is ${ofCard(f.card)} keyed to?`,
    options: (s, f, o) => {
      keys(s, s.global.company, f.card, o);
    },
    describe: (_s, _f, option) => say`${keyName(option.a)}`,
    choose(s, f, option) {
      if (isIn(s, f.card, Zone.hand)) forgetReserved(s, f.card);
      const entry = push(s, f.player, f.card, attacks, option.a);
      declareFromHand(s, f.player, f.card, entry);
      opened(s, f.player);
      // Whoever gave leave for it is seen by all before anything else happens.
      if (option.a >> 8 === KeyedBy.agent)
        revealAgent(s, agentIn(s, option.a & 255), printed.place(s, hazardSite(s, s.global.company)));
    },
  }),
});

cardAction({
  name: 'attack',
  from: 'hand',
  kinds: [Type.creature],
  suits: isCreature,
  gates: [
    windowGate(
      'ME-HAZ-003 ME-HAZ-2001',
      [isTheirTurn, say`hazards are played on an opponent's company in its movement/hazard phase`],
      [isOnItsWay, say`the movement/hazard phase of the company is over`],
      [isThere, say`nobody is left in the company`],
    ),
    engine.gate('requirement', 'ME-HAZ-001', (s, _p, c) => isCreature(s, c), say`it is no creature`),
    engine.gate(
      'requirement',
      'ME-CHAIN-500 ME-CHAIN-2009',
      (s) => !isAnswering(s),
      say`an attack must open a chain of effects`,
    ),
    engine.gate(
      'requirement',
      'ME-COMBAT-007',
      (s) => s.global.attack === 0 && s.global.stage === Stage.none,
      say`another attack is under way`,
    ),
    engine.gate(
      'cost',
      'ME-HAZ-2010',
      (s, _p, c) => underLimit(s) || isFreeDragon(s, c) || !countsAsHazard(s, c, s.global.company),
      say`the hazard limit is reached`,
    ),
    unlessForbidden(playing),
    inTurnOfRow,
    nazgulLie,
    ...notBarred,
    ...uniqueGates,
    engine.gate(
      'target',
      'ME-KEY-003 ME-KEY-2002 ME-KEY-2003',
      // Where no company is on its way there is nothing to be said about it.
      (s, _p, c) => s.global.company === 0 || keys(s, s.global.company, c, null),
      say`it cannot be keyed to this company's path or site`,
    ),
  ],
  declare: (s, player, card) => call(s, declareCreature, player, card),
  say: () => say`attack`,
});
