/** Culture tokens, which some conditions collect: each is of the culture that the text names. LR-TOKEN-001, 002 */
import type { S } from '../../state.ts';
import { cannotPay, howBy, sourceOf, speaking, Way } from '../actions/cause.ts';
import { hear, tell } from '../actions/responses.ts';
import { tokenPlaced, tokenRemoved } from '../events.ts';

export function addTokens(s: S, card: number, culture: number, n: number): void {
  if (s.card.live[card] === 0) return;
  const from = speaking(s);
  s.card.tokensOf[card] = culture;
  for (let i = 0; i < n; i++) {
    s.card.tokens[card]++;
    tell(s, tokenPlaced, card, sourceOf(s, from), howBy(s, from, Way.rules));
  }
  hear(s);
}
/** As many as there are; as a price all of them are needed. LR-EFFECT-004, LR-COST-007 */
export function removeTokens(s: S, card: number, n: number): void {
  const from = speaking(s);
  if (s.card.tokens[card] < n) cannotPay(s);
  const taken = Math.min(n, s.card.tokens[card]);
  for (let i = 0; i < taken; i++) {
    s.card.tokens[card]--;
    tell(s, tokenRemoved, card, sourceOf(s, from), howBy(s, from, Way.rules));
  }
  if (s.card.tokens[card] === 0) s.card.tokensOf[card] = 0;
  hear(s);
}
