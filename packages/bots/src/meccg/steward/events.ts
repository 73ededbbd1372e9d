/**
 * Cards that are used for what they say: events of the hand, and what lies in play. Each is tried in thought, and the one
 * that leaves him best off is used, if any does.
 *
 * Not    calling the end (ending.ts), modes (modes.ts), or what is done in a fight (combat.ts).
 */
import { Kind } from '@westmarch/kernel';
import { isHazard, printed } from '@westmarch/meccg';
import { isCall } from '../calling.ts';
import { modeWorth } from '../modes.ts';
import { replaces } from '../windows.ts';
import { shouldCall } from './ending.ts';
import { after, type Choosing, stands } from './imagine.ts';
import type { Mind } from './mind.ts';

const SHORT = 1;

/** What is worth trying at all: his own cards, and what lies on his own. */
function isWorthTrying(mind: Mind, i: number): boolean {
  const { s, you, o } = mind;
  if (o.kind(i) !== Kind.action || o.b(i) === 0) return false;
  const card = o.a(i);
  if (s.card.live[card] === 1) return isOnHisOwn(mind, card) || !isHazard(s, card);
  if (isHazard(s, card)) return false;
  // Others like it would gain nothing, and two that change places could do so for ever.
  return printed.length(s, card) === SHORT || !replaces(s, you, card);
}
/** A hazard that weighs on one of his. */
const isOnHisOwn = ({ s, you }: Mind, card: number): boolean => {
  const bearer = s.layout.placeIndex[s.card.place[card]];
  return isHazard(s, card) && s.card.controller[bearer] === you;
};

/** The best use of a card, or −1. */
export function useCard(mind: Mind, choose: Choosing): number {
  const { s, o, w } = mind;
  let found = -1;
  let most = 0;
  let now = NaN;
  for (let i = 0; i < o.count; i++) {
    if (o.kind(i) !== Kind.action || o.b(i) === 0) continue;
    const card = o.a(i);
    if (isCall(s, card)) {
      if (shouldCall(mind, i)) return i;
      continue;
    }
    const mode = s.card.live[card] === 1 ? 0 : modeWorth(s, mind.you, card);
    if (mode > 0) return i;
    if (mode < 0 || !isWorthTrying(mind, i)) continue;
    if (Number.isNaN(now)) now = stands(mind);
    const by = after(mind, i, choose) - now - (s.card.live[card] === 1 ? w['a use'] : w['worth a card']);
    if (by > most) {
      most = by;
      found = i;
    }
  }
  return found;
}
