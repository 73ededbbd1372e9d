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
  printed,
  prowessAgainst,
} from '@westmarch/meccg';
import type { Seat } from './seat.ts';

export const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** The step that runs now: the frame already points to the one after it. */
function runningStep(s: State): string {
  const at = s.frames[s.kernel.top + 1] - 1;
  return s.engine.procedures[s.frames[s.kernel.top]].steps[at]?.name ?? '';
}

function strike(s: MeccgState, seat: Seat, total: number): string {
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

function check(s: MeccgState, seat: Seat, total: number): string {
  const character = localNamed(s, 'character');
  const modifier = s.global.checkModifier + valueOf(s, corruptionCheck, character);
  const points = corruptionOf(s, character);
  const sum = total + modifier;
  const result = sum > points ? 'passed' : 'failed';
  const terms = modifier === 0 ? `${total}` : `${total} ${signed(modifier)} = ${sum}`;
  return `Corruption check of ${seat.card(character)}: ${terms} against ${points}, ${result}.`;
}

function bodyCheck(s: MeccgState, seat: Seat, total: number): string {
  const character = localNamed(s, 'character');
  const modifier = localNamed(s, 'modifier');
  const own = valueOf(s, body, character);
  const sum = total + modifier;
  const terms = modifier === 0 ? `${total}` : `${total} ${signed(modifier)} = ${sum}`;
  return `Body check of ${seat.card(character)}: ${terms} against body ${own}, ${sum > own ? 'too much' : 'he lives'}.`;
}

/** One roll in a sentence; empty where it is not worth one. */
export function rollInWords(s: MeccgState, seat: Seat, first: number, second: number): string {
  const total = first + second;
  const procedure = s.engine.procedures[s.frames[s.kernel.top]].name;
  switch (procedure) {
    case 'strike sequence':
      return strike(s, seat, total);
    case 'corruption check':
      return check(s, seat, total);
    case 'body check':
      return bodyCheck(s, seat, total);
    case 'set-up':
      return '';
    case 'chain of effects':
      return influence(s, seat, total);
    default:
      return `A roll for ${procedure}: ${first} and ${second}, ${total}.`;
  }
}

/** What resolved just now on the chain: a faction that is being won, or something else that needs dice. */
function influence(s: MeccgState, seat: Seat, total: number): string {
  const card = localNamed(s, 'last');
  const needed = printed.influenceNumber(s, card);
  return needed > 0
    ? `Influence check for ${seat.card(card)}: the dice show ${total}; more than ${needed} is needed with influence added.`
    : `The dice show ${total} for ${seat.card(card)}.`;
}
