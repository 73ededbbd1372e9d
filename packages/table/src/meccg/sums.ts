/** The totals of a player taken apart: influence by whom it holds, and what the Council will count. */
import { valueOf } from '@westmarch/kernel';
import {
  companiesOf,
  councilPoints,
  councilTerms,
  generalInfluence,
  generalInfluenceUsed,
  influenceNeeded,
  isAvatar,
  meccg,
  membersOf,
  sideOf,
} from '@westmarch/meccg';
import type { Breakdown } from '@westmarch/protocol';
import { brokenDown } from '../explain.ts';
import type { MeccgSeat } from './seat.ts';

/** Who is held by general influence, and by how much each. */
function used(seat: MeccgSeat, player: number): Breakdown {
  const s = seat.view;
  const held = companiesOf(s, player)
    .flatMap((company) => membersOf(s, company))
    .filter((c) => s.card.leader[c] === 0 && s.card.uncontrolled[c] === 0 && !isAvatar(s, c));
  return {
    name: 'influence used',
    value: generalInfluenceUsed(s, player),
    base: 0,
    terms: held.map((card) => ({
      by: valueOf(s, influenceNeeded, card),
      source: seat.card(card),
      card,
      text: '',
      rules: ['ME-INFL-2000'],
    })),
  };
}

const council = (seat: MeccgSeat, player: number): Breakdown => ({
  name: sideOf(seat.view, player).council,
  value: councilPoints(seat.view, player),
  base: 0,
  terms: councilTerms(seat.view, player).map(({ by, source, rules }) => ({
    by,
    source,
    card: 0,
    text: '',
    rules: [...rules],
  })),
});

export const sumsOf = (seat: MeccgSeat, player: number): Breakdown[] => [
  council(seat, player),
  used(seat, player),
  brokenDown(seat, 'influence', meccg.whyValue(seat.view, generalInfluence, player)),
];
