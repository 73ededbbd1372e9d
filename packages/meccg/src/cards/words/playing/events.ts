/** Events: how they are played, where they stay, and which others are in play. */
import {
  type Ability,
  action,
  all,
  both,
  type CardRef,
  type Choice,
  type Condition,
  type Cost,
  called,
  choose,
  condition,
  cost,
  type Duration,
  type Effect,
  either,
  exactly,
  type Filter,
  host,
  ifSo,
  isIn,
  isMarked,
  move,
  NOTHING,
  not,
  type Phrase,
  removeEffect,
  say,
  self,
  sequence,
  the,
  trigger,
  untilEnd,
  verb,
  you,
} from '@westmarch/kernel';
import { engine, strikesAtNight } from '../../../engine.ts';
import { deckExhausted } from '../../../events.ts';
import { discard, isHazard } from '../../../rules/cards/cards.ts';
import {
  DRAGON_GONE,
  DUPLICATED,
  isDragonLeft,
  isNoDuplicate,
  isUniqueHere,
  NOT_ALONE,
} from '../../../rules/cards/unique.ts';
import { underLimit } from '../../../rules/hazards/creatures.ts';
import { type S, Stage, Zone } from '../../../state.ts';
import { main, turn } from '../../../turn/turn.ts';
import { cardsNamed, type Namesakes } from '../../named.ts';
import { ally, character, hazard, inMovingCompany, withinReach, yours } from '../cards/filters.ts';
import { discardIt, tapping } from '../cards/states.ts';
import { asHazard } from '../occasions/hazard-windows.ts';

export const untilEndOfTurn = untilEnd(turn);
/** For good. */
export const forTheGame: Duration = { ...untilEnd(main), say: say`for the rest of the game` };
export { untilYourUntap } from '../../../turn/untap.ts';

/** In the hand, so that it can be played. */
const inHand = condition(
  'in hand',
  [],
  (g) => `(${g.ref(isIn)}(s, self, ${Zone.hand}) || ${g.ref(isIn)}(s, self, ${Zone.onGuard}))`,
  say`it is in your hand`,
);
/** Someone of one's own company; which one is said, so that "you control" need not be. */
export const chooseMember = (name: string, which: Filter): Choice =>
  choose(name, called(both(which, character).noun, both(yours, withinReach, which, character)));
export const chooseCharacter = (name: string, which: Filter): Choice =>
  choose(name, both(yours, withinReach, which, character));

/** The same where an ally counts as a character: by its skill, and in combat. ME-ALLY-502, 508 */
export const chooseCharacterOrAlly = (name: string, which: Filter): Choice =>
  choose(
    name,
    called(both(yours, which, character).noun, both(yours, withinReach, which, either(character, ally))),
  );
export const chooseMemberOrAlly = (name: string, which: Filter): Choice =>
  choose(name, called(both(which, character).noun, both(yours, withinReach, which, either(character, ally))));

/** A character of the company now moving, whom a hazard is played on. */
export const chooseVictim = (which: Filter): Choice =>
  choose('character', both(which, character, inMovingCompany));

/** Whoever bears it, kept before it goes. */
export const itsBearer: Choice = choose('bearer', exactly(host));

/** What is given up as the price need not remain. */
export const spent = (choice: Choice): Choice => ({ ...choice, inForce: false });

export interface Play {
  readonly when: Condition;
  readonly if?: Condition;
  readonly targets?: readonly Choice[];
  /** The target that taps as the price of it. */
  readonly taps?: CardRef;
  readonly costs?: readonly Cost[];
  readonly effect: Effect;
  readonly rules?: string;
}
/** A short-event: played from hand, discarded as it resolves. ME-EVENT-005 */
export const shortEvent = (p: Play): Ability => fromHand(p, p.effect);
const fromHand = (p: Play, effect: Effect): Ability =>
  action({
    window: p.when,
    zone: inHand,
    ...(p.if === undefined ? {} : { if: p.if }),
    costs: [...(p.taps === undefined ? [] : [tapping(p.taps)]), ...(p.costs ?? [])],
    targets: p.targets ?? [],
    effect,
    rules: p.rules ?? '',
  });

const toEvents = (s: S, card: number, player: number): void => {
  move(s, card, s.layout.placeBase[Zone.events] + player);
  s.card.during[card] = s.global.active;
};
const toCard = (s: S, card: number, on: number): void => {
  if (s.card.live[on] === 1) move(s, card, s.layout.placeBase[Zone.on] + on);
};
/** It comes to lie among its player's events. */
export const stays: Effect = verb('stay', toEvents, [self, you], say`put ${self.say} into play`);
/** It comes to lie on a card. */
export const staysOn = (card: CardRef): Effect =>
  verb('stay on', toCard, [self, card], say`put ${self.say} on ${card.say}`);

/** A hazard in play becomes a short-event: it taps, counts against the hazard limit, and is discarded as it resolves. */
const toDeclared = (s: S, card: number): void => move(s, card, s.layout.placeBase[Zone.declared]);
const lastsNow: Condition = condition(
  'lasts now',
  [],
  (g) => `${g.ref(isIn)}(s, self, ${Zone.events})`,
  say`it is in play as a permanent-event`,
);
const withinLimit: Condition = {
  ...condition('within the limit', [], (g) => `${g.ref(underLimit)}(s)`, NOTHING),
  sayNot: say`the hazard limit is reached`,
  rule: 'ME-HAZ-2010',
};
const becomesShort: Cost = cost(withinLimit, verb('become short', toDeclared, [self], say`tap ${self.say}`));
/** A creature that may also be played as a permanent-event, and is tapped for an effect while hazards are played. */
export const orPermanent = (when: Condition, effect: Effect, ...targets: Choice[]): Ability[] => [
  lastingEvent(asHazard),
  action({ window: when, zone: lastsNow, costs: [becomesShort], targets, effect }),
];

const allowed = (rule: string, is: (s: S, card: number) => boolean, sayNot: Phrase): Condition => ({
  ...condition('only one', [], (g) => `${g.ref(is)}(s, self)`, NOTHING, sayNot),
  rule,
});
/** Only one card of its name is allowed, and this is none too many; its keywords say so. */
export const only: readonly Condition[] = [
  allowed('ME-UNIQ-006 ME-UNIQ-007', isUniqueHere, NOT_ALONE),
  allowed('ME-DRAGON-012', isDragonLeft, DRAGON_GONE),
  allowed('ME-UNIQ-001 ME-UNIQ-4000', isNoDuplicate, DUPLICATED),
];
/** A permanent-event or long-event: stays in play. ME-EVENT-002, 004 */
export const lastingEvent = (when: Condition, effect: Effect = stays, also?: Condition): Ability =>
  lastingIf(when, effect, ...(also === undefined ? [] : [also]));
/** The same with several conditions, each of which says for itself why not. */
export const lastingIf = (when: Condition, effect: Effect, ...also: readonly Condition[]): Ability =>
  shortEvent({ when, if: all(...only, ...also), effect });
export const discardWhenExhausted: Ability = {
  ...trigger(deckExhausted, { effect: discardIt(self) }),
  say: say`discard ${self.say} when any play deck is exhausted`,
};

export function isInPlay(s: S, cards: Namesakes): boolean {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (cards.has(s.card.def[c])) return true;
  return false;
}
/** A card of a name is in play. */
export const inPlay = (name: string): Condition =>
  condition(
    'in play',
    [],
    (g) => `${g.ref(isInPlay)}(s, ${g.ref(cardsNamed(name))})`,
    say`${name} is in play`,
    say`${name} is not in play`,
  );
const DOORS = cardsNamed('Doors of Night');
const GATES = cardsNamed('Gates of Morning');
const SKIES = cardsNamed('Skies of Fire');
const PERIL = cardsNamed('Peril Returned');
/** To hazards, Peril Returned among them, the Skies of Fire are as Gates of Morning. */
const isDawn = (s: S): boolean => isInPlay(s, GATES) || isInPlay(s, SKIES);
/** Peril Returned is as Doors of Night, unless it keeps Gates of Morning out of play. */
export const isNight = (s: S): boolean => isInPlay(s, DOORS) || (isInPlay(s, PERIL) && !isDawn(s));
export const doorsOfNight: Condition = condition(
  'night',
  [],
  (g) => `${g.ref(isNight)}(s)`,
  say`Doors of Night is in play`,
  say`Doors of Night is not in play`,
);
export const noDoorsOfNight = not(doorsOfNight);

// ——— Gates of Morning, or a Crown of Flowers that stands for it ———
/** It is in play, and nothing makes it count as out of play. */
const gatesStand = (s: S): boolean => isInPlay(s, GATES) && !isInPlay(s, PERIL);
const CROWN = cardsNamed('Crown of Flowers');
/** The Crown that a card is played with; or, for one still in hand, a Crown of its player that is free. 0: none. */
function crownOf(s: S, card: number): number {
  const waiting = isIn(s, card, Zone.hand);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (CROWN.has(s.card.def[c]) && s.card.controller[c] === s.card.controller[card])
      if (s.card.ofCard[c] === (waiting ? 0 : card)) return c;
  return 0;
}
const isMorning = (s: S, card: number): boolean =>
  gatesStand(s) || crownOf(s, card) !== 0 || (isHazard(s, card) && isDawn(s) && !isInPlay(s, PERIL));
export const gatesOfMorning: Condition = condition(
  'morning',
  [],
  (g) => `${g.ref(isMorning)}(s, self)`,
  say`Gates of Morning is in play`,
  say`Gates of Morning is not in play`,
);
/** The Crown is used for this card alone. */
const takeCrown = (s: S, card: number): void => {
  if (gatesStand(s)) return;
  const crown = crownOf(s, card);
  if (crown !== 0) s.card.ofCard[crown] = card;
};
/** The card is about to be discarded, and its Crown with it. */
const dropCrown = (s: S, card: number): void => {
  const crown = isIn(s, card, Zone.hand) ? 0 : crownOf(s, card);
  if (crown === 0) return;
  s.card.ofCard[crown] = 0;
  discard(s, crown);
};
/** It must be so when the action is declared, and need not be any more when it resolves: its price may have changed it. */
export const onlyDeclared = (part: Condition): Condition => ({ ...part, atDeclaration: true });
const isThere = (card: CardRef): Condition =>
  condition('is there', [card], (g, v) => `(s.card.live[${card.js(g, v)}] === 1)`, NOTHING);
/**
 * A short-event that needs Gates of Morning, when it is played and when it resolves. It asks again by itself, since
 * its Crown goes with it even when it does nothing.
 */
export const morningEvent = (p: Play): Ability => {
  const needs = p.if === undefined ? [gatesOfMorning] : [gatesOfMorning, p.if];
  const targets = p.targets ?? [];
  const good = all(...needs, ...targets.flatMap((t) => (t.inForce ? [isThere(the(t.name))] : [])));
  return fromHand(
    {
      ...p,
      targets: targets.map(spent),
      if: all(...needs.map(onlyDeclared)),
      costs: [...(p.costs ?? []), cost(gatesOfMorning, verb('take crown', takeCrown, [self], NOTHING))],
    },
    {
      ...sequence(ifSo(good, p.effect), verb('drop crown', dropCrown, [self], NOTHING)),
      say: p.effect.say,
    },
  );
};

// ——— environments ———
/** Strikes are assigned, and some of them come or go with the night. No event is played while one is resolved. */
const isCounted = (s: S): boolean =>
  s.global.stage === Stage.betweenStrikes && isMarked(s, strikesAtNight, s.global.attack);
/** It would not change the number of strikes that are assigned already. ME-CARD-0155, 0270 */
export const strikesStand: Condition = {
  ...condition('strikes stand', [], (g) => `!${g.ref(isCounted)}(s)`, NOTHING),
  sayNot: say`strikes are assigned, and it would change their number`,
  rule: 'ME-CARD-4017',
};
const isEnvironment = engine.traits.has('keyword', 'environment');
const discardAll = (s: S, hazards: number): void => {
  for (let c = s.kernel.liveFirst, next: number; c !== 0; c = next) {
    next = s.card.liveNext[c];
    if (isEnvironment(s, c) && (isHazard(s, c) ? 1 : 0) === hazards) discard(s, c);
  }
  // What they have done for a while ends with them.
  const e = s.effect;
  for (let row = s.kernel.effectsUsed; row !== 0; row--) {
    const source = e.source[row];
    if (e.until[row] === 0 || !isEnvironment(s, source)) continue;
    if ((isHazard(s, source) ? 1 : 0) === hazards) removeEffect(s, row);
  }
};
/** All environments of one side go, and what they did. */
export const discardEnvironments = (which: Filter): Effect =>
  verb(
    'discard environments',
    discardAll,
    [which === hazard ? 1 : 0],
    which === hazard
      ? say`discard all hazard environment cards and cancel their effects`
      : say`discard all resource environment cards and cancel their effects`,
  );
