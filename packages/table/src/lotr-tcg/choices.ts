/** What helps to choose: a note on an option, the heading it stands under, and the card it is shown on. */
import { Kind, type Option, valueOf } from '@westmarch/kernel';
import {
  type ActionName,
  actionName,
  CardKind,
  cardsIn,
  isCharacter,
  isFreePeoples,
  localNamed,
  priceOf,
  printed,
  resistance,
  roams,
  skirmishIsOpen,
  standingIf,
  standingOf,
  twilightOfMove,
  vitality,
  Zone,
} from '@westmarch/lotr-tcg';
import type { Taken } from '../table-game.ts';
import { brief, shape } from './facts.ts';
import { skirmishNote } from './foresight.ts';
import { losses } from './losses.ts';
import type { LotrSeat } from './seat.ts';
import { stands } from './skirmish.ts';

const ACTING: ReadonlySet<string> = new Set(['actions of one player', 'action procedure', 'responses']);

const EVENTS = 'Events in your hand';
const HAND = 'From your hand';
const HEAL = 'Discard to heal';
const TRANSFER = 'Hand to another';
const SITE = 'At this site';
const IN_PLAY = 'Cards in play';

/** In the order in which they are shown. */
export const groups: readonly string[] = ['', HAND, EVENTS, IN_PLAY, SITE, HEAL, TRANSFER];

/** The heading of each action of the rules. */
const RULES: Readonly<Record<ActionName, string>> = {
  playFreePeoples: HAND,
  playShadow: HAND,
  discardToHeal: HEAL,
  transfer: TRANSFER,
  rest: IN_PLAY,
  muster: IN_PLAY,
  ambush: IN_PLAY,
};

export function group(seat: LotrSeat, { option, procedure }: Taken): string {
  const s = seat.view;
  if (option.kind !== Kind.action || !ACTING.has(procedure)) return '';
  if (option.b === 0) return RULES[actionName(option.n)];
  const kind = printed.kind(s, option.a);
  if (s.card.live[option.a] === 0) return kind === CardKind.event ? EVENTS : HAND;
  return kind === CardKind.site ? SITE : IN_PLAY;
}

/** What playing a card makes of the twilight pool. */
function price(seat: LotrSeat, card: number): string {
  const s = seat.view;
  const { twilight } = s.global;
  const n = priceOf(s, card);
  const minion = printed.kind(s, card) === CardKind.minion;
  const roaming = minion && roams(s, card) ? ', roaming' : '';
  const after = isFreePeoples(s, card) ? twilight + n : twilight - n;
  const what = isCharacter(s, card) ? `${shape(s, card)}; ` : '';
  if (n === 0) return `${what}costs nothing`;
  return `${what}twilight ${twilight} → ${Math.max(0, after)}${roaming}`;
}

/** The minions that fight a character already, and one more. */
function against(seat: LotrSeat, character: number, minion: number): string {
  const { minions } = standingOf(seat.view, character);
  return stands(seat, standingIf(seat.view, character, minion === 0 ? minions : [...minions, minion]));
}

/** A wound that is about to be taken. */
const wound = (seat: LotrSeat, card: number): string => shape(seat.view, card);

/** What would be lost: whoever dies of the wound, a Ring-bearer who gives in. */
export function warning(seat: LotrSeat, { procedure, step, option }: Taken): string {
  const s = seat.view;
  switch (`${procedure} › ${step}`) {
    case 'bidding › bid': {
      const left = valueOf(s, resistance, s.player.ringBearer[seat.you]) - option.a;
      return left <= 0 ? 'resistance 0: corrupted at once' : '';
    }
    case 'archery phase › onFellowship':
    case 'threat wounds › wound':
      return option.kind === Kind.card && vitality(s, option.a) <= 1
        ? `${seat.short(option.a)} would be killed`
        : '';
    default:
      return option.kind === Kind.pass && skirmishIsOpen(s) ? losses(seat, option) : '';
  }
}

function moveOn(seat: LotrSeat, player: number): string {
  const s = seat.view;
  const next = s.player.site[player] + 1;
  const twilight = twilightOfMove(s, player);
  if (twilight !== null) return `to ${seat.site(next)}, which brings ${twilight} twilight`;
  const companions = cardsIn(s, Zone.companions, player).length;
  return `to site ${next}, still to be laid; ${companions} twilight for the companions and what the site brings`;
}

/** Questions of the rules that have a note of their own, by procedure and step. */
const NOTES: Readonly<Record<string, (seat: LotrSeat, option: Option) => string>> = {
  'bidding › bid'(seat, option) {
    const left = valueOf(seat.view, resistance, seat.view.player.ringBearer[seat.you]);
    return `resistance ${left} → ${left - option.a}`;
  },
  'assignment phase › defender': (seat, option) => against(seat, option.a, localNamed(seat.view, 'minion')),
  'leftover minions › against': (seat, option) => against(seat, option.a, localNamed(seat.view, 'minion')),
  'skirmishes › next': (seat, option) => against(seat, option.a, 0),
  'archery phase › onFellowship': (seat, option) => wound(seat, option.a),
  'archery phase › onMinions': (seat, option) => wound(seat, option.a),
  'threat wounds › wound': (seat, option) => wound(seat, option.a),
  'turn › moveAgain': (seat, option) => (option.kind === Kind.yes ? moveOn(seat, seat.you) : ''),
};

export function note(seat: LotrSeat, { procedure, step, option }: Taken): string {
  const s = seat.view;
  const own = NOTES[`${procedure} › ${step}`];
  if (own !== undefined && option.kind !== Kind.pass) return own(seat, option);
  if (option.kind === Kind.pass)
    return procedure === 'action procedure' && skirmishIsOpen(s)
      ? `as it stands, ${stands(seat, standingOf(s, s.global.skirmish))}`
      : '';
  if (skirmishIsOpen(s)) {
    const told = skirmishNote(seat, option);
    if (told !== '') return told;
  }
  return cardNote(seat, option);
}

function cardNote(seat: LotrSeat, option: Option): string {
  const s = seat.view;
  const card = option.a;
  if ((option.kind !== Kind.card && option.kind !== Kind.action) || !seat.isKnown(card)) return '';
  if (option.kind === Kind.action) {
    const plays = s.card.live[card] === 0 && (option.b !== 0 || actionName(option.n) !== 'discardToHeal');
    return plays ? price(seat, card) : '';
  }
  return s.card.live[card] === 1 && isCharacter(s, card) ? shape(s, card) : brief(s, card);
}

/** An option lives on its card: the one that is used, or the one that is chosen. */
export const cardOf = (seat: LotrSeat, { option }: Taken): number =>
  (option.kind === Kind.action || option.kind === Kind.card) && option.a < seat.view.card.def.length
    ? option.a
    : 0;
