/** Decisions of MECCG that are picks of something whole: strikes, discards, draws, an order, the organization. */
import { type Options, valueOf } from '@westmarch/kernel';
import { attackStrikes, cardsIn, handSize, localNamed, Phase, Zone } from '@westmarch/meccg';
import type { Part } from '@westmarch/protocol';
import type { MeccgSeat } from '../meccg/seat.ts';
import type { Asked } from './circumstance.ts';

type Count = (seat: MeccgSeat, options: Options) => number;
const all: Count = (_seat, options) => options.count;
const one: Count = () => 1;

/** Cards in hand beyond its size. */
const excess: Count = ({ view, you }) =>
  Math.max(0, cardsIn(view, Zone.hand, you).length - valueOf(view, handSize, you));

/** Strikes of the attack that nobody faces yet. */
const strikesLeft: Count = ({ view: s }) =>
  Math.max(1, valueOf(s, attackStrikes, s.global.attack) - s.attack.assigned[s.global.attack]);

const PARTS: Readonly<Record<string, readonly [of: Part['of'], most: Count]>> = {
  'hand size › discardDown': ['discards', excess],
  // With too many cards in hand the first of them may go before the hand is reset.
  'discard at the end of the turn › choose': ['discards', excess],
  'draws for movement › further': ['draws', ({ view }) => localNamed(view, 'left')],
  'attack › defenderAssigns': ['strikes', strikesLeft],
  'attack › attackerAssigns': ['strikes', strikesLeft],
  'attack › strikes': ['nextStrike', all],
  'strike sequence › stayUntapped': ['stance', one],
  'movement/hazard phase › order': ['order', all],
  'site phase › order': ['sites', all],
  'site phase of a company › enter': ['enter', one],
  'strike sequence › support': ['support', all],
  'checks before the Council › each': ['checks', all],
  'regrouping › who': ['regroup', all],
  'regrouping › where': ['place', one],
  'transfer › receiver': ['receiver', one],
  'bringing in › where': ['arrival', one],
  'bringing in › control': ['control', one],
  'declaring movement › newSite': ['destination', one],
  'movement/hazard phase of a company › path': ['path', one],
};

export function meccgPart(seat: MeccgSeat, { procedure, step }: Asked, options: Options): Part | null {
  const { active, phase } = seat.view.global;
  if (procedure === 'window' && phase === Phase.organization && active === seat.you)
    return { of: 'organize', most: 1 };
  const [of, count] = PARTS[`${procedure} › ${step}`] ?? [];
  const most = count?.(seat, options) ?? 0;
  return of === undefined || most === 0 ? null : { of, most };
}
