/** Allies: what they do in the attacks that their companies face, who may not be attacked, and where they do not go. */

import {
  type Ability,
  type Action,
  all,
  type CardRef,
  type Condition,
  condition,
  type Effect,
  exactly,
  forbid,
  hostOf,
  ITS,
  ifSo,
  listed,
  type Reaction,
  say,
  self,
  sequence,
  trigger,
  type Value,
  value,
  verb,
} from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { companyMoves } from '../../../events.ts';
import { type RegionType } from '../../../facts/names.ts';
import { placeIndex, regionOfPlace } from '../../../map/map.ts';
import { companyOf } from '../../../rules/cards/cards.ts';
import { struck } from '../../../rules/chain/forbidden.ts';
import { turnOn } from '../../../rules/combat/ally-attacks.ts';
import { hazardSite } from '../../../rules/hazards/keying.ts';
import { directInfluenceLeft, generalInfluenceLeft } from '../../../rules/influence/influence.ts';
import { type S } from '../../../state.ts';
import { regionNumbers } from '../../card.ts';
import { action } from '../actions.ts';
import { cancelAttack, cancellable, itsAttack } from '../fights/attack-changes.ts';
import { keyedToOneOf } from '../fights/combat.ts';
import { facingAttack } from '../occasions/facing.ts';
import { tapSelf, untappedSelf } from './items.ts';
import { discardIt } from './states.ts';

/** Taps to cancel such an attack on its company. */
export const tapsToCancel = (...when: readonly Condition[]): Action =>
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(itsAttack, cancellable, ...when),
    costs: [tapSelf],
    effect: cancelAttack,
  });
/** The same of one that is keyed so. */
export const tapsAgainst = (types: readonly RegionType[], ...when: readonly Condition[]): Action =>
  tapsToCancel(keyedToOneOf(...types), ...when);

/** Neither the ally nor any strike meets the other. ME-ALLY-003 */
export const neverStruck: Reaction = forbid(struck, { of: exactly(self) });
/**
 * It is discarded as its company sets out for a site that is in none of these regions, nor one of these: that is settled
 * as the phase begins. ME-ALLY-503
 */
export function staysIn(regions: readonly string[], ...places: readonly string[]): Ability {
  const familiar = new Set(regionNumbers(regions));
  const known = new Set(places.map((name) => placeIndex(name)));
  const goesTooFar = (s: S, company: number, card: number): boolean => {
    if (companyOf(s, card) !== company) return false;
    const to = printed.place(s, hazardSite(s, company));
    return !familiar.has(regionOfPlace[to]) && !known.has(to);
  };
  const where =
    places.length === 0
      ? say`in ${listed(regions, 'or')}`
      : say`${listed(places, 'or')}, or in ${listed(regions, 'or')}`;
  return trigger(companyMoves, {
    if: condition(
      'too far',
      [],
      (g) => `${g.ref(goesTooFar)}(s, a, self)`,
      say`it is ${ITS} company, whose new site is not ${where}`,
    ),
    effect: discardIt(self),
  });
}

const influenceOver = (s: S, ally: number): number => {
  const controller = hostOf(s, ally);
  return (
    generalInfluenceLeft(s, s.card.controller[controller]) +
    directInfluenceLeft(s, controller, companyOf(s, controller), 0)
  );
};
/** What is left of general influence, and of the direct influence of whoever controls it. */
export const influenceLeftOver = (ally_: CardRef): Value =>
  value(
    'influence over',
    [ally_],
    (g, v) => `${g.ref(influenceOver)}(s, ${ally_.js(g, v)})`,
    say`your opponent's unused general influence plus the unused direct influence of its controlling character`,
  );
const undefeated: Condition = condition(
  'undefeated',
  [],
  () => '(s.kernel.returned === 0)',
  say`this attack is not defeated`,
);
/** It attacks whoever controls it, and is lost unless the attack is defeated. */
export const turnsOnHim = (ally_: CardRef): Effect =>
  sequence(
    verb(
      'turn on him',
      turnOn,
      [self, ally_],
      say`it attacks its controlling character (${1} strike with its normal prowess plus a roll, detainment against a hero)`,
    ),
    ifSo(undefeated, discardIt(ally_)),
  );
