/** What happens by itself and says so in words of its own; all else is `when` (occasions.ts). LR-ACTION-002..005 */
import {
  type Ability,
  type CardRef,
  type Choice,
  type Condition,
  type Cost,
  condition,
  counted,
  type Effect,
  type Event,
  exactly,
  type Filter,
  NOTHING,
  otherCard,
  type Phrase,
  type Reaction,
  same,
  say,
  self,
  trigger,
} from '@westmarch/kernel';
import { Way, wayOf } from '../../../rules/actions/cause.ts';
import { cardPlayed, killed, skirmishLost } from '../../../rules/events.ts';
import { sayDoing } from '../telling.ts';

interface When {
  readonly effect: Effect;
  /** Its player may leave it; whatever has a price he may always leave. LR-ACTION-002, LR-COST-001 */
  readonly may?: boolean;
  readonly if?: Condition;
  /** "you may exert it to …": paid whole, or not at all. LR-COST-002 */
  readonly costs?: readonly Cost[];
  /** Chosen before anything is paid, because without them it cannot be used. LR-EFFECT-008 */
  readonly targets?: readonly Choice[];
}

function whenever(event: Event, of: Filter, happens: Phrase, w: When): Reaction {
  const costs = w.costs ?? [];
  const targets = w.targets ?? [];
  const optional = w.may === true || costs.length > 0;
  const does = sayDoing(costs, w.effect, targets);
  const met =
    w.if === undefined || w.if.say.key === NOTHING.key
      ? happens
      : w.if.behind === undefined
        ? say`${happens} and ${w.if.say}`
        : say`${happens} ${w.if.behind}`;
  return {
    ...trigger(event, {
      of,
      ...(w.if === undefined ? {} : { if: w.if }),
      costs,
      targets,
      optional,
      effect: w.effect,
    }),
    say: optional ? say`${met}, you may ${does}` : say`${met}, ${does}`,
  };
}

export const whenPlayed = (w: When): Ability =>
  whenever(cardPlayed, exactly(self), say`when you play ${self.say}`, w);
/** Whoever loses to such a winner. */
export const eachLossTo = (loser: Filter, winner: CardRef, w: When): Ability =>
  whenever(
    skirmishLost,
    loser,
    say`each time a player's ${counted(loser.noun, 'bare')} loses a skirmish to ${winner.say}`,
    {
      ...w,
      if: { ...same(otherCard, winner), say: NOTHING },
    },
  );
/** By losing a skirmish, with or without a wound. */
const isByFighting = (how: number): boolean => wayOf(how) === Way.skirmish || wayOf(how) === Way.overwhelm;
/** Whoever it fights dies of losing to it. LR-SKIRM-009 */
export const eachKillBy = (killer: CardRef, victim: Filter, w: When): Ability =>
  whenever(killed, victim, say`each time ${killer.say} kills ${counted(victim.noun, 'a')} in a skirmish`, {
    ...w,
    if: condition(
      'kills in a skirmish',
      [killer],
      (g, v) =>
        `(${g.ref(isByFighting)}(n) && a === s.global.skirmish && s.card.against[${killer.js(g, v)}] === a)`,
      NOTHING,
    ),
  });
