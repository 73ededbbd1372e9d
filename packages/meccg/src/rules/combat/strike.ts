/**
 * One strike against one character, step by step. ME-STRIKE-526, 4006..4012
 *
 * Owns   the order of the steps, and what each player is asked in them.
 * Not    what is added to the roll (strike-totals.ts), or what comes of it (strike-outcome.ts).
 * Keeps  every factor is fixed before the dice are rolled (ME-STRIKE-528); on a tie he taps unless he took the −3
 *        (DECISIONS D4); an excess strike left over at the last strike is spent on it (DECISIONS A13).
 */
import {
  again,
  announce,
  call,
  type Frame,
  firstIn,
  flag,
  idOf,
  Kind,
  type Options,
  ofCard,
  type Phrase,
  place,
  resolveWaiting,
  say,
  valueOf,
  whole,
} from '@westmarch/kernel';
import { ask, attackBody, attackProwess, detaining, engine, step, tapsOnly } from '../../engine.ts';
import { strikeBegins, strikeEnds } from '../../events.ts';
import { type S, Stage, Status, Zone } from '../../state.ts';
import { isByAgent, woundAgent } from '../agents/struck.ts';
import { isAlly, tap, untapped } from '../cards/cards.ts';
import { offerAll } from '../chain/actions.ts';
import { describeAction, settleTriggers, take } from '../chain/chain.ts';
import { canTap } from '../chain/forbidden.ts';
import { firstOf } from '../companies/company.ts';
import { strengthAgainst } from '../dragons/bearing.ts';
import { capture, endIfIdle } from '../prisoners/capture.ts';
import { isStarter } from '../starter.ts';
import { note, Of, Why } from '../terms.ts';
import { ofAttack } from './attack-numbers.ts';
import { bodyCheck, callFall } from './body.ts';
import { attackerActs, closeAnswer, openAnswer, turnTo } from './companies/strike.ts';
import { facedBefore } from './many-strikes.ts';
import {
  checkBetween,
  forgetStrike,
  isBroken,
  isSpecial,
  noteSlain,
  noteWound,
  settleBetween,
  staysUntapped,
  strikeHome,
  woundedBy,
} from './strike-outcome.ts';
import { isLast, isMade, isStruck, StrikeResult } from './strike-rows.ts';
import { prowessAgainst, rollFor, rollOfAgent, stayingUntapped } from './strike-totals.ts';

const defender = (s: S, strike: number): number =>
  s.company.player[s.attack.company[s.strike.attack[strike]]];
const attackerOf = (s: S, strike: number): number => s.attack.attacker[s.strike.attack[strike]];

/** Untapped defenders who never were targets of this attack. ME-STRIKE-515, 532 */
function offerSupport(s: S, strike: number, o: Options): void {
  const attack = s.strike.attack[strike];
  for (let c = firstOf(s, s.attack.company[attack]); c !== 0; c = s.card.next[c]) {
    if (s.attack.alone[attack] !== 0 && s.attack.alone[attack] !== c) continue;
    if (canTap(s, c) && !isStruck(s, c, attack)) o.card(c);
    for (let a = firstIn(s, place(s, Zone.on, c)); a !== 0; a = s.card.next[a])
      if (isAlly(s, a) && canTap(s, a) && !isStruck(s, a, attack)) o.card(a);
  }
}

const LOCALS = {
  strike: idOf('strike'),
  /** Of a strike between two characters: what the attacking one faces. */
  answer: idOf('strike'),
  total: whole(),
  /** What he had to reach. */
  against: whole(),
  wasWounded: flag(),
} as const;
/** A player plays on the strike what he likes, one thing after the other. */
const acting = (
  rules: string,
  who: (s: S, strike: number) => number,
  text: (s: S, f: Frame<typeof LOCALS>) => Phrase,
) =>
  ask<typeof LOCALS>(rules, {
    who: (s, f) => who(s, f.strike),
    say: text,
    options(s, f, o) {
      o.pass();
      offerAll(s, who(s, f.strike), o);
    },
    describe: (s, _f, option) => describeAction(s, option),
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      take(s, who(s, f.strike), option);
      return again;
    },
  });

export const strikeSequence = engine.procedure(
  'strike sequence',
  LOCALS,
)({
  begin: step('ME-STRIKE-526', (s, f) => {
    s.global.strike = f.strike;
    const before = facedBefore(s, f.strike);
    const own = strengthAgainst(s, f.strike);
    s.strike.prowess[f.strike] -= before - own;
    s.strike.body[f.strike] -= before - own;
    const target = s.strike.target[f.strike];
    note(s, Of.strike, f.strike, -before, 0, Why.before);
    note(s, Of.strike, f.strike, own, 0, Why.ownStrikes);
    note(s, Of.body, target, before, 0, Why.before);
    note(s, Of.body, target, -own, 0, Why.ownStrikes);
    s.global.stage = Stage.hazards;
    f.answer = openAnswer(s, f.strike);
    announce(s, strikeBegins, s.strike.target[f.strike], f.strike);
    if (f.answer !== 0) {
      announce(s, strikeBegins, s.strike.target[f.answer], f.answer);
      attackerActs(s, f.answer);
    }
    settleTriggers(s);
  }),
  hazards: acting('ME-STRIKE-529 ME-STRIKE-4006 ME-CVCC-520', attackerOf, (s, f) =>
    f.answer === 0
      ? say`Play hazards on the strike against ${ofCard(s.strike.target[f.strike])}, or go on`
      : say`Play resources on the strike of ${ofCard(s.strike.by[f.strike])}, or go on`,
  ),
  fixed: step('ME-CVCC-520', (s, f) => {
    if (f.answer !== 0) {
      turnTo(s, f.strike);
      s.global.stage = Stage.hazards;
    }
    // What was played took the target, and with him his company: nobody is left to be asked.
    return defender(s, f.strike) === 0 ? f.go('roll') : undefined;
  }),
  excess: ask('ME-STRIKE-530 ME-STRIKE-4007 ME-CVCC-521', {
    who: (s, f) => attackerOf(s, f.strike),
    say: (s, f) => say`How many excess strikes go against ${ofCard(s.strike.target[f.strike])}?`,
    options(s, f, o) {
      const left = s.attack.excess[s.strike.attack[f.strike]];
      if (left === 0) return;
      for (let n = isLast(s, f.strike) ? left : 0; n <= left; n++) o.number(n);
    },
    choose(s, f, option) {
      s.strike.excess[f.strike] = option.a;
      s.attack.excess[s.strike.attack[f.strike]] -= option.a;
    },
  }),
  attackerStays: ask('ME-CVCC-522', {
    who: (s, f) => attackerOf(s, f.strike),
    say: (s, f) =>
      say`Shall ${ofCard(s.strike.by[f.strike])} stay untapped, at −${-valueOf(s, stayingUntapped, s.strike.by[f.strike])}?`,
    options(s, f, o) {
      if (f.answer !== 0 && untapped(s, s.strike.by[f.strike])) o.yesOrNo();
    },
    choose(s, f, option) {
      s.strike.staysUntapped[f.answer] = option.kind === Kind.yes ? 1 : 0;
    },
  }),
  stayUntapped: ask('ME-STRIKE-511 ME-STRIKE-531 ME-STRIKE-4008 ME-CVCC-523', {
    who: (s, f) => defender(s, f.strike),
    say: (s, f) =>
      say`Shall ${ofCard(s.strike.target[f.strike])} stay untapped, at −${-valueOf(s, stayingUntapped, s.strike.target[f.strike])}?`,
    options(s, f, o) {
      if (untapped(s, s.strike.target[f.strike]) && s.strike.twice[f.strike] === 0) o.yesOrNo();
    },
    choose(s, f, option) {
      s.strike.staysUntapped[f.strike] = option.kind === Kind.yes ? 1 : 0;
    },
  }),
  support: ask('ME-STRIKE-512 ME-STRIKE-515 ME-STRIKE-532 ME-STRIKE-4009 ME-CVCC-524', {
    who: (s, f) => defender(s, f.strike),
    say: (s, f) => say`Tap companions to support ${ofCard(s.strike.target[f.strike])}, or go on`,
    options(s, f, o) {
      if (!isStarter(s)) offerSupport(s, f.strike, o);
      if (o.count > 0) o.pass();
    },
    describe: (_s, _f, option) =>
      option.kind === Kind.card ? say`Tap ${ofCard(option.a)} for +1` : undefined,
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      tap(s, option.a);
      s.strike.support[f.strike]++;
      note(s, Of.strike, f.strike, 1, option.a, Why.support);
      return again;
    },
  }),
  resourcesMay: step('ME-STRIKE-533', (s) => {
    s.global.stage = Stage.resources;
  }),
  resources: acting(
    'ME-STRIKE-514 ME-STRIKE-533 ME-STRIKE-4010 ME-CVCC-525',
    defender,
    (s, f) => say`Play resources on the strike against ${ofCard(s.strike.target[f.strike])}, or roll`,
  ),
  roll: step('ME-STRIKE-519 ME-STRIKE-528 ME-STRIKE-4011', (s, f) => {
    s.global.stage = Stage.none;
    if (
      s.strike.result[f.strike] === StrikeResult.cancelled ||
      s.card.live[s.strike.target[f.strike]] === 0 ||
      !isMade(s, f.strike)
    )
      return f.go('end');
    const attack = s.strike.attack[f.strike];
    if (f.answer !== 0) {
      turnTo(s, f.answer);
      s.attack.prowess[s.strike.attack[f.strike]] = rollFor(s, f.answer) + prowessAgainst(s, f.answer);
      turnTo(s, f.strike);
    }
    // A card has made it so: he taps as after any strike that he faces. ME-STRIKE-511, 521
    if (s.strike.result[f.strike] === StrikeResult.ineffectual) {
      if (!staysUntapped(s, f.strike)) tap(s, s.strike.target[f.strike]);
      return f.go('end');
    }
    f.total = rollFor(s, f.strike) + prowessAgainst(s, f.strike);
    // An agent rolls too, for each of its strikes. ME-AGENT-2084, 2085
    const own = ofAttack(s, attackProwess, attack);
    f.against = own + (isByAgent(s, attack) ? rollOfAgent(s, attack, f.total) : 0);
    return undefined;
  }),
  outcome: step('ME-STRIKE-520 ME-STRIKE-521 ME-STRIKE-522 ME-STRIKE-4012', (s, f) => {
    const target = s.strike.target[f.strike];
    const attack = s.strike.attack[f.strike];
    const { against } = f;
    s.strike.total[f.strike] = f.total;
    s.strike.against[f.strike] = against;
    f.wasWounded = s.card.status[target] === Status.wounded ? 1 : 0;
    if (f.answer !== 0) {
      f.wasWounded = settleBetween(s, f.strike, f.answer, f.total - against);
      return;
    }
    const captor = s.strike.captor[f.strike] || s.attack.captor[attack];
    if (f.total < against && captor !== 0) {
      s.strike.result[f.strike] = StrikeResult.successful;
      capture(s, target, captor);
      return;
    }
    if (f.total < against && ofAttack(s, detaining, attack) === 0 && ofAttack(s, tapsOnly, attack) === 0) {
      s.strike.result[f.strike] = StrikeResult.successful;
      strikeHome(s, f.strike);
      return;
    }
    if (f.total > against) {
      if (isByAgent(s, attack)) woundAgent(s, attack);
      const beaten = ofAttack(s, attackBody, attack);
      s.strike.result[f.strike] =
        beaten === 0 || isBroken(s, attack, target, beaten) ? StrikeResult.defeated : StrikeResult.failed;
    } else s.strike.result[f.strike] = f.total === against ? StrikeResult.ineffectual : StrikeResult.failed;
    const detained = f.total < against;
    if (!staysUntapped(s, f.strike) || detained) tap(s, target);
  }),
  special: ask('ME-BODY-507 ME-BODY-509 ME-STRIKE-540', {
    who: (s, f) => defender(s, f.strike),
    say: () => say`What does the strike do first?`,
    options(s, _f, o) {
      for (let w = s.kernel.waitingFirst; w !== 0; w = s.waiting.next[w]) if (isSpecial(s, w)) o.choice(w);
    },
    describe: (s, _f, option) => say`${ofCard(s.waiting.source[option.a])}`,
    choose(s, _f, option) {
      resolveWaiting(s, option.a);
      return again;
    },
  }),
  check: step('ME-BODY-501 ME-BODY-507', (s, f) => {
    if (f.answer !== 0) return checkBetween(s, f.strike, f.answer, f.wasWounded);
    const target = s.strike.target[f.strike];
    if (s.strike.result[f.strike] !== StrikeResult.successful || s.card.live[target] === 0) return;
    if (s.strike.spared[f.strike] === 1) return;
    // An ally whom a strike would take prisoner is not harmed. ME-PRISON-2016
    if ((s.strike.captor[f.strike] || s.attack.captor[s.strike.attack[f.strike]]) !== 0) return;
    if (s.attack.fatal[s.strike.attack[f.strike]] === 1) callFall(s, target);
    else {
      noteWound(s, f.strike, f.wasWounded);
      call(s, bodyCheck, target, f.wasWounded + woundedBy(s, f.strike) - s.strike.body[f.strike]);
    }
  }),
  slain: step('ME-CVCC-529 ME-CVCC-2000 ME-CVCC-4009', (s, f) => {
    if (f.answer === 0) return;
    noteSlain(s, s.strike.target[f.strike], attackerOf(s, f.strike));
    noteSlain(s, s.strike.target[f.answer], attackerOf(s, f.answer));
  }),
  end: step('ME-STRIKE-516 ME-RESCUE-2001', (s, f) => {
    if (s.strike.captor[f.strike] !== 0) endIfIdle(s, s.strike.captor[f.strike]);
    if (f.answer !== 0) announce(s, strikeEnds, s.strike.target[f.answer], f.answer);
    forgetStrike(s, f.strike);
    if (f.answer !== 0) forgetStrike(s, f.answer);
    closeAnswer(s, f.strike, f.answer);
    announce(s, strikeEnds, s.strike.target[f.strike], f.strike, s.strike.result[f.strike]);
    s.global.strike = 0;
    s.global.stage = Stage.betweenStrikes;
  }),
});
