/** Rolls in words: what the dice were for, and every term of the sum. */
import { type State, slotOf, valueOf } from '@westmarch/kernel';
import {
  attackBody,
  attackProwess,
  body,
  companiesOf,
  companyOf,
  corruptionCheck,
  corruptionOf,
  influenceTerms,
  isBeyondCorruption,
  localNamed,
  type MeccgState,
  membersOf,
  numberToRoll,
  printed,
  prowess,
} from '@westmarch/meccg';
import type { Line } from '@westmarch/protocol';
import { roll } from '../lines.ts';
import { many, minus } from '../words.ts';
import { attackName, strikeTerms } from './combat.ts';
import { isOpen } from './open.ts';
import type { MeccgSeat } from './seat.ts';

const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

interface Term {
  readonly by: number;
  readonly source: string;
}
/** "8 + 4 prowess − 3 staying untapped = 9": the dice, every term that counts, and the sum. */
function sumOf(dice: number, terms: readonly Term[]): { readonly sum: number; readonly told: string } {
  const counts = terms.filter(({ by }) => by !== 0);
  const sum = dice + counts.reduce((all, { by }) => all + by, 0);
  const told = [`${dice}`, ...counts.map(({ by, source }) => `${signed(by)} ${source}`)].join(' ');
  return { sum, told: counts.length === 0 ? told : `${told} = ${minus(sum)}` };
}

/** The step that runs now: the frame already points to the one after it. */
function runningStep(s: State): string {
  const at = s.frames[s.kernel.top + 1] - 1;
  return s.engine.procedures[s.frames[s.kernel.top]].steps[at]?.name ?? '';
}

function strike(s: MeccgState, seat: MeccgSeat, dice: number): string {
  const row = localNamed(s, 'strike');
  const attack = s.strike.attack[row];
  const target = s.strike.target[row];
  const against = valueOf(s, attackProwess, attack);
  if (runningStep(s) !== 'roll') {
    const own = valueOf(s, attackBody, attack);
    const result = dice > own ? 'the strike is defeated' : 'it holds';
    return `body check of ${attackName(seat, attack)}: ${dice} against body ${own}, ${result}.`;
  }
  const { sum, told } = sumOf(dice, [
    { by: valueOf(s, prowess, target), source: 'prowess' },
    ...strikeTerms(seat, row),
  ]);
  const result = sum > against ? 'the strike fails' : sum === against ? 'a tie' : 'the strike is successful';
  return `${seat.card(target)} rolls ${told} against ${against}: ${result}.`;
}

/** What a check is for, and which of how many it is. */
function cause(s: MeccgState, seat: MeccgSeat): string {
  const source = localNamed(s, 'source');
  return isOpen(s, source) ? ` for ${seat.card(source)}` : '';
}
function whichOf(s: MeccgState, character: number): string {
  const more = moreToCome(s);
  if (more > 0) return ` (${many(more, 'more', 'more')} to come)`;
  if (!isRunning(s, 'checks before the Council')) return '';
  const all = companiesOf(s, s.card.controller[character])
    .flatMap((company) => membersOf(s, company))
    .filter((card) => !isBeyondCorruption(s, card));
  return ` (${all.filter((card) => s.card.mark[card] === 1).length} of ${all.length} before the Council)`;
}
/** A procedure of that name waits for what runs now. */
function isRunning(s: State, name: string): boolean {
  for (let base = s.kernel.top; base !== 0; base = s.frames[base + 2])
    if (s.engine.procedures[s.frames[base]].name === name) return true;
  return false;
}
/** A text that calls for several checks keeps how many are left. */
function moreToCome(s: State): number {
  const below = s.frames[s.kernel.top + 2];
  if (below === 0) return 0;
  const procedure = s.engine.procedures[s.frames[below]];
  const node = s.engine.abilities.find(({ effect }) => effect === procedure)?.ability ?? null;
  return node !== null && 'effect' in node && node.effect?.word === 'repeat' ? slotOf(s, below, 0) : 0;
}

function check(s: MeccgState, seat: MeccgSeat, dice: number): string {
  const character = localNamed(s, 'character');
  const called = localNamed(s, 'modifier');
  const own = valueOf(s, corruptionCheck, character);
  const points = corruptionOf(s, character);
  const { sum, told } = sumOf(dice, [
    { by: called, source: cause(s, seat) === '' ? 'for this check' : 'by that card' },
    { by: s.global.checkModifier - called, source: 'support and cards' },
    { by: own, source: 'his own' },
  ]);
  return `corruption check of ${seat.card(character)}${cause(s, seat)}${whichOf(s, character)}: ${told} against ${points}, ${sum > points ? 'passed' : 'not passed'}.`;
}

function bodyCheck(s: MeccgState, seat: MeccgSeat, dice: number): string {
  const character = localNamed(s, 'character');
  const own = valueOf(s, body, character);
  const { sum, told } = sumOf(dice, [{ by: localNamed(s, 'modifier'), source: 'for wounds and cards' }]);
  return `body check of ${seat.card(character)}: ${told} against body ${own}, ${sum > own ? 'too much' : 'he lives'}.`;
}

/** A company looks for its way through the Under-deeps. */
function wayBelow(s: MeccgState, seat: MeccgSeat, total: number): string {
  const company = localNamed(s, 'company');
  const to = s.company.destination[company];
  const needed = numberToRoll(printed.site(s, s.company.site[company]), printed.site(s, to));
  const result = total >= needed ? 'it finds the way' : `it stays at ${seat.site(company)}`;
  return `${seat.company(company)} looks for the way from ${seat.site(company)} to ${seat.card(to)}: ${total} against ${needed}, ${result}.`;
}

/** An influence attempt: what is added to the dice of who makes it, and what must be exceeded. */
function attempt(s: MeccgState, seat: MeccgSeat, dice: number): string {
  const { attempt: who, attemptOn: what, attemptModifier } = s.global;
  const names = `${seat.card(who)} tries to win over ${isOpen(s, what) ? seat.card(what) : 'a card'}`;
  // Both sides roll for what an opponent has; the outcome tells what was added.
  if (s.card.live[what] === 1) return `${names}: a roll of ${dice}.`;
  const { told } = sumOf(dice, [
    ...influenceTerms(s, what, who, companyOf(s, who)),
    { by: attemptModifier, source: 'cards played' },
  ]);
  return `${names}: ${told} against ${printed.influenceNumber(s, what)}.`;
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
    default:
      return other(s, seat, procedure, total, dice);
  }
}

/** An attempt that is on, or whatever a card or a rule rolls for. */
function other(
  s: MeccgState,
  seat: MeccgSeat,
  procedure: string,
  total: number,
  dice: readonly number[],
): Line {
  if (s.global.attempt !== 0 && s.global.attemptOn !== 0)
    return roll(attempt(s, seat, total), dice, [s.global.attempt]);
  const card = localNamed(s, 'last') || localNamed(s, 'source');
  const what = isOpen(s, card) ? seat.card(card) : (ROLLS[procedure] ?? procedure);
  return roll(`a roll for ${what}: ${total}.`, dice, isOpen(s, card) ? [card] : []);
}
const ROLLS: Readonly<Record<string, string>> = { 'chain of effects': 'what was played' };
