/** Options in the words of players: the verb first, then the card. */
import { hostOf, isIn, Kind, type Option } from '@westmarch/kernel';
import { type ActionName, actionName, Phase, Zone } from '@westmarch/lotr-tcg';
import { type Answers, answered, LONGEST } from '../short.ts';
import type { Taken } from '../table-game.ts';
import type { LotrSeat } from './seat.ts';

/** A card by its whole name, or by the part that everyone uses where that is too long beside a verb. */
const named = (seat: LotrSeat, verb: string, card: number, after = ''): string => {
  const whole = `${verb} ${seat.card(card)}${after}`.trim();
  return whole.length <= LONGEST ? whole : `${verb} ${seat.short(card)}${after}`.trim();
};

/** What going on is called where the rules merely say "pass". */
const PASSES: Readonly<Record<string, string>> = {
  'responses › optional': 'No response',
  'assignment phase › which': 'Done assigning',
  'leftover minions › which': 'Leave the rest',
  'healing at a sanctuary › heal': 'Done healing',
};

function pass(seat: LotrSeat, at: string, said: string): string {
  const { phase, active } = seat.view.global;
  if (at === 'actions of one player › act')
    return phase === Phase.fellowship && active === seat.you ? 'Move on' : 'Done';
  if (at === 'action procedure › act') return phase === Phase.skirmish ? 'Let it stand' : 'Nothing more';
  return PASSES[at] ?? (said === 'Pass' ? 'Done' : said);
}

/** Yes and no where a player would say more. */
const ANSWERS: Answers = {
  'turn › moveAgain': ['Move again', 'Stay here'],
};

const ACTIONS: Readonly<Record<ActionName, (seat: LotrSeat, card: number) => string>> = {
  muster: (seat, card) => named(seat, 'Muster with', card),
  playFreePeoples: (seat, card) => named(seat, 'Play', card),
  playShadow: (seat, card) => named(seat, 'Play', card),
  ambush: (seat, card) => named(seat, 'Ambush with', card),
  discardToHeal: (seat, card) => named(seat, 'Discard', card, ' to heal'),
  rest: (seat, card) => named(seat, 'Heal', card),
  transfer: (seat, card) => named(seat, 'Hand on', card),
};

function action(seat: LotrSeat, option: Option): string {
  if (option.b === 0) return ACTIONS[actionName(option.n)](seat, option.a);
  return named(seat, seat.view.card.live[option.a] === 0 ? 'Play' : 'Use', option.a);
}

export function says(seat: LotrSeat, { procedure, step, option }: Taken, said: string): string {
  const at = `${procedure} › ${step}`;
  switch (option.kind) {
    case Kind.pass:
      return pass(seat, at, said);
    case Kind.yes:
    case Kind.no:
      return answered(ANSWERS, at, option.kind === Kind.yes, said);
    case Kind.action:
      return action(seat, option);
    case Kind.number:
      return NUMBERS[at]?.(option.a) ?? said;
    case Kind.card:
      return seat.isKnown(option.a) && said.length > LONGEST
        ? said.replace(seat.card(option.a), seat.short(option.a))
        : said;
    default:
      return said;
  }
}
const NUMBERS: Readonly<Record<string, (n: number) => string>> = {
  'bidding › bid': (n) => `Bid ${n}`,
  'bidding › choose': (n) => (n === 1 ? 'Go first' : `Go in place ${n}`),
};

/** Cards of one name by whom they lie on or whose they are; several texts of one card by what they do. */
export function apart(seat: LotrSeat, { option }: Taken, said: string): string {
  const s = seat.view;
  if (option.kind !== Kind.action && option.kind !== Kind.card) return '';
  const card = option.a;
  if (option.kind === Kind.action && option.b !== 0) {
    const text = said.slice(said.indexOf(': ') + 2);
    return `: ${text.slice(text.indexOf(': ') + 1).trim()}`;
  }
  if (s.card.live[card] === 0) return '';
  if (isIn(s, card, Zone.on)) return `(on ${seat.short(hostOf(s, card))})`;
  const wounds = s.card.wounds[card];
  return wounds === 0 ? '' : `(${wounds} wounds)`;
}
