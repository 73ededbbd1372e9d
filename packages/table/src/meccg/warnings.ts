/** What a player should know before he chooses: that it will be undone, or comes to nothing. */
import { Kind, valueOf } from '@westmarch/kernel';
import {
  actionName,
  CardKind,
  canLead,
  cardsIn,
  companiesOf,
  companyOf,
  generalInfluence,
  generalInfluenceUsed,
  handSize,
  hasKeyword,
  influenceNeeded,
  localNamed,
  membersOf,
  printed,
  Zone,
} from '@westmarch/meccg';
import type { Taken } from '../table-game.ts';
import { many } from '../words.ts';
import type { MeccgSeat } from './seat.ts';

/** "Influence 21 of 20: one character will have to go at the end of the phase." */
function beyondInfluence(seat: MeccgSeat, card: number): string {
  const s = seat.view;
  const of = valueOf(s, generalInfluence, seat.you);
  const used =
    generalInfluenceUsed(s, seat.you) + (isCounted(seat, card) ? 0 : valueOf(s, influenceNeeded, card));
  return used > of ? `influence ${used} of ${of}: somebody will have to go at the end of the phase` : '';
}
/** He stands under general influence already. */
const isCounted = ({ view }: MeccgSeat, card: number): boolean =>
  view.card.live[card] === 1 && companyOf(view, card) !== 0 && view.card.leader[card] === 0;

/** Somebody could hold him by his own influence. */
const couldFollow = (seat: MeccgSeat, card: number): boolean =>
  companiesOf(seat.view, seat.you).some((company) =>
    membersOf(seat.view, company).some((leader) => canLead(seat.view, leader, card, company)),
  );

const WORN = ['weapon', 'armor', 'shield', 'helmet'] as const;
/** Of each kind of what is worn or wielded, one counts. ME-ITEM */
function oneTooMany(seat: MeccgSeat, item: number, bearer: number): string {
  const s = seat.view;
  if (printed.kind(s, item) !== CardKind.item) return '';
  for (const kind of WORN) {
    if (!hasKeyword(s, item, kind)) continue;
    const other = cardsIn(s, Zone.on, bearer).find((c) => c !== item && hasKeyword(s, c, kind));
    if (other !== undefined) return `${seat.card(bearer)} has ${seat.card(other)}: only one ${kind} counts`;
  }
  return '';
}

/** "Hand 9 of 8: 1 card will have to go": what is drawn beyond the hand's size is discarded again. ME-HAND */
function beyondHand(seat: MeccgSeat): string {
  const s = seat.view;
  const held = cardsIn(s, Zone.hand, seat.you).length + 1;
  const most = valueOf(s, handSize, seat.you);
  return held > most ? `hand ${held} of ${most}: ${many(held - most, 'card')} will have to go` : '';
}

export function warning(seat: MeccgSeat, { procedure, step, option }: Taken): string {
  switch (`${procedure} › ${step}`) {
    case 'draws for movement › further':
      return option.kind === Kind.yes ? beyondHand(seat) : '';
    case 'window › act':
    case 'regrouping › who': {
      const brings = option.kind === Kind.action && option.b === 0 && BRINGING.has(actionName(option.n));
      if (!brings || printed.avatar(seat.view, option.a) === 1 || couldFollow(seat, option.a)) return '';
      return beyondInfluence(seat, option.a);
    }
    case 'bringing in › control':
    case 'regrouping › where':
    case 'playing the copy › control':
      return option.kind === Kind.pass ? beyondInfluence(seat, localNamed(seat.view, 'card')) : '';
    case 'play at the site › who':
    case 'transfer › receiver':
    case 'starting items › toWhom':
      return option.kind === Kind.card
        ? oneTooMany(seat, localNamed(seat.view, 'card') || localNamed(seat.view, 'item'), option.a)
        : '';
    default:
      return '';
  }
}
const BRINGING: ReadonlySet<string> = new Set(['bringIn', 'recall']);
