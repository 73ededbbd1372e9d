/** Rolls in words: what the dice were for, and every term of the sum. */
import { type State, slotOf, valueOf } from '@westmarch/kernel';
import {
  attackProwess,
  companiesOf,
  companyOf,
  corruptionCheck,
  corruptionOf,
  influenceTerms,
  isBeyondCorruption,
  localIn,
  localNamed,
  type MeccgState,
  membersOf,
  printed,
  prowess,
  weighed,
} from '@westmarch/meccg';
import type { Line } from '@westmarch/protocol';
import { roll } from '../lines.ts';
import { many, minus } from '../words.ts';
import { attackName, strikeTerms } from './combat.ts';
import { isOpen } from './open.ts';
import type { MeccgSeat } from './seat.ts';

const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

type Weighed = ReturnType<typeof weighed>;

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

function strike(s: MeccgState, seat: MeccgSeat, dice: number, weight: Weighed): string {
  const row = localNamed(s, 'strike');
  const attack = s.strike.attack[row];
  const target = s.strike.target[row];
  const against = valueOf(s, attackProwess, attack);
  if (runningStep(s) !== 'roll') {
    const own = weight.over ?? 0;
    const check = sumOf(dice, [{ by: weight.by, source: 'by cards' }]);
    const result = check.sum > own ? 'the strike is defeated' : 'it holds';
    return `body check of ${attackName(seat, attack)}: ${check.told} against body ${own}, ${result}.`;
  }
  const { sum, told } = sumOf(dice, [
    { by: valueOf(s, prowess, target), source: 'prowess' },
    ...strikeTerms(seat, row),
  ]);
  const result = sum > against ? 'the strike fails' : sum === against ? 'a tie' : 'the strike is successful';
  return `${seat.card(target)} rolls ${told} against ${against}: ${result}.`;
}

/** What a check is for: a card that calls for it, what guards a site, or an item that leaves its bearer. */
function cause(s: MeccgState, seat: MeccgSeat): string {
  const source = localNamed(s, 'source');
  if (isOpen(s, source)) return ` for ${seat.card(source)}`;
  switch (procedureBelow(s)) {
    case 'transfer':
      return ` for handing on ${seat.card(localIn(s, 'transfer', 'item'))}`;
    case 'storing':
      return ` for storing ${seat.card(localIn(s, 'storing', 'card'))}`;
    case 'attack':
      return ` for the wound by ${attackName(seat, localIn(s, 'attack', 'attack'))}`;
    default:
      return '';
  }
}
/** What waits for what runs now. */
const procedureBelow = (s: State): string => {
  const below = s.frames[s.kernel.top + 2];
  return below === 0 ? '' : s.engine.procedures[s.frames[below]].name;
};
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
/** A text that calls for several checks keeps how many are left, or marks who is still to make one. */
function moreToCome(s: MeccgState): number {
  const below = s.frames[s.kernel.top + 2];
  if (below === 0) return 0;
  let due = 0;
  for (let c = 1; c < s.card.due.length; c++) if (s.card.due[c] === below >> 1) due++;
  if (due > 0) return due;
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
    { by: called, source: isOpen(s, localNamed(s, 'source')) ? 'by that card' : 'for this check' },
    { by: s.global.checkModifier - called, source: 'support and cards' },
    { by: own, source: 'own' },
  ]);
  return `corruption check of ${seat.card(character)}${cause(s, seat)}${whichOf(s, character)}: ${told} against ${points}, ${sum > points ? 'passed' : 'not passed'}.`;
}

function bodyCheck(s: MeccgState, seat: MeccgSeat, dice: number, { by, over }: Weighed): string {
  const { sum, told } = sumOf(dice, [{ by, source: 'for wounds and cards' }]);
  const own = over ?? 0;
  return `body check of ${seat.card(localNamed(s, 'character'))}: ${told} against body ${minus(own)}, ${sum > own ? 'not survived' : 'survived'}.`;
}

/** A company looks for its way through the Under-deeps, or for one further on. */
function wayBelow(s: MeccgState, seat: MeccgSeat, dice: number, { by, over }: Weighed): string {
  const company = localNamed(s, 'company');
  const { site, destination } = s.company;
  const { sum, told } = sumOf(dice, [{ by, source: 'by cards' }]);
  const needed = (over ?? 0) + 1;
  const found = sum >= needed;
  const against = `${told} where ${needed} is needed`;
  if (site[company] === 0)
    return `${seat.company(company)} tries to go on from ${seat.card(destination[company])}: ${against}, ${found ? 'it goes on' : 'it goes no further'}.`;
  const result = found ? 'it finds the way' : `it stays at ${seat.site(company)}`;
  return `${seat.company(company)} looks for the way from ${seat.site(company)} to ${seat.card(destination[company])}: ${against}, ${result}.`;
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
export function rollInWords(seat: MeccgSeat, first: number, second: number, n: number): Line | null {
  const weight = weighed(n);
  const s = seat.view;
  const total = first + second;
  const dice = [first, second];
  const procedure = s.engine.procedures[s.frames[s.kernel.top]].name;
  switch (procedure) {
    case 'strike sequence':
      return roll(strike(s, seat, total, weight), dice, [s.strike.target[localNamed(s, 'strike')]]);
    case 'corruption check':
      return roll(check(s, seat, total), dice, [localNamed(s, 'character')]);
    case 'body check':
      return roll(bodyCheck(s, seat, total, weight), dice, [localNamed(s, 'character')]);
    case 'movement/hazard phase of a company':
      return roll(wayBelow(s, seat, total, weight), dice, [s.company.destination[localNamed(s, 'company')]]);
    case 'gold ring test': {
      const ring = localNamed(s, 'ring');
      const { told } = sumOf(total, [{ by: weight.by, source: 'by cards and side' }]);
      return roll(`${seat.card(ring)} is tested: ${told}.`, dice, [ring]);
    }
    case 'body check of a prisoner': {
      const prisoner = localNamed(s, 'prisoner');
      const { told } = sumOf(total, [{ by: weight.by, source: 'for this roll' }]);
      return roll(
        `a roll for the prisoner ${seat.card(prisoner)}: ${told} against ${weight.over ?? 0}.`,
        dice,
        [prisoner],
      );
    }
    case 'set-up':
      return null;
    default:
      return other(s, seat, procedure, dice, weight);
  }
}

/** How a line ends of which it must be told if nothing came of it. */
export const ROLL_FOR = 'A roll for ';
/** An attempt that is on, or whatever a card or a rule rolls for. */
function other(
  s: MeccgState,
  seat: MeccgSeat,
  procedure: string,
  dice: readonly number[],
  { by, over }: Weighed,
): Line {
  const total = dice[0] + dice[1];
  if (s.global.attempt !== 0 && s.global.attemptOn !== 0)
    return roll(attempt(s, seat, total), dice, [s.global.attempt]);
  const card = localNamed(s, 'last') || localNamed(s, 'source');
  const what = isOpen(s, card) ? seat.card(card) : (ROLLS[procedure] ?? procedure);
  const { told } = sumOf(total, [{ by, source: 'added' }]);
  const against = over === null ? '' : `, more than ${over} is needed`;
  return roll(`${ROLL_FOR}${what}: ${told}${against}.`, dice, isOpen(s, card) ? [card] : []);
}
const ROLLS: Readonly<Record<string, string>> = {
  'chain of effects': 'what was played',
  'site phase of a company': 'stealing in',
  'untap phase': 'being rid of a card',
};
