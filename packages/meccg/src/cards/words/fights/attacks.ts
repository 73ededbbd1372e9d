/**
 * Attacks that cards make: with numbers of their own, with those of a card that is shown, or by sending a creature
 * that is not played.
 *
 * Not    what is done to attacks that are faced already (combat.ts), or automatic-attacks (guards.ts, `addsAttack`).
 * Keeps  an attack of a card is keyed to nothing (ME-KEY-2018), and made against a company only as long as somebody is
 *        left in it.
 */

import {
  type Ability,
  announce,
  atLeast,
  behind,
  type CardRef,
  type Condition,
  cardRef,
  condition,
  counted,
  type Effect,
  exactly,
  type Filter,
  filter,
  firstIn,
  grant,
  ifSo,
  isIn,
  listed,
  modifier,
  move,
  NOTHING,
  type Num,
  num,
  type Phrase,
  place,
  plus,
  remember,
  remembered,
  say,
  sayNum,
  self,
  sequence,
  silent,
  subject,
  trigger,
  type Value,
  value,
  verb,
  word,
  you,
} from '@westmarch/kernel';
import { points, printed } from '../../../engine.ts';
import { cameIntoPlay, companyOnWay, wounded } from '../../../events.ts';
import { EACH } from '../../../facts/cards.ts';
import { type Race, races } from '../../../facts/names.ts';
import { companyOf, winHazard } from '../../../rules/cards/cards.ts';
import { strikeEach } from '../../../rules/combat/bare-strikes.ts';
import { startAttack } from '../../../rules/combat/combat.ts';
import { faceCopies } from '../../../rules/combat/copied-attacks.ts';
import { attackAs } from '../../../rules/combat/shown-attacks.ts';
import { firstOf } from '../../../rules/companies/company.ts';
import { couldBePlayed, sendCreature } from '../../../rules/hazards/creatures.ts';
import { isKeyedInland } from '../../../rules/hazards/keying.ts';
import { sendKeyed } from '../../../rules/hazards/sent-creatures.ts';
import { type S, Zone } from '../../../state.ts';
import { discardIt } from '../cards/states.ts';
import { untilEndOfTurn } from '../playing/events.ts';
import { byThisAttack } from './combat.ts';

/** An attack that is neither a creature's nor a site's own. */
export interface MadeAttack {
  readonly race?: Race;
  /** What it is where it is of no race. */
  readonly called?: string;
  /** So many; or one against each character. */
  readonly strikes: number | 'each';
  readonly prowess: Num;
  /** He alone faces it; otherwise the company whose phase it is. */
  readonly against?: CardRef;
  /** It cannot be cancelled; nor can its strikes, unless it is only the attack. */
  readonly certain?: boolean | 'attack';
  /** Weapons are of no use against it. */
  readonly unarmed?: boolean;
}
const [CERTAIN, SURE, UNARMED] = [1, 2, 4];
function make(s: S, by: number, race: number, strikes: number, prowess: number, on: number, how: number) {
  s.kernel.returned = 0;
  const company = on === 0 ? s.global.company : companyOf(s, on);
  if ((on !== 0 && s.card.live[on] === 0) || firstOf(s, company) === 0) return;
  const a = startAttack(s, company, race, strikes, prowess);
  s.attack.card[a] = by;
  s.attack.mustFace[a] = on;
  s.attack.certain[a] = (how & CERTAIN) === 0 ? 0 : 1;
  s.attack.sure[a] = (how & SURE) === 0 ? 0 : 1;
  s.attack.unarmed[a] = (how & UNARMED) === 0 ? 0 : 1;
}
const sayStrikes = (strikes: number | 'each', prowess: Num): Phrase => {
  const each = typeof prowess === 'number' ? say`${prowess} prowess` : say`a prowess of ${sayNum(prowess)}`;
  if (strikes === 'each') return say`${1} strike with ${each} against each character`;
  return strikes === 1 ? say`${1} strike with ${each}` : say`${strikes} strikes with ${each}`;
};
/** "an Orc attack (5 strikes with 8 prowess)" */
function sayAttack({ race = 'none', called, strikes, prowess }: MadeAttack): Phrase {
  const adjectives = called !== undefined ? [word(called)] : race === 'none' ? [] : [word(race)];
  return say`${counted({ adjectives, noun: 'attack', after: [] }, 'a')} (${sayStrikes(strikes, prowess)})`;
}
/** The company, or somebody alone, faces an attack with these numbers. */
export function faceAttack(attack: MadeAttack): Effect {
  const { race = 'none', strikes, prowess, against, certain = false, unarmed = false } = attack;
  const how =
    (certain === false ? 0 : certain === 'attack' ? CERTAIN : CERTAIN | SURE) + (unarmed ? UNARMED : 0);
  const numbers = say`${against?.say ?? 'the company'} faces ${sayAttack(attack)}`;
  const sure = certain === false ? numbers : say`${numbers}, which cannot be cancelled`;
  return verb(
    'face attack',
    make,
    [self, races.indexOf(race), strikes === 'each' ? EACH : strikes, num(prowess), against ?? 0, how],
    unarmed ? say`${sure}; weapons do not modify prowess against it` : sure,
  );
}
/** What came of the attack just faced: 1 if it was defeated. */
const itsResult: Value = value('its result', [], () => 's.kernel.returned', NOTHING);
/** Several attacks, one after the other, and what follows if each of them is defeated. */
export const faceInTurn = (attacks: readonly MadeAttack[], ifAll: Effect): Effect => ({
  ...sequence(
    remember('beaten', 0),
    ...attacks.flatMap((attack) => [
      faceAttack(attack),
      remember('beaten', plus(remembered('beaten'), itsResult)),
    ]),
    ifSo(atLeast(remembered('beaten'), attacks.length), ifAll),
  ),
  say: say`the company faces ${attacks.length} attacks: ${listed(attacks.map(sayAttack))}; if all ${attacks.length} attacks are defeated, ${ifAll.say}`,
});
const winIt = (s: S, card: number): void => {
  const player = s.company.player[s.global.company];
  if (player !== 0 && player !== s.card.owner[card] && s.card.live[card] === 1) winHazard(s, card, player);
};
/** A lasting hazard goes to the points of an opponent who has beaten it. */
export const wonByOpponent: Effect = verb(
  'won by opponent',
  winIt,
  [self],
  say`an opponent of its player takes ${self.say} for its marshalling points`,
);
/** What it is worth to whoever has taken it. */
export const worthTaken = (worth: number, kind: string): Ability => ({
  ...modifier({ attribute: points, of: exactly(self), by: worth, change: 'set', within: [Zone.points] }),
  say: say`${worth} ${kind} marshalling points to the player who takes it`,
});
export const strikesWithoutAttack = (prowess: number, body: number): Effect =>
  verb(
    'strikes without attack',
    strikeEach,
    [self, prowess, body],
    say`each character in the company faces ${1} strike of ${prowess} prowess, which is no attack and cannot be cancelled; body checks that result are modified by +${body}`,
  );

const hasCome = (s: S, card: number): void => {
  announce(s, cameIntoPlay, card);
};
/** It is in play from now on, and says so. */
export const comes: Effect = verb('come', hasCome, [self], NOTHING);
/**
 * A lasting event that befalls every company moving somewhere, once each. One that is on its way already meets it in the
 * chain after the one in which it came. ME-DRAGON-005
 */
export const befalls = (when: Condition, effect: Effect, arrival: Ability): Ability[] => [
  arrival,
  silent(trigger(cameIntoPlay, { of: exactly(self), if: when, effect })),
  trigger(companyOnWay, { if: when, effect }),
];
export const copiesOfGuards: Effect = verb(
  'face copies',
  faceCopies,
  [],
  say`the company faces attacks that are like all automatic-attacks at the site, with all that changes them, but are not automatic-attacks`,
);

const ifWounded = trigger(wounded, { if: byThisAttack, effect: discardIt(subject) });
/** It is lost if an attack of this card wounds somebody this turn. */
export const lostIfWounded = (card: CardRef): Effect => ({
  ...grant(ifWounded, untilEndOfTurn, card),
  say: say`discard ${card.say} if the attack wounds him`,
});

/** A card that is shown attacks the company as a creature, with its own race and body and more prowess than it has. */
export const attacksAs = (card: CardRef, more: number): Effect =>
  verb(
    'attack as',
    attackAs,
    [you, card, more],
    say`reveal ${card.say}, who attacks the company as a hazard creature with ${1} strike, his own race and body, and his prowess +${more}; other cards have no effect on this attack, which is detainment against a company of his own side; then discard him`,
  );

/** It attacks without being played: keyed to nothing, and weaker where it could not have been. ME-CARD-0413..0416 */
function come(s: S, player: number, card: number, worse: number): void {
  if (card === 0) return;
  const fits = couldBePlayed(s, player, card);
  const a = sendCreature(s, player, card, 0);
  if (a !== 0 && !fits) s.attack.prowess[a] -= worse;
}
export const creatureComes = (card: CardRef, worse: number): Effect =>
  verb(
    'creature comes',
    come,
    [you, card, worse],
    say`${card.say} attacks the company, whatever it is keyed to and outside of the hazard limit, with ${-worse} prowess if it could not be played on it`,
  );
/** It comes keyed as if it were played, where it could be. */
export const creatureReturns = (card: CardRef, more: number): Effect =>
  verb(
    'creature returns',
    sendKeyed,
    [you, card, more, 0],
    say`if ${card.say} can attack the company, it does so outside of the hazard limit, with ${more} prowess`,
  );
export const keyedInland: Filter = filter(
  'keyed inland',
  [],
  (g, v) => `${g.ref(isKeyedInland)}(s, ${v.it})`,
  behind(say`that can be keyed to a region other than a Coastal Sea`),
);

// ——— creatures that are beaten ———
/** Of an event about an attack: the creature that made it. */
export const theCreature: CardRef = cardRef('the creature', [], () => 's.attack.card[b]', say`the creature`);
const isWhole = (s: S, attack: number): boolean =>
  s.attack.kind[attack] === 1 &&
  isIn(s, s.attack.card[attack], Zone.attacking) &&
  s.attack.further[attack] === 0 &&
  s.attack.spoiled[attack] === 0;
/** It was beaten whole and for good, as it must be for its points. ME-PILE-011, ME-COMBAT-4008 */
export const creatureBeaten: Condition = condition(
  'creature beaten',
  [],
  (g) => `${g.ref(isWhole)}(s, b)`,
  NOTHING,
);
/** By what is printed on it, whatever changes that. */
export const normalProwessBelow = (n: number): Filter =>
  filter(
    'normal prowess below',
    [],
    (g, v) => `${g.ref(printed.prowess)}(s, ${v.it}) < ${n}`,
    behind(say`with a normal prowess less than ${n}`),
  );
const toCard = (s: S, card: number, on: number): void => move(s, card, place(s, Zone.on, on));
/** It is laid with a card instead of going to a points pile. */
export const keptWith = (card: CardRef, on: CardRef): Effect =>
  verb('keep with', toCard, [card, on], say`place ${card.say} with ${on.say}, and receive no points for it`);
const isStoredWith = (s: S, card: number): boolean => {
  for (let c = firstIn(s, place(s, Zone.out, s.card.controller[card])); c !== 0; c = s.card.next[c])
    if (s.card.ofCard[c] === card) return true;
  return false;
};
/** Something that it kept was stored with it: `keepsOn`. */
export const storedWithSomething: Condition = condition(
  'stored with something',
  [],
  (g) => `${g.ref(isStoredWith)}(s, self)`,
  say`it is stored with what was placed with it`,
);
