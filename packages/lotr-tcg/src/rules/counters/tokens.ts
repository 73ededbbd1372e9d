/** Culture tokens, which some conditions collect: each is of the culture that the text names. LR-TOKEN-001, 002 */
import type { S } from '../../state.ts';
import { cannotPay } from '../actions/cause.ts';

export function addTokens(s: S, card: number, culture: number, n: number): void {
  if (card === 0 || s.card.live[card] === 0) return;
  s.card.tokensOf[card] = culture;
  s.card.tokens[card] += n;
}
/** Tokens are the price, and all of them are needed. LR-COST-007 */
export function spendTokens(s: S, card: number, n: number): void {
  if (s.card.tokens[card] < n) cannotPay(s);
  removeTokens(s, card, n);
}
export function removeTokens(s: S, card: number, n: number): void {
  s.card.tokens[card] = Math.max(0, s.card.tokens[card] - n);
  if (s.card.tokens[card] === 0) s.card.tokensOf[card] = 0;
}
