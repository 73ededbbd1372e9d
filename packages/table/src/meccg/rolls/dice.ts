/**
 * Rolls in words: what the dice are for, every term of the sum with its cause, what is needed, and what came of it.
 *
 * Not    what the terms are called (terms.ts), nor what a card does with the result: that has sentences of its own.
 */
import { type State, slotOf } from '@westmarch/kernel';
import {
  BodyFate,
  CheckResult,
  companiesOf,
  fateOfBody,
  isBeyondCorruption,
  isDuel,
  isOnlyTapped,
  localIn,
  localNamed,
  type MeccgState,
  membersOf,
  resultOfCheck,
  ringsShownBy,
  Status,
  termsNow,
  weighed,
} from '@westmarch/meccg';
import type { Line } from '@westmarch/protocol';
import { roll } from '../../lines.ts';
import { listOf, many } from '../../words.ts';
import { attackName } from '../combat.ts';
import { isOpen } from '../open.ts';
import type { MeccgSeat } from '../seat.ts';
import { diceTold, neededTold, type Sum } from './terms.ts';

/** What is being rolled: the dice with all that is added, and the number against which they count. */
interface Rolled {
  readonly seat: MeccgSeat;
  readonly dice: readonly number[];
  readonly sum: Sum;
  readonly needed: { readonly number: number; readonly told: string };
  /** Exactly so much must be exceeded, by the rule itself; null where it was not said. */
  readonly over: number | null;
}

const against = ({ sum, needed }: Rolled): string => `${sum.told} against ${needed.told}`;

/** Whoever faces a strike rolls; where the other side rolls too, the later of them tells what came of it. */
function strike(rolled: Rolled, row: number): Line {
  const { seat, sum, needed, dice } = rolled;
  const s = seat.view;
  const target = s.strike.target[row];
  const name = seat.card(target);
  if (row !== localNamed(s, 'strike'))
    return roll(`${name} rolls ${sum.told} for the attack.`, dice, [target]);
  if (isDuel(s, s.strike.attack[row]) && s.attack.from[s.strike.attack[row]] === 0)
    return roll(`${name} rolls ${sum.told}.`, dice, [target]);
  return roll(`${name} rolls ${against(rolled)}: ${outcome(sum.sum, needed.number)}.`, dice, [target]);
}
const outcome = (own: number, other: number): string =>
  own > other ? 'the strike fails' : own === other ? 'a tie' : 'the strike is successful';
function agent(rolled: Rolled, attack: number): Line {
  const { seat, sum, needed, dice } = rolled;
  return roll(
    `${attackName(seat, attack)} rolls ${against(rolled)}: ${outcome(needed.number, sum.sum)}.`,
    dice,
    [seat.view.attack.card[attack]],
  );
}
function bodyOfAttack(rolled: Rolled, attack: number): Line {
  const { seat, sum, needed, dice } = rolled;
  const result = sum.sum > needed.number ? 'the strike is defeated' : 'it holds';
  const told = `${sum.told} against body ${needed.told}`;
  return roll(`body check of ${attackName(seat, attack)}: ${told}, ${result}.`, dice, [
    seat.view.attack.card[attack],
  ]);
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
  for (let c = 1; c < s.card.due.length; c++) if (s.card.due[c] !== 0 && s.card.due[c] === below >> 1) due++;
  if (due > 0) return due;
  const procedure = s.engine.procedures[s.frames[below]];
  const node = s.engine.abilities.find(({ effect }) => effect === procedure)?.ability ?? null;
  return node !== null && 'effect' in node && node.effect?.word === 'repeat' ? slotOf(s, below, 0) : 0;
}

function check(rolled: Rolled): Line {
  const { seat, sum, dice } = rolled;
  const s = seat.view;
  const character = localNamed(s, 'character');
  const result = resultOfCheck(s, character, sum.sum, localNamed(s, 'stake') !== 0);
  const taps = isOnlyTapped(s, character, sum.sum) && s.card.status[character] === Status.untapped;
  const passed = result !== CheckResult.passed ? 'not passed' : taps ? 'passed, but taps' : 'passed';
  const who = `${seat.card(character)}${cause(s, seat)}${whichOf(s, character)}`;
  return roll(`corruption check of ${who}: ${against(rolled)}, ${passed}.`, dice, [character]);
}

const FATES: Readonly<Record<number, string>> = {
  [BodyFate.none]: 'survived',
  [BodyFate.eliminated]: 'not survived',
  [BodyFate.discarded]: 'discarded by that result',
  [BodyFate.toHand]: 'back to hand by that result',
};
function bodyCheck(rolled: Rolled): Line {
  const { seat, sum, needed, dice } = rolled;
  const character = localNamed(seat.view, 'character');
  const survived = FATES[fateOfBody(seat.view, character, Math.max(0, sum.sum))] ?? '';
  const told = `${sum.told} against body ${needed.told}`;
  return roll(`body check of ${seat.card(character)}: ${told}, ${survived}.`, dice, [character]);
}

/** A company looks for its way through the Under-deeps, or for one further on. */
function wayBelow({ seat, sum, over, dice }: Rolled): Line {
  const s = seat.view;
  const company = localNamed(s, 'company');
  const { site, destination } = s.company;
  const needed = (over ?? 0) + 1;
  const found = sum.sum >= needed;
  const told = `${sum.told} where ${needed} is needed`;
  const to = destination[company];
  if (site[company] === 0)
    return roll(
      `${seat.company(company)} tries to go on from ${seat.card(to)}: ${told}, ${found ? 'it goes on' : 'it goes no further'}.`,
      dice,
      [to],
    );
  const result = found ? 'it finds the way' : `it stays at ${seat.site(company)}`;
  return roll(
    `${seat.company(company)} looks for the way from ${seat.site(company)} to ${seat.card(to)}: ${told}, ${result}.`,
    dice,
    [to],
  );
}

/** An influence attempt. Against what an opponent has, both sides roll: the second tells what came of it. */
function attempt(rolled: Rolled): Line {
  const { seat, sum, needed, dice } = rolled;
  const s = seat.view;
  const { attempt: who, attemptOn: what } = s.global;
  const names = `${seat.card(who)} tries to win over ${isOpen(s, what) ? seat.card(what) : 'a card'}`;
  if (s.card.live[what] === 1)
    return roll(`${names}: ${sum.told}; the other side rolls against it.`, dice, [who]);
  const won = sum.sum > needed.number ? 'won over' : 'not won over';
  return roll(`${names}: ${against(rolled)}, ${won}.`, dice, [who]);
}
function keeping({ seat, needed, dice }: Rolled, what: number): Line {
  const [own] = termsNow().terms;
  const far = own?.by ?? 0;
  const total = dice[0] + dice[1];
  const left = far - total;
  const kept = left > needed.number ? 'it is lost' : 'it is kept';
  const name = isOpen(seat.view, what) ? seat.card(what) : 'a card';
  return roll(
    `a roll to keep ${name}: ${shown(far)} − ${total} = ${shown(left)} against ${needed.told}, ${kept}.`,
    dice,
    [what],
  );
}
const shown = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** Everybody rolls for something. */
const FOR_ALL: Readonly<Record<string, string>> = {
  'set-up': 'who begins',
  'Free Council': 'the tie',
};

/** One roll in a sentence. The dice are open to all, and so is what they are for. */
export function rollInWords(seat: MeccgSeat, first: number, second: number, n: number): Line {
  const { by, over } = weighed(n);
  const s = seat.view;
  const dice = [first, second];
  const { terms, subject } = termsNow();
  const added = by === 0 ? terms.reduce((sum, term) => sum + term.by, 0) : by;
  const needed = neededTold(seat);
  const rolled: Rolled = {
    seat,
    dice,
    sum: diceTold(seat, first + second, added),
    needed: termsNow().needed.length === 0 && over !== null ? { number: over, told: shown(over) } : needed,
    over,
  };
  const procedure = s.engine.procedures[s.frames[s.kernel.top]].name;
  switch (subject?.kind) {
    case 'strike':
      return strike(rolled, subject.row);
    case 'agent':
      return agent(rolled, subject.row);
    case 'attack':
      return bodyOfAttack(rolled, subject.row);
    case 'keeping':
      return keeping(rolled, subject.row);
    case 'escape':
      return enough(rolled, `the prisoner ${seat.card(subject.row)} tries to escape`, [subject.row]);
    case 'player':
      return roll(
        `${seat.does(subject.row, 'roll')} ${rolled.sum.told} for ${FOR_ALL[procedure] ?? 'the hazards'}.`,
        dice,
      );
    case 'card':
      return enough(rolled, `${ROLL_FOR}${nameOf(seat, subject.row)}`, [subject.row]);
    default:
      return byProcedure(rolled, procedure);
  }
}
const nameOf = (seat: MeccgSeat, card: number): string =>
  isOpen(seat.view, card) ? seat.card(card) : 'a card';

function byProcedure(rolled: Rolled, procedure: string): Line {
  const { seat, sum, dice } = rolled;
  const s = seat.view;
  switch (procedure) {
    case 'corruption check':
      return check(rolled);
    case 'body check':
      return bodyCheck(rolled);
    case 'movement/hazard phase of a company':
      return wayBelow(rolled);
    case 'gold ring test': {
      const ring = localNamed(s, 'ring');
      const kinds = ringsShownBy(s, ring, sum.sum);
      const shows = kinds.length === 0 ? 'no other ring' : listOf(kinds, 'or');
      return roll(`${seat.card(ring)} is tested: ${sum.told}, which shows ${shows}.`, dice, [ring]);
    }
    case 'body check of a prisoner': {
      const prisoner = localNamed(s, 'prisoner');
      const survived = sum.sum > rolled.needed.number ? 'not survived' : 'survived';
      const told = `${sum.told} against body ${rolled.needed.told}`;
      return roll(`body check of the prisoner ${seat.card(prisoner)}: ${told}, ${survived}.`, dice, [
        prisoner,
      ]);
    }
    default:
      return s.global.attempt !== 0 && s.global.attemptOn !== 0
        ? attempt(rolled)
        : enough(rolled, `${ROLL_FOR}${procedure}`, []);
  }
}

/** How a line begins of which it must be told if nothing came of it. */
export const ROLL_FOR = 'A roll for ';
/** What a card or a rule rolls for: whether it is enough. What that brings about is told after it. */
function enough({ sum, needed, over, dice }: Rolled, what: string, cards: readonly number[]): Line {
  const result =
    over === null
      ? ''
      : ` where more than ${needed.told} is needed, ${sum.sum > needed.number ? 'enough' : 'not enough'}`;
  return roll(`${what}: ${sum.told}${result}.`, dice, cards);
}
