/**
 * Corruption: points on a character, and the checks he makes. ME-CORR
 *
 * Owns   the check from the call for it to its result.
 * Keeps  what happens to one who fails happens at once (ME-CORR-2018); 0 points still call for the roll (2012).
 */
import { again, amount, call, firstIn, idOf, Kind, ofCard, place, say, valueOf } from '@westmarch/kernel';
import { ask, corruptionCheck, corruptionPoints, engine, step } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { companyOf, discard, eliminate, isAvatar, isCharacter, tap, untapped } from '../cards/cards.ts';
import { offerAll } from '../chain/actions.ts';
import { describeAction, take } from '../chain/chain.ts';
import { mayLeave } from '../chain/forbidden.ts';
import { loseAvatar } from '../characters/avatar.ts';
import { endIfEmpty, firstOf } from '../companies/company.ts';
import { roll2d6 } from '../dice.ts';
import { isStarter } from '../starter.ts';

/** The sum over all cards on him. ME-CORR-006, 2009 */
export function corruptionOf(s: S, character: number): number {
  let total = valueOf(s, corruptionPoints, character);
  for (let c = firstIn(s, place(s, Zone.on, character)); c !== 0; c = s.card.next[c])
    total += corruptionOf(s, c);
  return total;
}

export const CheckResult = { passed: 0, discarded: 1, eliminated: 2 } as const;

const canSupport = (s: S, helper: number, checked: number): boolean =>
  !isStarter(s) && helper !== checked && untapped(s, helper);

export const corruption = engine.procedure('corruption check', {
  character: idOf('card'),
  modifier: amount(),
  /** An item that is lost in his place, if he fails. */
  stake: idOf('card'),
})({
  begin: step('ME-CORR-2011 ME-CORR-2012', (s, f) => {
    s.global.check = f.character;
    s.global.checkModifier = f.modifier;
  }),
  support: ask('ME-CORR-2021 ME-CORR-2033 ME-TARGET-005', {
    who: (s, f) => s.card.controller[f.character],
    say: (_s, f) => say`Corruption check of ${ofCard(f.character)}: tap companions for +1 each, or roll`,
    options(s, f, o) {
      if (s.card.live[f.character] === 0) return;
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
      } else take(s, s.card.controller[f.character], option);
      return again;
    },
  }),
  roll: step('ME-CORR-002 ME-CORR-2011 ME-CORR-2014 ME-CORR-2016 ME-CORR-2018', (s, f) => {
    const card = f.character;
    const modifier = s.global.checkModifier;
    const live = s.card.live[card] === 1;
    // Rolled while the check still stands: whoever tells of the dice can say what is added to them.
    const dice = live ? roll2d6(s) : 0;
    s.global.check = s.global.checkModifier = 0;
    s.kernel.returned = CheckResult.passed;
    if (!live) return;
    const total = dice + modifier + valueOf(s, corruptionCheck, card);
    const points = corruptionOf(s, card);
    if (total > points) return;
    // Who would be discarded, and cannot be, has not failed. ME-CORR-2017, 4010
    if (total >= points - 1 && !mayLeave(s, card)) return;
    if (f.stake !== 0) {
      if (s.card.live[f.stake] === 1) discard(s, f.stake);
      return;
    }
    const company = companyOf(s, card);
    const avatar = isAvatar(s, card);
    const player = s.card.controller[card];
    // A Wizard who would be discarded is eliminated. ME-CORR-2015
    if (total < points - 1 || avatar) {
      eliminate(s, card);
      s.kernel.returned = CheckResult.eliminated;
      if (avatar) loseAvatar(s, player);
    } else {
      discard(s, card);
      s.kernel.returned = CheckResult.discarded;
    }
    endIfEmpty(s, company);
  }),
});

/** Calls for a corruption check; its result is the kernel's `returned` afterwards. */
export function checkCorruption(s: S, character: number, modifier: number, stake = 0): void {
  s.kernel.returned = CheckResult.passed;
  // Corruption does not touch allies. ME-ALLY-505
  if (!isCharacter(s, character)) return;
  call(s, corruption, character, modifier, stake);
}
