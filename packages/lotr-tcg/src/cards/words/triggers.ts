/** What happens by itself: when a card is played, when a skirmish is won, at the start of a turn. LR-ACTION-002..005 */
import {
  type Ability,
  all,
  anyCard,
  both,
  type CardRef,
  type Condition,
  condition,
  counted,
  type Effect,
  type Event,
  exactly,
  type Filter,
  type Limit,
  NOTHING,
  otherCard,
  type Phrase,
  type Reaction,
  same,
  say,
  self,
  trigger,
  word,
  you,
} from '@westmarch/kernel';
import { Way, wayOf } from '../../rules/actions/cause.ts';
import {
  cardPlayed,
  killed,
  moved,
  phaseStarts,
  skirmishLost,
  skirmishWon,
  turnEnds,
  turnStarts,
} from '../../rules/events.ts';
import { phases } from '../../state.ts';
import { yours } from './filters.ts';
import { told } from './telling.ts';

interface When {
  readonly effect: Effect;
  /** Its player may leave it. LR-ACTION-002 */
  readonly may?: boolean;
  readonly if?: Condition;
  readonly limit?: Limit;
}

function whenever(event: Event, of: Filter | null, happens: Phrase, w: When): Reaction {
  const [does] = told([w.effect], [w.effect.say]);
  const met = w.if === undefined || w.if.say.key === NOTHING.key ? happens : say`${happens} and ${w.if.say}`;
  return {
    ...trigger(event, {
      ...(of === null ? { who: you } : { of }),
      ...(w.if === undefined ? {} : { if: w.if }),
      ...(w.limit === undefined ? {} : { limit: w.limit }),
      optional: w.may === true,
      effect: w.effect,
    }),
    say: w.may === true ? say`${met}, you may ${does}` : say`${met}, ${does}`,
  };
}

/** At such a time, if something is true then: it is no part of what happens. */
const at = (event: Event, time: Condition, happens: Phrase, w: When): Reaction => {
  const said = w.if === undefined || w.if.say.key === NOTHING.key ? happens : say`${happens}, if ${w.if.say}`;
  const met = { ...all(time, ...(w.if === undefined ? [] : [w.if])), say: NOTHING };
  return whenever(event, anyCard, said, { ...w, if: met });
};
/** At the start of every phase of a kind, before any action of it. LR-ACTION-003 */
export const startOfEach = (phase: number, w: When): Ability =>
  at(
    phaseStarts,
    condition('start of phase', [], () => `a === ${phase}`, NOTHING),
    say`at the start of each ${word(phases[phase])} phase`,
    w,
  );

export const whenPlayed = (w: When): Ability =>
  whenever(cardPlayed, exactly(self), say`when you play ${self.say}`, w);
/** One's own cards of a kind. */
export const eachTimeYouPlay = (which: Filter, w: When): Ability =>
  whenever(cardPlayed, both(which, yours), say`each time you play ${counted(which.noun, 'a')}`, w);
export const eachWin = (which: Filter, w: When): Ability =>
  whenever(skirmishWon, which, say`each time ${counted(which.noun, 'a')} wins a skirmish`, w);
export const startOfYourTurns = (w: When): Ability =>
  whenever(turnStarts, null, say`at the start of each of your turns`, w);
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
/** Before the turn passes to the next player. LR-REGROUP-010 */
export const endOfTurn = (w: When): Ability => whenever(turnEnds, anyCard, say`at the end of the turn`, w);
/** Each time the fellowship moves, whosever it is. LR-MOVE-006 */
export const eachMove = (w: When, happens: Phrase = say`each time the fellowship moves`): Ability =>
  whenever(moved, anyCard, happens, w);
