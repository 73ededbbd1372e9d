/**
 * Corruption: points on a character, and the checks he makes. ME-CORR
 *
 * Owns   the check from the call for it to its result.
 * Keeps  what happens to one who fails happens at once (ME-CORR-2018); 0 points still call for the roll (2012).
 */
import {
  again,
  amount,
  announce,
  call,
  count,
  finish,
  firstIn,
  flag,
  idOf,
  Kind,
  ofCard,
  place,
  say,
  valueOf,
  whole,
} from '@westmarch/kernel';
import { ask, corruptionCheck, corruptionPoints, engine, printed, step } from '../../engine.ts';
import { checkBegins, checkMade } from '../../events.ts';
import { alignments } from '../../facts/names.ts';
import { type S, Zone } from '../../state.ts';
import {
  companyOf,
  discard,
  eliminate,
  isAvatar,
  isCharacter,
  isRace,
  Kind as Type,
  tap,
} from '../cards/cards.ts';
import { offerAll } from '../chain/actions.ts';
import { describeAction, settleTriggers, take } from '../chain/chain.ts';
import { canTap, mayBeDiscarded, mayLeave } from '../chain/forbidden.ts';
import { loseAvatar } from '../characters/avatar.ts';
import { endIfEmpty, firstOf } from '../companies/company.ts';
import { isOrcOrTroll } from '../companies/kind.ts';
import { roll2d6 } from '../dice.ts';
import { ofTheTie } from '../optional/weakest-link.ts';
import { falling, HAS_FALLEN, mayFall } from '../optional/wizards-fall.ts';
import { sideOf } from '../sides.ts';
import { isStarter } from '../starter.ts';
import { addsNoted, addsValue, forget, isHeard, mustExceed, note, Of, Why } from '../terms.ts';
import { choosingSource, doubledPoints, isDoubling } from './doubled-source.ts';

const STAGE = alignments.indexOf('stage');
/** A stage resource that is no item weighs on the avatar, whomever it lies on. ME-CORR-2010 */
const weighsOnAvatar = (s: S, card: number): boolean =>
  printed.alignment(s, card) === STAGE && printed.kind(s, card) !== Type.item;
function ofStageCards(s: S, player: number): number {
  let total = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.controller[c] === player && weighsOnAvatar(s, c)) total += valueOf(s, corruptionPoints, c);
  return total;
}
/** The sum over all cards on him. ME-CORR-006, 2009 */
export function corruptionOf(s: S, character: number): number {
  let total = valueOf(s, corruptionPoints, character) + ofTheTie(s, character);
  for (let c = firstIn(s, place(s, Zone.on, character)); c !== 0; c = s.card.next[c])
    if (!weighsOnAvatar(s, c)) total += corruptionOf(s, c);
  if (isCharacter(s, character) && isDoubling(s, character)) total += doubledPoints(s, character);
  return isAvatar(s, character) ? total + ofStageCards(s, s.card.controller[character]) : total;
}

/** What came of a check; `lost` is failed, at the price of what was at stake. */
export const CheckResult = { passed: 0, discarded: 1, eliminated: 2, lost: 3 } as const;

const canSupport = (s: S, helper: number, checked: number): boolean =>
  !isStarter(s) && helper !== checked && canTap(s, helper);

function rollOnce(s: S, card: number): number {
  if (!isHeard(s)) return roll2d6(s);
  const own = addsValue(s, corruptionCheck, card, 'own');
  addsNoted(s, Of.check, card);
  return roll2d6(s, own + s.global.checkModifier, mustExceed(s, corruptionOf(s, card), ''));
}

export const corruption = engine.procedure('corruption check', {
  character: idOf('card'),
  modifier: amount(),
  /** An item that is lost in his place, if he fails. */
  stake: idOf('card'),
  /** The card that calls for it. */
  source: idOf('card'),
  total: whole(),
  result: count(),
  /** It ends with a tap. */
  taps: flag(),
  /** Another check waits for this one: whose, and what it has so far. */
  outer: idOf('card'),
  outerModifier: amount(),
  outerSure: flag(),
  /** By an optional rule his player is asked whether he turns into a Fallen-wizard instead. */
  falls: flag(),
})({
  begin: step('ME-CORR-2011 ME-CORR-2012', (s, f) => {
    f.outer = s.global.check;
    f.outerModifier = s.global.checkModifier;
    f.outerSure = s.global.checkSure;
    s.global.check = f.character;
    s.global.checkModifier = f.modifier;
    s.global.checkSure = 0;
    note(s, Of.check, f.character, f.modifier, f.source, f.source === 0 ? Why.called : Why.card);
    announce(s, checkBegins, f.character, f.source, f.modifier);
    settleTriggers(s);
    if (isDoubling(s, f.character)) call(s, choosingSource, f.character);
  }),
  support: ask('ME-CORR-2021 ME-CORR-2033 ME-TARGET-005', {
    who: (s, f) => s.card.controller[f.character],
    say: (_s, f) => say`Corruption check of ${ofCard(f.character)}: tap companions for +1 each, or roll`,
    options(s, f, o) {
      if (s.card.live[f.character] === 0 || s.global.checkSure === 1) return;
      o.pass();
      for (let c = firstOf(s, companyOf(s, f.character)); c !== 0; c = s.card.next[c])
        if (canSupport(s, c, f.character)) o.card(c);
      offerAll(s, s.card.controller[f.character], o);
    },
    describe: (s, _f, option) =>
      option.kind === Kind.card
        ? say`Tap ${ofCard(option.a)} for +1`
        : option.kind === Kind.pass
          ? say`Roll`
          : describeAction(s, option),
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      if (option.kind === Kind.card) {
        tap(s, option.a);
        s.global.checkModifier++;
        note(s, Of.check, f.character, 1, option.a, Why.support);
      } else take(s, s.card.controller[f.character], option);
      return again;
    },
  }),
  roll: step('ME-CORR-002 ME-CORR-2011 ME-CORR-2014 ME-CORR-2016 ME-CORR-2018', (s, f) => {
    const card = f.character;
    const modifier = s.global.checkModifier;
    const live = s.card.live[card] === 1;
    const sure = s.global.checkSure === 1;
    // Rolled while the check still stands: whoever tells of the dice can say what is added to them.
    const dice = live && !sure ? rollOnce(s, card) : 0;
    forget(s, Of.check, card);
    s.global.check = f.outer;
    s.global.checkModifier = f.outerModifier;
    s.global.checkSure = f.outerSure;
    s.kernel.returned = CheckResult.passed;
    if (!live) return finish;
    f.total = dice + modifier + valueOf(s, corruptionCheck, card);
    f.result = sure ? CheckResult.passed : resultOf(s, card, f.total, f.stake !== 0);
    f.taps = !sure && isOnlyTapped(s, card, f.total) ? 1 : 0;
    // It is told while he is still there, with all that lies on him.
    announce(s, checkMade, card, f.total, f.result);
    f.falls = f.result === CheckResult.eliminated && isNear(s, card, f.total) && mayFall(s, card) ? 1 : 0;
    if (f.falls === 1) call(s, falling, s.card.controller[card], card);
    return undefined;
  }),
  outcome: step('ME-CORR-2015 ME-CORR-2016 ME-CORR-2018 ME-OPT-4008', (s, f) => {
    if (f.falls === 1 && s.kernel.returned === HAS_FALLEN) f.result = CheckResult.passed;
    const card = f.character;
    const company = companyOf(s, card);
    const player = s.card.controller[card];
    const avatar = isAvatar(s, card);
    // What is at stake goes in his place.
    s.kernel.returned = f.result === CheckResult.lost ? CheckResult.passed : f.result;
    if (f.result === CheckResult.lost && s.card.live[f.stake] === 1) discard(s, f.stake, f.source);
    if (f.result === CheckResult.discarded) discard(s, card, f.source);
    if (f.taps === 1) tap(s, card, f.source);
    if (f.result === CheckResult.eliminated) {
      eliminate(s, card);
      if (avatar) loseAvatar(s, player);
    }
    if (company !== 0) endIfEmpty(s, company);
  }),
});

/** Equal to his points, or one less. */
function isNear(s: S, card: number, total: number): boolean {
  const points = corruptionOf(s, card);
  return total === points || total === points - 1;
}
/** A minion, a Fallen-wizard, or one of his Orcs and Trolls: what discards others only taps him. ME-CORR-2013, 503 */
function isHardened(s: S, card: number): boolean {
  const { minions } = sideOf(s, s.card.controller[card]);
  return (
    minions === 'always' || (minions === 'by their race' && (isAvatar(s, card) || isOrcOrTroll(s, card)))
  );
}

/** A total that would discard another taps him, and he has not failed. */
export const isOnlyTapped = (s: S, card: number, total: number): boolean =>
  isNear(s, card, total) && isHardened(s, card);

/** What a total comes to: more than his points, or up to two less, or even less. ME-CORR-2014, 2016 */
export function resultOf(s: S, card: number, total: number, staked: boolean): number {
  const points = corruptionOf(s, card);
  if (total > points || isOnlyTapped(s, card, total)) return CheckResult.passed;
  // Who would be discarded, and cannot be, has not failed. ME-CORR-2017, 4010
  if (total >= points - 1 && !mayLeave(s, card)) return CheckResult.passed;
  if (total >= points - 1 && !isAvatar(s, card) && !mayBeDiscarded(s, card, 0)) return CheckResult.passed;
  if (staked) return CheckResult.lost;
  // A Wizard who would be discarded is eliminated. ME-CORR-2015
  return total < points - 1 || isAvatar(s, card) ? CheckResult.eliminated : CheckResult.discarded;
}

/** A Ringwraith and The Balrog never check, and no corruption card is played on them. ME-CORR-500, 502, 2006, 2020 */
export const isBeyondCorruption = (s: S, character: number): boolean =>
  isRace(s, character, 'Ringwraith') || isRace(s, character, 'Balrog');

/** Calls for a corruption check; its result is the kernel's `returned` afterwards. `source` is the card that does it. */
export function checkCorruption(s: S, character: number, modifier: number, stake = 0, source = 0): void {
  s.kernel.returned = CheckResult.passed;
  // Corruption does not touch allies. ME-ALLY-505
  if (!isCharacter(s, character) || isBeyondCorruption(s, character)) return;
  call(s, corruption, character, modifier, stake, source);
}
