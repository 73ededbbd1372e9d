/** Rolls in words: what the dice were for, and every term of the sum. */
import { type State, valueOf } from '@westmarch/kernel';
import {
  attackBody,
  attackProwess,
  body,
  corruptionCheck,
  corruptionOf,
  localNamed,
  type MeccgState,
  numberToRoll,
  printed,
  prowessAgainst,
} from '@westmarch/meccg';
import type { Line } from '@westmarch/protocol';
import { roll } from '../lines.ts';
import type { MeccgSeat } from './seat.ts';

const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** The step that runs now: the frame already points to the one after it. */
function runningStep(s: State): string {
  const at = s.frames[s.kernel.top + 1] - 1;
  return s.engine.procedures[s.frames[s.kernel.top]].steps[at]?.name ?? '';
}

function strike(s: MeccgState, seat: MeccgSeat, total: number): string {
  const row = localNamed(s, 'strike');
  const target = seat.card(s.strike.target[row]);
  const against = valueOf(s, attackProwess, s.strike.attack[row]);
  if (runningStep(s) !== 'roll')
    return `Body check of the attacker: ${total} against its body ${valueOf(s, attackBody, s.strike.attack[row])}.`;
  const own = prowessAgainst(s, row);
  const sum = own + total;
  const result = sum > against ? 'the strike fails' : sum === against ? 'a tie' : 'the strike is successful';
  return `${target} rolls ${total} ${signed(own)} prowess = ${sum} against ${against}: ${result}.`;
}

function check(s: MeccgState, seat: MeccgSeat, total: number): string {
  const character = localNamed(s, 'character');
  const modifier = s.global.checkModifier + valueOf(s, corruptionCheck, character);
  const points = corruptionOf(s, character);
  const sum = total + modifier;
  const result = sum > points ? 'passed' : 'failed';
  const terms = modifier === 0 ? `${total}` : `${total} ${signed(modifier)} = ${sum}`;
  return `Corruption check of ${seat.card(character)}: ${terms} against ${points}, ${result}.`;
}

function bodyCheck(s: MeccgState, seat: MeccgSeat, total: number): string {
  const character = localNamed(s, 'character');
  const modifier = localNamed(s, 'modifier');
  const own = valueOf(s, body, character);
  const sum = total + modifier;
  const terms = modifier === 0 ? `${total}` : `${total} ${signed(modifier)} = ${sum}`;
  return `Body check of ${seat.card(character)}: ${terms} against body ${own}, ${sum > own ? 'too much' : 'he lives'}.`;
}

/** A company looks for its way through the Under-deeps. */
function wayBelow(s: MeccgState, seat: MeccgSeat, total: number): string {
  const company = localNamed(s, 'company');
  const to = s.company.destination[company];
  const needed = numberToRoll(printed.site(s, s.company.site[company]), printed.site(s, to));
  const result = total >= needed ? 'it finds the way' : `it stays at ${seat.site(company)}`;
  return `${seat.company(company)} looks for the way from ${seat.site(company)} to ${seat.card(to)}: ${total} against ${needed}, ${result}.`;
}

/** One roll in a sentence; null where it is not worth one. The dice are open to all, and so is what they are for. */
export function rollInWords(seat: MeccgSeat, first: number, second: number): Line | null {
  const s = seat.view;
  const total = first + second;
  const dice = [first, second];
  const procedure = s.engine.procedures[s.frames[s.kernel.top]].name;
  switch (procedure) {
    case 'strike sequence':
      return roll(strike(s, seat, total), dice, [s.strike.target[localNamed(s, 'strike')]]);
    case 'corruption check':
      return roll(check(s, seat, total), dice, [localNamed(s, 'character')]);
    case 'body check':
      return roll(bodyCheck(s, seat, total), dice, [localNamed(s, 'character')]);
    case 'movement/hazard phase of a company':
      return roll(wayBelow(s, seat, total), dice, [s.company.destination[localNamed(s, 'company')]]);
    case 'set-up':
      return null;
    case 'chain of effects':
      return roll(influence(s, seat, total), dice, [localNamed(s, 'last')]);
    default:
      return roll(`A roll for ${procedure}: ${first} and ${second}, ${total}.`, dice);
  }
}

/** What resolved just now on the chain: a faction that is being won, or something else that needs dice. */
function influence(s: MeccgState, seat: MeccgSeat, total: number): string {
  const card = localNamed(s, 'last');
  const needed = printed.influenceNumber(s, card);
  return needed > 0
    ? `Influence check for ${seat.card(card)}: the dice show ${total}; more than ${needed} is needed with influence added.`
    : `The dice show ${total} for ${seat.card(card)}.`;
}
